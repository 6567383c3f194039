import { palette } from '../scenery/palette.ts';
import { SALTWATER_EPISODES } from './saltwater-vows-episodes.ts';
import type { ComicWork } from './work.ts';

/** Historical romance: a widowed shipowner hires the pilot who, the town says, drowned her husband. */
export const SALTWATER_VOWS: ComicWork = {
  key: 'saltwater-vows',
  kind: 'comic',
  form: 'strip',
  plan: 'wonder',
  depth: 0.26,
  gutter: '#f6efdf',
  manner: { eyes: 'jewel', pen: 1.05, ink: 'tinted', shading: 'cel', faceWidth: 0.98 },
  hours: {
    gold: palette('#e08a54', '#f6c07a', '#ffeac0', '#8a9a98', '#234450', '#ffe8a0', '#122630', '#d8503c', '#fff6e4'),
    fog: palette('#8a9ca4', '#b8c4c4', '#e4e4da', '#8a9a9c', '#3e5058', '#fff0c4', '#1c2a30', '#c85a48', '#f6f6f0'),
    night: palette('#0c1c34', '#1e4058', '#6a98a0', '#2c4c58', '#08141f', '#ffdc8a', '#050c14', '#e0603a', '#eef4f0'),
    storm: palette('#1a2a34', '#3a545c', '#8a9e98', '#34505a', '#0e1a20', '#ffe2a0', '#080f14', '#d0503a', '#e8eeea'),
    lamp: palette('#3a4a44', '#8a8a64', '#f0d090', '#8a6242', '#33221a', '#ffdc90', '#1a100a', '#c84a38', '#fff2dc'),
    dawn: palette('#88b4c4', '#f0d0b8', '#fff0d4', '#9ab0a8', '#3c5a5c', '#fff2c4', '#1c3236', '#e0654a', '#fffaf0'),
  },
  cast: {
    helena: { seed: 'helena', build: 'f', hair: 'wavy', hairColour: '#a8442c', eyeColour: '#3a7a8a', skin: '#fce0cc', top: 'coat', bottom: 'longskirt', topColour: '#2e2c38', accentColour: '#dcd8d4', bottomColour: '#262430', earring: true },
    silas: { seed: 'silas', build: 'm', hair: 'wolf', hairColour: '#5a4636', eyeColour: '#5a8a9a', skin: '#dcae88', top: 'coat', bottom: 'trousers', topColour: '#2f5260', accentColour: '#e4d8bc', bottomColour: '#3a3430', beard: true, scar: true },
    wick: { seed: 'wick', build: 'm', hair: 'crop', hairColour: '#d8a050', eyeColour: '#6a8a4a', skin: '#f8d4b4', top: 'sweater', bottom: 'shorts', topColour: '#c8503c', accentColour: '#fff0d4', bottomColour: '#4a5a64', freckles: true, bandana: '#2f5260', stature: 0.78 },
    aldous: { seed: 'aldous', build: 'm', hair: 'slick', hairColour: '#3a363c', eyeColour: '#8a7a3a', skin: '#ecd0bc', top: 'suit', bottom: 'trousers', topColour: '#4a4a3c', accentColour: '#a8842e', bottomColour: '#34342c', aged: true },
  },
  balloons: { speech: 'speech', caption: 'elegant', fill: '#fffdf6', ink: '#1e3038', boxFill: '#234450', boxInk: '#fff2d4', line: 2.6 },
  title: { voice: 'elegant', treatment: 'stencil', capitals: true },
  cover: {
    layout: 'portrait',
    scene: 'bridge',
    hour: 'gold',
    weather: 'motes',
    cast: [
      { who: 'helena', mood: 'calm' },
      { who: 'silas', mood: 'calm' },
    ],
  },
  offer: { status: 'COMPLETED', scheduleDays: ['TUESDAY'], freeEpisodeCount: 2, rentCoin: null, possessionCoin: 4, freetimeEnabled: true, isAdult: false, newestDaysAgo: 5 },
  editions: {
    en: {
      title: 'Saltwater Vows',
      coverTitle: 'Saltwater\nVows',
      alias: 'saltwater-vows',
      synopsis: 'Helena has until Friday noon to save her last ship, and six pilots have been paid to refuse her. The seventh is the man the whole harbour blames for drowning her husband. The contract is short: one voyage, one truth, payable on arrival. But in the channel a bell is ringing that is on no chart.',
      creators: [
        { name: 'Marisol Vane', role: 'AUTHOR' },
        { name: 'Marisol Vane', role: 'ARTIST' },
      ],
      genres: ['Romance', 'Historical', 'Adventure'],
      tags: ['Sea', 'Enemies to lovers', 'Widow'],
    },
    ja: {
      title: '潮の誓い',
      coverTitle: '潮の誓い',
      alias: 'shio-no-chikai',
      synopsis: '金曜の正午までに、最後の船を海峡の向こうへ。若き未亡人ヘレナが雇ったのは、夫を溺れさせたと港中に憎まれる水先人サイラスだった。契約は「航海ひとつ、真実ひとつ。到着払い」。けれど霧の瀬戸では、海図にない三つ目の鐘が鳴っている。',
      creators: [
        { name: 'マリソル・ヴェイン', role: 'AUTHOR' },
        { name: 'マリソル・ヴェイン', role: 'ARTIST' },
      ],
      genres: ['恋愛', '歴史', '冒険'],
      tags: ['海洋ロマン', '仇から恋へ', '大人の恋'],
    },
    th: {
      title: 'คำสัตย์กลางเกลียวคลื่น',
      coverTitle: 'คำสัตย์\nกลางเกลียวคลื่น',
      alias: 'saltwater-vows-th',
      synopsis: 'เฮเลนามีเวลาถึงเที่ยงวันศุกร์เพื่อรักษาเรือลำสุดท้าย แต่คนนำร่องหกคนถูกจ้างให้ปฏิเสธเธอ เหลือเพียงไซลัส ชายที่ทั้งท่าเรือเชื่อว่าทำให้สามีเธอจมน้ำตาย สัญญามีแค่ “เดินเรือหนึ่งเที่ยว ความจริงหนึ่งเรื่อง” แล้วกลางหมอกก็มีระฆังที่ไม่มีในแผนที่ดังขึ้น',
      creators: [
        { name: 'มาริซอล เวน', role: 'AUTHOR' },
        { name: 'มาริซอล เวน', role: 'ARTIST' },
      ],
      genres: ['โรแมนติก', 'ย้อนยุค', 'ผจญภัย'],
      tags: ['ทะเล', 'จากศัตรูเป็นคนรัก', 'แม่หม้าย'],
    },
    'zh-Hant': {
      title: '鹽海誓約',
      coverTitle: '鹽海誓約',
      alias: 'saltwater-vows-zh',
      synopsis: '週五正午之前，年輕寡婦海蓮娜必須保住最後一艘船，偏偏六名領港員都收錢拒絕了她。第七位賽拉斯，正是全港口都認定害死她丈夫的人。契約很短：「一趟航程，一個真相，靠岸付清。」而霧中的水道，響起了海圖上沒有的第三座鐘。',
      creators: [
        { name: '瑪麗索・維恩', role: 'AUTHOR' },
        { name: '瑪麗索・維恩', role: 'ARTIST' },
      ],
      genres: ['戀愛', '歷史', '冒險'],
      tags: ['海洋', '化敵為愛', '寡婦與領港員'],
    },
    ar: {
      title: 'عهود البحر',
      coverTitle: 'عهود البحر',
      alias: 'saltwater-vows-ar',
      synopsis: 'أمام هيلينا حتّى ظهر الجمعة لتنقذ آخر سفنها، وقد دُفع لستّة مرشدين كي يرفضوها. أمّا السابع فهو سايلس، الرجل الذي يتّهمه الميناء كلّه بإغراق زوجها. العقد قصير: رحلة واحدة وحقيقة واحدة تُدفع عند الوصول. لكنّ في المضيق جرسًا يرنّ ولا تعرفه أيّ خريطة.',
      creators: [
        { name: 'ماريسول فين', role: 'AUTHOR' },
        { name: 'ماريسول فين', role: 'ARTIST' },
      ],
      genres: ['رومانسية', 'تاريخي', 'مغامرة'],
      tags: ['بحر', 'من العداوة إلى الحبّ', 'أرملة'],
    },
  },
  episodes: SALTWATER_EPISODES,
};
