import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const BELL = { kind: 'flower', colour: '#8a9ae0' } as const;
const SOUP = { kind: 'cup', colour: '#cc7c4a' } as const;
const PAPER = { kind: 'letter', colour: '#6c3a6c' } as const;
const LAMP = { kind: 'lantern', colour: '#f2ca4e' } as const;

/** From the arrest in the examination hall to the rider out of the snow. */
export const GLASSHOUSE_ALCHEMIST_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Under Arrest', '逮捕', 'ถูกจับกุม', '逮捕', 'قيد الاعتقال'],
    passages: [
      passage('classroom', 'court', [
        say('thea', 'shock', ['You’re arresting me? Now?', '逮捕？　いま、ここで？', 'คุณจะจับฉัน? ตอนนี้เนี่ยนะ', '你要逮捕我？現在？', 'تعتقلني؟ الآن؟'], { shot: 'face' }),
        say('auden', 'cold', ['Article nine. No one under arrest may be made to answer a question.', '第九条。逮捕された者は、いかなる問いにも答えずともよい。', 'มาตราเก้า ผู้ถูกจับกุมไม่ต้องตอบคำถามใด ๆ', '第九條：被捕之人，不得強迫其回答任何問題。', 'المادّة التاسعة: لا يُجبَر معتقَل على الإجابة عن سؤال.'], { shot: 'full' }),
        show('eyes', 'isaura', 'smirk'),
        say('isaura', 'calm', ['On what charge, captain? You cannot lie. I shall know.', '罪状は、隊長？　そなたは嘘がつけぬ。', 'ข้อหาอะไรผู้กอง เจ้าโกหกไม่ได้นะ ข้าจะรู้', '什麼罪名，隊長？你不能說謊，我會知道。', 'بأيّ تهمة أيّها النقيب؟ لا تستطيع الكذب. سأعرف.'], { shot: 'low' }),
        say('auden', 'strain', ['She… took nine of my buttons for seed markers. Without asking.', '私の釦を、九つ……種の目印に。無断で、です。', 'เธอ… เอากระดุมผมไปเก้าเม็ด ทำป้ายเมล็ด โดยไม่ขอ', '她……拿了我九顆釦子當種子標記。沒有問過我。', 'أخذَت... تسعة من أزراري علاماتٍ للبذور. دون استئذان.'], { shot: 'close' }),
        say('thea', 'shy', ['They were very good buttons.', '……とても、いい釦だったので。', 'กระดุมมันดีมากนี่คะ', '……那些釦子很好用嘛。', 'كانت أزرارًا ممتازة.'], { shot: 'hand', prop: BELL }),
      ]),
      passage('corridor', 'court', [
        tell(['Theft of buttons: one night in the tower, or until the case is heard.', '釦泥棒。塔に一晩、または裁きの日まで。', 'ขโมยกระดุม โทษคือขังหอคอยหนึ่งคืน หรือจนกว่าจะไต่สวน', '竊取釦子：關進塔裡一晚，或直到開庭。', 'سرقة أزرار: ليلة في البرج، أو حتى النظر في القضيّة.']),
        say('isaura', 'cold', ['My treasurer asks that it be heard at midsummer. Not before.', '財務卿は、裁きは夏至にせよと。それより早くは、ならぬと。', 'เสนาบดีคลังขอให้ไต่สวนกลางฤดูร้อน ห้ามก่อนนั้น', '財務大臣要求夏至才開庭，不得提前。', 'خازني يطلب أن تُنظر في منتصف الصيف، لا قبله.'], { shot: 'over', to: 'auden' }),
        say('auden', 'shock', ['That’s forty days. I only meant to save her one answer.', '四十日も……。ひと言、救いたかっただけなのに。', 'ตั้งสี่สิบวัน ผมแค่อยากช่วยเธอเลี่ยงคำตอบเดียว', '那要四十天……我只是想替她擋下一句話。', 'هذه أربعون يومًا. أردتُ أن أعفيها من جواب واحد فحسب.'], { shot: 'face' }),
        tell(['I had locked a door again. This time I had the key, and could not use it.', '彼はまた、扉をひとつ閉めた。鍵はある。だが、使えない。', 'เขาปิดประตูอีกบานแล้ว คราวนี้มีกุญแจในมือ แต่ใช้ไม่ได้', '他又關上了一扇門。這次鑰匙在手裡，卻不能用。', 'أغلق بابًا مرّة أخرى. والمفتاح معه، ولا يستطيع استعماله.'], {
          shot: 'back',
          who: 'auden',
          mood: 'sad',
        }),
      ]),
    ],
  },
  {
    title: ['A Window Facing North', '北向きの窓', 'หน้าต่างทิศเหนือ', '朝北的窗', 'نافذة إلى الشمال'],
    passages: [
      passage('bedroom', 'night', [
        tell([
          'The tower had one window, facing north. Nothing grows in a north window. I made a list.',
          '塔の窓は北向きひとつ。北窓では何も育たない。だから一覧を作った。',
          'หอคอยมีหน้าต่างเดียว หันเหนือ อะไรก็ปลูกไม่ขึ้น ฉันเลยทำรายการ',
          '塔裡只有一扇朝北的窗。北窗種不了東西。所以我列了張表。',
          'للبرج نافذة واحدة إلى الشمال. ولا ينبت شيء في نافذة شماليّة. فوضعتُ قائمة.',
        ]),
        say('thea', 'calm', ['Moss. Ferns. And one stubborn captain, outside, since ten.', '苔。羊歯。それから十時から扉の外に、頑固な隊長がひとり。', 'มอส เฟิร์น แล้วก็ผู้กองหัวดื้อหน้าประตู ตั้งแต่สี่ทุ่ม', '苔蘚、蕨類，還有門外那個從十點站到現在的固執隊長。', 'طحلب. سرخس. ونقيب عنيد خارج الباب منذ العاشرة.'], {
          shot: 'full',
          posture: 'rest',
        }),
        show('hand', 'thea', 'smile', { prop: BELL }),
      ]),
      passage('stairs', 'night', [
        say('auden', 'shy', ['One hundred and twelve stairs. I took them three at a time.', '百十二段だった。三段とばしで来た。', 'หนึ่งร้อยสิบสองขั้น ผมขึ้นทีละสามขั้น', '一百一十二階，我一次跨三階。', 'مئة واثنتا عشرة درجة. صعدتُها ثلاثًا ثلاثًا.'], { shot: 'close' }),
        say('thea', 'smile', ['Same time tonight, captain. What have you got?', 'いつもの時間ね、隊長。今夜は、なあに？', 'เวลาเดิมนะคะผู้กอง คืนนี้มีเรื่องอะไร', '老時間喔，隊長。今晚說什麼？', 'الموعد نفسه أيّها النقيب. ماذا عندك الليلة؟'], { shot: 'over', to: 'auden' }),
        say('auden', 'sad', ['Oda feeds your seedlings. She sings to them. They lean away.', 'オーダが苗に歌っている。苗は、反対側へ傾いた。', 'โอดาดูแลต้นกล้าให้ แกร้องเพลงด้วย มันเอนหนีหมด', '歐妲在照顧妳的苗。她對它們唱歌，它們都往另一邊歪。', 'أودا تعتني بشتلاتك. تغنّي لها، فتميل بعيدًا.'], { shot: 'face' }),
        say('thea', 'laugh', ['Tell them to be brave. And the furnace?', '頑張ってと伝えて。炉のほうは？', 'บอกมันให้อดทนไว้ แล้วเตาล่ะคะ', '叫它們勇敢一點。那爐子呢？', 'قل لها أن تتشجّع. والفرن؟'], { shot: 'low' }),
        show('pause', null, 'worry'),
        say('auden', 'calm', ['The furnace is well. I am sleeping well. Good night, Thea.', '炉は順調だ。私も、よく眠れている。おやすみ、テア。', 'เตาเรียบร้อยดี ผมก็นอนหลับดี ราตรีสวัสดิ์ เธีย', '爐子很好。我睡得也很好。晚安，蒂雅。', 'الفرن بخير. وأنا أنام جيّدًا. تصبحين على خير يا ثيا.'], { shot: 'close' }),
        tell(['I looked at the bell in my hand. One by one it was dropping its leaves.', '手の中の鈴草を見た。葉が、一枚ずつ落ちていった。', 'ฉันมองระฆังในมือ ใบของมันร่วงลงทีละใบ', '我看著手裡的鈴草。葉子一片一片地掉。', 'نظرتُ إلى الجرس في يدي. كان يُسقط أوراقه ورقةً ورقة.'], {
          shot: 'hand',
          who: 'thea',
          mood: 'shock',
          prop: BELL,
        }),
      ]),
    ],
  },
  {
    title: ['The First Lie', '最初の嘘', 'คำโกหกแรก', '第一句謊話', 'أوّل كذبة'],
    passages: [
      passage('cafe', 'spring', [
        say('oda', 'joy', ['I’m thirty! Listen! I’m thirty, and these are my own eyebrows!', 'あたしゃ三十だよ！　眉毛も、地毛さ！', 'ยายอายุสามสิบ! ฟังสิ! สามสิบ แล้วคิ้วนี่ก็ของจริง!', '我三十歲！聽見沒！三十歲，眉毛也是真的！', 'عمري ثلاثون! اسمعوا! ثلاثون، وهذان حاجباي أنا!'], { shot: 'face' }),
        say('nettle', 'shock', ['It’s worn off. You’re lying like a carpet!', '薬が切れた！　ばあちゃん、嘘つき放題だ！', 'ยาหมดฤทธิ์แล้ว! ยายโกหกคล่องปร๋อเลย!', '藥效退了！阿婆妳說謊說得好溜！', 'زال المفعول! أنت تكذبين بطلاقة!'], { shot: 'chibi' }),
        tell(['All along the market people told each other that they looked well.', '市場じゅうで、みんなが「お元気そうで」と言い合っていた。', 'ทั่วทั้งตลาด ผู้คนบอกกันว่า “ดูสบายดีนะ”', '整個市場裡，大家都在互相說「你氣色真好」。', 'في السوق كلّها راح الناس يقول بعضهم لبعض إنّه يبدو بخير.'], { shot: 'wide' }),
        say('brom', 'smile', ['Best soup I ever had, Gran. …Oh, I missed that.', 'ばあちゃん、世界一うまいよ。……これ、言いたかったんだ。', 'ซุปอร่อยที่สุดเลยยาย …โอ๊ย คิดถึงประโยคนี้', '阿嬤，這是我喝過最好喝的湯。……好久沒說這句了。', 'ألذّ حساء ذقتُه يا جدّتي. …آه، اشتقتُ إلى هذه.'], { shot: 'close', prop: SOUP }),
        show('eyes', 'auden', 'worry'),
      ]),
      passage('throne', 'court', [
        tell(
          [
            'The treasurer recovered first. He remembered that he had never said any of it.',
            '真っ先に立ち直ったのは財務卿。「そんなことは、申しておりませぬ」',
            'คนที่หายเร็วที่สุดคือเสนาบดีคลัง เขาจำได้ว่าไม่เคยพูดอะไรเลย',
            '最先恢復的是財務大臣。他想起自己什麼也沒說過。',
            'تعافى الخازن قبل الجميع، فتذكّر أنّه لم يقل شيئًا من ذلك قطّ.',
          ],
          { shot: 'full', who: 'brom', mood: 'worry' },
        ),
        say('isaura', 'cold', ['Six years of my wood, and now it is his word against his own.', '六年分の薪が、いまや本人の言葉と、本人の言葉の争いか。', 'ฟืนข้าหายไปหกปี ตอนนี้กลายเป็นคำเขาค้านคำเขาเอง', '六年的柴，如今成了他自己說的對上他自己說的。', 'ستّ سنين من حطبي، والآن صارت كلمته ضدّ كلمته.'], { shot: 'low' }),
        say('auden', 'calm', ['A sleepbell knows the difference, Your Grace. It drops its leaves.', '閣下、眠り鈴草なら分かります。嘘には、葉を落とす。', 'ระฆังนิทราแยกออกพ่ะย่ะค่ะ เจอคำโกหกมันจะทิ้งใบ', '殿下，眠鈴草分得出來。聽到謊話就會落葉。', 'جرس النوم يميّز يا صاحبة السموّ. إنّه يُسقط أوراقه.'], { shot: 'close' }),
        say('isaura', 'worry', ['One flower? He’ll say it was thirsty. I should need a field of them.', '一輪では「水切れ」と言い逃れよう。畑ひとつ、要るな。', 'ดอกเดียวเขาก็อ้างว่ามันขาดน้ำ ข้าต้องการทั้งทุ่ง', '一朵的話，他會說是缺水。我要一整片才行。', 'زهرة واحدة؟ سيقول إنّها عطشى. يلزمني حقل منها.'], { shot: 'profile' }),
        tell(['We had a field. Fifty-two. And I had said so in front of the treasurer’s clerk.', '畑はある。五十二本。だがそれを、財務卿の書記も聞いていた。', 'เรามีทุ่ง ห้าสิบสองต้น แต่เสมียนของเสนาบดีก็ได้ยินด้วย', '我們有一片，五十二株。可是財務大臣的書記也聽見了。', 'عندنا حقل. اثنتان وخمسون. لكنّ كاتب الخازن سمع ذلك أيضًا.'], {
          shot: 'hand',
          who: 'auden',
          mood: 'shock',
          prop: PAPER,
        }),
      ]),
    ],
  },
  {
    title: ['The Big One', 'とっておきの一刺し', 'พิษเข็มใหญ่', '最大的那一根', 'اللسعة الكبرى'],
    passages: [
      passage('ruin', 'night', [
        tell(['Nettle went ahead, alone, the short way that only weeds know.', 'ネトルはひとり、雑草しか知らない近道を先に行った。', 'เนตเทิลล่วงหน้าไปคนเดียว ตามทางลัดที่มีแต่วัชพืชรู้', '蕁麻自己先走了，走只有雜草才知道的近路。', 'مضت نيتل وحدها قبلنا، في طريق مختصر لا تعرفه إلّا الأعشاب.']),
        say('nettle', 'calm', ['Evening, Jon. Evening, all. Bad men are coming with hoes.', 'こんばんは、ヨン。みんなも。鍬を持った悪いのが来るよ。', 'สวัสดีจอน สวัสดีทุกคน คนเลวถือจอบกำลังมา', '晚安，喬恩。大家晚安。有拿鋤頭的壞人要來了。', 'مساء الخير يا جون. مساء الخير جميعًا. رجال أشرار قادمون بالمعاول.'], {
          shot: 'close',
        }),
        show('back', 'nettle', 'calm'),
        say('nettle', 'cold', ['Twelve of them. And one sting. I should’ve been a bramble.', '十二人に、針は一本。茨に生まれりゃよかった。', 'พวกมันสิบสอง เข็มมีหนึ่ง ข้าน่าจะเกิดเป็นหนาม', '十二個人，刺只有一根。我當初該長成荊棘的。', 'اثنا عشر، ولسعة واحدة. ليتني كنتُ عُلّيقًا.'], { shot: 'low' }),
        tell(
          ['Behind the hoes, on a mule, in furs in June, sat the treasurer himself.', '鍬の列のうしろ、六月に毛皮で騾馬に乗るのは、財務卿その人。', 'หลังขบวนจอบ บนหลังล่อ สวมขนสัตว์ในเดือนมิถุนา คือเสนาบดีคลัง', '鋤頭後面，六月天裹著皮草騎在騾子上的，正是財務大臣。', 'وخلف المعاول، على بغل، بالفراء في حزيران، جلس الخازن نفسه.'],
          { shot: 'wide' },
        ),
      ]),
      passage('ruin', 'night', [
        say('nettle', 'angry', ['You! You’re why there was no fire in bed three!', 'おまえか！　三番の花壇に、火が来なかったのは！', 'แก! แกคือเหตุที่แปลงสามไม่มีไฟ!', '是你！害三號花床沒有火的，就是你！', 'أنت! أنت سبب انطفاء النار عند الحوض الثالث!'], { shot: 'face', tone: 'shout' }),
        show('action', 'nettle', 'shout', { posture: 'leap', sound: ['ZING', 'ブスッ', 'จึ้ก', '嘶', 'زِنغ'] }),
        tell(
          [
            'They heard him in Vessen. They heard him over the border. He could not sit until harvest.',
            '悲鳴はヴェッセンにも、国境の向こうにも届いた。秋まで座れなかった。',
            'เสียงร้องได้ยินถึงเวสเซน ข้ามไปถึงชายแดน เขานั่งไม่ได้จนฤดูเก็บเกี่ยว',
            '維森聽得見，國境那頭也聽得見。他直到秋收都沒辦法坐下。',
            'سُمع صراخه في فيسن، وخلف الحدود. ولم يستطع الجلوس حتى الحصاد.',
          ],
          { shot: 'pause' },
        ),
        say('auden', 'strain', ['Nettle! Are you hurt? Where are the men?', 'ネトル！　怪我は？　奴らはどこだ！', 'เนตเทิล! เจ็บไหม พวกนั้นไปไหน', '蕁麻！妳受傷了嗎？那些人呢？', 'نيتل! هل أُصبتِ؟ أين الرجال؟'], { shot: 'full' }),
        say('nettle', 'sad', ['Gone. It’s gone too, my sting. I feel ever so light.', '逃げた。ボクの針も、なくなった。……すごく、軽いや。', 'หนีไปหมด เข็มข้าก็หมดแล้ว …ตัวเบาจังเลย', '跑了。我的刺也沒了。……感覺好輕喔。', 'رحلوا. ورحلت لسعتي أيضًا. …أشعر بخفّة شديدة.'], { shot: 'close' }),
        tell(['He carried her home on his back. She told him about Jon all the way.', '彼はネトルを背負って帰った。道々、ヨンの話を聞きながら。', 'เขาแบกเธอกลับบ้าน ตลอดทางเธอเล่าเรื่องจอนให้ฟัง', '他背著她回家。一路上，她跟他說喬恩的事。', 'حملها إلى البيت على ظهره. وحدّثته عن جون طوال الطريق.'], {
          shot: 'eyes',
          who: 'auden',
          mood: 'sad',
        }),
      ]),
    ],
  },
  {
    title: ['The Last Question', '最後の問い', 'คำถามสุดท้าย', '最後一題', 'السؤال الأخير'],
    passages: [
      passage('throne', 'court', [
        tell([
          'Midsummer. Fifty-two pots stood around the hall, and the treasurer stood, too.',
          '夏至。広間に鉢が五十二。財務卿も立っていた。座れないので。',
          'กลางฤดูร้อน กระถางห้าสิบสองใบตั้งรอบห้อง เสนาบดีก็ยืน เพราะนั่งไม่ได้',
          '夏至。大殿擺了五十二盆，財務大臣也站著。因為他坐不下來。',
          'منتصف الصيف. اثنان وخمسون أصيصًا حول القاعة، والخازن واقف كذلك.',
        ]),
        tell(
          ['“I never sold one log,” he said. It sounded like rain. It was leaves.', '「薪など一本も売っておらぬ」。雨の音がした。葉の散る音だった。', '“ข้าไม่เคยขายฟืนสักท่อน” เสียงเหมือนฝนตก แต่เป็นเสียงใบไม้ร่วง', '「我一根柴也沒賣過。」聽起來像下雨。是落葉。', 'قال: «لم أبع حطبة واحدة». سُمع ما يشبه المطر. كانت أوراقًا تسقط.'],
          { shot: 'wide' },
        ),
        say('isaura', 'cold', ['Take him to the tower. Mind the cushion: give him none.', '塔へ連れてゆけ。座布団は、与えるでない。', 'เอาตัวไปขังหอคอย แล้วก็ไม่ต้องให้เบาะ', '押去塔裡。坐墊嘛，就不必給了。', 'خذوه إلى البرج. أمّا الوسادة فلا تعطوه.'], { shot: 'low' }),
        say('auden', 'shy', ['And the buttons, Your Grace: I make her a present of them.', '閣下、釦の件は……彼女に、贈ったことに。', 'ส่วนเรื่องกระดุม กระหม่อมขอยกให้เธอพ่ะย่ะค่ะ', '殿下，至於釦子……我送給她了。', 'أمّا الأزرار يا صاحبة السموّ، فقد أهديتُها إليها.'], { shot: 'full', posture: 'chest' }),
        show('two', 'thea', 'shy', { others: ['auden'] }),
      ]),
      passage('classroom', 'court', [
        say('isaura', 'calm', ['Then she must answer. Was anyone in this hall ever treated by her?', 'ならば問おう。この場に、彼女の手当てを受けた者は？', 'งั้นต้องตอบ ในที่นี้มีใครเคยให้นางรักษาบ้าง', '那就得回答了。在場有誰，讓她治過病？', 'عليها أن تجيب إذن. هل عالجت أحدًا في هذه القاعة؟'], { shot: 'face' }),
        say('oda', 'deadpan', ['Ill? In Vessen? I’ve never so much as sneezed.', '病気？　ヴェッセンで？　くしゃみひとつ、したことないね。', 'ป่วยเหรอ ที่เวสเซนเนี่ยนะ ยายไม่เคยแม้แต่จาม', '生病？在維森？我連噴嚏都沒打過。', 'مريض؟ في فيسن؟ لم أعطس حتى مرّة واحدة.'], { shot: 'close' }),
        say('brom', 'strain', ['What fever? Which forty children? They were… resting.', '熱病？　四十人？　あれは……昼寝です。', 'ไข้อะไร เด็กสี่สิบคนไหน พวกเขาแค่…นอนพัก', '什麼熱病？哪四十個小孩？他們那是……午睡。', 'أيّ حمّى؟ أيّ أربعين طفلًا؟ كانوا... يستريحون.'], { shot: 'full' }),
        tell(
          [
            'Four thousand people stood up and lied for me, one after another. It was a beautiful noise.',
            '四千人が次々に立って、私のために嘘をついた。美しい音だった。',
            'คนสี่พันลุกขึ้นโกหกเพื่อฉันทีละคน เป็นเสียงที่งดงามเหลือเกิน',
            '四千個人一個接一個站起來，為我說謊。那聲音真美。',
            'وقف أربعة آلاف يكذبون من أجلي واحدًا بعد آخر. كان صوتًا جميلًا.',
          ],
          { shot: 'eyes', who: 'thea', mood: 'cry' },
        ),
        say('isaura', 'smirk', ['Fifty-two bald stalks. Dear me. They must be thirsty. She has passed.', 'おや、五十二本とも丸坊主。水切れであろう。……合格とする。', 'ก้านโล้นห้าสิบสองต้น ตายจริง คงขาดน้ำ …สอบผ่าน', '五十二根光桿。哎呀，一定是缺水。……及格。', 'اثنان وخمسون ساقًا عارية. لا بدّ أنّها عطشى. لقد نجحت.'], {
          shot: 'low',
          prop: PAPER,
        }),
      ]),
    ],
  },
  {
    title: ['T. Voss', 'Ｔ・ヴォス', 'ที. วอสส์', 'T・沃斯', 'ث. فوس'],
    passages: [
      passage('orchard', 'glass', [
        tell([
          'It says T. Voss, exactly like the old one. I hung it beside my mother’s.',
          '免状の名はＴ・ヴォス。古いのと同じ。母の隣に掛けた。',
          'บนใบอนุญาตเขียนว่า ที. วอสส์ เหมือนใบเก่า ฉันแขวนไว้ข้างของแม่',
          '執照上寫著T・沃斯，跟舊的一模一樣。我掛在媽媽那張旁邊。',
          'كُتب عليها «ث. فوس» كالقديمة تمامًا. علّقتُها بجانب رخصة أمّي.',
        ]),
        say('auden', 'sad', ['I told you I slept well. I haven’t, since the tower.', '「よく眠れている」と言った。……嘘だ。あの夜から一睡も。', 'ผมบอกว่านอนหลับดี ไม่จริง ตั้งแต่คืนนั้นผมไม่ได้นอนเลย', '我說我睡得很好。是騙妳的。從那晚起就沒睡。', 'قلتُ لك إنّي أنام جيّدًا. لم أنم منذ البرج.'], { shot: 'close' }),
        say(
          'thea',
          'calm',
          ['I know. It dropped nine leaves. It was your first, so I kept them.', '知ってる。葉が九枚落ちたもの。初めての嘘だから、取っておいた。', 'รู้ค่ะ มันทิ้งใบไปเก้าใบ เป็นคำโกหกแรกของคุณ ฉันเลยเก็บไว้', '我知道，掉了九片葉子。那是你第一次說謊，我留下來了。', 'أعرف. أسقط تسع أوراق. كانت كذبتك الأولى، فاحتفظتُ بها.'],
          { shot: 'hand', prop: BELL },
        ),
        say('auden', 'shock', ['Why would anyone keep a lie?', '嘘を、なぜ。', 'ใครเขาเก็บคำโกหกกัน', '謊話留著做什麼？', 'ولماذا يحتفظ أحد بكذبة؟'], { shot: 'face' }),
        say('thea', 'smile', ['You told it so that I could sleep. Come here. Beans are free.', '私を眠らせるための嘘でしょう。おいで。豆の寝床、空いてる。', 'คุณพูดเพื่อให้ฉันหลับสบาย มานี่สิ แปลงถั่วว่างอยู่', '你是為了讓我睡得著。過來吧，豆子田空著。', 'قلتَها كي أنام أنا. تعال. حوض الفاصولياء خالٍ.'], { shot: 'two' }),
        show('chibi', 'auden', 'shy', { others: ['thea'], sound: ['Zzz', 'ぐう', 'คร่อก', '呼嚕', 'خخخ'] }),
      ]),
      passage('bridge', 'frost', [
        tell(['At the border that evening snow was falling. On our side it was July.', 'その夕方、国境には雪が降っていた。こちら側は、七月だった。', 'เย็นนั้นที่ชายแดนหิมะตก ทั้งที่ฝั่งเราเป็นเดือนกรกฎา', '那天傍晚，國境上下著雪。我們這邊是七月。', 'في ذلك المساء كان الثلج يتساقط على الحدود. وفي جهتنا كان تمّوز.'], { shot: 'wide' }),
        say('brom', 'shock', ['Halt! Who goes… Saints, you’re frozen to the saddle!', '止まれ！　誰だ……うわ、鞍に凍りついてるぞ！', 'หยุด! นั่นใคร… ตายจริง ตัวแข็งติดอานม้าเลย!', '站住！什麼人……天啊，整個人凍在馬鞍上了！', 'قف! من هناك... يا إلهي، لقد تجمّدتَ على السرج!'], { shot: 'low', prop: LAMP }),
        tell(
          [
            '“We bought your wood,” said the rider. “We’d no choice. Spring has not come to us in six years.”',
            '「薪を買ったのは我らです。国には、六年、春が来ていない」',
            '“เราเป็นคนซื้อฟืนของท่าน” คนบนหลังม้าว่า “หกปีแล้วที่ฤดูใบไม้ผลิไม่มาเยือนเรา”',
            '「買你們柴的是我們，」騎士說，「我們已經六年沒有春天了。」',
            'قال الفارس: «نحن من اشترى حطبكم. لم يأتنا ربيع منذ ستّ سنين».',
          ],
          { shot: 'close', who: 'brom', mood: 'worry' },
        ),
        tell(
          [
            'In his glove he held a flower. A sleepbell. It was black, and it was still growing.',
            '手袋の中に花があった。眠り鈴草。真っ黒で、まだ伸びつづけていた。',
            'ในถุงมือเขากำดอกไม้ ระฆังนิทรา สีดำสนิท และมันยังโตไม่หยุด',
            '他手套裡握著一朵花。是眠鈴草。黑色的，而且還在長。',
            'في قفّازه زهرة. جرس نوم. كان أسود، وما زال ينمو.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
];
