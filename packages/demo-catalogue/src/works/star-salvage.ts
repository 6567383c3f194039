import { palette } from '../scenery/palette.ts';
import { STAR_SALVAGE_EPISODES } from './star-salvage-episodes.ts';
import { STAR_SALVAGE_NEW_SEASON } from './star-salvage-new-season.ts';
import { STAR_SALVAGE_THIRD_SEASON } from './star-salvage-third-season.ts';
import type { ComicWork } from './work.ts';

/** Science fiction, adventure: a tow crew of wrecked ships, and the wreck that answers when she is called. */
export const STAR_SALVAGE: ComicWork = {
  key: 'star-salvage',
  kind: 'comic',
  form: 'strip',
  plan: 'action',
  depth: 0.24,
  gutter: '#190f30',
  manner: { eyes: 'jewel', pen: 1.45, ink: '#1a0f2c', shading: 'flat', faceWidth: 1.07, eyeSize: 0.86 },
  hours: {
    space: palette('#120a2c', '#42206c', '#cc5288', '#64387e', '#1e1140', '#ffe08a', '#0b0619', '#f6c61c', '#fdf0f4'),
    cabin: palette('#3c2a6a', '#7a5a8c', '#e8b474', '#8a6a5c', '#3e3036', '#ffdc88', '#1a1218', '#f6a81c', '#fbf2dc'),
    liner: palette('#1e3048', '#4a6882', '#b0bebc', '#60748a', '#263248', '#ffe6b0', '#0e1422', '#d0a648', '#f4f0e4'),
    storm: palette('#6e2a4e', '#dc6c4a', '#ffca7a', '#b4624c', '#4c2038', '#fff0b8', '#210c1d', '#3ed2c6', '#fff2dc'),
    ring: palette('#5c86c4', '#bcd2ea', '#fdeee4', '#92a6c0', '#4c5a78', '#fff6c8', '#1c2238', '#f6b01c', '#fdfaf4'),
  },
  cast: {
    pim: { seed: 'pim', build: 'f', hair: 'curly', hairColour: '#d8562c', eyeColour: '#3c8a6a', skin: '#f6cfae', top: 'jacket', bottom: 'trousers', topColour: '#f2b61c', accentColour: '#3a2a5c', bottomColour: '#4a4466', freckles: true, bandana: '#4a3a8c' },
    hedda: { seed: 'hedda', build: 'f', hair: 'wavy', hairColour: '#c9c4cc', eyeColour: '#5c6c9a', skin: '#e4bd9c', top: 'coat', bottom: 'trousers', topColour: '#5c2a4a', accentColour: '#e0c078', bottomColour: '#2e2438', aged: true, scar: true, earring: true },
    okon: { seed: 'okon', build: 'm', hair: 'crop', hairColour: '#221a22', eyeColour: '#5a3a24', skin: '#7c5236', top: 'apron', bottom: 'trousers', topColour: '#3aa08c', accentColour: '#f4e8cc', bottomColour: '#3c4656', beard: true },
    aurel: { seed: 'aurel', build: 'm', hair: 'slick', hairColour: '#a8d8e4', eyeColour: '#48b8d0', skin: '#dcecf0', top: 'suit', bottom: 'trousers', topColour: '#2c4c7c', accentColour: '#e8c860', bottomColour: '#24406a' },
    slate: { seed: 'slate', build: 'm', hair: 'sidepart', hairColour: '#2c2430', eyeColour: '#8a5a3a', skin: '#f0cfb8', top: 'blazer', bottom: 'trousers', topColour: '#b8342e', accentColour: '#f2ece0', bottomColour: '#322a34', glasses: true },
    orla: { seed: 'orla', build: 'f', hair: 'bun', hairColour: '#4c2c5c', eyeColour: '#7a4a8a', skin: '#b8845c', top: 'dress', bottom: 'longskirt', topColour: '#4a7a94', accentColour: '#f4ead0', bottomColour: '#3e6a84', glasses: true },
    joren: { seed: 'joren', build: 'm', hair: 'tousled', hairColour: '#8a5a34', eyeColour: '#5c6c9a', skin: '#e8c4a4', top: 'sweater', bottom: 'trousers', topColour: '#8a3a34', accentColour: '#e8d8b0', bottomColour: '#3a3a48', beard: true },
  },
  balloons: { speech: 'caps', caption: 'caption', fill: '#fffdf4', ink: '#1a0f2c', boxFill: '#3a2464', boxInk: '#ffe9a8', line: 3.2, rounded: true },
  title: { voice: 'shout', treatment: 'blaze', justify: true, capitals: true },
  cover: {
    layout: 'ensemble',
    scene: 'crater',
    hour: 'space',
    weather: 'motes',
    cast: [
      { who: 'pim', mood: 'joy' },
      { who: 'okon', mood: 'smile' },
      { who: 'hedda', mood: 'smirk' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['FRIDAY', 'SATURDAY'], freeEpisodeCount: 3, rentCoin: 2, possessionCoin: 4, freetimeEnabled: true, isAdult: false, publishedCount: 8, newestDaysAgo: 0 },
  editions: {
    en: {
      title: 'Star Salvage',
      coverTitle: 'Star Salvage',
      alias: 'star-salvage',
      synopsis: 'The law of wrecks is short. Call her three times. If nobody answers, she is yours. The tow crew of the Stubborn, a tug that used to be a bus, has called nine hundred dead ships and never heard a word. Then a liner lost for forty-one years replies: good evening, the dining room is closed.',
      creators: [
        { name: 'Anneke Brightwater', role: 'AUTHOR' },
        { name: 'Sol Adeyemi', role: 'ARTIST' },
      ],
      genres: ['Science fiction', 'Adventure'],
      tags: ['Space tug', 'Found family', 'Lost ship', 'Soup'],
    },
    ja: {
      title: '星曳き屋ガンコ号',
      coverTitle: '星曳き屋\nガンコ号',
      alias: 'hoshihikiya-gankogo',
      synopsis: '難破船の掟は短い。三度呼べ。返事がなければ、船はお前のものだ。元バスの曳き船「ガンコ号」の三人は、九百隻の死んだ船を呼んできた。返事は一度もない。ところが四十一年前に消えた豪華客船が、三度目の呼びかけにこう答えた。「こんばんは。食堂は、ただいま準備中でございます」',
      creators: [
        { name: '明水あんね', role: 'AUTHOR' },
        { name: '天目ソル', role: 'ARTIST' },
      ],
      genres: ['SF', '冒険'],
      tags: ['宇宙', '曳き船', '家族みたいな仲間', '幽霊船'],
    },
    th: {
      title: 'หัวดื้อลากดาว',
      coverTitle: 'หัวดื้อลากดาว',
      alias: 'star-salvage-th',
      synopsis: 'กฎของซากยานนั้นสั้นนิดเดียว เรียกสามครั้ง ถ้าไม่มีใครตอบ ยานนั้นเป็นของคุณ ลูกเรือยานลากจูง “หัวดื้อ” ที่เคยเป็นรถเมล์มาก่อน เรียกยานตายมาเก้าร้อยลำแล้วไม่เคยมีใครตอบ จนวันหนึ่งยานสำราญที่หายไปสี่สิบเอ็ดปีตอบกลับมาว่า สวัสดียามค่ำขอรับ ห้องอาหารยังไม่เปิด',
      creators: [
        { name: 'อันเนเกอ ไบรต์วอเตอร์', role: 'AUTHOR' },
        { name: 'โซล อาเดเยมี', role: 'ARTIST' },
      ],
      genres: ['ไซไฟ', 'ผจญภัย'],
      tags: ['ยานอวกาศ', 'ครอบครัวที่เลือกเอง', 'ยานที่สาบสูญ', 'ซุป'],
    },
    'zh-Hant': {
      title: '拖星船倔驢號',
      coverTitle: '拖星船倔驢號',
      alias: 'star-salvage-zh',
      synopsis: '沉船的規矩很短：呼叫三次，沒人回答，船就歸你。由公車改裝的拖船「倔驢號」叫過九百艘死船，從來沒聽過一聲回應。直到一艘失蹤四十一年的豪華客輪，在第三次呼叫後客氣地說：「晚安，餐廳目前尚未營業。」',
      creators: [
        { name: '安明水', role: 'AUTHOR' },
        { name: '索爾', role: 'ARTIST' },
      ],
      genres: ['科幻', '冒險'],
      tags: ['太空拖船', '像家人的夥伴', '失蹤的船', '熱湯'],
    },
    ar: {
      title: 'قاطرة النجوم',
      coverTitle: 'قاطرة النجوم',
      alias: 'star-salvage-ar',
      synopsis: 'قانون الحطام قصير: نادِ السفينة ثلاثًا، فإن لم يجب أحد فهي لك. طاقم القاطرة «العنيدة»، وقد كانت حافلة ذات يوم، نادى تسعمئة سفينة ميتة ولم يسمع كلمة. ثمّ أجابت سفينة ركّاب ضاعت قبل واحد وأربعين عامًا: مساء الخير، قاعة الطعام مغلقة.',
      creators: [
        { name: 'أنيكه برايتووتر', role: 'AUTHOR' },
        { name: 'سول أدييمي', role: 'ARTIST' },
      ],
      genres: ['خيال علمي', 'مغامرة'],
      tags: ['قاطرة فضاء', 'رفاق كالعائلة', 'سفينة مفقودة', 'حساء'],
    },
  },
  episodes: [...STAR_SALVAGE_EPISODES, ...STAR_SALVAGE_NEW_SEASON, ...STAR_SALVAGE_THIRD_SEASON],
};
