import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LEDGER = { kind: 'book', colour: '#f2b04a' } as const;
const NOTICE = { kind: 'letter', colour: '#f2546a' } as const;
const SOUP = { kind: 'cup', colour: '#f2546a' } as const;

/** The first half: nine hundred years are put in order, and soup is sold. */
export const DEMON_ACCOUNTANT_FIRST_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Nine Hundred Years of Receipts', '領収書、九百年分', 'ใบเสร็จเก้าร้อยปี', '九百年份的收據', 'إيصالات تسعمئة عام'],
    passages: [
      passage('throne', 'hall', [
        tell([
          'They lit one thousand candles to summon her. Nobody kept the invoice.',
          '彼女を呼ぶため、千本の蝋燭が灯された。請求書は、誰も取っておかなかった。',
          'พวกเขาจุดเทียนพันเล่มเพื่ออัญเชิญเธอ ไม่มีใครเก็บใบแจ้งหนี้ไว้เลย',
          '為了召喚她，點了一千支蠟燭。帳單卻沒有人留下來。',
          'أشعلوا ألف شمعة لاستدعائها. ولم يحتفظ أحد بالفاتورة.',
        ]),
        say('vorg', 'shout', ['MORTAL! Tremble before me!', '人間よ！　我が前に震えるがよい！', 'มนุษย์! จงสั่นสะท้านต่อหน้าข้า!', '凡人！在本王面前顫抖吧！', 'أيّتها الفانية! ارتجفي أمامي!'], { tone: 'shout', posture: 'raise' }),
        say('poppy', 'deadpan', ['Is this about the overtime?', '残業代の件でしょうか。', 'เรื่องค่าล่วงเวลาใช่ไหมคะ', '是要談加班費的事嗎？', 'هل الأمر بخصوص أجر العمل الإضافي؟']),
        say('vorg', 'shock', ['The… what?', 'ざん……なに？', 'ค่า… อะไรนะ', '加……什麼？', 'أجر… ماذا؟']),
        say('poppy', 'calm', ['I was summoned at 11 p.m. on a Sunday. That’s double rate.', '日曜の二十三時に呼び出し。割増は二倍です。', 'เรียกตัวห้าทุ่มวันอาทิตย์ คิดสองเท่านะคะ', '星期日晚上十一點召喚，薪資要算雙倍。', 'استُدعيتُ في الحادية عشرة ليل الأحد. هذا بأجر مضاعف.'], {
          posture: 'book',
          prop: LEDGER,
        }),
        say('pim', 'laugh', ['I like her, boss.', 'ボス、この人好き。', 'หนูชอบคนนี้อะบอส', '老大，我喜歡她。', 'تعجبني يا زعيم.'], { shot: 'chibi' }),
        say(
          'vorg',
          'worry',
          ['I can’t conquer the world. I’ve run out of money, and I don’t know where it went.', '世界を征服できぬ。金がないのだ。どこへ消えたかも、わからぬ。', 'ข้ายึดครองโลกไม่ได้ เงินหมดแล้ว และข้าไม่รู้ว่ามันหายไปไหน', '我無法征服世界。錢花光了，也不知道花到哪去了。', 'لا أستطيع غزو العالم. نفد مالي، ولا أعرف أين ذهب.'],
          { tone: 'whisper' },
        ),
      ]),
      passage('office', 'noon', [
        say('pim', 'joy', ['Here’s the archive! It goes all the way down.', '書庫だよ！　ずーっと下まである！', 'นี่ห้องเก็บเอกสาร! ลึกลงไปสุดข้างล่างเลย', '檔案室到了！一路通到最底下喔！', 'هذا هو الأرشيف! يمتدّ إلى أعمق الأعماق.']),
        say('poppy', 'shock', ['This is a receipt for… “one horse, slightly haunted”.', 'これ、品目が……「馬一頭、やや憑かれ」？', 'ใบเสร็จนี้เขียนว่า… “ม้าหนึ่งตัว ผีสิงนิดหน่อย”', '這張收據寫……「馬一匹，輕微鬧鬼」？', 'هذا إيصال بـ… «حصان واحد، مسكون قليلًا»؟']),
        say('pim', 'smirk', ['It was on sale.', '特売だったの。', 'มันลดราคาอยู่อะ', '那時在特價嘛。', 'كان عليه تخفيض.']),
        say('poppy', 'cold', [
          'And these? “Miscellaneous doom.” “Doom, other.” “Doom (team lunch).”',
          'これは？「破滅・雑費」「破滅・その他」「破滅（部内昼食）」。',
          'แล้วนี่ล่ะ “หายนะเบ็ดเตล็ด” “หายนะ อื่น ๆ” “หายนะ (เลี้ยงทีม)”',
          '這些呢？「毀滅雜支」「毀滅其他」「毀滅（部門聚餐）」。',
          'وهذه؟ «هلاك متنوّع». «هلاك، أخرى». «هلاك (غداء الفريق)».',
        ]),
        say('vorg', 'shy', ['Morale was low that century.', 'その世紀は士気が低くてな……。', 'ศตวรรษนั้นขวัญกำลังใจมันตกน่ะ…', '那個世紀士氣很低迷嘛……', 'كانت المعنويّات منخفضة في ذلك القرن.']),
        say('poppy', 'angry', ['Who approves these?!', '決裁者は誰ですか！', 'ใครเป็นคนอนุมัติคะเนี่ย!', '這些是誰核准的？！', 'من يوافق على هذا؟!'], { tone: 'shout', sound: ['SLAM', 'バンッ', 'ปัง!', '砰！', 'بوم!'] }),
        say('vorg', 'shock', ['N-nobody has ever asked me that.', 'そ、そんなことを聞かれたのは初めてだ。', 'ม-ไม่เคยมีใครถามข้าแบบนี้มาก่อน', '從、從來沒人這樣問過我。', 'لـ… لم يسألني أحد هذا من قبل.'], { shot: 'chibi' }),
        show('eyes', 'poppy', 'cold'),
        say('poppy', 'smirk', ['Then let’s begin with the candles.', 'では、蝋燭から始めましょう。', 'งั้นเริ่มจากค่าเทียนก่อนเลยค่ะ', '那麼，就從蠟燭開始吧。', 'إذن فلنبدأ بالشموع.'], { shot: 'low' }),
        tell([
          'By morning the goblins had a new word for terror. It was “reconcile”.',
          '朝までに、ゴブリンたちは恐怖を表す新しい言葉を覚えた。「照合」である。',
          'พอรุ่งเช้า พวกก็อบลินก็มีคำใหม่ไว้เรียกความสยอง คือคำว่า “กระทบยอด”',
          '到了早上，哥布林多了一個形容恐怖的新詞：「對帳」。',
          'مع الصباح صار للغيلان الصغار كلمة جديدة للرعب: «مطابقة الحسابات».',
        ]),
      ]),
    ],
  },
  {
    title: ['The Vault Has a Hole', '宝物庫の穴', 'คลังสมบัติมีรูรั่ว', '金庫破了個洞', 'ثقب في الخزنة'],
    passages: [
      passage('vault', 'gold', [
        tell(['Day three. The auditor asked to see the gold.', '三日目。監査人は、金を見せろと言った。', 'วันที่สาม ผู้ตรวจสอบบัญชีขอดูทองคำ', '第三天，查帳的要求看金子。', 'اليوم الثالث. طلبت المدقّقة أن ترى الذهب.']),
        say('poppy', 'calm', ['You told me there was nothing left.', '残高はゼロと伺いましたが。', 'ท่านบอกว่าไม่เหลือแล้วนี่คะ', '您說過什麼都不剩了。', 'قلتَ لي إنّه لم يبقَ شيء.']),
        say('vorg', 'sad', ['There is nothing left that I’m allowed to spend.', '「使ってよい金」が、もうないのだ。', 'ไม่เหลือ… ส่วนที่ข้าได้รับอนุญาตให้ใช้น่ะ', '是沒有「准我花」的錢了。', 'لم يبقَ شيء يُسمح لي بإنفاقه.']),
        say('poppy', 'talk', ['Allowed by whom?', '誰の許可が要るんです？', 'ใครเป็นคนอนุญาตคะ', '誰准？', 'يُسمح لك مِن قِبل مَن؟']),
        say('vorg', 'shy', ['By the sign.', '……札の。', '…ป้ายน่ะ', '……那塊牌子。', 'من قِبل اللافتة.']),
        say('poppy', 'deadpan', ['“Please do not touch. Thank you. The Management.”', '「お手を触れないでください。管理部」。', '“ห้ามจับ ขอบคุณค่ะ ฝ่ายบริหาร”', '「請勿觸摸，謝謝。管理部。」', '«الرجاء عدم اللمس. شكرًا. الإدارة».'], { shot: 'hand', prop: NOTICE }),
        say('vorg', 'worry', ['It has been there since before my reign. I assumed it was cursed.', '余の即位より前からあるのだ。呪いだと思っていた。', 'มันอยู่มาก่อนข้าครองราชย์ ข้านึกว่าเป็นคำสาป', '我登基以前就在了。我以為是詛咒。', 'إنّها هنا منذ ما قبل حكمي. ظننتها لعنة.']),
        say('poppy', 'laugh', ['You are the Management!', '管理部は、あなたです！', 'ฝ่ายบริหารก็คือท่านนั่นแหละค่ะ!', '您就是管理部啊！', 'الإدارة هي أنت!'], { tone: 'shout' }),
        say('vorg', 'shock', ['I am?', '余が……？', 'ข้าเหรอ', '我……是嗎？', 'أنا؟'], { shot: 'chibi' }),
      ]),
      passage('kitchen', 'noon', [
        say('pim', 'worry', ['Um. If he’s the Management, who’s been signing for our soup money?', 'あの。王様が管理部なら、スープ代は誰がはんこを？', 'เอ่อ ถ้าบอสเป็นฝ่ายบริหาร แล้วใครเซ็นค่าซุปให้พวกเราอะ', '那個，老大是管理部的話，我們的湯錢是誰簽的？', 'همم، إن كان هو الإدارة، فمن كان يوقّع على مال حسائنا؟']),
        say('poppy', 'cold', ['Show me the soup.', 'スープを見せて。', 'ขอดูซุปหน่อยค่ะ', '讓我看看湯。', 'أريني الحساء.']),
        say('pim', 'joy', ['It’s the good kind! With the little stars.', 'おいしいやつだよ！　お星さまの入ってる！', 'ซุปอร่อยนะ! มีดาวดวงเล็ก ๆ ด้วย', '是好喝的那種！有小星星！', 'إنّه النوع اللذيذ! فيه نجوم صغيرة.'], { posture: 'cup', prop: SOUP }),
        say('poppy', 'shock', ['Four hundred crowns a bowl?!', '一杯、四百クラウン！？', 'ชามละสี่ร้อยคราวน์!?', '一碗四百克朗？！', 'أربعمئة تاج للوعاء؟!']),
        say('pim', 'shy', ['They’re real stars.', '……本物の星なの。', '…ดาวจริงนะ', '……是真的星星。', 'إنّها نجوم حقيقيّة.'], { tone: 'whisper' }),
        say('vorg', 'cry', [
          'I gave the order. They looked so hungry. I didn’t know how to write it down.',
          '余が命じた。皆、腹を空かせていて……どう書けばよいか、わからなかった。',
          'ข้าสั่งเอง พวกเขาดูหิวมาก ข้าไม่รู้ว่าต้องลงบัญชียังไง',
          '是我下的令。他們看起來好餓，我不知道該怎麼記。',
          'أنا من أمر به. بدَوا جائعين جدًّا، ولم أعرف كيف أقيّده.',
        ]),
        say('poppy', 'smile', ['You write it like this: “Wages.”', 'こう書くんです。「給料」って。', 'ลงแบบนี้ค่ะ “ค่าจ้าง”', '這樣寫：「薪資」。', 'يُقيَّد هكذا: «أجور».'], { shot: 'close' }),
        tell(['It was the first kind entry in the whole ledger.', 'それは、帳簿の中で最初の、やさしい一行だった。', 'มันคือรายการแรกที่อ่อนโยนในบัญชีทั้งเล่ม', '那是整本帳簿裡，第一筆溫柔的紀錄。', 'كان ذلك أوّل قيد طيّب في الدفتر كلّه.']),
      ]),
    ],
  },
  {
    title: ['Balance', '貸借一致', 'ยอดดุล', '借貸平衡', 'الميزان'],
    passages: [
      passage('castle', 'hall', [
        tell(['Day seven. Heroes came to the gate. They had brought a form.', '七日目。門に勇者が来た。書類を一枚持って。', 'วันที่เจ็ด เหล่าผู้กล้ามาถึงประตู พร้อมแบบฟอร์มหนึ่งใบ', '第七天，勇者來到城門，帶著一張表格。', 'اليوم السابع. جاء الأبطال إلى البوّابة، ومعهم استمارة.']),
        say('pim', 'shock', ['Boss! Heroes! They want to slay you by Friday!', 'ボス！　勇者！　金曜までに討伐したいって！', 'บอส! ผู้กล้ามา! เขาอยากปราบบอสให้เสร็จภายในวันศุกร์!', '老大！勇者來了！說星期五以前要討伐你！', 'يا زعيم! أبطال! يريدون القضاء عليك قبل الجمعة!']),
        say('vorg', 'strain', ['It is time. Bring me my terrible blade.', '時は来た。我が恐怖の剣を持て。', 'ถึงเวลาแล้ว นำดาบมรณะของข้ามา', '時候到了。拿我的恐怖之劍來。', 'حان الوقت. أحضروا نصلي الرهيب.'], { posture: 'raise' }),
        say('poppy', 'calm', ['Before that. Have they paid the visitor tax?', 'その前に。入城税は払いましたか？', 'ก่อนหน้านั้น เขาจ่ายภาษีเข้าชมหรือยังคะ', '在那之前，他們繳入城稅了嗎？', 'قبل ذلك، هل دفعوا ضريبة الزوّار؟']),
        say('vorg', 'shock', ['There’s a visitor tax?', '入城税があるのか？', 'เรามีภาษีเข้าชมด้วยเหรอ', '有入城稅這種東西？', 'لدينا ضريبة زوّار؟']),
        say('poppy', 'smirk', ['There is since Tuesday.', '火曜からあります。', 'มีตั้งแต่วันอังคารค่ะ', '星期二開始有的。', 'منذ الثلاثاء.'], { shot: 'face', posture: 'crossed' }),
        show('chibi', 'poppy', 'smirk', { others: ['pim'], sound: ['STAMP', 'ポンッ', 'ปั๊ม!', '啪！', 'طبع!'] }),
        tell([
          'The heroes owed eleven years of torches, two doors and a dragon. They asked about instalments.',
          '勇者たちの未払いは、松明十一年分、扉二枚、竜一頭。分割払いを希望した。',
          'เหล่าผู้กล้าค้างค่าคบเพลิงสิบเอ็ดปี ประตูสองบาน มังกรหนึ่งตัว จึงขอผ่อนจ่าย',
          '勇者欠了十一年火把、兩扇門、一條龍。他們問能不能分期。',
          'كان على الأبطال ثمن مشاعل أحد عشر عامًا وبابين وتنّين. سألوا عن التقسيط.',
        ]),
      ]),
      passage('office', 'gold', [
        say('poppy', 'smile', ['Nine hundred years. Debits and credits. To the last copper.', '九百年分。借方、貸方。銅貨一枚まで合いました。', 'เก้าร้อยปี เดบิต เครดิต ตรงถึงเหรียญสุดท้ายค่ะ', '九百年，借方貸方，一個銅板都不差。', 'تسعمئة عام. المدين والدائن. حتى آخر قطعة نحاس.']),
        say('vorg', 'cry', ['It balances. It’s the most beautiful thing I have ever feared.', '一致した……。これほど美しく、恐ろしいものを余は知らぬ。', 'ยอดตรงกัน… สิ่งที่งดงามที่สุดเท่าที่ข้าเคยกลัวมา', '平衡了……這是我怕過最美的東西。', 'إنّه متوازن. أجمل شيء خفتُ منه في حياتي.']),
        say('poppy', 'calm', ['You can conquer the world now. You have a surplus.', 'これで世界を征服できます。黒字ですから。', 'ยึดครองโลกได้แล้วค่ะ มีเงินเกินดุล', '您可以征服世界了，有盈餘。', 'يمكنك غزو العالم الآن. لديك فائض.']),
        say('vorg', 'shy', ['About that. What would it cost to… not?', 'それなのだが……しない場合の費用は？', 'คือว่า… ถ้า “ไม่” ยึดล่ะ ต้องใช้เท่าไร', '說到這個……如果不征服，要花多少？', 'بهذا الشأن… كم يكلّف ألّا أغزوه؟']),
        say('poppy', 'shock', ['To not conquer it?', '征服しない場合？', 'ไม่ยึดเหรอคะ', '不征服？', 'ألّا تغزوه؟']),
        say('vorg', 'smile', ['I thought we might open the soup to the public.', 'スープの店を開こうかと思ってな。', 'ข้าคิดว่าเราน่าจะเปิดร้านซุปให้ชาวบ้านกิน', '我想，我們可以開門賣湯。', 'فكّرتُ أن نفتح الحساء لعامّة الناس.']),
        say('pim', 'joy', ['With the little stars!', 'お星さま入りの！', 'มีดาวดวงเล็ก ๆ ด้วย!', '加小星星的！', 'مع النجوم الصغيرة!'], { shot: 'chibi' }),
        say('poppy', 'laugh', ['I’ll need a bigger ledger.', '帳簿、もっと大きいのが要りますね。', 'ต้องใช้บัญชีเล่มใหญ่กว่านี้แล้วค่ะ', '看來得換本更大的帳簿了。', 'سأحتاج إلى دفتر أكبر.']),
        show('group', 'poppy', 'laugh', { others: ['vorg', 'pim'] }),
      ]),
    ],
  },
  {
    title: ['Grand Opening', '開店初日', 'เปิดร้านวันแรก', '開幕第一天', 'الافتتاح الكبير'],
    passages: [
      passage('castle', 'noon', [
        tell(['The soup shop opened at nine. By noon it had sold nothing to nobody.', 'スープ店は九時に開いた。正午までの客、ゼロ。', 'ร้านซุปเปิดเก้าโมง เที่ยงแล้วยังขายไม่ได้สักชาม', '湯店九點開門，到中午一個客人都沒有。', 'افتُتح محلّ الحساء في التاسعة. وحتى الظهر لم يبع شيئًا لأحد.']),
        say('vorg', 'worry', ['Perhaps the people are not hungry.', '民は腹が減っておらぬのか。', 'ชาวบ้านอาจจะยังไม่หิว', '也許百姓不餓。', 'لعلّ الناس ليسوا جياعًا.']),
        say('poppy', 'deadpan', ['The sign says “ENTER AND PERISH”.', '看板が「入れば滅ぶ」です。', 'ป้ายเขียนว่า “เข้ามาแล้วตาย” ค่ะ', '招牌上寫著「入者必亡」。', 'اللافتة تقول: «ادخل تهلك».'], { shot: 'close' }),
        say('vorg', 'shy', ['It came with the gate.', '門に付いておったのだ。', 'มันติดมากับประตู', '那是跟門一起送的。', 'جاءت مع البوّابة.'], { shot: 'chibi' }),
        show('full', 'pim', 'joy', { posture: 'cheer', sound: ['SPLAT', 'ベチャッ', 'แผละ!', '啪唰', 'طَشّ'] }),
        say('pim', 'joy', ['Fixed it! “Enter and parsley!”', '直した！　「入ればパセリ」！', 'แก้แล้ว! “เข้ามาแล้วตักซุป”!', '改好了！「入者必喝」！', 'أصلحتُها! «ادخل تملك!»']),
      ]),
      passage('kitchen', 'gold', [
        say('poppy', 'shock', ['A customer. Nobody move.', 'お客様です。全員、動かないで。', 'ลูกค้ามาค่ะ ทุกคนอย่าขยับ', '有客人。誰都別動。', 'زبون. لا يتحرّك أحد.'], { tone: 'whisper', shot: 'eyes' }),
        say('vorg', 'shout', ['WELCOME! YOUR HUNGER ENDS HERE!', 'よく来た！　貴様の空腹はここで終わる！', 'ยินดีต้อนรับ! ความหิวของเจ้าจบลงที่นี่!', '歡迎！你的飢餓到此為止！', 'أهلًا! هنا ينتهي جوعك!'], { tone: 'shout', posture: 'raise', shot: 'low' }),
        tell(['The customer screamed, sat down, and ordered two.', '客は悲鳴をあげ、席に着き、二杯頼んだ。', 'ลูกค้ากรีดร้อง นั่งลง แล้วสั่งสองชาม', '客人尖叫一聲，坐下來，點了兩碗。', 'صرخ الزبون، ثمّ جلس، ثمّ طلب وعاءين.'], { shot: 'pause' }),
        show('hand', 'pim', 'joy', { prop: SOUP }),
        say('poppy', 'smile', ['First income in nine centuries that wasn’t looted.', '九百年で初めての、略奪ではない収入です。', 'รายได้แรกในเก้าร้อยปีที่ไม่ได้ปล้นมา', '九百年來，第一筆不是搶來的收入。', 'أوّل دخل منذ تسعة قرون لم يكن غنيمة.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Employee of the Century', '今世紀の優秀社員', 'พนักงานดีเด่นแห่งศตวรรษ', '世紀最佳員工', 'موظّف القرن'],
    passages: [
      passage('office', 'noon', [
        tell(['Poppy put up a frame on the wall. It was empty. That was the problem.', 'ポピーが壁に額を掛けた。まだ空っぽ。それが火種だった。', 'ป๊อปปี้แขวนกรอบรูปไว้ มันว่างเปล่า และนั่นแหละคือปัญหา', '波比在牆上掛了個空相框。問題就出在它是空的。', 'علّقت بوبي إطارًا على الجدار. كان فارغًا، وتلك هي المشكلة.']),
        say('poppy', 'talk', ['One of you gets a portrait and a half day off.', '選ばれた人は、肖像画と半休です。', 'ใครชนะได้ภาพเหมือนกับลาครึ่งวันค่ะ', '選上的人，有肖像畫和半天假。', 'من يفوز ينال صورة ونصف يوم إجازة.']),
        say('vorg', 'cold', ['I am a lord of darkness. I do not compete for frames.', '余は闇の王。額縁など争わぬ。', 'ข้าคือเจ้าแห่งความมืด ไม่แย่งกรอบรูปกับใคร', '本王乃黑暗之主，不屑爭什麼相框。', 'أنا سيّد الظلام. لا أتنافس على الأُطر.'], { shot: 'profile', posture: 'crossed' }),
        show('chibi', 'vorg', 'strain', { posture: 'run', sound: ['SCRUB SCRUB', 'ゴシゴシ', 'ขัด ๆ ๆ', '刷刷刷', 'فرك فرك'] }),
        say('pim', 'shock', ['Boss! You’re mopping the lava!', 'ボス！　溶岩にモップかけてる！', 'บอส! นั่นถูพื้นลาวาอยู่นะ!', '老大！你在拖岩漿！', 'يا زعيم! أنت تمسح الحمم!'], { tone: 'shout', shot: 'face' }),
        say('vorg', 'strain', ['It was dusty.', '埃が、な。', 'มันมีฝุ่น', '有灰塵。', 'كان عليها غبار.'], { shot: 'close' }),
      ]),
      passage('throne', 'gold', [
        say('poppy', 'calm', ['The winner, by a clear margin: the night janitor.', '大差で決定。夜勤の清掃係さんです。', 'ผู้ชนะแบบขาดลอย คือภารโรงกะดึกค่ะ', '得獎人，大幅領先：夜班清潔工。', 'الفائز بفارق كبير: عامل النظافة الليلي.'], { posture: 'book', prop: LEDGER, shot: 'full' }),
        say('vorg', 'shock', ['We have a night janitor?', '夜勤の清掃係がおったのか？', 'เรามีภารโรงกะดึกด้วยหรือ', '我們有夜班清潔工？', 'لدينا عامل نظافة ليلي؟']),
        say('pim', 'worry', ['Nobody’s ever seen him.', '誰も見たことないよ。', 'ไม่เคยมีใครเห็นเลยนะ', '從來沒人見過他耶。', 'لم يره أحد قطّ.'], { tone: 'whisper', shot: 'two' }),
        show('eyes', 'poppy', 'shock'),
        tell(
          ['Four hundred years of perfect attendance. No name. And he never collected his pay.', '四百年、無遅刻無欠勤。名前なし。そして給料を、一度も受け取っていない。', 'สี่ร้อยปีไม่เคยขาดงาน ไม่มีชื่อ และไม่เคยมารับเงินเดือนเลย', '四百年全勤，沒有名字，而且從沒領過薪水。', 'أربعمئة عام دون غياب. بلا اسم. ولم يقبض راتبه قطّ.'],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['The Night Janitor', '夜の清掃係', 'ภารโรงกะดึก', '夜班清潔工', 'عامل النظافة الليلي'],
    passages: [
      passage('corridor', 'hall', [
        tell(['At midnight three members of management hid behind a plant.', '深夜零時。管理職三名、鉢植えの陰に潜む。', 'เที่ยงคืน ผู้บริหารสามคนซ่อนหลังกระถางต้นไม้', '午夜，管理階層三人躲在盆栽後面。', 'عند منتصف الليل اختبأ ثلاثة من الإدارة خلف نبتة.']),
        say('pim', 'shy', ['What if he’s a ghost?', 'おばけだったら？', 'ถ้าเป็นผีล่ะ', '萬一是鬼呢？', 'وماذا لو كان شبحًا؟'], { tone: 'whisper', shot: 'two' }),
        say('poppy', 'calm', ['Then he’s a ghost with back pay.', '未払い賃金のある、おばけです。', 'งั้นก็เป็นผีที่เรายังค้างค่าแรงค่ะ', '那就是一隻被欠薪的鬼。', 'فهو إذن شبح له رواتب متأخّرة.'], { tone: 'whisper' }),
        show('pause', null, 'calm', { sound: ['swish', 'サッ…サッ…', 'แซ่… แซ่…', '唰……唰……', 'خشّ… خشّ…'] }),
        say('pim', 'shock', ['The broom! It’s walking by itself!', 'ほうきが！　ひとりで歩いてる！', 'ไม้กวาด! มันเดินเองได้!', '掃把！它自己在走！', 'المكنسة! تمشي وحدها!'], { tone: 'shout', shot: 'chibi' }),
        say('vorg', 'cry', ['Bristles! I enchanted you when I was a boy!', 'モジャ！　余が子どもの頃に魔法をかけた……！', 'เจ้าขนปุย! ข้าร่ายมนตร์ใส่เจ้าตอนยังเด็ก!', '毛毛！是我小時候施的魔法！', 'شعيرة! سحرتُك حين كنتُ صبيًّا!'], { shot: 'face' }),
      ]),
      passage('stairs', 'hall', [
        say('vorg', 'sad', ['I said, “Sweep until I come back.” Then I became a king.', '「戻るまで掃いていて」と言って……王になった。', 'ข้าบอกว่า “กวาดไปจนกว่าข้าจะกลับ” แล้วข้าก็ได้เป็นราชา', '我說「掃到我回來為止」。然後我就當了王。', 'قلتُ له: «اكنس حتى أعود». ثمّ صرتُ ملكًا.'], { shot: 'profile' }),
        show('back', 'vorg', 'sad', { others: ['poppy'] }),
        say('poppy', 'smile', ['Four hundred years of wages. What does a broom want?', '四百年分の給料。ほうきは何が欲しいんでしょう。', 'ค่าแรงสี่ร้อยปี ไม้กวาดอยากได้อะไรคะ', '四百年的薪水。掃把想要什麼呢？', 'أجور أربعمئة عام. ماذا تريد المكنسة؟'], { shot: 'close' }),
        say('pim', 'joy', ['It wants the half day off!', '半休がいいって！', 'มันอยากลาครึ่งวัน!', '它想要半天假！', 'تريد نصف يوم الإجازة!'], { shot: 'chibi' }),
        tell(
          [
            'Everyone here was summoned by somebody and told to wait. Poppy looked at her own contract that night.',
            'ここの皆は、呼ばれ、待てと言われた者ばかり。その夜ポピーは、自分の契約書を開いた。',
            'ทุกคนที่นี่ถูกเรียกมาแล้วสั่งให้รอ คืนนั้นป๊อปปี้เปิดสัญญาของตัวเองดู',
            '這裡的每個人，都是被召來、又被叫去等的。那晚，波比翻開自己的契約。',
            'كلّ من هنا استُدعي وقيل له: انتظر. تلك الليلة فتحت بوبي عقدها هي.',
          ],
          { who: 'poppy', mood: 'worry', shot: 'eyes' },
        ),
      ]),
    ],
  },
];
