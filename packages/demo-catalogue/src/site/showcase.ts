import type { DemoBanner, DemoPick, DemoTheme } from './site-texts.ts';

export const DEMO_BANNERS: readonly DemoBanner[] = [
  {
    work: 'last-bus',
    texts: {
      'en-US': { kicker: 'Slow burn of the season', line: 'He waits two minutes. Every night. Only for her.' },
      'ja-JP': { kicker: '今季いちばんのじれじれ', line: '毎晩、二分だけ待つ。彼女のためだけに。' },
      'th-TH': { kicker: 'รักสโลว์เบิร์นประจำซีซัน', line: 'ทุกคืนเขาจอดรอสองนาที เพื่อเธอคนเดียว' },
      'zh-TW': { kicker: '本季最撩人的慢熱', line: '每晚多等兩分鐘，只為了她。' },
      ar: { kicker: 'أجمل حب هادئ هذا الموسم', line: 'ينتظر دقيقتين كل ليلة. لأجلها وحدها.' },
    },
  },
  {
    work: 'ninth-bell',
    texts: {
      'en-US': { kicker: 'Action', line: 'Eight bells ring. The ninth has started to answer.' },
      'ja-JP': { kicker: 'アクション', line: '鳴るのは八つ。九つめが、応えはじめた。' },
      'th-TH': { kicker: 'แอ็กชัน', line: 'ระฆังแปดใบดังกังวาน แล้วใบที่เก้าก็เริ่มขานรับ' },
      'zh-TW': { kicker: '動作', line: '八座鐘仍在響，第九座開始回應。' },
      ar: { kicker: 'أكشن', line: 'ثمانية أجراس تُقرع. والتاسع بدأ يجيب.' },
    },
  },
  {
    work: 'ninety-nine-floors',
    texts: {
      'en-US': { kicker: 'Wait for free', line: 'Every floor has one law. Break it on the way up.' },
      'ja-JP': { kicker: '待てば無料', line: '階ごとに、掟がひとつ。破りながら、上れ。' },
      'th-TH': { kicker: 'รออ่านฟรี', line: 'ทุกชั้นมีกฎหนึ่งข้อ แหกให้ได้แล้วขึ้นไปต่อ' },
      'zh-TW': { kicker: '等就免費', line: '每層一條規矩，邊破邊往上爬。' },
      ar: { kicker: 'انتظر واقرأ', line: 'لكل طابق قانون واحد. خالفه وأنت تصعد.' },
    },
  },
  {
    work: 'rainy-mondays',
    texts: {
      'en-US': { kicker: 'For a quiet evening', line: 'Bread, weather, and people who come back.' },
      'ja-JP': { kicker: '静かな夜に', line: 'パンと天気と、帰ってくる人の話。' },
      'th-TH': { kicker: 'สำหรับค่ำคืนเงียบ ๆ', line: 'ขนมปัง สายฝน และคนที่กลับมา' },
      'zh-TW': { kicker: '適合安靜的夜晚', line: '麵包、天氣，和回家的人。' },
      ar: { kicker: 'لأمسية هادئة', line: 'خبز وطقس وأناس يعودون.' },
    },
  },
  {
    work: 'the-understudy',
    texts: {
      'en-US': { kicker: 'BL', line: 'The leading man has lost his voice. Somebody must lend him one.' },
      'ja-JP': { kicker: 'BL', line: '主役が声を失った。誰かが、貸してやらねば。' },
      'th-TH': { kicker: 'BL', line: 'พระเอกเสียงหาย ต้องมีใครสักคนให้ยืมเสียง' },
      'zh-TW': { kicker: 'BL', line: '男主角失了聲，得有人借他一副嗓子。' },
      ar: { kicker: 'BL', line: 'فقد البطل صوته، ولا بدّ لأحدهم أن يعيره صوتًا.' },
    },
  },
];

export const DEMO_PICKS: readonly DemoPick[] = [
  {
    key: 'rain-outside',
    texts: {
      'en-US': {
        title: 'Rain outside, tea inside',
        description: 'Stories that lower your shoulders. No villains, or only small ones.',
      },
      'ja-JP': { title: '外は雨、部屋にはお茶', description: '肩の力が抜ける物語。悪者はいません。いても小悪党です。' },
      'th-TH': { title: 'ข้างนอกฝนตก ในบ้านมีชาอุ่น', description: 'เรื่องอ่านสบายใจ ไม่มีตัวร้าย ถ้ามีก็ร้ายแค่นิดเดียว' },
      'zh-TW': {
        title: '窗外下雨，屋裡有茶',
        description: '讀著讀著就放鬆下來的故事。沒有壞人，就算有也壞不到哪裡去。',
      },
      ar: {
        title: 'مطر في الخارج وشاي في الداخل',
        description: 'حكايات تريح البال. لا أشرار فيها، وإن وُجدوا فشرّهم هيّن.',
      },
    },
    works: [
      'rainy-mondays',
      'last-bus',
      'the-hem-of-winter',
      'dragon-bakery',
      'moon-inn',
      'both-banks',
      'cat-of-platform-nine',
    ],
  },
  {
    key: 'one-more-episode',
    texts: {
      'en-US': { title: 'Just one more episode', description: 'Our editors missed their stop because of these.' },
      'ja-JP': { title: 'あと1話だけ', description: '編集部が電車を乗り過ごした作品たち。' },
      'th-TH': { title: 'ขออีกตอนเดียว', description: 'กองบรรณาธิการนั่งรถเลยป้ายเพราะเรื่องพวกนี้มาแล้ว' },
      'zh-TW': { title: '再看一話就好', description: '害編輯部坐過站的作品。' },
      ar: { title: 'حلقة أخيرة ثم أنام', description: 'بسببها فات محرّرينا النزول في محطتهم.' },
    },
    works: [
      'ninth-bell',
      'ninety-nine-floors',
      'courier-zero',
      'mirror-club',
      'demon-accountant',
      'lift-four',
      'endgame-for-sale',
      'second-serve',
    ],
  },
  {
    key: 'finished',
    texts: {
      'en-US': { title: 'Finished, so you can sleep', description: 'Complete from the first page to the last.' },
      'ja-JP': { title: '完結済み。だから眠れる', description: '最初のページから最後のページまで、揃っています。' },
      'th-TH': { title: 'จบแล้ว หลับได้สบายใจ', description: 'มีครบตั้งแต่หน้าแรกจนถึงหน้าสุดท้าย' },
      'zh-TW': { title: '已完結，可以安心睡', description: '從第一頁到最後一頁，完完整整。' },
      ar: { title: 'مكتملة، فنَم مطمئنًّا', description: 'كاملة من الصفحة الأولى إلى الأخيرة.' },
    },
    works: [
      'saltwater-vows',
      'tenant-1307',
      'small-hours',
      'the-hem-of-winter',
      'detective-of-small-things',
      'tide-clerk',
      'lighthouse-exchange',
      'seven-debts',
    ],
  },
];

export const DEMO_THEMES: readonly DemoTheme[] = [
  {
    key: 'working-hours',
    position: 'MAIN',
    texts: {
      'en-US': { title: 'Heroes with a job' },
      'ja-JP': { title: '働く主人公たち' },
      'th-TH': { title: 'ตัวเอกวัยทำงาน' },
      'zh-TW': { title: '主角也要上班' },
      ar: { title: 'أبطال بدوام كامل' },
    },
    works: [
      'demon-accountant',
      'paper-moon-office',
      'last-bus',
      'ninety-nine-floors',
      'clockwork-orchard',
      'tide-clerk',
      'goblin-landlord',
    ],
  },
  {
    key: 'elsewhere',
    position: 'MAIN',
    texts: {
      'en-US': { title: 'Not of this world' },
      'ja-JP': { title: 'この世ならぬところへ' },
      'th-TH': { title: 'เรื่องราวจากโลกอื่น' },
      'zh-TW': { title: '不屬於這個世界' },
      ar: { title: 'ليس من هذا العالم' },
    },
    works: ['moth-queen', 'ninth-bell', 'glasshouse-alchemist', 'the-quiet-orbit', 'star-salvage', 'small-hours'],
  },
  {
    key: 'readers-also-open',
    position: 'SEARCH',
    texts: {
      'en-US': { title: 'Readers are reading these' },
      'ja-JP': { title: 'いま読まれている作品' },
      'th-TH': { title: 'เรื่องที่คนกำลังอ่าน' },
      'zh-TW': { title: '大家正在看' },
      ar: { title: 'ما يقرؤه القرّاء الآن' },
    },
    works: ['last-bus', 'ninety-nine-floors', 'rainy-mondays', 'saltwater-vows', 'moth-queen', 'iron-orchid'],
  },
];
