import type { SampleSeriesKey } from './sample-series.ts';

/** Words for the stories, in five scripts and the two directions. The product's own texts are in `@longstrip/messages`. */
export interface SampleTexts {
  lang: string;
  dir: 'ltr' | 'rtl';
  titles: Record<SampleSeriesKey, string>;
  creators: Record<SampleSeriesKey, string>;
  nav: {
    home: string;
    shop: string;
    gifts: string;
    search: string;
    my: string;
    find: string;
    back: string;
    close: string;
    notices: string;
    main: string;
    top: string;
    skip: string;
  };
  tabs: readonly string[];
  days: readonly string[];
  badges: { up: string; fresh: string; waitFree: string; freeCount: string; adult: string };
  home: {
    continue: string;
    library: string;
    today: string;
    sort: string;
    all: string;
    wait: string;
    waitNote: string;
    place: string;
    kicker: string;
    line: string;
  };
  detail: {
    facts: readonly string[];
    synopsis: string;
    more: string;
    less: string;
    genres: readonly string[];
    ticket: string;
    ticketNote: string;
    readyIn: string;
    notices: readonly string[];
    episodes: string;
    newest: string;
    buyAll: string;
    saving: string;
    favourite: string;
    continueRead: string;
    episode: (n: number) => string;
    episodeTitles: readonly string[];
  };
  states: {
    free: string;
    rent: string;
    own: string;
    wait: string;
    left: string;
    owned: string;
    read: string;
    reading: string;
    locked: string;
    soon: string;
  };
  ranking: {
    windows: readonly string[];
    up: (n: number) => string;
    down: (n: number) => string;
    same: string;
    fresh: string;
    genre: string;
  };
  viewer: {
    previous: string;
    list: string;
    settings: string;
    next: string;
    mode: string;
    scroll: string;
    paper: string;
    pages: string;
    single: string;
    double: string;
    font: string;
    fonts: readonly string[];
    size: string;
    ground: string;
    grounds: readonly string[];
    binge: string;
    bingeNote: string;
    readSoFar: string;
  };
  age: {
    title: string;
    text: string;
    yes: string;
    no: string;
    confirm: string;
    leave: string;
    error: string;
    year: string;
    month: string;
    day: string;
  };
  states404: { title: string; text: string; home: string; back: string };
  long: string;
}

const EN: SampleTexts = {
  lang: 'en-US',
  dir: 'ltr',
  titles: {
    saltCrown: 'Salt Crown',
    gateZero: 'Gate Zero',
    lastTrain: 'Last Train to Spring',
    ninthTail: 'The Ninth Tail',
    midnightKitchen: 'My Boss Cooks at Midnight',
    duneTea: 'Tea at the Edge of the Dunes',
    secondServe: 'Second Serve!',
    moonLibrary: 'The Moon Library',
    rainContract: 'A Contract in the Rain',
  },
  creators: {
    saltCrown: 'Ines Marlowe · Studio Kelp',
    gateZero: 'R. Okafor · Hanbit',
    lastTrain: 'Mina Sol',
    ninthTail: 'Yeon & Baek',
    midnightKitchen: 'Theo Park',
    duneTea: 'Salma Idris',
    secondServe: 'Kit Osei',
    moonLibrary: 'E. V. Lindqvist',
    rainContract: 'Lena Hart',
  },
  nav: {
    home: 'Home',
    shop: 'Shop',
    gifts: 'Gifts',
    search: 'Search',
    my: 'My',
    find: 'Search titles, creators',
    back: 'Back',
    close: 'Close',
    notices: 'Notices',
    main: 'Main',
    top: 'To the top',
    skip: 'Skip to content',
  },
  tabs: ['Daily', 'Ranking', 'Free', 'Action', 'Adult'],
  days: ['All', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Ten'],
  badges: { up: 'UP', fresh: 'NEW', waitFree: 'Wait-free', freeCount: '3 free', adult: '18' },
  home: {
    continue: 'Continue reading',
    library: 'Library',
    today: 'Saturday',
    sort: 'Popular',
    all: 'See all',
    wait: 'Wait, then read free',
    waitNote: 'One free episode a day, per series',
    place: 'Ep. 12 · 4 min left',
    kicker: 'New season',
    line: 'The sea took the capital. She kept count.',
  },
  detail: {
    facts: ['New on Wednesday and Saturday', '1.2M reads'],
    synopsis:
      'Nine winters after the sea swallowed the capital, Isolde still measures every tide by hand. When an enemy knight asks her to teach him the tables, she sees at once which number he is hiding: the day the water comes back. She has four months, a borrowed crown and a liar for a student. Outside the salt walls, the fishing towns have begun to vote with their boats, and nobody can remember who opened the gates the first time.',
    more: 'More',
    less: 'Less',
    genres: ['Romance', 'Fantasy', 'Drama'],
    ticket: 'Wait-free ticket',
    ticketNote: 'Opens one episode for 72 hours',
    readyIn: 'Ready in',
    notices: ['Season 2 starts on 2026.12.02', 'Ep. 9 corrected lettering'],
    episodes: '14 episodes',
    newest: 'Newest first',
    buyAll: 'Buy all',
    saving: 'Save 15%',
    favourite: 'Favorite',
    continueRead: 'Continue Ep. 12',
    episode: (n) => `Ep. ${n}`,
    episodeTitles: [
      'Spring Tide',
      'The Tide Clock',
      'What Kael Counts',
      'Low Water',
      'The Student',
      'Salt in the Well',
      'A Borrowed Crown',
      'The Tide Tables',
      'Prologue',
    ],
  },
  states: {
    free: 'Free',
    rent: 'Rent',
    own: 'Own',
    wait: 'Ticket',
    left: '41 h left',
    owned: 'Owned',
    read: 'Read',
    reading: 'Reading',
    locked: 'Log in',
    soon: 'Nov 28',
  },
  ranking: {
    windows: ['24 hours', '7 days', '30 days'],
    up: (n) => `Up ${n}`,
    down: (n) => `Down ${n}`,
    same: 'No change',
    fresh: 'New',
    genre: 'Romance · Wait-free',
  },
  viewer: {
    previous: 'Previous',
    list: 'List',
    settings: 'Settings',
    next: 'Next',
    mode: 'Reading',
    scroll: 'Scroll',
    paper: 'Turn pages',
    pages: 'Pages',
    single: 'One page',
    double: 'Two pages',
    font: 'Font',
    fonts: ['Book', 'Plain', 'Round'],
    size: 'Text size',
    ground: 'Paper',
    grounds: ['White', 'Paper', 'Night'],
    binge: 'Binge mode',
    bingeNote: 'The next episode begins by itself',
    readSoFar: 'Read so far',
  },
  age: {
    title: 'When were you born?',
    text: 'This section is for readers aged 18 and over. We ask once a year.',
    yes: 'Yes',
    no: 'No',
    confirm: 'Confirm',
    leave: 'Leave',
    error: 'Please check your Date of Birth.',
    year: 'Year',
    month: 'Month',
    day: 'Day',
  },
  states404: {
    title: 'This panel is missing',
    text: 'The page moved or never existed. Nothing you own is lost.',
    home: 'Go home',
    back: 'Go back',
  },
  long: 'The Extraordinarily Long and Winding Title of a Series That Nobody Could Abbreviate',
};

const JA: SampleTexts = {
  lang: 'ja-JP',
  dir: 'ltr',
  titles: {
    saltCrown: '塩の王冠',
    gateZero: 'ゲートゼロ',
    lastTrain: '春行き終電',
    ninthTail: '九番目の尾',
    midnightKitchen: '社長は真夜中に料理する',
    duneTea: '砂丘の果てのお茶会',
    secondServe: 'セカンドサーブ!',
    moonLibrary: '月の図書館',
    rainContract: '雨の日の契約',
  },
  creators: {
    saltCrown: '鳴海ソルト・スタジオ潮',
    gateZero: '剣崎レン・ハンビット',
    lastTrain: '水無月ハル',
    ninthTail: 'ヨン&ペク',
    midnightKitchen: '朴テオ',
    duneTea: 'サルマ・イドリス',
    secondServe: '大瀬キト',
    moonLibrary: 'リンドクヴィスト',
    rainContract: 'レナ・ハート',
  },
  nav: {
    home: 'ホーム',
    shop: 'ショップ',
    gifts: 'ギフト',
    search: '検索',
    my: 'マイページ',
    find: '作品名・作者名で検索',
    back: '戻る',
    close: '閉じる',
    notices: 'お知らせ',
    main: 'メイン',
    top: '先頭へ戻る',
    skip: '本文へ移動',
  },
  tabs: ['曜日', 'ランキング', '無料', 'アクション', 'オトナ'],
  days: ['すべて', '月', '火', '水', '木', '金', '土', '日', '10日'],
  badges: { up: 'UP', fresh: 'NEW', waitFree: '待てば無料', freeCount: '3話無料', adult: '18' },
  home: {
    continue: '続きを読む',
    library: '本棚',
    today: '土曜日',
    sort: '人気順',
    all: 'すべて見る',
    wait: '待てば無料',
    waitNote: '作品ごとに1日1話',
    place: '第12話・残り4分',
    kicker: '新シーズン開幕',
    line: '海が都を呑んだ。彼女は数え続けた。',
  },
  detail: {
    facts: ['水・土曜更新', '120万回'],
    synopsis:
      '海が都を呑みこんで九度目の冬。イゾルデは今日も潮の高さを手で測る。敵国の騎士が「潮汐表を教えてほしい」と頼んできたとき、彼女は彼が隠した数字にすぐ気づいた。水が戻ってくる、その日だ。残された時間は四か月。借りものの冠と、嘘つきの生徒がひとり。塩の城壁の外では、漁師町が舟で意思を示しはじめていた。',
    more: 'もっと見る',
    less: '閉じる',
    genres: ['恋愛', 'ファンタジー', 'ドラマ'],
    ticket: '待てば無料チケット',
    ticketNote: '1話を72時間読めます',
    readyIn: 'あと',
    notices: ['シーズン2は12月2日開始', '第9話の写植を修正'],
    episodes: '全14話',
    newest: '最新話から',
    buyAll: 'まとめ買い',
    saving: '15%OFF',
    favourite: 'お気に入り',
    continueRead: '第12話の続きを読む',
    episode: (n) => `第${n}話`,
    episodeTitles: [
      '大潮',
      '潮時計',
      'カエルが数えるもの',
      '干潮',
      '生徒',
      '井戸の塩',
      '借りものの冠',
      '潮汐表',
      'プロローグ',
    ],
  },
  states: {
    free: '無料',
    rent: 'レンタル',
    own: '購入',
    wait: 'チケット',
    left: '残り41時間',
    owned: '購入済み',
    read: '読了',
    reading: '読書中',
    locked: 'ログイン',
    soon: '11月28日',
  },
  ranking: {
    windows: ['24時間', '7日間', '30日間'],
    up: (n) => `${n}つ上昇`,
    down: (n) => `${n}つ下降`,
    same: '変動なし',
    fresh: '初登場',
    genre: '恋愛・待てば無料',
  },
  viewer: {
    previous: '前の話',
    list: '話一覧',
    settings: '設定',
    next: '次の話',
    mode: '読み方',
    scroll: 'スクロール',
    paper: 'ページめくり',
    pages: '表示',
    single: '1ページ',
    double: '見開き',
    font: '書体',
    fonts: ['明朝', 'ゴシック', '丸ゴシック'],
    size: '文字の大きさ',
    ground: '背景',
    grounds: ['白', '紙', '夜'],
    binge: '一気読み',
    bingeNote: '読み終えると次の話が始まります',
    readSoFar: '読んだところ',
  },
  age: {
    title: '年齢の確認',
    text: 'このコーナーは18歳以上の方が対象です。あなたは18歳以上ですか。',
    yes: 'はい',
    no: 'いいえ',
    confirm: '確認する',
    leave: '戻る',
    error: '生年月日をご確認ください。',
    year: '年',
    month: '月',
    day: '日',
  },
  states404: {
    title: 'このコマは見つかりません',
    text: 'ページが移動したか、もともと存在しません。購入した作品は失われていません。',
    home: 'ホームへ',
    back: '戻る',
  },
  long: '異世界に転生したら最弱の図書館司書だったけれど禁書を全部読んだので無双します',
};

const AR: SampleTexts = {
  lang: 'ar',
  dir: 'rtl',
  titles: {
    saltCrown: 'تاج الملح',
    gateZero: 'البوابة صفر',
    lastTrain: 'القطار الأخير إلى الربيع',
    ninthTail: 'الذيل التاسع',
    midnightKitchen: 'مديري يطبخ عند منتصف الليل',
    duneTea: 'شاي عند حافة الكثبان',
    secondServe: 'الإرسال الثاني!',
    moonLibrary: 'مكتبة القمر',
    rainContract: 'عقد تحت المطر',
  },
  creators: {
    saltCrown: 'ليان مراد · استوديو موج',
    gateZero: 'رائد الحسن',
    lastTrain: 'مينا صالح',
    ninthTail: 'يونس وبدر',
    midnightKitchen: 'ثامر بركات',
    duneTea: 'سلمى إدريس',
    secondServe: 'كريم عثمان',
    moonLibrary: 'إيفا لينا',
    rainContract: 'لينا حداد',
  },
  nav: {
    home: 'الرئيسية',
    shop: 'المتجر',
    gifts: 'الهدايا',
    search: 'البحث',
    my: 'حسابي',
    find: 'ابحث عن عمل أو مؤلف',
    back: 'رجوع',
    close: 'إغلاق',
    notices: 'الإشعارات',
    main: 'التنقل الرئيسي',
    top: 'إلى الأعلى',
    skip: 'انتقل إلى المحتوى',
  },
  tabs: ['يومي', 'الترتيب', 'مجاني', 'أكشن', 'للبالغين'],
  days: ['الكل', 'إثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت', 'أحد', '10 أيام'],
  badges: { up: 'محدّث', fresh: 'جديد', waitFree: 'انتظر واقرأ', freeCount: '3 مجانًا', adult: '18' },
  home: {
    continue: 'تابع القراءة',
    library: 'المكتبة',
    today: 'السبت',
    sort: 'الأكثر رواجًا',
    all: 'عرض الكل',
    wait: 'انتظر ثم اقرأ مجانًا',
    waitNote: 'حلقة مجانية كل يوم لكل عمل',
    place: 'الحلقة 12 · بقيت 4 دقائق',
    kicker: 'موسم جديد',
    line: 'ابتلع البحر العاصمة، وظلّت هي تحسب المدّ.',
  },
  detail: {
    facts: ['كل أربعاء وسبت', '1.2 مليون قراءة'],
    synopsis:
      'بعد تسعة شتاءات من ابتلاع البحر للعاصمة، ما زالت إيزولد تقيس كل مدّ بيدها. وحين يطلب منها فارس من الأعداء أن تعلّمه الجداول، تدرك على الفور أي رقم يخفيه: اليوم الذي تعود فيه المياه. أمامها أربعة أشهر وتاج مستعار وتلميذ كاذب. وخارج أسوار الملح بدأت قرى الصيادين تصوّت بقواربها.',
    more: 'المزيد',
    less: 'أقل',
    genres: ['رومانسي', 'خيال', 'دراما'],
    ticket: 'تذكرة الانتظار',
    ticketNote: 'تفتح حلقة واحدة لمدة 72 ساعة',
    readyIn: 'جاهزة بعد',
    notices: ['يبدأ الموسم الثاني في 2026.12.02', 'صُحّحت نصوص الحلقة 9'],
    episodes: '14 حلقة',
    newest: 'الأحدث أولًا',
    buyAll: 'شراء الكل',
    saving: 'وفّر 15%',
    favourite: 'المفضلة',
    continueRead: 'تابع الحلقة 12',
    episode: (n) => `الحلقة ${n}`,
    episodeTitles: [
      'مدّ الربيع',
      'ساعة المدّ',
      'ما يحسبه كايل',
      'الجزر',
      'التلميذ',
      'ملح في البئر',
      'تاج مستعار',
      'جداول المدّ',
      'المقدمة',
    ],
  },
  states: {
    free: 'مجاني',
    rent: 'استئجار',
    own: 'امتلاك',
    wait: 'تذكرة',
    left: 'بقيت 41 س',
    owned: 'مملوكة',
    read: 'مقروءة',
    reading: 'قيد القراءة',
    locked: 'سجّل الدخول',
    soon: '28 نوفمبر',
  },
  ranking: {
    windows: ['24 ساعة', '7 أيام', '30 يومًا'],
    up: (n) => `صعد ${n}`,
    down: (n) => `هبط ${n}`,
    same: 'بلا تغيير',
    fresh: 'جديد',
    genre: 'رومانسي · انتظر واقرأ',
  },
  viewer: {
    previous: 'السابقة',
    list: 'القائمة',
    settings: 'الإعدادات',
    next: 'التالية',
    mode: 'طريقة القراءة',
    scroll: 'تمرير',
    paper: 'تقليب الصفحات',
    pages: 'الصفحات',
    single: 'صفحة واحدة',
    double: 'صفحتان',
    font: 'الخط',
    fonts: ['نسخ', 'بسيط', 'مدوّر'],
    size: 'حجم النص',
    ground: 'الخلفية',
    grounds: ['أبيض', 'ورق', 'ليل'],
    binge: 'قراءة متواصلة',
    bingeNote: 'تبدأ الحلقة التالية تلقائيًا',
    readSoFar: 'ما قُرئ حتى الآن',
  },
  age: {
    title: 'متى وُلدت؟',
    text: 'هذا القسم للقرّاء من 18 عامًا فما فوق. نسأل مرة في السنة.',
    yes: 'نعم',
    no: 'لا',
    confirm: 'تأكيد',
    leave: 'خروج',
    error: 'يُرجى التحقق من تاريخ ميلادك.',
    year: 'السنة',
    month: 'الشهر',
    day: 'اليوم',
  },
  states404: {
    title: 'هذه اللوحة مفقودة',
    text: 'انتقلت الصفحة أو لم تكن موجودة أصلًا. لم تفقد شيئًا مما تملكه.',
    home: 'إلى الرئيسية',
    back: 'رجوع',
  },
  long: 'حكاية طويلة جدًا عن سلسلة لم يستطع أحد أن يختصر عنوانها مهما حاول',
};

const TH: SampleTexts = {
  ...EN,
  lang: 'th-TH',
  titles: {
    saltCrown: 'มงกุฎเกลือ',
    gateZero: 'ประตูศูนย์',
    lastTrain: 'รถไฟขบวนสุดท้ายสู่ฤดูใบไม้ผลิ',
    ninthTail: 'หางที่เก้า',
    midnightKitchen: 'บอสเข้าครัวตอนเที่ยงคืน',
    duneTea: 'น้ำชาริมเนินทราย',
    secondServe: 'เสิร์ฟที่สอง!',
    moonLibrary: 'ห้องสมุดพระจันทร์',
    rainContract: 'สัญญาใต้สายฝน',
  },
  creators: {
    saltCrown: 'อิงคลื่น · สตูดิโอทะเล',
    gateZero: 'ก้องภพ · ฮันบิต',
    lastTrain: 'มีนา ศรัณย์',
    ninthTail: 'ยอน · แบค',
    midnightKitchen: 'ธีโอ ปาร์ค',
    duneTea: 'ซัลมา อิดริส',
    secondServe: 'คิท โอเซ',
    moonLibrary: 'อี. วี. ลินด์ควิสต์',
    rainContract: 'ลีนา ฮาร์ต',
  },
  nav: {
    home: 'หน้าแรก',
    shop: 'ร้านค้า',
    gifts: 'ของขวัญ',
    search: 'ค้นหา',
    my: 'ของฉัน',
    find: 'ค้นหาเรื่องหรือผู้แต่ง',
    back: 'กลับ',
    close: 'ปิด',
    notices: 'ประกาศ',
    main: 'เมนูหลัก',
    top: 'กลับขึ้นด้านบน',
    skip: 'ข้ามไปที่เนื้อหา',
  },
  tabs: ['รายวัน', 'อันดับ', 'ฟรี', 'แอ็กชัน', 'ผู้ใหญ่'],
  days: ['ทั้งหมด', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.', 'อา.', '10 วัน'],
  badges: { up: 'UP', fresh: 'ใหม่', waitFree: 'รออ่านฟรี', freeCount: 'ฟรี 3', adult: '19' },
  home: {
    continue: 'อ่านต่อ',
    library: 'ชั้นหนังสือ',
    today: 'วันเสาร์',
    sort: 'ยอดนิยม',
    all: 'ดูทั้งหมด',
    wait: 'รอแล้วอ่านฟรี',
    waitNote: 'อ่านฟรีวันละหนึ่งตอนต่อเรื่อง',
    place: 'ตอนที่ 12 · เหลือ 4 นาที',
    kicker: 'ซีซันใหม่',
    line: 'ทะเลกลืนเมืองหลวง แต่เธอยังนับไม่หยุด',
  },
  detail: {
    ...EN.detail,
    facts: ['อัปเดตวันพุธและวันเสาร์', 'อ่าน 1.2 ล้านครั้ง'],
    synopsis:
      'เก้าฤดูหนาวหลังทะเลกลืนเมืองหลวง อิโซลด์ยังวัดระดับน้ำด้วยมือทุกวัน เมื่ออัศวินฝ่ายศัตรูขอให้เธอสอนตารางน้ำขึ้นน้ำลง เธอก็รู้ทันทีว่าเขาซ่อนตัวเลขใดไว้ นั่นคือวันที่น้ำจะกลับมา เธอมีเวลาสี่เดือน มงกุฎที่ยืมมา และลูกศิษย์ที่โกหก นอกกำแพงเกลือ เมืองประมงเริ่มออกเสียงด้วยเรือของพวกเขาแล้ว',
    more: 'เพิ่มเติม',
    less: 'ย่อ',
    genres: ['โรแมนซ์', 'แฟนตาซี', 'ดราม่า'],
    ticket: 'ตั๋วรออ่านฟรี',
    ticketNote: 'เปิดอ่านได้หนึ่งตอนนาน 72 ชั่วโมง',
    readyIn: 'พร้อมใน',
    notices: ['ซีซัน 2 เริ่ม 2026.12.02', 'แก้ไขตัวอักษรตอนที่ 9'],
    episodes: '14 ตอน',
    newest: 'ใหม่สุดก่อน',
    buyAll: 'ซื้อทั้งหมด',
    saving: 'ลด 15%',
    favourite: 'รายการโปรด',
    continueRead: 'อ่านต่อตอนที่ 12',
    episode: (n) => `ตอนที่ ${n}`,
    episodeTitles: ['น้ำเกิด', 'นาฬิกาน้ำ', 'สิ่งที่เคลนับ', 'น้ำลง', 'ลูกศิษย์', 'เกลือในบ่อ', 'มงกุฎที่ยืมมา', 'ตารางน้ำ', 'บทนำ'],
  },
  states: {
    free: 'ฟรี',
    rent: 'เช่า',
    own: 'ซื้อ',
    wait: 'ตั๋ว',
    left: 'เหลือ 41 ชม.',
    owned: 'ซื้อแล้ว',
    read: 'อ่านแล้ว',
    reading: 'กำลังอ่าน',
    locked: 'เข้าสู่ระบบ',
    soon: '28 พ.ย.',
  },
  viewer: {
    ...EN.viewer,
    previous: 'ก่อนหน้า',
    list: 'รายการตอน',
    settings: 'ตั้งค่า',
    next: 'ถัดไป',
    mode: 'วิธีอ่าน',
    scroll: 'เลื่อน',
    paper: 'พลิกหน้า',
    pages: 'จำนวนหน้า',
    single: 'หน้าเดียว',
    double: 'สองหน้า',
    font: 'แบบอักษร',
    fonts: ['มีหัว', 'ไม่มีหัว', 'กลม'],
    size: 'ขนาดตัวอักษร',
    ground: 'พื้นหลัง',
    grounds: ['ขาว', 'กระดาษ', 'กลางคืน'],
  },
  states404: { title: 'ช่องนี้หายไป', text: 'หน้านี้ถูกย้ายหรือไม่เคยมีอยู่ สิ่งที่คุณซื้อไว้ยังอยู่ครบ', home: 'ไปหน้าแรก', back: 'กลับ' },
  long: 'เกิดใหม่ในต่างโลกเป็นบรรณารักษ์สุดอ่อนแอแต่ดันอ่านหนังสือต้องห้ามจนครบทุกเล่ม',
};

const DE: SampleTexts = {
  ...EN,
  lang: 'de-DE',
  titles: {
    ...EN.titles,
    saltCrown: 'Salzkrone',
    lastTrain: 'Der letzte Zug in den Frühling',
    midnightKitchen: 'Mitternachtsküchengeheimnisse',
    rainContract: 'Verlobungsvertragsangelegenheiten',
    duneTea: 'Tee am Rand der Dünen',
    moonLibrary: 'Die Mondbibliothek',
  },
  nav: {
    home: 'Startseite',
    shop: 'Münzshop',
    gifts: 'Geschenke',
    search: 'Suche',
    my: 'Mein Konto',
    find: 'Titel oder Urheber suchen',
    back: 'Zurück',
    close: 'Schließen',
    notices: 'Benachrichtigungen',
    main: 'Hauptnavigation',
    top: 'Nach oben',
    skip: 'Zum Inhalt',
  },
  tabs: ['Täglich', 'Rangliste', 'Kostenlos', 'Action', 'Erwachsene'],
  badges: { up: 'UP', fresh: 'NEU', waitFree: 'Warten und gratis lesen', freeCount: '3 gratis', adult: '18' },
  states: {
    free: 'Gratis',
    rent: 'Leihen',
    own: 'Kaufen',
    wait: 'Ticket',
    left: 'Noch 41 Std.',
    owned: 'Gekauft',
    read: 'Gelesen',
    reading: 'Lesezeichen',
    locked: 'Anmelden',
    soon: '28. Nov.',
  },
  detail: {
    ...EN.detail,
    facts: ['Neu am Mittwoch und Samstag', '1,2 Mio. Aufrufe'],
    genres: ['Liebesgeschichten', 'Fantasy', 'Drama'],
    ticket: 'Wartezeit-Freischaltticket',
    ticketNote: 'Öffnet eine Folge für 72 Stunden',
    readyIn: 'Bereit in',
    episodes: '14 Folgen',
    newest: 'Neueste zuerst',
    buyAll: 'Alles kaufen',
    saving: '15 % sparen',
    favourite: 'Favorit',
    continueRead: 'Weiterlesen: Folge 12',
    episode: (n) => `Folge ${n}`,
  },
  long: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherung: eine Liebesgeschichte',
};

/** Every set of words, by the locale the toolbar chooses. */
export const SAMPLE_TEXTS: Readonly<Record<string, SampleTexts>> = {
  'en-US': EN,
  'ja-JP': JA,
  ar: AR,
  'th-TH': TH,
  'de-DE': DE,
};

/** The words of a locale, English where there are none. */
export function sampleTexts(locale: string): SampleTexts {
  return SAMPLE_TEXTS[locale] ?? EN;
}
