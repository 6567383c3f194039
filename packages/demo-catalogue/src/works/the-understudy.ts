import { palette } from '../scenery/palette.ts';
import { UNDERSTUDY_EPISODES } from './the-understudy-episodes.ts';
import { UNDERSTUDY_NEW_SEASON } from './the-understudy-new-season.ts';
import { UNDERSTUDY_THIRD_SEASON } from './the-understudy-third-season.ts';
import type { ComicWork } from './work.ts';

/** BL: a leading man without a voice, and the chair-mover who speaks for him from behind the throne. */
export const THE_UNDERSTUDY: ComicWork = {
  key: 'the-understudy',
  kind: 'comic',
  form: 'strip',
  plan: 'romance',
  depth: 0.3,
  gutter: '#160a11',
  manner: { eyes: 'sharp', pen: 0.95, ink: 'tinted', shading: 'soft', eyeSize: 1.1, faceWidth: 0.95 },
  hours: {
    stage: palette('#2a0c1c', '#7a1c2e', '#f0b068', '#6a2030', '#220a14', '#ffd98a', '#12060c', '#d83a3a', '#fff0dc'),
    wings: palette('#1c1a34', '#44406a', '#a890b0', '#4a4268', '#16142a', '#ffcf8a', '#0c0a1a', '#e0586a', '#f6eefa'),
    rose: palette('#7a3a5c', '#d8788a', '#ffd2a8', '#8a4a68', '#34182e', '#ffe4b0', '#1e0c1c', '#e84a5a', '#fff4ea'),
    rain: palette('#22304e', '#4a5c80', '#98a4bc', '#3e4c6c', '#161e34', '#ffd89a', '#0c1020', '#d84a5a', '#eef0f8'),
    day: palette('#a8b8d8', '#e4dce4', '#fff0dc', '#b8a0a8', '#5c4658', '#fff2cc', '#2c1c2c', '#c8384a', '#fffaf4'),
  },
  cast: {
    ansel: { seed: 'ansel', build: 'm', hair: 'curtain', hairColour: '#a8764a', eyeColour: '#5a8a6a', skin: '#f8dcc4', top: 'shirt', bottom: 'trousers', topColour: '#e8dcc4', accentColour: '#8a5a3a', bottomColour: '#4a4650', freckles: true },
    lucan: { seed: 'lucan', build: 'm', hair: 'tied', hairColour: '#1e1a28', eyeColour: '#a87a3a', skin: '#f2d6c2', top: 'coat', bottom: 'trousers', topColour: '#3a2436', accentColour: '#b8344a', bottomColour: '#241a26', earring: true },
    ines: { seed: 'ines', build: 'f', hair: 'pixie', hairColour: '#e4dce0', eyeColour: '#7a3a5a', skin: '#dcb08c', top: 'blazer', bottom: 'trousers', topColour: '#1f4a52', accentColour: '#e8b84a', bottomColour: '#1a2c34', glasses: true, earring: true },
    king: { seed: 'lucan', build: 'm', hair: 'tied', hairColour: '#1e1a28', eyeColour: '#a87a3a', skin: '#f2d6c2', top: 'cloak', bottom: 'trousers', topColour: '#8a1c2e', accentColour: '#e8b84a', bottomColour: '#3a1420', earring: true, crown: true },
    bram: { seed: 'bram', build: 'm', hair: 'buzz', hairColour: '#c8c2bc', eyeColour: '#5a6a7a', skin: '#e8c0a0', top: 'jacket', bottom: 'trousers', topColour: '#5a5a48', accentColour: '#c8b48a', bottomColour: '#3a3a34', aged: true, beard: true },
  },
  balloons: { speech: 'manga', caption: 'elegant', fill: '#fffaf2', ink: '#2a1020', boxFill: '#2a1020', boxInk: '#ffe2b0', line: 2.4 },
  title: { voice: 'regal', treatment: 'ribbon' },
  cover: {
    layout: 'duo',
    scene: 'throne',
    hour: 'stage',
    weather: 'motes',
    cast: [
      { who: 'ansel', mood: 'calm' },
      { who: 'king', mood: 'cold' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['WEDNESDAY', 'SUNDAY'], freeEpisodeCount: 1, rentCoin: 3, possessionCoin: 6, freetimeEnabled: true, isAdult: false, publishedCount: 8, newestDaysAgo: 2 },
  editions: {
    en: {
      title: 'The Understudy',
      coverTitle: 'The\nUnderstudy',
      alias: 'the-understudy',
      synopsis:
        'Eleven minutes before the curtain, the most famous actor in the city loses his voice. Ansel, who moves the chairs, knows every line. So one man plays the king and another speaks for him from behind the throne, and eight hundred people believe in a single heart. The secret should last one night. Then Lucan turns round.',
      creators: [
        { name: 'Sabine Rook', role: 'AUTHOR' },
        { name: 'Ran Hyuga', role: 'ARTIST' },
      ],
      genres: ['BL', 'Romance', 'Drama'],
      tags: ['Theatre', 'Secret', 'Proud and gentle', 'Slow burn'],
    },
    ja: {
      title: '玉座の裏のアンセル',
      coverTitle: '玉座の裏の\nアンセル',
      alias: 'gyokuza-no-ura-no-ansel',
      synopsis: '開演十一分前、名優ルーカンの声が消えた。台詞を全部覚えているのは、椅子係の青年アンセルただひとり。玉座に座る男と、その裏で語る男。ふたりでひとりの王は、たった一夜のはずだった。「客席は、あっち」「知っている」——舞台の上で、声と心が入れ替わる。',
      creators: [
        { name: 'サビーヌ・ルーク', role: 'AUTHOR' },
        { name: '日向蘭', role: 'ARTIST' },
      ],
      genres: ['BL', '恋愛', 'ドラマ'],
      tags: ['演劇', '秘密', '無愛想×健気', 'じれじれ'],
    },
    th: {
      title: 'เสียงหลังบัลลังก์',
      coverTitle: 'เสียง\nหลังบัลลังก์',
      alias: 'the-understudy-th',
      synopsis: 'สิบเอ็ดนาทีก่อนม่านเปิด ลูแคน พระเอกละครเวทีชื่อดังกลับไม่มีเสียง คนเดียวที่จำบทได้ทั้งหมดคืออันเซล หนุ่มยกเก้าอี้ คนหนึ่งจึงนั่งบัลลังก์ อีกคนซ่อนอยู่ข้างหลังแล้วพูดแทน ความลับที่ควรจบในคืนเดียวกลับยาวออกไป พร้อมกับหัวใจที่เริ่มพูดนอกบท',
      creators: [
        { name: 'ซาบีน รูก', role: 'AUTHOR' },
        { name: 'รัน ฮิวงะ', role: 'ARTIST' },
      ],
      genres: ['BL', 'โรแมนติก', 'ดราม่า'],
      tags: ['ละครเวที', 'ความลับ', 'พระเอกปากแข็ง', 'ค่อยๆ รัก'],
    },
    'zh-Hant': {
      title: '王座背後的聲音',
      coverTitle: '王座背後\n的聲音',
      alias: 'the-understudy-zh',
      synopsis: '開演前十一分鐘，當紅男主角盧坎突然失聲。會背全部台詞的，只有搬椅子的安索。於是一個人坐上王座，另一個人躲在後面替他開口，台下八百人以為那是同一顆心。本該只有一晚的祕密，直到國王在台上回過頭來。',
      creators: [
        { name: '莎賓・魯克', role: 'AUTHOR' },
        { name: '日向蘭', role: 'ARTIST' },
      ],
      genres: ['BL', '戀愛', '劇情'],
      tags: ['劇場', '祕密', '傲嬌×溫柔', '慢熱'],
    },
    ar: {
      title: 'صوت خلف العرش',
      coverTitle: 'صوت\nخلف العرش',
      alias: 'the-understudy-ar',
      synopsis: 'قبل رفع الستار بإحدى عشرة دقيقة يفقد لوكان، أشهر ممثّلي المدينة، صوته. لا يحفظ الدور سوى أنسل، الفتى الذي ينقل الكراسي. فيجلس أحدهما على العرش ويتكلّم الآخر من خلفه، ويصدّق ثمانمئة متفرّج أنّه قلب واحد. كان السرّ لليلة واحدة، إلى أن التفت الملك.',
      creators: [
        { name: 'سابين روك', role: 'AUTHOR' },
        { name: 'ران هيوغا', role: 'ARTIST' },
      ],
      genres: ['BL', 'رومانسية', 'دراما'],
      tags: ['مسرح', 'سرّ', 'كبرياء ورقّة', 'حبّ على مهل'],
    },
  },
  episodes: [...UNDERSTUDY_EPISODES, ...UNDERSTUDY_NEW_SEASON, ...UNDERSTUDY_THIRD_SEASON],
};
