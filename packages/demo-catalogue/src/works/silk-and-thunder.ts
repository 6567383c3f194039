import { palette } from '../scenery/palette.ts';
import { SILK_AND_THUNDER_EPISODES } from './silk-and-thunder-episodes.ts';
import { SILK_AND_THUNDER_NEW_SEASON } from './silk-and-thunder-new-season.ts';
import { SILK_AND_THUNDER_THIRD_SEASON } from './silk-and-thunder-third-season.ts';
import type { ComicWork } from './work.ts';

/** Historical drama: an invented port that lives by silk, and a weaver who finds a letter in the cloth. */
export const SILK_AND_THUNDER: ComicWork = {
  key: 'silk-and-thunder',
  kind: 'comic',
  form: 'strip',
  plan: 'daily',
  depth: 0.3,
  gutter: '#1c2350',
  manner: { eyes: 'sharp', pen: 1.2, ink: '#1c1430', shading: 'cel', faceWidth: 0.95, eyeSize: 1.08 },
  hours: {
    port: palette('#2c6c90', '#8cc2c2', '#fde4b0', '#a88c66', '#5a3e36', '#fff0b0', '#1c1626', '#d8402c', '#fdf4e0'),
    loft: palette('#6c4a3c', '#b27c4c', '#f4ce8a', '#986a4c', '#422a21', '#ffe09a', '#1e120e', '#c8362e', '#fbf0d8'),
    night: palette('#141c46', '#2e4284', '#6e90c4', '#364a80', '#171d40', '#ffdc90', '#0a0c20', '#e0482e', '#e8ecf6'),
    storm: palette('#1e2238', '#404c68', '#8c96a4', '#465064', '#1b1f30', '#fff4c0', '#0a0c16', '#f0b428', '#eef0f2'),
    fire: palette('#2e0c16', '#8c2c1e', '#fa8c3a', '#6c2c22', '#220c10', '#ffe08a', '#130609', '#ff5a28', '#fff0d8'),
    hall: palette('#7e2c38', '#ba5840', '#f2c27a', '#8c4c40', '#3c1c22', '#ffe6a8', '#1d0d13', '#2e4ca0', '#fdf2dc'),
  },
  cast: {
    sefa: { seed: 'sefa', build: 'f', hair: 'pony', hairColour: '#2b1a28', eyeColour: '#b8762c', skin: '#ca9066', top: 'kimono', bottom: 'hakama', topColour: '#2e4ea6', accentColour: '#f2c250', bottomColour: '#8c2e34', hairpin: '#f2c250' },
    idris: { seed: 'idris', build: 'm', hair: 'tied', hairColour: '#6a4026', eyeColour: '#4c7a64', skin: '#e0b288', top: 'cloak', bottom: 'trousers', topColour: '#3e6e5e', accentColour: '#e4c878', bottomColour: '#4a4038', glasses: true },
    bahru: { seed: 'bahru', build: 'm', hair: 'buzz', hairColour: '#e6e2dc', eyeColour: '#4a3226', skin: '#7c5036', top: 'apron', bottom: 'trousers', topColour: '#5c74b0', accentColour: '#2a3c7c', bottomColour: '#3a3434', beard: true, aged: true },
    orsola: { seed: 'orsola', build: 'f', hair: 'bun', hairColour: '#7c7680', eyeColour: '#5a5a70', skin: '#eac8ac', top: 'dress', bottom: 'longskirt', topColour: '#3a2c48', accentColour: '#d8b060', bottomColour: '#2e2238', aged: true, earring: true },
    caldas: { seed: 'caldas', build: 'm', hair: 'slick', hairColour: '#4c4244', eyeColour: '#7a8088', skin: '#ecccb2', top: 'suit', bottom: 'trousers', topColour: '#8c222c', accentColour: '#f0d088', bottomColour: '#2c1c24', beard: true },
    livia: { seed: 'livia', build: 'f', hair: 'curly', hairColour: '#b8804a', eyeColour: '#5a86a8', skin: '#f4d8c2', top: 'dress', bottom: 'longskirt', topColour: '#f0e2c4', accentColour: '#d8a84c', bottomColour: '#e4d2ae', earring: true },
  },
  balloons: { speech: 'manga', caption: 'caption', fill: '#fff8e8', ink: '#1c1430', boxFill: '#b2302c', boxInk: '#fff2d0', line: 2.6 },
  title: { voice: 'regal', treatment: 'cut', capitals: true },
  cover: {
    layout: 'halo',
    scene: 'harbour',
    hour: 'hall',
    weather: 'none',
    cast: [
      { who: 'sefa', mood: 'calm' },
      { who: 'caldas', mood: 'cold' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['TEN'], freeEpisodeCount: 2, rentCoin: 3, possessionCoin: 5, freetimeEnabled: false, isAdult: false, publishedCount: 8, newestDaysAgo: 0 },
  editions: {
    en: {
      title: 'Silk and Thunder',
      coverTitle: 'Silk and\nThunder',
      alias: 'silk-and-thunder',
      synopsis: 'In the port of Ondara every storm is woven into silk, and no weaver may sign her work. Sefa finds one blue thread in a finished bolt of forty thousand. It is a letter. Somebody is writing to the looms, in a knot that only her drowned mother knew: on the night of first thunder, do not sleep.',
      creators: [
        { name: 'Ruth Almeida', role: 'AUTHOR' },
        { name: 'Navid Sorrel', role: 'ARTIST' },
      ],
      genres: ['Historical', 'Drama'],
      tags: ['Weavers', 'Port city', 'Secret letters', 'Strike'],
    },
    ja: {
      title: '絹と雷',
      coverTitle: '絹と雷',
      alias: 'kinu-to-ikazuchi',
      synopsis: '港町オンダラでは、嵐をすべて絹に織る。ただし織り手は、名を入れてはならない。四万本の糸の中に、セファは一本の青い糸を見つけた。それは手紙だった。溺れ死んだ母しか知らぬはずの結び目で、誰かが機場に書いてくる。「初雷の夜、眠るな」',
      creators: [
        { name: '有明るつ', role: 'AUTHOR' },
        { name: '蘇芳ナヴィド', role: 'ARTIST' },
      ],
      genres: ['歴史', 'ドラマ'],
      tags: ['機織り', '港町', '秘密の手紙', '女たちの闘い'],
    },
    th: {
      title: 'ไหมกับสายฟ้า',
      coverTitle: 'ไหมกับสายฟ้า',
      alias: 'silk-and-thunder-th',
      synopsis: 'ที่เมืองท่าออนดารา พายุทุกลูกถูกทอลงบนผืนไหม แต่ช่างทอห้ามลงชื่อในงานของตน เซฟาพบด้ายสีน้ำเงินหนึ่งเส้นในผ้าที่มีด้ายสี่หมื่นเส้น มันคือจดหมาย มีใครบางคนเขียนถึงกี่ทอผ้าด้วยปมที่มีแต่แม่ผู้จมน้ำของเธอเท่านั้นที่รู้ คืนฟ้าร้องแรก อย่าหลับ',
      creators: [
        { name: 'รูธ อัลเมดา', role: 'AUTHOR' },
        { name: 'นาวิด ซอร์เรล', role: 'ARTIST' },
      ],
      genres: ['ย้อนยุค', 'ดราม่า'],
      tags: ['ช่างทอ', 'เมืองท่า', 'จดหมายลับ', 'การต่อสู้ของผู้หญิง'],
    },
    'zh-Hant': {
      title: '絲與雷',
      coverTitle: '絲與雷',
      alias: 'silk-and-thunder-zh',
      synopsis: '在港都翁達拉，每場暴風雨都會織進絲綢，織工卻不准留下姓名。瑟法在四萬根線裡，發現了一根藍線。那是一封信。有人用只有她溺水的母親才懂的繩結，寫給織坊：初雷之夜，不要睡。',
      creators: [
        { name: '阮明達', role: 'AUTHOR' },
        { name: '蘇納維', role: 'ARTIST' },
      ],
      genres: ['歷史', '劇情'],
      tags: ['織工', '港都', '密信', '女子群像'],
    },
    ar: {
      title: 'الحرير والرعد',
      coverTitle: 'الحرير والرعد',
      alias: 'silk-and-thunder-ar',
      synopsis: 'في ميناء أوندارا تُنسج كلّ عاصفة حريرًا، ولا يحقّ لنسّاجة أن توقّع عملها. تجد سيفا خيطًا أزرق واحدًا بين أربعين ألف خيط. إنّه رسالة. أحدهم يكتب إلى الأنوال بعقدة لم تعرفها سوى أمّها الغريقة: في ليلة الرعد الأوّل لا تنمن.',
      creators: [
        { name: 'راعوث ألميدا', role: 'AUTHOR' },
        { name: 'نويد سوريل', role: 'ARTIST' },
      ],
      genres: ['تاريخي', 'دراما'],
      tags: ['نسّاجات', 'مدينة ساحليّة', 'رسائل سرّيّة', 'إضراب'],
    },
  },
  episodes: [...SILK_AND_THUNDER_EPISODES, ...SILK_AND_THUNDER_NEW_SEASON, ...SILK_AND_THUNDER_THIRD_SEASON],
};
