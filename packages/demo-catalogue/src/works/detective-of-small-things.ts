import { palette } from '../scenery/palette.ts';
import { DETECTIVE_OF_SMALL_THINGS_EPISODES } from './detective-of-small-things-episodes.ts';
import type { ComicWork } from './work.ts';

/** Mystery of everyday life: a detective for things too small for the police, and the assistant who loses everything. */
export const DETECTIVE_OF_SMALL_THINGS: ComicWork = {
  key: 'detective-of-small-things',
  kind: 'comic',
  form: 'strip',
  plan: 'daily',
  depth: 0.22,
  gutter: '#fbf6e2',
  manner: { eyes: 'dot', pen: 0.98, ink: 'tinted', shading: 'soft', faceWidth: 1.06, eyeSize: 1.06 },
  hours: {
    morning: palette('#dcc266', '#efdd9c', '#fbf4d6', '#b4b27a', '#5c6a3c', '#fff2b8', '#2c2a18', '#c8402e', '#fffcef'),
    lamp: palette('#4a3a5a', '#a06a5a', '#f0b060', '#8a684e', '#3e2e2c', '#ffdc80', '#1e1614', '#d8502e', '#f8ead0'),
    rain: palette('#6e7e70', '#a6b29c', '#dedec6', '#86927e', '#46503e', '#ffeeb0', '#20261c', '#c84a38', '#f2f2e6'),
    night: palette('#1c2440', '#3c4662', '#8e8468', '#464e58', '#1a1e2a', '#ffe08c', '#0c1018', '#e0603a', '#e8e4d0'),
  },
  cast: {
    juno: { seed: 'juno', build: 'f', hair: 'pixie', hairColour: '#3a2a38', eyeColour: '#5a6a3c', skin: '#e2b48c', top: 'hoodie', bottom: 'shorts', topColour: '#c8402e', accentColour: '#fbeed0', bottomColour: '#4a5a6a', freckles: true, bandana: '#e8c03c' },
    lint: { seed: 'ivolint', build: 'm', hair: 'sidepart', hairColour: '#b9b2a6', eyeColour: '#6a7a8a', skin: '#f0d2ba', top: 'coat', bottom: 'trousers', topColour: '#5c6a3c', accentColour: '#d8a83c', bottomColour: '#5a4a3a', glasses: true, beard: true, aged: true },
    bly: { seed: 'bly', build: 'f', hair: 'braid', hairColour: '#1e1a1e', eyeColour: '#4a3428', skin: '#8a5c40', top: 'jacket', bottom: 'trousers', topColour: '#2c3a5c', accentColour: '#e0c460', bottomColour: '#202a44' },
    tam: { seed: 'tamclock', build: 'm', hair: 'slick', hairColour: '#9a8a78', eyeColour: '#7a5a3a', skin: '#f2cfae', top: 'apron', bottom: 'trousers', topColour: '#8a9aa0', accentColour: '#6a4a30', bottomColour: '#4a443c', aged: true },
  },
  balloons: { speech: 'manga', caption: 'typed', fill: '#fffdf4', ink: '#3a3420', boxFill: '#f2dc8e', boxInk: '#3a3420', line: 2.4 },
  title: { voice: 'typed', treatment: 'brush' },
  cover: {
    layout: 'expose',
    scene: 'street',
    hour: 'lamp',
    weather: 'leaves',
    cast: [
      { who: 'lint', mood: 'calm' },
      { who: 'juno', mood: 'smile' },
    ],
  },
  offer: { status: 'COMPLETED', scheduleDays: ['MONDAY'], freeEpisodeCount: 2, rentCoin: 1, possessionCoin: 2, freetimeEnabled: false, isAdult: false, newestDaysAgo: 4 },
  editions: {
    en: {
      title: 'The Detective of Small Things',
      coverTitle: 'The Detective\nof Small\nThings',
      alias: 'the-detective-of-small-things',
      synopsis: 'Ivo Lint finds what is too small for the police: a left glove, half a joke, the smell of a kitchen. His fee is one thing you have two of. His new assistant has lost nine umbrellas and a bicycle. Together they have closed six hundred and four files. The first of them, his own, is still open.',
      creators: [
        { name: 'Hanneke Brook', role: 'AUTHOR' },
        { name: 'Olu Marchetti', role: 'ARTIST' },
      ],
      genres: ['Mystery', 'Slice of life'],
      tags: ['Gentle', 'Small town', 'Found family'],
    },
    ja: {
      title: '小さなもの専門探偵',
      coverTitle: '小さなもの\n専門探偵',
      alias: 'chiisana-mono-senmon-tantei',
      synopsis: '左の手袋、笑い話の前半分、台所のにおい。警察が扱うには小さすぎる失せ物を、老探偵リントは必ず見つける。お代は「二つ持っている物を、ひとつ」。押しかけ助手は、傘を九本なくした娘ジュノ。解決した依頼は六百四件。ただ一件、探偵自身の依頼だけが残っている。',
      creators: [
        { name: '小川はねこ', role: 'AUTHOR' },
        { name: '丸木おる', role: 'ARTIST' },
      ],
      genres: ['ミステリー', '日常'],
      tags: ['ほっこり', '小さな町', '相棒'],
    },
    th: {
      title: 'นักสืบของชิ้นเล็ก',
      coverTitle: 'นักสืบ\nของชิ้นเล็ก',
      alias: 'the-detective-of-small-things-th',
      synopsis: 'ถุงมือข้างซ้าย มุกตลกครึ่งมุก กลิ่นห้องครัวของแม่ ของหายที่เล็กเกินกว่าตำรวจจะสนใจ ไอโว ลินต์ หาให้ได้หมด ค่าจ้างคือของที่คุณมีสองชิ้น ขอหนึ่งชิ้น ผู้ช่วยคนใหม่ของเขาคือสาวที่ทำร่มหายมาแล้วเก้าคัน ทั้งคู่ปิดแฟ้มไปหกร้อยสี่คดี เหลือแฟ้มแรกสุดแฟ้มเดียวที่ยังเปิดอยู่ แฟ้มของเขาเอง',
      creators: [
        { name: 'ฮันเนเก บรูก', role: 'AUTHOR' },
        { name: 'โอลู มาร์เคตติ', role: 'ARTIST' },
      ],
      genres: ['ลึกลับ', 'ชีวิตประจำวัน'],
      tags: ['อบอุ่นใจ', 'เมืองเล็ก', 'คู่หู'],
    },
    'zh-Hant': {
      title: '小東西偵探',
      coverTitle: '小東西\n偵探',
      alias: 'the-detective-of-small-things-zh',
      synopsis: '一隻左手手套、半個笑話、媽媽廚房的味道。凡是小到警察不管的失物，老偵探林特都找得到，費用是「你有兩個的東西，給我一個」。新來的助手弄丟過九把傘和一輛腳踏車。兩人結了六百零四件案子，只剩第一號檔案沒結：委託人，正是他自己。',
      creators: [
        { name: '溪邊涵', role: 'AUTHOR' },
        { name: '馬歐露', role: 'ARTIST' },
      ],
      genres: ['懸疑', '日常'],
      tags: ['療癒', '小鎮', '搭檔'],
    },
    ar: {
      title: 'محقّق الأشياء الصغيرة',
      coverTitle: 'محقّق\nالأشياء الصغيرة',
      alias: 'the-detective-of-small-things-ar',
      synopsis: 'قفّاز أيسر، ونصف نكتة، ورائحة مطبخ قديم: يجد إيفو لِنت كلّ ما هو أصغر من أن تهتمّ به الشرطة، وأجره شيء عندك منه اثنان. أمّا مساعدته الجديدة فأضاعت تسع مظلّات ودرّاجة. أغلقا معًا ستمئة وأربعة ملفّات، وبقي واحد مفتوحًا منذ البداية: ملفّه هو.',
      creators: [
        { name: 'هانيكه بروك', role: 'AUTHOR' },
        { name: 'أولو ماركيتي', role: 'ARTIST' },
      ],
      genres: ['غموض', 'شريحة من الحياة'],
      tags: ['لطيف', 'بلدة صغيرة', 'صداقة'],
    },
  },
  episodes: DETECTIVE_OF_SMALL_THINGS_EPISODES,
};
