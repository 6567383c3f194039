import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const UMBRELLA = { kind: 'umbrella', colour: '#d8705a' } as const;
const NOTE = { kind: 'letter', colour: '#e06a50' } as const;

/** The second half: a suitcase is unpacked, and a second name comes on the sign. */
export const RAINY_MONDAYS_LATER_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Flour in the Rain', '雨と小麦粉', 'แป้งกลางสายฝน', '雨裡的麵粉', 'طحين تحت المطر'],
    passages: [
      passage(
        'harbour',
        'rain',
        [
          tell(['The flour comes by boat. So does the weather.', '小麦粉は船で来る。天気もそうだ。', 'แป้งมาทางเรือ พายุก็เหมือนกัน', '麵粉坐船來，天氣也是。', 'الطحين يأتي بالقارب، والطقس كذلك.']),
          say('emi', 'shock', ['Twenty sacks and one umbrella.', '二十袋に、傘が一本。', 'ยี่สิบกระสอบ กับร่มคันเดียว', '二十袋麵粉，一把傘。', 'عشرون كيسًا ومظلّة واحدة.'], { posture: 'umbrella', prop: UMBRELLA }),
          say('nao', 'strain', ['Cover the flour. I dry by myself.', '粉にさして。私は放っておけば乾く。', 'กางให้แป้ง พี่แห้งเองได้', '給麵粉撐，我自己會乾。', 'غطّي الطحين. أنا أجفّ وحدي.']),
          show('action', 'emi', 'strain', { posture: 'run', sound: ['SLOSH', 'ざばっ', 'ซ่าาา', '嘩啦', 'طشش'] }),
          tell(['Then there was a second umbrella. And a third.', 'そこへ二本目の傘。三本目。', 'แล้วก็มีร่มคันที่สอง คันที่สาม', '接著來了第二把傘，第三把。', 'ثم جاءت مظلّة ثانية، وثالثة.']),
          say('gen', 'shout', ['Form a line! Mind my knee!', '列を作れ！　膝に気をつけろ！', 'เข้าแถว! ระวังเข่าฉันด้วย!', '排成一排！小心我的膝蓋！', 'اصطفّوا! انتبهوا لركبتي!'], { tone: 'shout' }),
        ],
        'rain',
      ),
      passage('kitchen', 'warm', [
        tell(['Half the harbour stood dripping in our kitchen.', '港の半分が、うちの厨房でしずくを垂らしていた。', 'คนครึ่งท่าเรือยืนตัวเปียกอยู่ในครัวเรา', '半個港口的人滴著水站在我們廚房。', 'وقف نصف الميناء يقطر ماءً في مطبخنا.']),
        say('nao', 'worry', ['I can’t pay all of you.', 'こんなに、お礼ができません。', 'ฉันจ่ายทุกคนไม่ไหวนะคะ', '我付不起這麼多工錢。', 'لا أستطيع أن أدفع لكم جميعًا.']),
        say('emi', 'smile', ['They don’t want paying. They want breakfast.', 'お金じゃないって。朝ごはんだって。', 'เขาไม่เอาเงินหรอก เขาจะเอาข้าวเช้า', '他們不要錢，要早餐。', 'لا يريدون مالًا. يريدون فطورًا.']),
        say('nao', 'cry', ['Sit anywhere. Sit on the flour.', 'どこでも座って。粉袋の上でも。', 'นั่งตรงไหนก็ได้ นั่งบนกระสอบแป้งก็ได้', '隨便坐，坐麵粉上也行。', 'اجلسوا حيث شئتم. على الطحين حتى.'], { shot: 'profile' }),
      ]),
    ],
  },
  {
    title: ['A Window on the Sea', '海の見える窓', 'หน้าต่างที่เห็นทะเล', '看得見海的窗', 'نافذة على البحر'],
    passages: [
      passage('bedroom', 'sea', [
        tell(['Emi had been home a hundred days. Her suitcase was still packed.', '恵美が帰って百日。スーツケースは、詰めたままだった。', 'เอมิกลับมาร้อยวันแล้ว กระเป๋ายังไม่ได้รื้อเลย', '惠美回家一百天了，行李箱還沒打開。', 'مضت مئة يوم على عودة إيمي، وحقيبتها لم تُفتح.']),
        say('nao', 'talk', ['Are you going somewhere?', 'どこか行くの？', 'จะไปไหนเหรอ', '妳要去哪裡嗎？', 'أتسافرين؟']),
        say('emi', 'shy', ['I’m afraid that if I unpack, it will be true.', '開けたら、本当になっちゃう気がして。', 'กลัวว่าถ้ารื้อออกมา มันจะกลายเป็นเรื่องจริง', '我怕一打開，就成真了。', 'أخاف إن أفرغتُها أن يصير الأمر حقيقة.']),
        say('nao', 'calm', ['That what will?', '何が？', 'เรื่องอะไร', '什麼成真？', 'أيّ أمر؟']),
        say('emi', 'sad', ['That I gave up.', '諦めたんだって。', 'เรื่องที่ฉันยอมแพ้ไง', '我放棄了這件事。', 'أنّني استسلمت.'], { shot: 'close' }),
      ]),
      passage('bedroom', 'warm', [
        show('hand', 'nao', 'calm', { prop: { kind: 'book', colour: '#7aa89a' } }),
        say('nao', 'talk', ['Mother’s box had a ferry ticket in it. One way. Unused.', '母さんの箱にね、船の切符があった。片道。使ってない。', 'ในกล่องแม่มีตั๋วเรือ เที่ยวเดียว ไม่ได้ใช้', '媽媽的箱子裡有張船票。單程，沒用過。', 'في صندوق أمّي تذكرة عبّارة. ذهابًا فقط. لم تُستعمل.']),
        say('emi', 'shock', ['She was going to leave?', '出ていくつもりだったの？', 'แม่เคยคิดจะไปเหรอ', '她本來想走？', 'كانت ستغادر؟']),
        say('nao', 'smile', ['She gave up leaving. She always called it the best thing she ever baked.', '出ていくのを諦めたの。それが人生でいちばんの焼き上がりだって。', 'แม่ยอมแพ้ที่จะไป แล้วเรียกมันว่าสิ่งที่อบได้ดีที่สุดในชีวิต', '她放棄了離開，還說那是她烤得最好的一次。', 'استسلمت عن الرحيل، وكانت تسمّي ذلك أجمل ما خبزت.']),
        say('emi', 'laugh', ['Help me with the zip.', 'ファスナー、手伝って。', 'ช่วยรูดซิปหน่อยสิ', '幫我拉拉鍊。', 'ساعديني في السحّاب.']),
        tell(['Inside: three jumpers, a rolling pin, and no reason at all.', '中身はセーター三枚と、めん棒。理由は、入っていなかった。', 'ข้างในมีเสื้อไหมพรมสามตัว ไม้นวดแป้ง และไม่มีเหตุผลใด ๆ', '裡面是三件毛衣、一根桿麵棍，沒有任何理由。', 'في الداخل: ثلاث كنزات، ومِرقاق عجين، ولا أيّ سبب.']),
      ]),
    ],
  },
  {
    title: ['The Other Bakery', 'もう一軒のパン屋', 'ร้านขนมปังอีกร้าน', '另一家麵包店', 'المخبز الآخر'],
    passages: [
      passage('street', 'sea', [
        tell(['A new shop opened by the station. It is never closed.', '駅前に新しい店ができた。休みなし、だそうだ。', 'มีร้านใหม่เปิดข้างสถานี ไม่เคยปิดเลย', '車站旁開了一家新店，從不休息。', 'افتُتح دكّان جديد قرب المحطّة، لا يُغلق أبدًا.']),
        say('emi', 'angry', ['Twenty-four hours! Who needs a croissant at three?', '二十四時間！　夜中の三時に誰が食べるの？', 'ยี่สิบสี่ชั่วโมง! ใครจะกินครัวซองต์ตอนตีสาม', '二十四小時！誰半夜三點要吃可頌？', 'أربع وعشرون ساعة! من يحتاج كرواسان في الثالثة؟']),
        say('nao', 'deadpan', ['You do. Every night.', 'あなた。毎晩。', 'เธอไง ทุกคืน', '妳啊，每天晚上。', 'أنتِ. كلّ ليلة.']),
        show('chibi', 'emi', 'shy'),
        say('emi', 'talk', ['Spying is not eating. I have to know the enemy.', '敵情視察は食事じゃないもん。', 'สอดแนมไม่นับว่ากิน ฉันต้องรู้จักศัตรู', '偵察不算吃。我得了解敵人。', 'التجسّس ليس أكلًا. عليّ أن أعرف الخصم.']),
      ]),
      passage('station', 'rain', [
        tell(['The boy behind the counter had been awake since yesterday.', '店番の青年は、昨日から寝ていなかった。', 'หนุ่มหลังเคาน์เตอร์ไม่ได้นอนตั้งแต่เมื่อวาน', '櫃檯後的年輕人從昨天就沒睡。', 'الشابّ خلف المنضدة لم ينم منذ الأمس.']),
        say('nao', 'worry', ['When do you close?', 'いつ休むの？', 'ปิดเมื่อไหร่คะ', '你們什麼時候休息？', 'متى تغلقون؟']),
        tell(['“The dough comes frozen, miss. It never gets tired.”', '「生地は冷凍で届くんで。疲れないんですよ、あいつら。」', '“แป้งมาแบบแช่แข็งครับ มันไม่เคยเหนื่อย”', '「麵團是冷凍送來的，小姐。它們不會累。」', '«العجين يصل مجمّدًا يا آنسة. إنّه لا يتعب.»']),
        say('nao', 'smile', ['Come to us on Monday, if it rains. Bring nothing.', '月曜に雨が降ったら、うちへおいで。手ぶらで。', 'ถ้าวันจันทร์ฝนตก มาหาเราสิ ไม่ต้องเอาอะไรมา', '星期一下雨的話，來我們這裡，什麼都別帶。', 'تعال إلينا يوم الاثنين إن أمطرت. لا تُحضر شيئًا.']),
        say('emi', 'shock', ['But we’re closed!', 'でも、休みだよ！', 'แต่เราปิดนะ!', '可是我們休息啊！', 'لكننا مغلقون!']),
        say('nao', 'laugh', ['Exactly.', 'だからだよ。', 'ก็นั่นแหละ', '就是這樣才好。', 'بالضبط.']),
      ]),
    ],
  },
  {
    title: ['Eight Spoons', 'スプーン八本', 'ช้อนแปดคัน', '八支湯匙', 'ثماني ملاعق'],
    passages: [
      passage('cafe', 'warm', [
        tell(['One spoon was gone. I count them every night, since the inspector.', 'スプーンが一本ない。あの検査から、毎晩数えているのに。', 'ช้อนหายไปหนึ่งคัน ฉันนับทุกคืนตั้งแต่วันตรวจร้าน', '少了一支湯匙。自從稽查後我每晚都數。', 'نقصت ملعقة. أعدّها كلّ ليلة منذ التفتيش.']),
        say('emi', 'talk', ['Suspects: Gen, Toru, the croissant boy.', '容疑者。源さん、透さん、クロワッサンの子。', 'ผู้ต้องสงสัย ลุงเก็น คุณโทรุ หนุ่มครัวซองต์', '嫌疑人：源伯、透先生、可頌男孩。', 'المشتبه بهم: جِن، وتورو، وفتى الكرواسان.']),
        say('gen', 'shock', ['I have my own spoon!', 'わしには自分のスプーンがある！', 'ฉันมีช้อนของตัวเอง!', '我有自己的湯匙！', 'لديّ ملعقتي!']),
        say('emi', 'smirk', ['That’s what a thief with two spoons would say.', '二本目を持ってる泥棒も、そう言うね。', 'ขโมยที่มีช้อนสองคันก็พูดแบบนี้แหละ', '有兩支湯匙的小偷也會這麼說。', 'هذا ما يقوله لصّ لديه ملعقتان.']),
        show('eyes', 'gen', 'cold'),
      ]),
      passage('kitchen', 'rain', [
        tell(['It was in Mother’s box. Wrapped in a note, in Emi’s hand.', '母さんの箱の中にあった。恵美の字のメモに、くるまれて。', 'มันอยู่ในกล่องของแม่ ห่อด้วยโน้ตลายมือเอมิ', '它在媽媽的箱子裡，包著惠美寫的紙條。', 'كانت في صندوق أمّي، ملفوفة بورقة بخطّ إيمي.'], { who: 'nao', mood: 'shock' }),
        say('nao', 'talk', ['“For whoever opens this next. It has stirred everything we ever made.”', '「次にここを開ける人へ。うちの全部を混ぜてきた一本です。」', '“แด่คนที่เปิดคนต่อไป ช้อนนี้คนทุกอย่างที่เราเคยทำ”', '「給下一個打開的人：它攪過我們做過的一切。」', '«لمن يفتحه بعدنا: لقد حرّكت كلّ ما صنعناه.»'], {
          prop: NOTE,
        }),
        say('emi', 'shy', ['I thought the box should have something of ours.', '私たちの物も、入れておこうと思って。', 'ฉันว่ากล่องควรมีของของเราบ้าง', '我想箱子裡也該有我們的東西。', 'أردتُ أن يكون في الصندوق شيء لنا.']),
        say('nao', 'cry', ['We have eight spoons now. We’ll be arrested.', 'うち、もう八本しかない。捕まっちゃう。', 'เหลือแปดคันแล้วนะ เราโดนจับแน่', '我們只剩八支了，會被抓的。', 'صار لدينا ثمانٍ. سيقبضون علينا.']),
        say('emi', 'laugh', ['Toru says he’ll look the other way.', '透さん、見なかったことにするって。', 'คุณโทรุบอกว่าจะทำเป็นไม่เห็น', '透先生說他會裝作沒看到。', 'يقول تورو إنّه سيغضّ الطرف.']),
      ]),
    ],
  },
  {
    title: ['The Walk', '散歩', 'เดินเล่น', '散步', 'النزهة'],
    passages: [
      passage(
        'street',
        'rain',
        [
          tell(['Monday, and it rained. I hung the sign, and did not go back upstairs.', '月曜日、雨。看板を出して、私は二階へ戻らなかった。', 'วันจันทร์ ฝนตก ฉันแขวนป้าย แต่ไม่ได้กลับขึ้นข้างบน', '星期一，下雨。我掛上牌子，卻沒有回樓上。', 'الاثنين، وأمطرت. علّقتُ اللافتة، ولم أصعد.']),
          say('emi', 'shock', ['You’re wearing lipstick.', 'お姉ちゃん、口紅つけてる。', 'พี่ทาลิปสติก', '姊，妳擦了口紅。', 'تضعين أحمر شفاه.']),
          say('nao', 'cold', ['It’s windburn.', '風で荒れただけ。', 'ปากแตกเพราะลมต่างหาก', '是被風吹的。', 'إنّها الريح.']),
          say('emi', 'smirk', ['The wind’s name is Toru.', 'その風、透っていうんでしょ。', 'ลมนั่นชื่อโทรุใช่ไหมล่ะ', '那陣風叫透吧。', 'اسم الريح تورو.']),
          show('chibi', 'nao', 'shy'),
        ],
        'rain',
      ),
      passage(
        'beach',
        'rain',
        [
          tell(['He had two umbrellas. He only opened one.', '彼は傘を二本持っていた。開いたのは、一本だけ。', 'เขามีร่มสองคัน แต่กางคันเดียว', '他有兩把傘，只撐開了一把。', 'كانت معه مظلّتان، ولم يفتح إلا واحدة.'], {
            who: 'nao',
            mood: 'shy',
            shot: 'full',
            posture: 'umbrella',
            prop: { kind: 'umbrella', colour: '#7aa89a' },
          }),
          tell(['“I inspected the route,” he said. “It is safe, if slow.”', '「道順は検査済みです。安全です。遅いですが。」', '“ผมตรวจเส้นทางแล้ว ปลอดภัย แต่ช้า” เขาว่า', '「我檢查過路線了，」他說，「安全，就是慢。」', 'قال: «فتّشتُ الطريق. آمن، لكنّه بطيء.»']),
          say('nao', 'smile', ['Slow is the point.', '遅いのが、いいんです。', 'ช้านั่นแหละดี', '慢才好。', 'البطء هو المقصود.']),
          say('nao', 'calm', ['Left at the lighthouse.', '灯台を、左です。', 'เลี้ยวซ้ายตรงประภาคารค่ะ', '到燈塔左轉。', 'يسارًا عند المنارة.']),
          tell(['From the window my sister waved with both arms, like a boat coming in.', '窓から妹が両手を振っていた。港に入る船みたいに。', 'น้องสาวโบกมือทั้งสองข้างจากหน้าต่าง เหมือนเรือเข้าเทียบท่า', '妹妹在窗口揮著雙手，像一艘進港的船。', 'لوّحت أختي من النافذة بكلتا ذراعيها، كقارب عائد.']),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Sunday Dough', '日曜の生地', 'แป้งวันอาทิตย์', '星期天的麵團', 'عجين الأحد'],
    passages: [
      passage('kitchen', 'warm', [
        tell(['The first loaf Emi made alone came out like a roof tile.', '恵美が一人で焼いた最初のパンは、瓦のようだった。', 'ขนมปังก้อนแรกที่เอมิทำเอง ออกมาเหมือนกระเบื้องหลังคา', '惠美獨自烤的第一條麵包，像一片屋瓦。', 'أوّل رغيف صنعته إيمي وحدها خرج كقرميدة.']),
        say('emi', 'sad', ['You could build a house with it.', 'これで家が建つ。', 'เอาไปสร้างบ้านได้เลย', '可以拿來蓋房子了。', 'يمكن أن نبني به بيتًا.']),
        say('nao', 'talk', ['Mine was worse. Father used it as an anchor.', '私のはもっとひどかった。父さん、錨にしてた。', 'ของพี่แย่กว่า พ่อเอาไปทำสมอเรือ', '我的更糟，爸拿去當船錨。', 'رغيفي كان أسوأ. استعمله أبي مرساة.']),
        say('emi', 'laugh', ['He did not!', 'うそだあ！', 'ไม่จริงหรอก!', '才沒有！', 'مستحيل!']),
        say('nao', 'smile', ['Ask Gen. He was on the boat. It held.', '源さんに聞いて。同じ船だったの。ちゃんと止まったって。', 'ไปถามลุงเก็นสิ ลุงอยู่บนเรือ มันเอาอยู่ด้วยนะ', '去問源伯，他也在船上。還真的停住了。', 'اسألي جِن. كان على القارب. وقد ثبت.']),
        show('two', 'emi', 'laugh'),
      ]),
      passage('kitchen', 'sea', [
        tell(['The ninth loaf sighed.', '九つめのパンが、ため息をついた。', 'ก้อนที่เก้าถอนหายใจ', '第九條麵包嘆了口氣。', 'الرغيف التاسع تنهّد.']),
        say('emi', 'shock', ['Did you hear that?', '今の、聞いた？', 'ได้ยินไหม', '妳聽到了嗎？', 'هل سمعتِ؟'], { shot: 'face' }),
        say('nao', 'calm', ['I heard it. What did it say?', '聞いたよ。なんて言ってた？', 'ได้ยิน มันว่าไงบ้าง', '聽到了。它說什麼？', 'سمعت. ماذا قال؟']),
        say('emi', 'cry', ['It said: now.', '「もういいよ」って。', 'มันบอกว่า ตอนนี้แหละ', '它說：好了。', 'قال: الآن.']),
        tell(['So on the sign under my name we painted hers.', 'それで、看板の私の名前の下に、妹の名前を書き足した。', 'บนป้าย ใต้ชื่อฉัน เราเลยเขียนชื่อน้องเพิ่ม', '於是招牌上我的名字下面，多了她的名字。', 'فكتبنا على اللافتة، تحت اسمي، اسمها.']),
      ]),
    ],
  },
];
