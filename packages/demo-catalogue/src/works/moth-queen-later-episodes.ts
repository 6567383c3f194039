import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LAMP = { kind: 'lantern', colour: '#c8a468' } as const;

/** The second half: what evening is for, and who is to keep its door. */
export const MOTH_QUEEN_LATER_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['What Evening Is For', '夕暮れの役目', 'ยามเย็นมีไว้ทำไม', '傍晚有什麼用', 'ما نفع المساء'],
    passages: [
      passage(
        'cave',
        'jade',
        [
          tell([
            'Nobody had ever had to explain to the evening why it was needed. We were bad at it.',
            '夕暮れに、夕暮れの要るわけを話す。ぼくらは、下手だった。',
            'ไม่เคยมีใครต้องอธิบายให้ยามเย็นฟังว่าทำไมต้องมีมัน พวกเราทำได้แย่มาก',
            '從來沒人需要向傍晚解釋傍晚為何重要。我們說得很糟。',
            'لم يُضطرّ أحد قطّ أن يشرح للمساء سبب الحاجة إليه. وكنّا سيّئين في ذلك.',
          ]),
          say('ash', 'strain', ['You are… an efficient transition.', 'そなたは……効率のよい、移り変わりだ。', 'เจ้าคือ… การเปลี่ยนผ่านที่มีประสิทธิภาพ', '妳是……一種很有效率的過渡。', 'أنتِ… انتقالٌ فعّال.'], { shot: 'low' }),
          say('vesper', 'deadpan', ['Next.', '次の方。', 'คนต่อไป', '下一位。', 'التالي.'], { shot: 'close' }),
          say('lys', 'smile', ['Without you I have never seen a lamp lit. Only lamps.', 'あなたがいなければ、灯りが灯る瞬間を、私は知らない。', 'ถ้าไม่มีท่าน ฉันคงไม่เคยเห็นตอนตะเกียงถูกจุด เห็นแค่ตะเกียง', '沒有妳，我就只見過燈，沒見過點燈。', 'لولاكِ ما رأيتُ مصباحًا يُضاء. بل مصابيح فحسب.'], { shot: 'profile' }),
          show('eyes', 'vesper', 'worry'),
        ],
        'motes',
      ),
      passage('beach', 'dawn', [
        say('vesper', 'sad', ['That was lovely. But that is a moth’s reason.', 'すてきね。でもそれは、蛾の理由。', 'ไพเราะดี แต่นั่นคือเหตุผลของผีเสื้อ', '說得真美。但那是蛾的理由。', 'كلام جميل. لكنّه سبب عثّة.'], { shot: 'full' }),
        say('vesper', 'calm', ['What about you, lamp boy?', '灯りの坊やは、どう？', 'แล้วเธอล่ะ หนูตะเกียง', '你呢，提燈的孩子？', 'وأنت يا فتى المصباح؟'], { shot: 'over', to: 'tam' }),
        say('tam', 'shy', ['My mother used to call me in. In the evening. That was when she did it.', '母さんが呼ぶんだ。「ごはんよ」って。それが、夕暮れだった。', 'แม่เคยเรียกผมเข้าบ้าน ตอนเย็น แม่เรียกตอนนั้นแหละ', '以前，媽媽會喊我回家。就在傍晚的時候。', 'كانت أمّي تناديني إلى البيت. في المساء. كان ذلك وقته.'], {
          shot: 'close',
        }),
        say('tam', 'cry', ['Nobody’s been called in for ages.', 'もうずっと、誰も呼ばれてない。', 'ไม่มีใครถูกเรียกเข้าบ้านมานานแล้ว', '好久好久，都沒有人被喊回家了。', 'لم يُنادَ أحد إلى بيته منذ زمن.'], { shot: 'face' }),
        tell(['The sea was very quiet, the way a kitchen is when somebody is about to speak.', '海は静かだった。誰かが話しだす前の、台所のように。', 'ทะเลเงียบมาก เงียบแบบห้องครัวก่อนที่ใครจะพูดอะไร', '海很安靜，像有人正要開口前的廚房。', 'كان البحر هادئًا جدًّا، كمطبخ يوشك أحدهم فيه أن يتكلّم.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['A Hundred and Four Good Nights', '百と四回のおやすみ', 'ราตรีสวัสดิ์หนึ่งร้อยสี่ครั้ง', '一百零四聲晚安', 'مئة وأربع «تصبحين على خير»'],
    passages: [
      passage('cave', 'jade', [
        say('vesper', 'calm', ['I was owed a good night every evening. I have counted what is missing.', '毎晩ひとつ「おやすみ」をもらう約束。足りない数を、数えたの。', 'ทุกเย็นฉันควรได้คำว่าราตรีสวัสดิ์หนึ่งคำ ฉันนับที่ขาดไว้แล้ว', '每個傍晚，我該收到一聲晚安。缺的，我都數過。', 'لي كلّ مساء «تصبحين على خير». وقد عددتُ ما ينقص.'], {
          shot: 'close',
        }),
        say('tam', 'worry', ['A hundred and four?', '百と四回？', 'ร้อยสี่ครั้งเหรอ', '一百零四聲？', 'مئة وأربع؟'], { shot: 'two' }),
        say('vesper', 'smirk', ['Meant. I can tell.', '心からの、よ。わかるから。', 'ต้องจริงใจด้วยนะ ฉันดูออก', '要真心的。我聽得出來。', 'من القلب. أنا أميّز.'], { shot: 'profile' }),
        say('ash', 'shout', ['GOOD NIGHT.', 'おやすみ！', 'ราตรีสวัสดิ์!', '晚安！', 'تصبحين على خير!'], { tone: 'shout', shot: 'face' }),
        say('vesper', 'deadpan', ['That was a threat.', 'いまのは、脅迫。', 'นั่นมันคำขู่', '那是威脅。', 'كان ذلك تهديدًا.'], { shot: 'chibi' }),
      ]),
      passage('orchard', 'dawn', [
        tell(['So we went back, to every village, and collected them in the lantern.', 'ぼくらは村へ戻り、灯籠に「おやすみ」を集めて回った。', 'เราจึงกลับไปทุกหมู่บ้าน เก็บคำนั้นใส่ตะเกียง', '於是我們回到每個村子，把晚安收進燈裡。', 'فعدنا إلى كلّ القرى، نجمعها في المصباح.']),
        show('hand', 'tam', 'smile', { prop: LAMP }),
        say('lys', 'smile', ['The baker’s was for his oven. Does that count?', 'パン屋さんのは、かまど宛て。数に入る？', 'ของคนทำขนมปังพูดกับเตาอบ นับไหม', '麵包師傅的，是對烤爐說的。算嗎？', 'قالها الخبّاز لفرنه. أتُحتسب؟'], { shot: 'full' }),
        say('tam', 'laugh', ['He cried. It counts.', '泣いてたから、入る。', 'เขาร้องไห้ด้วย นับสิ', '他都哭了，算。', 'لقد بكى. تُحتسب.'], { shot: 'close' }),
        say('ash', 'shy', ['A small girl gave me hers. She asked who says it to me.', '小さな娘がくれた。「あなたには誰が言うの」と訊かれた。', 'เด็กหญิงตัวน้อยให้ข้ามาคำหนึ่ง แล้วถามว่าใครพูดกับข้า', '有個小女孩給了我。她問，誰對我說晚安。', 'أعطتني طفلة صغيرة كلمتها، وسألتني: من يقولها لك؟'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['One Short', 'ひとつ足りない', 'ขาดไปหนึ่ง', '少了一聲', 'تنقص واحدة'],
    passages: [
      passage(
        'forest',
        'dawn',
        [
          tell(['A hundred and three. There were no more villages.', '百と三回。もう、村はなかった。', 'หนึ่งร้อยสามคำ ไม่เหลือหมู่บ้านแล้ว', '一百零三聲。已經沒有村子了。', 'مئة وثلاث. لم تبقَ قرى.']),
          say('lys', 'strain', ['Go on. I shall catch you up.', '先に行って。追いつくから。', 'ไปก่อนเลย เดี๋ยวฉันตามไป', '先走吧，我會跟上。', 'امضيا. سألحق بكما.'], { shot: 'full' }),
          say('tam', 'shock', ['I can see the trees through you!', 'きみの向こうに、木が見える！', 'ผมมองเห็นต้นไม้ทะลุตัวเธอเลย!', '我透過妳看得見樹！', 'أرى الأشجار من خلالك!'], { shot: 'face' }),
          show('action', 'ash', 'strain', { posture: 'run', others: ['lys'] }),
          say('ash', 'angry', ['I will not open my hands. Not this one. Not now!', 'この手は開かぬ。今度ばかりは、開かぬぞ！', 'ข้าจะไม่คลายมือ ไม่ใช่กับนาง ไม่ใช่ตอนนี้!', '這雙手我不張開。這次，絕不！', 'لن أفتح يديّ. ليس هذه المرّة. ليس الآن!'], { tone: 'shout', shot: 'low' }),
        ],
        'leaves',
      ),
      passage('beach', 'dawn', [
        say('tam', 'worry', ['We have a hundred and three. Please. She can’t wait for one more.', '百と三あります。お願い、彼女はもう待てないんだ。', 'เราได้ร้อยสามคำ ขอร้องละ เธอรออีกคำไม่ไหวแล้ว', '我們有一百零三聲。求求妳，她等不了了。', 'معنا مئة وثلاث. أرجوكِ. لا تستطيع أن تنتظر واحدة أخرى.'], { shot: 'close' }),
        say('vesper', 'sad', ['I did not make the door, child. It opens at a hundred and four.', '扉を作ったのは私じゃない。百と四で、開くの。', 'ฉันไม่ได้สร้างประตูนี้ มันเปิดที่ร้อยสี่', '門不是我做的，孩子。它要一百零四聲才開。', 'لستُ من صنع الباب يا صغيري. إنّه يُفتح عند المئة والرابعة.'], { shot: 'profile' }),
        say('lys', 'asleep', ['Tam. You have not said yours.', 'タム……あなたのが、まだ。', 'แทม… เธอยังไม่ได้พูดของเธอเลย', '塔姆……你的，還沒說。', 'تام… لم تقل كلمتك بعد.'], { shot: 'hand', tone: 'whisper' }),
        show('eyes', 'tam', 'cry'),
        tell(['If I said it, it would be good night to her.', '言ってしまえば、それは、彼女へのおやすみになる。', 'ถ้าผมพูดออกไป มันจะเป็นคำลาสำหรับเธอ', '我一說出口，就是在對她說晚安了。', 'لو قلتُها، لكانت وداعًا لها.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Nightfall', '夜、来たる', 'ราตรีมาเยือน', '夜幕降臨', 'حلول الليل'],
    passages: [
      passage('beach', 'dawn', [
        say('tam', 'cry', ['Good night, Lys.', 'おやすみ、リス。', 'ราตรีสวัสดิ์ ลิส', '晚安，莉絲。', 'تصبحين على خير يا ليز.'], { shot: 'close', tone: 'whisper' }),
        show('pause', null, 'calm', { sound: ['click', 'カチリ', 'แกร๊ก', '喀', 'طقّة'] }),
        say('vesper', 'shock', ['It’s opening. It has rusted. I can’t hold it alone!', '開く……錆びてる、ひとりじゃ押さえられない！', 'มันเปิดแล้ว แต่สนิมเกาะ ฉันจับคนเดียวไม่ไหว!', '開了……門生鏽了，我一個人撐不住！', 'إنّه ينفتح. لقد صدئ. لا أقدر على حمله وحدي!'], { shot: 'face' }),
        say('ash', 'strain', ['Move over, madam. I am very good at holding on.', '代わろう。つかんで離さぬのは、得意なのだ。', 'ถอยไปเถิดแม่นาง ข้าเก่งเรื่องจับไม่ปล่อย', '讓開，夫人。抓住不放，我最拿手。', 'تنحّي يا سيّدتي. أنا بارع جدًّا في التشبّث.'], { shot: 'low' }),
        show('action', 'ash', 'strain', { posture: 'raise', sound: ['GROAN', 'ゴゴゴ', 'ครืน', '轟隆', 'هدير'] }),
      ]),
      passage(
        'heights',
        'violet',
        [
          tell(['And the sun went down. We had all forgotten that it is the kindest colour there is.', '陽が沈んだ。あんなにやさしい色を、みんな忘れていた。', 'แล้วพระอาทิตย์ก็ตก เราลืมกันไปหมดว่านั่นคือสีที่อ่อนโยนที่สุด', '太陽下山了。我們都忘了，那是世上最溫柔的顏色。', 'وغربت الشمس. كنّا قد نسينا جميعًا أنّ ذلك أحنّ الألوان.']),
          say('tam', 'worry', ['Lys? It’s night. Lys, look, it’s night!', 'リス？　夜だよ。ねえ、夜が来たよ！', 'ลิส กลางคืนแล้วนะ ลิส ดูสิ กลางคืนมาแล้ว!', '莉絲？是夜晚。妳看，夜晚來了！', 'ليز؟ إنّه الليل. انظري يا ليز، إنّه الليل!'], { shot: 'over', to: 'lys' }),
          show('eyes', 'lys', 'asleep'),
          say('lys', 'smile', ['You said it so nicely that I slept.', 'あんまり上手に言うから、眠ってしまったわ。', 'เธอพูดเพราะจนฉันเผลอหลับไปเลย', '你說得太好聽，我就睡著了。', 'قلتَها بلطف شديد حتى نمتُ.'], { shot: 'face' }),
          tell(['Ten thousand moths got up at once, like a held breath.', '一万の蛾が、いっせいに飛び立った。止めていた息のように。', 'ผีเสื้อกลางคืนหมื่นตัวบินขึ้นพร้อมกัน เหมือนลมหายใจที่กลั้นไว้', '一萬隻蛾同時飛起，像一口憋了很久的氣。', 'نهضت عشرة آلاف عثّة معًا، كنفَس محبوس.'], { shot: 'back', who: 'tam', mood: 'smile' }),
        ],
        'moths',
      ),
    ],
  },
  {
    title: ['The Doorkeeper', '扉の番人', 'ผู้เฝ้าประตู', '守門人', 'حارس الباب'],
    passages: [
      passage('beach', 'violet', [
        tell([
          'But a door that heavy needs two. One for the evening. One for the morning.',
          'けれど重い扉には、番人がふたり要る。夕べと、朝と。',
          'แต่ประตูหนักขนาดนั้นต้องมีสองคน คนหนึ่งเฝ้าเย็น คนหนึ่งเฝ้าเช้า',
          '但這麼重的門，得有兩個人守。一個守傍晚，一個守早晨。',
          'لكنّ بابًا بهذا الثقل يحتاج إلى اثنين. واحد للمساء وواحد للصباح.',
        ]),
        say('vesper', 'sad', ['I have kept both, for a thousand years. I am so tired of sunrise.', '千年、ひとりで両方を。……日の出には、くたびれました。', 'ฉันเฝ้าทั้งสองมาพันปี เหนื่อยกับรุ่งเช้าเหลือเกิน', '一千年來，兩邊都是我。我對日出，真的累了。', 'توليتُ الاثنين ألف عام. كم تعبتُ من الشروق.'], { shot: 'profile' }),
        say('tam', 'calm', ['I could stay. I’m used to carrying.', 'ぼくが残るよ。運ぶのは慣れてる。', 'ผมอยู่ก็ได้ ผมชินกับการถือของ', '我可以留下。我習慣搬東西了。', 'يمكنني أن أبقى. اعتدتُ الحمل.'], { shot: 'close' }),
        say('lys', 'worry', ['Tam, no. Who would walk?', 'だめよ。誰が歩くの。', 'ไม่ได้นะแทม แล้วใครจะเดินล่ะ', '不行，塔姆。那誰來走路呢？', 'لا يا تام. ومن سيمشي؟'], { shot: 'two' }),
        say('ash', 'calm', ['It is mine. I know how to catch it. Now I must learn to throw.', '余の役だ。受けとめ方は知っている。あとは、放し方を覚える。', 'หน้าที่ข้าเอง ข้ารับมันเป็นแล้ว ทีนี้ต้องหัดปล่อย', '這是我的事。我會接住它，現在得學會放手。', 'هذا دوري. أعرف كيف ألتقطها. وعليّ الآن أن أتعلّم كيف أطلقها.'], { shot: 'low' }),
      ]),
      passage(
        'heights',
        'dawn',
        [
          show('hand', 'ash', 'worry', { sound: ['hum', 'ぶうん', 'หึ่ง', '嗡', 'طنين'] }),
          say('ash', 'strain', ['It is so warm. What if it does not come back?', 'あたたかい。……戻らなかったら、どうする。', 'มันอุ่นเหลือเกิน ถ้ามันไม่กลับมาล่ะ', '好溫暖。萬一它不回來呢？', 'إنّها دافئة جدًّا. وماذا لو لم تعد؟'], { shot: 'eyes' }),
          say(
            'vesper',
            'smile',
            ['It comes to my side at six. I’ll send it back to you. Shall we say, every day?', '六時に私のほうへ来るわ。返してあげる。毎日、どう？', 'หกโมงมันจะมาหาฉัน แล้วฉันจะส่งคืนให้ท่าน เอาเป็นทุกวันดีไหม', '六點會到我這邊，我再還給你。就這樣，每天，好嗎？', 'تصل إليّ في السادسة، فأعيدها إليك. لنقل، كلّ يوم؟'],
            { shot: 'over', to: 'ash' },
          ),
          say('ash', 'cry', ['Every day.', '……毎日。', 'ทุกวัน', '每天。', 'كلّ يوم.'], { shot: 'face' }),
          tell(
            [
              'He threw badly. It was a crooked sunrise, and the best one anybody had seen.',
              '下手な投げ方だった。曲がった日の出は、誰も見たことがないほど綺麗だった。',
              'เขาขว้างไม่เก่ง พระอาทิตย์ขึ้นเบี้ยว ๆ แต่งามที่สุดที่ใครเคยเห็น',
              '他丟得很差。那天的日出歪歪的，卻是大家見過最美的。',
              'كانت رميته سيّئة. شروق أعوج، وأجمل ما رآه أحد.',
            ],
            { shot: 'pause' },
          ),
        ],
        'petals',
      ),
    ],
  },
  {
    title: ['The Walking', '歩いてるあいだ', 'ระหว่างทางเดิน', '走路的時候', 'الطريق'],
    passages: [
      passage(
        'forest',
        'violet',
        [
          tell(['There are evenings in the Alder Wood again. Somebody has to light the lamps.', '榛の森に、夕暮れが戻った。灯りをともす人が要る。', 'ป่าอัลเดอร์มียามเย็นอีกครั้ง ต้องมีใครคอยจุดตะเกียง', '赤楊林又有傍晚了。總得有人點燈。', 'عادت الأماسي إلى غابة الحور. وعلى أحدهم أن يضيء المصابيح.']),
          say('tam', 'smile', ['Left foot. Right foot. Do look at the edges.', '左足。右足。光のふちを、見る。', 'เท้าซ้าย เท้าขวา มองขอบแสงด้วยนะ', '左腳，右腳。要看光的邊緣。', 'القدم اليسرى. القدم اليمنى. انظر إلى الأطراف.'], { posture: 'phone', prop: LAMP, shot: 'full' }),
          say('lys', 'joy', ['And sing! Things come when you sing.', 'それと、歌うの！　歌うと、何か来るから。', 'แล้วก็ร้องเพลงด้วย! ร้องแล้วมีอะไรมานะ', '還要唱歌！一唱，就會有東西來！', 'وغنِّ! حين تغنّي تأتي أشياء.'], { shot: 'close' }),
          say('tam', 'laugh', ['You came.', 'きみが来た。', 'เธอไงที่มา', '來的是妳。', 'جئتِ أنتِ.'], { shot: 'two' }),
          show('hand', 'lys', 'smile'),
        ],
        'moths',
      ),
      passage(
        'lake',
        'violet',
        [
          say('lys', 'worry', ['Tam, there are two moons in the lake.', 'タム。湖に、月がふたつある。', 'แทม ในทะเลสาบมีพระจันทร์สองดวง', '塔姆，湖裡有兩個月亮。', 'تام، في البحيرة قمران.'], { shot: 'profile' }),
          say('tam', 'shock', ['One’s the reflection.', '片方は、映ってるだけだろ。', 'ดวงหนึ่งเป็นเงาไง', '一個是倒影吧。', 'أحدهما انعكاس.'], { shot: 'face' }),
          say('lys', 'calm', ['Yes. And look up. There is none.', 'ええ。でも、空を見て。ひとつもないの。', 'ใช่ แต่เงยหน้าดูสิ ข้างบนไม่มีสักดวง', '是啊。可是你抬頭看，天上一個也沒有。', 'نعم. وانظر إلى فوق. لا قمر هناك.'], { shot: 'eyes' }),
          show('back', 'tam', 'worry', { others: ['lys'] }),
          tell(['We still had the walking. It turned out there was a great deal of it left.', 'ぼくらには、まだ道がある。それも、ずいぶん長い道が。', 'เรายังมีทางให้เดิน และดูเหมือนจะเหลืออีกไกลทีเดียว', '我們還有路可以走。而且看來，還長得很。', 'ما زال لنا الطريق. واتّضح أنّه ما زال طويلًا جدًّا.'], { shot: 'pause' }),
        ],
        'moths',
      ),
    ],
  },
];
