import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LOAF = { kind: 'bread', colour: '#d8923c' } as const;
const COAL = { kind: 'bread', colour: '#3a2a2c' } as const;
const NOTE = { kind: 'letter', colour: '#e8582c' } as const;
const JAR = { kind: 'cup', colour: '#f4ead8' } as const;
const PEARL = { kind: 'ball', colour: '#f4ece4' } as const;

/** From the steaming bay back up the mountain, with two more mouths. */
export const DRAGON_BAKERY_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Six O’Clock', '六時', 'หกโมงตรง', '六點整', 'السادسة تمامًا'],
    passages: [
      passage('bridge', 'night', [
        tell([
          'The bay boiled. On the flagship forty harpooners looked at the water, then at each other.',
          '入り江が煮えた。旗艦の銛打ち四十人は、海を見て、顔を見合わせた。',
          'อ่าวเดือดปุด มือฉมวกสี่สิบคนบนเรือธงมองน้ำ แล้วมองหน้ากัน',
          '海灣沸騰了。旗艦上四十個魚叉手看看海，再看看彼此。',
          'غلى الخليج. ونظر أربعون رامي حربة إلى الماء، ثمّ بعضهم إلى بعض.',
        ]),
        say('brita', 'shout', ['HOLD! That’s my oven down there!', '撃つな！　あそこにいるのは、うちの窯だ！', 'หยุด! ข้างล่างนั่นเตาของฉัน!', '住手！下面那個是我家的烤爐！', 'توقّفوا! ذاك فرني هناك في الأسفل!'], { shot: 'low', posture: 'raise' }),
        tell(
          [
            '“Sir Brita,” called the King. “I ordered one serpent. Why is my ship being poached?”',
            '「ブリタ卿」と王。「頼んだのは海蛇だ。なぜ余の船が茹だっておる」',
            '“อัศวินบริตา” ราชาตะโกน “ข้าสั่งงูทะเล ไฉนเรือข้าถูกต้ม”',
            '「布莉塔爵士，」國王喊道，「我要的是海蛇。怎麼我的船在水煮？」',
            'نادى الملك: «بريتا! طلبتُ أفعى واحدة. فلماذا تُسلق سفينتي؟»',
          ],
          { shot: 'wide' },
        ),
        show('pause', null, 'calm', { sound: ['BLUB', 'ごぼっ', 'ปุ้ด', '咕嘟', 'بُقبُق'] }),
        say('nib', 'joy', ['Hat! Nib sees the crooked hat!', '帽子！　曲がった帽子が見えた！', 'หมวก! นิบเห็นหมวกเบี้ยว!', '帽子！妮比看到歪帽子了！', 'القبّعة! نيب ترى القبّعة المائلة!'], { shot: 'chibi' }),
      ]),
      passage('beach', 'night', [
        tell(['He walked up out of the sea at six exactly, and went straight past all of us.', '六時ちょうど、彼は海から上がり、みんなの前を素通りした。', 'หกโมงตรง เขาเดินขึ้นจากทะเล แล้วเดินผ่านพวกเราทุกคนไปเลย', '六點整，他從海裡走上來，直接從我們面前走過去。', 'خرج من البحر في السادسة تمامًا، ومرّ بنا جميعًا دون توقّف.'], {
          shot: 'full',
          who: 'osk',
          mood: 'strain',
        }),
        say('osk', 'smile', ['There, little one. I said I’d come. Eat.', 'ほら、おちびさん。来るって言ったろ。お食べ。', 'เอ้า เจ้าตัวเล็ก บอกแล้วว่าจะมา กินซะ', '來，小傢伙。我說過會回來的。吃吧。', 'هاك يا صغيري. قلتُ إنّي سآتي. كُل.'], { shot: 'hand', prop: JAR }),
        say('brita', 'cry', ['Eleven hours! What were you doing down there?!', '十一時間も！　何をしていたんだ！', 'สิบเอ็ดชั่วโมง! ลงไปทำอะไรมา!', '十一個小時！你在底下做什麼！？', 'إحدى عشرة ساعة! ماذا كنتَ تفعل هناك؟!'], { shot: 'face' }),
        say('osk', 'shy', ['There’s a mountain under the sea. It was asleep. I sighed on it.', '海の底に山が眠ってた。ため息を、かけてきた。', 'ใต้ทะเลมีภูเขาหลับอยู่ ผมเลยถอนหายใจใส่มัน', '海底有座睡著的山，我對它嘆了口氣。', 'تحت البحر جبل نائم. تنهّدتُ عليه.'], { shot: 'close' }),
        tell(
          ['Behind him, forty metres of serpent rose up. She held a tray. It was golden.', 'その背後に四十メートルの海蛇。捧げた天板は、黄金色だった。', 'ด้านหลังเขา งูยาวสี่สิบเมตรชูตัวขึ้น ถือถาดมาด้วย สีทองอร่าม', '在他身後，四十公尺長的海蛇升起來，捧著一盤金黃。', 'وخلفه ارتفعت أفعى طولها أربعون مترًا. تحمل صينيّة. وكانت ذهبيّة.'],
          { shot: 'eyes', who: 'brita', mood: 'shock' },
        ),
      ]),
    ],
  },
  {
    title: ['Two Pearls', '真珠がふたつ', 'มุกสองเม็ด', '兩顆珍珠', 'لؤلؤتان'],
    passages: [
      passage('beach', 'morning', [
        tell(['The harpooners had two rolls each. After that nobody could find the harpoons.', '銛打ちは丸パンを二つずつ食べた。その後、銛は見つからなかった。', 'มือฉมวกกินโรลคนละสองก้อน หลังจากนั้นก็หาฉมวกไม่เจอ', '魚叉手一人吃了兩個餐包。之後，魚叉就不見了。', 'أكل كلّ رامٍ كعكتين. وبعدها لم يجد أحدٌ الحراب.']),
        say('una', 'deadpan', ['Salty.', '塩っからいね。', 'เค็ม', '鹹。', 'مالح.'], { shot: 'close', prop: LOAF }),
        tell(['“So is the sea,” said the King, and took a third.', '「海だからな」と王は言い、三つ目を取った。', '“ทะเลก็เค็ม” ราชาตรัส แล้วหยิบก้อนที่สาม', '「海也是鹹的。」國王說著，拿了第三個。', 'قال الملك: «والبحر كذلك»، وأخذ الثالثة.'], { shot: 'pause' }),
        say('brita', 'talk', ['We’ll give her back the pearls. She has her own oven now.', '真珠は返そう。もう自分の窯があるんだから。', 'คืนมุกให้นางเถอะ ตอนนี้นางมีเตาของตัวเองแล้ว', '珍珠還她吧，她已經有自己的烤爐了。', 'لنُعِد إليها اللؤلؤتين. صار لها فرنها الآن.'], { shot: 'two' }),
        say('osk', 'worry', ['But they’re round. And I’ve been keeping them so warm.', 'でも……まるいし。ずっと、温めてたし。', 'แต่มันกลมนี่นา แล้วผมก็กกให้อุ่นมาตลอด', '可是它們圓圓的，我又一直讓它們暖暖的。', 'لكنّهما مستديرتان. وقد أبقيتُهما دافئتين جدًّا.'], { shot: 'face' }),
      ]),
      passage('kitchen', 'oven', [
        show('hand', 'osk', 'smile', { prop: PEARL, sound: ['tok', 'こつ', 'ก๊อก', '叩', 'نقرة'] }),
        say('una', 'shock', ['I’ve heard that noise before. Behind the jam.', 'その音は聞いたことがあるね。ジャムの奥で。', 'เสียงนี้ยายเคยได้ยิน หลังโถแยม', '這聲音我聽過。在果醬後面。', 'سمعتُ هذا الصوت من قبل. خلف المربّى.'], { shot: 'low' }),
        say('nib', 'shock', ['The round things are KNOCKING!', 'まるいのが、ノックしてる！', 'ของกลม ๆ มันเคาะ!', '圓圓的東西在敲門！', 'الأشياء المستديرة تطرق!'], { shot: 'chibi' }),
        say('brita', 'shock', ['She wasn’t paying us. She was asking us to keep them warm.', '代金じゃなかった……温めてくれ、ということだったんだ。', 'นางไม่ได้จ่ายเงิน นางขอให้เราช่วยกกต่างหาก', '那不是付錢……她是請我們幫忙孵。', 'لم تكن تدفع لنا. كانت تطلب أن ندفّئهما.'], { shot: 'close' }),
        tell(
          [
            'They hatched at noon, in the bread tin. Their first word was “wet”. Both of them.',
            '昼、パン型の中で孵った。最初の言葉は「ぬれた」。二匹とも。',
            'ตอนเที่ยงมันฟักในพิมพ์ขนมปัง คำแรกคือ “เปียก” ทั้งสองตัว',
            '中午，牠們在麵包模裡孵化了。第一句話是「濕」。兩隻都是。',
            'فقستا ظهرًا في قالب الخبز. وأوّل كلمة قالتاها: «بلل». كلتاهما.',
          ],
          { shot: 'eyes', who: 'osk', mood: 'cry' },
        ),
      ]),
    ],
  },
  {
    title: ['Steam', '湯気', 'ไอน้ำ', '蒸汽', 'بخار'],
    passages: [
      passage('cafe', 'morning', [
        tell(['We took the twins to my father’s, in a bucket. Each time they sneezed, it rained.', '双子は桶に入れ、父の店へ。くしゃみのたびに、雨が降った。', 'เราพาแฝดใส่ถังไปร้านพ่อ จามทีไร ฝนตกทุกที', '我們用水桶把雙胞胎帶去爸爸的店。牠們一打噴嚏就下雨。', 'حملنا التوأمين في دلو إلى أبي. كلّما عطستا أمطرت.']),
        say('nib', 'angry', ['Nib was smallest. Nib was smallest FIRST.', 'いちばんちっちゃいの、ニブだったのに！', 'นิบเล็กที่สุดนะ นิบเล็กที่สุดมาก่อน!', '最小的是妮比！妮比先當最小的！', 'نيب كانت الصغرى. نيب كانت الصغرى أوّلًا.'], { shot: 'chibi' }),
        say('osk', 'worry', ['They’ve put me out four times since breakfast.', '朝から四回、ぼく、消されました。', 'ตั้งแต่เช้าพวกมันดับไฟผมไปสี่รอบแล้ว', '從早餐到現在，我被澆熄四次了。', 'أطفأتاني أربع مرّات منذ الفطور.'], { shot: 'close', posture: 'rest' }),
        say('brita', 'calm', ['Father. Here’s your oven door. I won’t be needing a breastplate to sell buns.', '父さん、窯の扉を返すよ。丸パンを売るのに胸当ては要らない。', 'พ่อ นี่ฝาเตา ฉันขายขนมปังไม่ต้องใช้เกราะแล้ว', '爸，爐門還你。賣麵包用不著胸甲。', 'أبي، هذا باب فرنك. لن أحتاج إلى درع لأبيع الكعك.'], { shot: 'full' }),
        show('hand', 'brita', 'smile', { sound: ['clunk', 'ガコン', 'กึก', '喀咚', 'طَقّ'] }),
      ]),
      passage('kitchen', 'oven', [
        say('osk', 'strain', ['Ready. A soft one. Haaaa—', 'いくよ。やさしいやつ。はああ……', 'พร้อมแล้ว เอาเบา ๆ ฮ่า…', '準備好了，輕輕地。哈——', 'جاهز. نفخة ناعمة. هااا—'], { shot: 'face' }),
        show('action', 'nib', 'shock', { sound: ['TCHOO FSSSH', 'クチュン　ジュワー', 'ฮัดชิ่ว ฟู่', '哈啾　滋——', 'عطسة فشششش'] }),
        say('nib', 'cry', ['They sneezed in the oven! It’s all fog!', '窯にくしゃみした！　中、霧だらけ！', 'มันจามใส่เตา! มีแต่หมอกเลย!', '牠們在爐子裡打噴嚏！全是霧！', 'عطستا في الفرن! كلّه ضباب!'], { shot: 'low' }),
        tell(
          [
            'My father opened the door and stood quite still. “Steam,” he said. “I never could afford steam.”',
            '父が扉を開け、動かなくなった。「蒸気だ。うちじゃ、夢だった」',
            'พ่อเปิดเตาแล้วนิ่งไป “ไอน้ำ พ่อไม่เคยมีปัญญาซื้อเตาไอน้ำ”',
            '爸爸打開門，整個人定住：「是蒸汽。我從來買不起蒸汽爐。」',
            'فتح أبي الباب وجمد: «بخار. لم أملك قطّ ثمن فرن بخار».',
          ],
          { shot: 'pause' },
        ),
        say('una', 'shock', ['Give me that heel. …Give me that HEEL.', 'その端をおくれ。……もう一切れ、端を！', 'เอาหัวขนมปังมา …เอามาอีก!', '麵包頭給我。……再給我一塊！', 'أعطني ذلك الطرف. …أعطني الطرف الآخر!'], { shot: 'close', prop: LOAF }),
        tell(['She chewed for a long time. Then Una, who is eighty-one, said: “It’s right.”', '長いこと噛んで、八十一歳のウナは言った。「……ちょうどいい」', 'ยายอูนาวัยแปดสิบเอ็ดเคี้ยวอยู่นาน แล้วพูดว่า “พอดี”', '她嚼了很久。然後八十一歲的烏娜說：「剛剛好。」', 'مضغت طويلًا. ثمّ قالت أونا ابنة الحادية والثمانين: «مضبوط».'], {
          shot: 'eyes',
          who: 'una',
          mood: 'shock',
        }),
      ]),
    ],
  },
  {
    title: ['Nothing to Complain About', '文句がない', 'ไม่มีอะไรให้บ่น', '無可挑剔', 'لا شيء يُشتكى منه'],
    passages: [
      passage('cafe', 'morning', [
        tell([
          'The next day Una came at seven, sat down, and was satisfied. It was terrible.',
          '翌朝七時、ウナは来て、座り、満足していた。恐ろしい光景だった。',
          'รุ่งขึ้นยายอูนามาเจ็ดโมง นั่งลง แล้วพอใจ มันน่ากลัวมาก',
          '隔天七點，烏娜來了，坐下，很滿意。太可怕了。',
          'في الغد جاءت أونا في السابعة، وجلست، وكانت راضية. كان ذلك مروّعًا.',
        ]),
        say('osk', 'worry', ['Would you like to say something about my horns?', '角のこと……何か言わなくて、いいんですか？', 'ยายไม่อยากพูดอะไรเรื่องเขาผมหน่อยเหรอ', '您不說說我的角嗎？', 'ألا تودّين قول شيء عن قرنيّ؟'], { shot: 'two' }),
        say('una', 'sad', ['They’re very nice horns.', '……いい角だよ。', 'เขาสวยดีนี่', '很漂亮的角啊。', 'قرنان جميلان جدًّا.'], { shot: 'close' }),
        show('chibi', 'osk', 'shock', { others: ['nib'] }),
        say('brita', 'worry', ['She’s packing, Osk. She says she’s not needed any more.', '荷造りを始めたぞ。もう用は済んだ、と言って。', 'ยายกำลังเก็บของ ออสก์ ยายว่าไม่มีใครต้องการยายแล้ว', '她在打包，奧斯克。她說這裡用不著她了。', 'إنّها تحزم أمتعتها يا أوسك. تقول إنّها لم تعد لازمة.'], { shot: 'face' }),
      ]),
      passage('kitchen', 'night', [
        say('nib', 'strain', ['Nib has a plan. Nib needs the worst flour.', 'ニブに考えがある。いちばん悪い粉、ちょうだい。', 'นิบมีแผน นิบขอแป้งที่แย่ที่สุด', '妮比有計畫。妮比要最差的麵粉。', 'نيب عندها خطّة. نيب تحتاج إلى أسوأ طحين.'], { shot: 'full' }),
        show('hand', 'nib', 'strain', { prop: COAL, sound: ['KRAK', 'ガキッ', 'กร๊อบ', '喀啦', 'طَقّ'] }),
        say('nib', 'shy', ['For Una. It’s hard. And it leans. And Nib dropped it.', 'ウナに。かたくて、かたむいてて、一回落とした。', 'ให้ยายอูนา มันแข็ง มันเอียง แล้วนิบก็ทำตกด้วย', '給烏娜。很硬，又歪，妮比還掉到地上。', 'لأونا. إنّه صلب. ومائل. وأسقطته نيب.'], { shot: 'low' }),
        say('una', 'cry', ['Crust’s too hard. Crumb’s like a brick. Who taught you, a mason?', '皮はかたい、中は煉瓦だ。左官にでも習ったのかい！', 'เปลือกก็แข็ง เนื้อก็อิฐ ใครสอนมา ช่างก่ออิฐเรอะ', '皮太硬，裡頭像磚頭。誰教的，泥水匠嗎？', 'القشرة قاسية، واللبّ كالطوب. من علّمك؟ بنّاء؟'], { shot: 'face' }),
        say('nib', 'joy', ['She’s STAYING!', 'ウナ、残るって！', 'ยายอยู่ต่อ!', '她要留下來！', 'ستبقى!'], { shot: 'chibi' }),
        tell(['At the door stood a clerk, dripping. He carried a decree with four seals.', '戸口に、ずぶ濡れの役人。封印が四つの布告を持っていた。', 'ที่ประตูมีเสมียนตัวเปียกโชก ถือประกาศประทับตราสี่ดวง', '門口站著一個濕淋淋的書記官，拿著蓋了四個印的公告。', 'عند الباب وقف كاتب يقطر ماءً، يحمل مرسومًا بأربعة أختام.'], {
          shot: 'back',
          who: 'brita',
          mood: 'worry',
        }),
      ]),
    ],
  },
  {
    title: ['Ovens May Not Be Persons', '窯は人であってはならぬ', 'เตาห้ามเป็นบุคคล', '烤爐不得為人', 'لا يجوز للفرن أن يكون شخصًا'],
    passages: [
      passage('cafe', 'oven', [
        say('brita', 'cold', ['“All ovens to be licensed. An oven may not be a person.”', '「窯は免許制とする。窯は、人であってはならぬ」', '“เตาทุกลูกต้องมีใบอนุญาต เตาห้ามเป็นบุคคล”', '「烤爐一律須有執照。烤爐不得為人。」', '«تُرخَّص الأفران كافّة. ولا يجوز أن يكون الفرن شخصًا».'], { shot: 'full', prop: NOTE }),
        say('osk', 'sad', ['I’d only just got used to being one.', 'やっと、人になれた気がしてたのに。', 'ผมเพิ่งจะชินกับการเป็นคนแท้ ๆ', '我才剛習慣當個人。', 'كنتُ قد اعتدتُ أن أكون شخصًا للتوّ.'], { shot: 'close' }),
        tell(
          [
            '“It is my Chancellor’s,” said the King, from under a custard. “He does not eat.”',
            '「宰相の仕業だ」とカスタードの下から王。「あれは、物を食わぬ」',
            '“ฝีมืออัครเสนาบดี” ราชาตรัสใต้คัสตาร์ด “มันไม่กินอะไร”',
            '「是宰相幹的，」國王從卡士達底下說，「那傢伙不吃東西。」',
            'قال الملك من تحت الكاسترد: «هو من وزيري. إنّه لا يأكل».',
          ],
          { shot: 'pause' },
        ),
        say('una', 'cold', ['Then who holds the licence? It takes a baker with a name.', 'なら免許は誰が取る。名のあるパン焼きが要るよ。', 'แล้วใครจะถือใบอนุญาต ต้องเป็นคนทำขนมปังที่มีชื่อ', '那執照誰來拿？要一個有名有姓的麵包師。', 'فمن يحمل الرخصة إذن؟ يلزم خبّاز له اسم.'], { shot: 'low' }),
        show('eyes', 'brita', 'worry'),
      ]),
      passage('kitchen', 'morning', [
        tell([
          'They all turned to me. Baker’s daughter, first class. I washed my hands. I took a long time.',
          '全員が私を見た。一等パン屋の娘。私は手を洗った。長いこと、洗った。',
          'ทุกคนหันมามองฉัน ลูกสาวคนทำขนมปังชั้นหนึ่ง ฉันล้างมือ ล้างอยู่นานมาก',
          '大家都看向我，一等麵包師之女。我去洗手，洗了很久。',
          'التفتوا إليّ. ابنة خبّاز، من الأولى. غسلتُ يديّ. أطلتُ الغسل.',
        ]),
        show('hand', 'brita', 'strain', { prop: COAL, sound: ['thud', 'ゴトン', 'ตุ้บ', '咚', 'دُمّ'] }),
        say('osk', 'shock', ['Brita. That’s charcoal.', 'ブリタ。……それ、炭だよ。', 'บริตา นั่นมันถ่าน', '布莉塔，那是木炭。', 'بريتا. هذا فحم.'], { shot: 'two' }),
        say('brita', 'shy', ['It was rye. I’ve never baked one, Osk. I only ever told people how.', 'ライ麦だ。……焼いたことがないんだ。口で教えるだけで。', 'มันคือข้าวไรย์ …ฉันไม่เคยอบเองเลย ได้แต่บอกคนอื่น', '是裸麥。……我從沒烤過，只會用嘴巴教。', 'كان شيلمًا. لم أخبز رغيفًا قطّ يا أوسك. كنتُ أعلّم فقط.'], { shot: 'face' }),
        say('osk', 'smile', ['Loaf number one. I’ve four thousand and twelve on you. Wash your hands.', '一個目だね。ぼくは四千十二個先輩だよ。手を洗って。', 'ก้อนที่หนึ่งสินะ ผมนำอยู่สี่พันสิบสองก้อน ไปล้างมือ', '第一個啊。我比妳多四千零一十二個。先去洗手。', 'الرغيف الأوّل. أسبقك بأربعة آلاف واثني عشر. اغسلي يديك.'], {
          shot: 'close',
        }),
        tell(['The examiner would be here at the first frost. It was already September.', '試験官が来るのは初霜の日。もう、九月だった。', 'กรรมการสอบจะมาวันน้ำค้างแข็งแรก ตอนนี้ก็กันยายนแล้ว', '考官初霜那天來。現在已經九月了。', 'سيأتي الممتحن مع أوّل صقيع. وكنّا في أيلول.'], { shot: 'wide' }),
      ]),
    ],
  },
  {
    title: ['Who Has Been Baking', '焼いたのは誰', 'ใครแอบอบขนมปัง', '是誰在烤麵包', 'مَن كان يخبز؟'],
    passages: [
      passage('forest', 'morning', [
        tell(['We said goodbye to the twins at the bridge. Nib gave them her other bun.', '双子とは橋で別れた。ニブは「もいっこのパン」を、あげた。', 'เราลาแฝดที่สะพาน นิบยกขนมปังอีกก้อนให้พวกมัน', '我們在橋邊跟雙胞胎道別。妮比把她的「另一個麵包」送了出去。', 'ودّعنا التوأمين عند الجسر. وأعطتهما نيب كعكتها الأخرى.']),
        say('brita', 'strain', ['Loaf forty. It’s only black on one side.', '四十個目。黒いのは、片側だけになった。', 'ก้อนที่สี่สิบ ดำแค่ด้านเดียวแล้ว', '第四十個，只有一面是黑的了。', 'الرغيف الأربعون. أسود من جهة واحدة فقط.'], { shot: 'full', prop: COAL }),
        say('osk', 'smile', ['You’re fighting it. Nobody’s coming to knight you. Just sigh.', '戦ってるからだよ。誰も叙任しに来ない。ため息、ついて。', 'คุณสู้กับมันอยู่ ไม่มีใครมาแต่งตั้งหรอก แค่ถอนหายใจ', '妳在跟它打仗。沒人要封妳騎士，嘆口氣就好。', 'أنتِ تقاتلينه. لن يأتي أحد ليقلّدك وسامًا. تنهّدي فحسب.'], { shot: 'close' }),
        say('una', 'deadpan', ['Forty hills and not one bench. I’ll write to somebody.', '丘が四十、長椅子は無し。どこかに手紙を書くよ。', 'สี่สิบเนิน ไม่มีม้านั่งสักตัว ยายจะเขียนไปร้องเรียน', '四十座山丘，一張長椅也沒有。我要寫信去抗議。', 'أربعون تلّة ولا مقعد واحد. سأراسل أحدهم.'], { shot: 'low' }),
        show('group', 'osk', 'smile', { others: ['brita', 'nib', 'una'] }),
      ]),
      passage('cave', 'oven', [
        say('nib', 'joy', ['Home! Home smells like toast!', 'おうち！　おうち、トーストの匂い！', 'บ้าน! บ้านหอมเหมือนขนมปังปิ้ง!', '家！家裡有吐司的味道！', 'البيت! رائحة البيت خبز محمّص!'], { shot: 'chibi' }),
        say('brita', 'worry', ['It can’t. We’ve been gone since May. The oven’s been with us.', 'そんなはずはない。五月から留守だ。窯は、ここにいた。', 'เป็นไปไม่ได้ เราไม่อยู่ตั้งแต่พฤษภา เตาก็อยู่กับเรา', '不可能。我們五月就走了，烤爐一直跟著我們。', 'مستحيل. نحن غائبون منذ أيّار. والفرن كان معنا.'], { shot: 'face' }),
        show('hand', 'osk', 'shock', { prop: LOAF, sound: ['krik', 'ぱりっ', 'กรอบ', '喀哩', 'قرش'] }),
        say('osk', 'shock', ['It’s still warm. Two hundred and thirty. Exactly.', 'まだ温かい。……二百三十度。ぴったりだ。', 'ยังอุ่นอยู่ …สองร้อยสามสิบองศาพอดีเป๊ะ', '還是溫的。兩百三十度，剛剛好。', 'ما زال دافئًا. مئتان وثلاثون. تمامًا.'], { shot: 'eyes' }),
        say('una', 'worry', ['Girl. Look at the flour on the floor. Those aren’t his feet.', '娘さん、床の粉を見な。あれは、この子の足じゃない。', 'แม่หนู ดูแป้งที่พื้นสิ นั่นไม่ใช่รอยเท้าเขา', '丫頭，看地上的麵粉。那不是他的腳印。', 'يا بنت. انظري إلى الطحين على الأرض. تلك ليست قدميه.'], { shot: 'close' }),
        tell(['They were larger. They led to the back of the cave, and they did not come out again.', 'もっと大きい。洞窟の奥へ続き、出てきた跡は、なかった。', 'มันใหญ่กว่า เดินเข้าไปลึกสุดถ้ำ และไม่มีรอยเดินกลับออกมา', '更大。腳印通往洞穴深處，卻沒有出來的。', 'كانت أكبر. تمضي إلى عمق الكهف، ولا تخرج منه.'], { shot: 'wide' }),
      ]),
    ],
  },
];
