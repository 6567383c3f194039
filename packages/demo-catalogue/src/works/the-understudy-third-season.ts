import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const PAGE = { kind: 'letter', colour: '#c8384a' } as const;
const LAMP = { kind: 'lantern', colour: '#e8b84a' } as const;
const TEA = { kind: 'cup', colour: '#8a5a3a' } as const;

/** From the letter under seat nine to the night somebody buys it. */
export const UNDERSTUDY_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Two Inches Left', '二寸ひだり', 'ซ้ายสองนิ้ว', '往左兩吋', 'إصبعان إلى اليسار'],
    passages: [
      passage('throne', 'wings', [
        say('lucan', 'calm', ['Read it to me. I’d like to hear it in your voice.', '読んでくれ。おまえの声で、聞きたい。', 'อ่านให้ฟังหน่อย ฉันอยากฟังเป็นเสียงนาย', '唸給我聽。我想用你的聲音聽。', 'اقرأها لي. أريد سماعها بصوتك.'], { shot: 'close', prop: LAMP }),
        say('ansel', 'worry', ['“Dear boy. You move my chair two inches left each night.”', '「坊や。毎晩、私の椅子を二寸、左へずらすわね」', '“หนุ่มน้อย ทุกคืนเธอเลื่อนเก้าอี้ฉันไปทางซ้ายสองนิ้ว”', '「孩子，你每晚把我的椅子往左挪兩吋。」', '«عزيزي. كلّ ليلة تزيح كرسيّي إصبعين إلى اليسار».'], { shot: 'full', prop: PAGE }),
        say('ansel', 'shy', ['There was a pillar. You couldn’t see his hands from there.', '柱があって……あそこじゃ、彼の手が見えないから。', 'มันมีเสาครับ นั่งตรงนั้นมองไม่เห็นมือเขา', '那裡有根柱子，會看不到他的手。', 'كان هناك عمود يحجب يديه.'], { shot: 'two' }),
        show('eyes', 'lucan', 'cry'),
        say('ansel', 'calm', ['“He will ask you for the last page. Wait until he asks.”', '「あの子は最後の一枚を欲しがる。欲しがるまで、待って」', '“สักวันเขาจะถามหาหน้าสุดท้าย รอจนเขาถามนะ”', '「他會跟你要最後一頁。等到他開口再給。」', '«سيطلب منك الصفحة الأخيرة. انتظر حتى يطلبها».'], { shot: 'profile' }),
      ]),
      passage('throne', 'wings', [
        say('lucan', 'strain', ['I’m asking.', '……くれ。', 'ฉันขอ', '……我要。', 'ها أنا أطلبها.'], { shot: 'face', tone: 'whisper' }),
        tell(['On top was Bram’s ending, one line. She had put her needle straight through it.', '上にはブラムの結末が一行。母は、それを針で縫いつぶしていた。', 'ด้านบนคือตอนจบของบรัมหนึ่งบรรทัด เธอเย็บด้ายทับมันไว้', '上面是布拉姆寫的結局，一行。她用針線把它縫死了。', 'في أعلاها خاتمة برام، سطر واحد. وقد خاطت فوقه بإبرتها.'], {
          shot: 'hand',
          who: 'ansel',
          mood: 'calm',
          prop: PAGE,
        }),
        say('lucan', 'worry', ['And beneath?', 'その下は？', 'แล้วข้างล่างล่ะ', '下面呢？', 'وتحته؟'], { shot: 'low' }),
        say('ansel', 'shock', ['Her own. Not a line. A stage direction.', '彼女の字で。台詞じゃない。……ト書きだ。', 'ลายมือเธอ ไม่ใช่บทพูด เป็นคำกำกับเวที', '是她的字。不是台詞，是舞台指示。', 'بخطّها. ليس حوارًا، بل إرشاد مسرحيّ.'], { shot: 'over', to: 'lucan' }),
        tell(['“The king gets up, and goes after him.”', '「王、玉座を降り、影を追う」', '“ราชาลุกจากบัลลังก์ แล้วตามเขาไป”', '「國王起身，追了出去。」', '«ينهض الملك، ويلحق به».'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['The Hook by the Door', '鍵の鉤', 'ตะขอข้างประตู', '門邊的鉤子', 'الخطّاف بجانب الباب'],
    passages: [
      passage('corridor', 'day', [
        tell(['Opening night. All his keys were on the hook by the stage door. He was not.', '初日。鍵はぜんぶ楽屋口の鉤にあった。ブラムだけが、いなかった。', 'คืนเปิดรอบแรก กุญแจทุกดอกแขวนอยู่ที่ตะขอ แต่บรัมไม่อยู่', '首演夜。鑰匙全掛在後台門的鉤子上，人卻不在。', 'ليلة الافتتاح. كلّ مفاتيحه على الخطّاف عند الباب. أمّا هو فلا.']),
        say('ines', 'strain', ['Thirty years! He’s never missed so much as a matinee!', '三十年よ！　昼の部だって、一度も休まなかったのに！', 'สามสิบปี! แกไม่เคยขาดแม้แต่รอบบ่าย!', '三十年！他連午場都沒缺過！', 'ثلاثون عامًا! لم يفوّت حتى عرضًا نهاريًّا!'], { shot: 'low' }),
        say('lucan', 'cold', ['He has practice in leaving.', '去るのは、お手のものだ。', 'เรื่องทิ้งไป เขาถนัดอยู่แล้ว', '離開，他最拿手了。', 'لديه خبرة في الرحيل.'], { shot: 'close' }),
        say('ansel', 'sad', ['He’s left the door wedged open, Lucan. With his own shoe.', '戸は開けてある、ルーカン。……自分の靴を挟んで。', 'แต่เขาเปิดประตูค้างไว้ครับ ลูแคน เอารองเท้าตัวเองขัดไว้', '門還開著，盧坎。他用自己的鞋卡住的。', 'ترك الباب مفتوحًا يا لوكان. سنده بحذائه.'], { shot: 'two' }),
        show('eyes', 'lucan', 'worry'),
      ]),
      passage('throne', 'stage', [
        tell(['We played it. Forty pages. And then it was my line, and this time I could say it.', '四十ページ、演じきった。僕の一行。今度は、言えた。', 'เราเล่นไปสี่สิบหน้า แล้วก็ถึงบทของผม คราวนี้ผมพูดได้', '四十頁，我們演完了。輪到我那句，這次，我說得出口。', 'مثّلنا أربعين صفحة. ثمّ جاءت جملتي، وهذه المرّة استطعتُ قولها.']),
        say('ansel', 'calm', ['“You have no more need of me.”', '「もう私は、要りますまい」', '“ท่านไม่ต้องการข้าอีกแล้ว”', '「您已不再需要我。」', '«لم تعد بك حاجة إليّ».'], { shot: 'face' }),
        show('back', 'ansel', 'sad'),
        say('king', 'shout', ['“Then I am getting up.”', '「ならば、立とう」', '“ถ้าอย่างนั้น ข้าจะลุกขึ้น”', '「那麼，我起身。」', '«إذن سأنهض».'], { shot: 'full', posture: 'reach' }),
        say('ines', 'shock', ['He’s going… Lucan? LUCAN! That’s the street!', 'ちょっと、どこへ……ルーカン！　そっちは外よ！', 'เขาจะไป… ลูแคน? ลูแคน! นั่นมันถนน!', '他要去……盧坎？盧坎！那邊是馬路！', 'إلى أين... لوكان؟ لوكان! ذاك الشارع!'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['The Eleven Minutes', '十一分間', 'สิบเอ็ดนาที', '那十一分鐘', 'الدقائق الإحدى عشرة'],
    passages: [
      passage('throne', 'stage', [
        tell(['An empty throne, and eight hundred people looking at it. Nobody coughed.', '空の玉座を、八百人が見ていた。咳ひとつ、なかった。', 'บัลลังก์ว่างเปล่า คนแปดร้อยคนจ้องมอง ไม่มีใครไอสักแอะ', '一張空王座，八百人看著它，沒有人咳嗽。', 'عرش خالٍ، وثمانمئة عين تنظر إليه. ولم يسعل أحد.']),
        say('ines', 'worry', ['Four minutes. I’m going to be ill. I’m going to be so ill.', '四分経過。吐きそう。ものすごく、吐きそう。', 'สี่นาทีแล้ว ฉันจะป่วย ฉันจะป่วยหนักมาก', '四分鐘了。我要吐了，真的要吐了。', 'أربع دقائق. سأمرض. سأمرض جدًّا.'], { shot: 'close', tone: 'whisper' }),
        show('hand', 'ines', 'strain'),
      ]),
      passage(
        'station',
        'rain',
        [
          say('ansel', 'strain', ['The last train north. It’s always nine minutes late. Run!', '北への終列車はいつも九分遅れだ。走って！', 'รถไฟเที่ยวสุดท้ายขึ้นเหนือ สายเก้านาทีเสมอ วิ่ง!', '往北的末班車永遠誤點九分鐘。快跑！', 'آخر قطار إلى الشمال يتأخّر دائمًا تسع دقائق. اركض!'], { shot: 'low' }),
          say('bram', 'shock', ['You’re in costume. There’s a house in!', '衣装のままか。客が入っとるじゃろう！', 'ใส่ชุดมาเรอะ คนดูยังอยู่เต็มโรงนะ!', '你還穿著戲服！台下坐滿了人啊！', 'أنت بزيّك! والصالة ممتلئة!'], { shot: 'face' }),
          say('king', 'calm', ['They’re watching an empty chair. She did it for thirty years.', '客は空の椅子を見ている。母は三十年、見ていた。', 'พวกเขากำลังดูเก้าอี้ว่าง แม่ดูมันมาสามสิบปี', '他們在看一張空椅子。我母親看了三十年。', 'إنّهم يشاهدون كرسيًّا خاليًا. هي شاهدته ثلاثين عامًا.'], { shot: 'full' }),
          say('bram', 'sad', ['I can’t mend it, boy. I’ve no ending in me.', '今さら直せん。わしの中に、結末はもうない。', 'ข้าแก้อะไรไม่ได้แล้ว ไม่มีตอนจบเหลือในตัวข้า', '我補不回來了，孩子。我寫不出結局。', 'لا أستطيع إصلاحه يا بنيّ. لم تبقَ فيّ خاتمة.'], { shot: 'close' }),
          show('hand', 'king', 'calm', { prop: PAGE }),
          say('king', 'sad', ['She wrote one. “The king goes after him.” I’ve come after you.', '母が書いた。「王、影を追う」。……だから、追ってきた。', 'แม่เขียนไว้ “ราชาตามเขาไป” ฉันก็เลยตามมา', '她寫了一個：「國王追了出去。」所以，我追來了。', 'كتبت هي واحدة: «يلحق به الملك». وقد لحقتُ بك.'], { shot: 'two' }),
          tell(['He had one shoe on. He walked back between us without the other.', '片方は裸足だった。そのまま、僕らの間を歩いて帰った。', 'เขาใส่รองเท้าข้างเดียว แล้วเดินกลับระหว่างเราทั้งอย่างนั้น', '他只穿了一隻鞋，就那樣走在我們中間，回去了。', 'كان بحذاء واحد. وهكذا عاد ماشيًا بيننا.'], {
            shot: 'back',
            who: 'bram',
            mood: 'cry',
          }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Understudy for Madam', '支配人の代役', 'ตัวสำรองของมาดาม', '老闆的替身', 'بديل المديرة'],
    passages: [
      passage('office', 'day', [
        tell(['The Courier gave us one word, in the largest type it had: “GO.”', '新聞の劇評は、いちばん大きな活字で一言。「観よ」。', 'หนังสือพิมพ์ลงแค่คำเดียว ตัวใหญ่ที่สุดที่มี “ไปดู”', '報紙只登了一個字，用最大的字級：「看」。', 'كتبت الصحيفة كلمة واحدة بأكبر حروفها: «اذهبوا».']),
        say('ines', 'joy', ['Sold out until March! I am going to be—', '三月まで完売よ！　あたし、もう——', 'ตั๋วหมดถึงมีนา! ฉันจะ—', '一路賣到三月！我要——', 'بيعت حتى آذار! سوف أ—'], { shot: 'full', posture: 'cheer' }),
        show('action', 'ines', 'shock', { posture: 'fall', sound: ['thump', 'ドサッ', 'ตุ้บ', '咚', 'دُمّ'] }),
        say('ansel', 'shock', ['Madam? Madam! She’s not joking. Lucan, she’s not joking!', 'マダム？　冗談じゃない。ルーカン、本当に倒れた！', 'มาดาม! ไม่ได้ล้อเล่น ลูแคน มาดามเป็นลมจริง!', '老闆？她不是開玩笑。盧坎，是真的！', 'سيّدتي؟ إنّها لا تمزح. لوكان، إنّها لا تمزح!'], { shot: 'face' }),
        tell(
          [
            '“An ulcer,” said the doctor. “Six weeks in bed. It has been announced for years, I hear.”',
            '「胃潰瘍です。六週間安静に。何年も前から予告済みとか」',
            '“แผลในกระเพาะ นอนพักหกสัปดาห์ ได้ยินว่าประกาศมาหลายปีแล้ว”',
            '「胃潰瘍，」醫生說，「躺六週。聽說已經預告好幾年了。」',
            'قال الطبيب: «قرحة. ستّة أسابيع في السرير. سمعتُ أنّها أُعلنت منذ سنين».',
          ],
          { shot: 'pause' },
        ),
      ]),
      passage('bedroom', 'day', [
        say('ines', 'angry', ['Who will shout? A theatre can’t go six weeks unshouted at!', '誰が怒鳴るの！　六週間も怒鳴られない小屋なんて！', 'แล้วใครจะตะโกน! โรงละครขาดคนตะโกนหกสัปดาห์ไม่ได้!', '誰來吼人？劇院不能六個星期沒人吼啊！', 'ومن سيصرخ؟ لا مسرح يصمد ستّة أسابيع بلا صراخ!'], { shot: 'low' }),
        say('ansel', 'calm', ['There’s a man who knows the part. He’s heard it for thirty years.', '役を知ってる人がいます。三十年、聞いてきた人が。', 'มีคนที่รู้บทครับ ได้ยินมาสามสิบปีแล้ว', '有個人熟悉這角色，聽了三十年了。', 'هناك رجل يحفظ الدور. سمعه ثلاثين عامًا.'], { shot: 'close' }),
        say('bram', 'shy', ['Places. Er. Please. …You’re all going to be ill.', '位置につけ。……その、頼む。みんな、吐きそうじゃ。', 'ประจำที่ เอ่อ ขอร้อง …พวกเอ็งจะป่วยกันหมด', '各就各位。呃，拜託。……你們都要吐了。', 'إلى أماكنكم. من فضلكم. …ستمرضون جميعًا.'], { shot: 'two' }),
        say('ines', 'smirk', ['No feeling. From the belly, Bram! Again!', '心がこもってない。腹からよ、ブラム！　もう一回！', 'ไม่มีอารมณ์ ออกจากท้องสิบรัม! อีกที!', '沒感情。用肚子，布拉姆！再來！', 'بلا إحساس. من البطن يا برام! مجدّدًا!'], { shot: 'face', prop: TEA }),
        tell(['There was a letter on her tray, from the capital. It was not for her. It was for me.', '盆に、都からの手紙があった。宛先はマダムではない。僕だった。', 'บนถาดมีจดหมายจากเมืองหลวง ไม่ได้ส่งถึงมาดาม ส่งถึงผม', '托盤上有封首都來的信。不是給她的，是給我的。', 'على صينيّتها رسالة من العاصمة. لم تكن لها. كانت لي.'], {
          shot: 'hand',
          who: 'ansel',
          mood: 'worry',
          prop: PAGE,
        }),
      ]),
    ],
  },
  {
    title: ['No Chairs', '椅子のない契約', 'ไม่ต้องยกเก้าอี้', '不用搬椅子', 'بلا كراسٍ'],
    passages: [
      passage('rooftops', 'rose', [
        say('ansel', 'worry', ['A lead. Forty nights. My own name on the bills. And no chairs.', '主役です。四十夜。僕の名前で。椅子運びは、なし。', 'บทนำครับ สี่สิบคืน ใช้ชื่อผมเอง ไม่ต้องยกเก้าอี้', '主角，四十夜，掛我的名字。不用搬椅子。', 'بطولة. أربعون ليلة. باسمي على الملصق. وبلا كراسٍ.'], { shot: 'close', prop: PAGE }),
        say('lucan', 'calm', ['When does it start?', 'いつからだ。', 'เริ่มเมื่อไร', '什麼時候開始？', 'متى تبدأ؟'], { shot: 'profile' }),
        say('ansel', 'angry', ['You might at least look upset!', '少しは、うろたえてくださいよ！', 'อย่างน้อยก็ช่วยทำหน้าเสียใจหน่อยสิ!', '你好歹也難過一下吧！', 'كان يمكنك أن تبدو منزعجًا على الأقلّ!'], { shot: 'face' }),
        show('hand', 'lucan', 'strain', { sound: ['tap', 'トン', 'ก๊อก', '叩', 'نقرة'] }),
        say('ansel', 'sad', ['One tap. “Breathe.” Is that for me?', '一回は「息をしろ」。……僕に？', 'เคาะหนึ่งที “หายใจ” บอกผมเหรอ', '一下是「呼吸」。是對我說的嗎？', 'نقرة واحدة: «تنفّس». أهي لي؟'], { shot: 'two' }),
        say('lucan', 'shy', ['For me. Go, Ansel. I know the direction now. The king gets up.', '俺にだ。行け、アンセル。王は、立てばいい。もう知っている。', 'บอกตัวฉันเอง ไปเถอะอันเซล ฉันรู้แล้วว่าราชาต้องลุก', '對我自己。去吧，安索。我知道該怎麼演了：國王起身。', 'لي أنا. اذهب يا أنسل. صرتُ أعرف الإرشاد: ينهض الملك.'], {
          shot: 'eyes',
        }),
      ]),
      passage('throne', 'wings', [
        tell(['So for forty nights the best-loved voice in the city moved the chairs.', 'それから四十夜、都いちばんの美声が、椅子を運んだ。', 'สี่สิบคืนต่อจากนั้น เจ้าของเสียงที่เมืองนี้รักที่สุดเป็นคนยกเก้าอี้', '於是整整四十夜，全城最受愛戴的聲音，負責搬椅子。', 'وهكذا، أربعين ليلة، نقل الكراسيَ أحبُّ صوت في المدينة.']),
        say('lucan', 'strain', ['How did he do nine rows in twelve minutes?', 'あいつ、どうやって九列を十二分で……。', 'เขาทำเก้าแถวเสร็จในสิบสองนาทีได้ยังไง', '他怎麼有辦法十二分鐘排完九排？', 'كيف كان يُنهي تسعة صفوف في اثنتي عشرة دقيقة؟'], { shot: 'full' }),
        say('bram', 'smirk', ['He talked to them. Row B’s shy. You’ve to coax it.', '話しかけとったよ。Ｂ列は人見知りじゃ、なだめんと。', 'เขาคุยกับมัน แถว B ขี้อาย ต้องกล่อม', '他會跟椅子說話。B排很害羞，要哄。', 'كان يكلّمها. الصفّ الثاني خجول، لا بدّ أن تلاطفه.'], { shot: 'low' }),
        show('chibi', 'lucan', 'worry', { sound: ['crash', 'ガシャーン', 'โครม', '嘩啦', 'تحطّم'] }),
        tell(
          [
            'A card came from the capital. “Breathe. A.” He pinned it beside the chair plan.',
            '都から葉書。「息をして。Ａ」。彼は椅子の図の横に留めた。',
            'มีการ์ดจากเมืองหลวง “หายใจนะ จาก อ.” เขาปักมันไว้ข้างผังเก้าอี้',
            '首都寄來一張卡：「呼吸。安」。他釘在椅子圖旁邊。',
            'جاءت بطاقة من العاصمة: «تنفّس. أ». ثبّتها بجانب مخطّط الكراسي.',
          ],
          { shot: 'hand', who: 'lucan', mood: 'smile', prop: PAGE },
        ),
      ]),
    ],
  },
  {
    title: ['The Man in Row C', 'Ｃ列の男', 'ชายในแถว C', 'C排的男人', 'رجل الصفّ الثالث'],
    passages: [
      passage('street', 'day', [
        tell(['My name was four feet high, and misspelt. I stood under it every morning.', '僕の名は人の背ほどの高さで、綴りが違った。毎朝、その下に立った。', 'ชื่อผมสูงสี่ฟุต สะกดผิดด้วย ผมไปยืนใต้มันทุกเช้า', '我的名字有四呎高，還拼錯了。我每天早上都站在底下。', 'كان اسمي بارتفاع رجل، وبخطأ إملائيّ. وقفتُ تحته كلّ صباح.']),
        say('ansel', 'worry', ['Thirty-nine nights. They clap in the right places. So why is it quiet?', '三十九夜。拍手は正しい所で来る。なのに、静かだ。', 'สามสิบเก้าคืน คนดูปรบมือถูกจังหวะ แล้วทำไมมันเงียบ', '三十九夜。掌聲都在對的地方，為什麼這麼安靜？', 'تسع وثلاثون ليلة. يصفّقون في المواضع الصحيحة. فلمَ هذا الصمت؟'], {
          shot: 'close',
          tone: 'think',
        }),
        show('back', 'ansel', 'sad'),
      ]),
      passage('throne', 'stage', [
        tell(['On the last night I walked out, and my first line was not there.', '最後の夜。舞台に出ると、最初の台詞が、なかった。', 'คืนสุดท้าย ผมเดินออกไป แล้วบทแรกก็หายไป', '最後一夜，我走上台，第一句台詞不見了。', 'في الليلة الأخيرة خرجتُ، ولم أجد جملتي الأولى.'], { shot: 'full', who: 'ansel', mood: 'shock' }),
        say('ansel', 'strain', ['“Is… is anyone…”', '「だれか……だれか……」', '“มี… มีใคร…”', '「有……有人……」', '«هل... هل من...»'], { shot: 'face', tone: 'whisper' }),
        show('pause', null, 'calm', { sound: ['tap', 'トン', 'ก๊อก', '叩', 'نقرة'] }),
        say('lucan', 'calm', ['“I am here.”', '「ここにいる」', '“ข้าอยู่นี่”', '「我在這裡。」', '«أنا هنا».'], { shot: 'low' }),
        tell(['Row C. Seat nine. He had bought it for all forty nights.', 'Ｃ列、九番。彼は四十夜ぶん、その席を買っていた。', 'แถว C ที่นั่งเก้า เขาซื้อไว้ครบทั้งสี่สิบคืน', 'C排九號。他把四十夜的票全買了。', 'الصفّ الثالث، المقعد التاسع. كان قد اشتراه للأربعين ليلة كلّها.'], { shot: 'eyes', who: 'ansel', mood: 'cry' }),
      ]),
      passage('corridor', 'rose', [
        say('ansel', 'laugh', ['You had a show every night! How were you here?', 'あなたも毎晩、舞台でしょう！　どうやって？', 'คุณก็มีแสดงทุกคืน! มาได้ยังไง', '你每晚也有戲啊！怎麼來的？', 'كان لديك عرض كلّ ليلة! كيف حضرتَ؟'], { shot: 'two' }),
        say('lucan', 'shy', ['I wasn’t. I kept it empty. It was the best seat I could send you.', '今夜だけだ。ほかは、空けておいた。……俺の席として。', 'มาแค่คืนนี้ คืนอื่นปล่อยว่างไว้ เป็นที่ของฉัน', '只有今晚。其他晚上空著，那是我的位子。', 'الليلة فقط. أبقيتُه خاليًا. كان مكاني عندك.'], { shot: 'close' }),
        tell(
          [
            'Then the telegram came, from Bram. “Come home. Somebody has bought seat nine. M. Marsh.”',
            'そこへブラムの電報。「帰れ。九番の席が売れた。名は、Ｍ・マーシュ」',
            'แล้วโทรเลขจากบรัมก็มา “กลับด่วน มีคนซื้อที่นั่งเก้า ชื่อ ม. มาร์ช”',
            '這時布拉姆的電報來了：「速回。有人買了九號座。M・馬許。」',
            'ثمّ وصلت برقيّة من برام: «عودا. اشترى أحدهم المقعد التاسع. م. مارش».',
          ],
          { shot: 'hand', who: 'lucan', mood: 'shock', prop: PAGE },
        ),
      ]),
    ],
  },
];
