import { palette } from '../scenery/palette.ts';
import { HEM_EPISODES } from './the-hem-of-winter-episodes.ts';
import type { ComicWork } from './work.ts';

/** BL, slice of life: a tailor, and the postman whose coat is torn every Saturday. */
export const THE_HEM_OF_WINTER: ComicWork = {
  key: 'the-hem-of-winter',
  kind: 'comic',
  form: 'strip',
  plan: 'daily',
  depth: 0.18,
  gutter: '#f4f2ee',
  manner: { eyes: 'soft', pen: 1.15, ink: '#3a2c30', shading: 'flat', faceWidth: 1, eyeSize: 1.02 },
  hours: {
    lamp: palette('#2c3450', '#5a5a78', '#d8a878', '#8a6a54', '#3e2e2c', '#ffd890', '#1c1618', '#c8643c', '#fdf0dc'),
    frost: palette('#a8bcd0', '#d8e0e4', '#f4ece0', '#a8a89c', '#5a5a60', '#ffe6b0', '#2c2c38', '#b85a4a', '#fbf8f2'),
    snow: palette('#8a98b4', '#c4ccd8', '#f0ecec', '#9aa0ac', '#4a5264', '#ffe8b8', '#242838', '#b84e48', '#fafafa'),
    dusk: palette('#4a5a86', '#a894b0', '#f0c8b0', '#84809a', '#36344a', '#ffe0a8', '#1a1a2a', '#c85e50', '#faf4f0'),
    dawn: palette('#8a98b8', '#e0c4c0', '#ffe8d0', '#a0949c', '#4e485a', '#ffecc0', '#262232', '#c85e50', '#fff8f0'),
    spring: palette('#9cc8b8', '#dcebd4', '#fff4dc', '#a8b890', '#56684e', '#fff2c0', '#283226', '#d8745a', '#fffcf2'),
  },
  cast: {
    tobin: { seed: 'tobin', build: 'm', hair: 'tousled', hairColour: '#c4683a', eyeColour: '#6a5030', skin: '#fad6bc', top: 'coat', bottom: 'trousers', topColour: '#3e5c8c', accentColour: '#d8a84a', bottomColour: '#3a3c48', freckles: true },
    lorenz: { seed: 'lorenz', build: 'm', hair: 'tied', hairColour: '#a8967e', eyeColour: '#5a6a72', skin: '#f4dccb', top: 'sweater', bottom: 'trousers', topColour: '#5c6a58', accentColour: '#e8dcc0', bottomColour: '#3c3a3c', glasses: true, beard: true },
    /** Tobin without his coat. */
    sleeves: { seed: 'tobin', build: 'm', hair: 'tousled', hairColour: '#c4683a', eyeColour: '#6a5030', skin: '#fad6bc', top: 'shirt', bottom: 'trousers', topColour: '#d8a84a', accentColour: '#3e5c8c', bottomColour: '#3a3c48', freckles: true },
    matthias: { seed: 'matthias', build: 'm', hair: 'slick', hairColour: '#d8d4d0', eyeColour: '#5a6a72', skin: '#ecd2be', top: 'jacket', bottom: 'trousers', topColour: '#7a5a3c', accentColour: '#e4d4b4', bottomColour: '#4a4038', aged: true, beard: true, glasses: true },
    agata: { seed: 'agata', build: 'f', hair: 'bun', hairColour: '#e4e0dc', eyeColour: '#5a5a6a', skin: '#f0d0bc', top: 'cloak', bottom: 'longskirt', topColour: '#8a4a54', accentColour: '#e8c890', bottomColour: '#4a4048', aged: true, stature: 0.92 },
  },
  balloons: { speech: 'manga', caption: 'hand', fill: '#fffefa', ink: '#3a2c30', boxFill: '#e6ecf2', boxInk: '#3c4458', line: 2.4, rounded: true },
  title: { voice: 'hand', treatment: 'plain' },
  cover: {
    layout: 'still',
    scene: 'workshop',
    hour: 'dusk',
    weather: 'snow',
    cast: [
      { who: 'lorenz', mood: 'calm' },
      { who: 'tobin', mood: 'smile' },
    ],
  },
  offer: { status: 'COMPLETED', scheduleDays: ['SATURDAY'], freeEpisodeCount: 3, rentCoin: 1, possessionCoin: 2, freetimeEnabled: false, isAdult: false, newestDaysAgo: 6 },
  editions: {
    en: {
      title: 'The Hem of Winter',
      coverTitle: 'The Hem\nof Winter',
      alias: 'the-hem-of-winter',
      synopsis: 'Every Saturday the postman brings the tailor one torn coat. A fence, he says. A goose. A larger goose. Lorenz mends without a word and notices that geese cut very straight. Then, inside the lining, his needle finds a letter that should have reached him eleven years ago.',
      creators: [
        { name: 'Toma Ishibashi', role: 'AUTHOR' },
        { name: 'Elke Sommerby', role: 'ARTIST' },
      ],
      genres: ['BL', 'Slice of life'],
      tags: ['Quiet love', 'Handicraft', 'Snow'],
    },
    ja: {
      title: '冬のほつれ',
      coverTitle: '冬のほつれ',
      alias: 'fuyu-no-hotsure',
      synopsis: '無口な仕立て屋ローレンツの店に、土曜日ごと、郵便屋トビンが破れた外套を持ってくる。柵にやられた。ガチョウにやられた。もっと大きいガチョウに。それにしては、切り口がまっすぐすぎる。ある日、裏地の中から見つかったのは、十一年前に届くはずだった一通の手紙だった。',
      creators: [
        { name: '石橋斗真', role: 'AUTHOR' },
        { name: 'エルケ・サマビー', role: 'ARTIST' },
      ],
      genres: ['BL', '日常'],
      tags: ['静かな恋', '手仕事', '雪'],
    },
    th: {
      title: 'ตะเข็บฤดูหนาว',
      coverTitle: 'ตะเข็บ\nฤดูหนาว',
      alias: 'the-hem-of-winter-th',
      synopsis: 'ทุกวันเสาร์ โทบินบุรุษไปรษณีย์จะหอบเสื้อโค้ตขาดมาให้ลอเรนซ์ช่างตัดเสื้อผู้เงียบขรึม บอกว่าโดนรั้วบ้าง โดนห่านบ้าง แต่รอยขาดกลับตรงเป๊ะจนน่าสงสัย แล้ววันหนึ่งในซับในเสื้อก็มีจดหมายที่ควรถึงมือลอเรนซ์ตั้งแต่สิบเอ็ดปีก่อน',
      creators: [
        { name: 'โทมะ อิชิบาชิ', role: 'AUTHOR' },
        { name: 'เอลเก ซัมเมอร์บี', role: 'ARTIST' },
      ],
      genres: ['BL', 'ชีวิตประจำวัน'],
      tags: ['รักเงียบๆ', 'งานฝีมือ', 'หิมะ'],
    },
    'zh-Hant': {
      title: '縫補冬天',
      coverTitle: '縫補冬天',
      alias: 'the-hem-of-winter-zh',
      synopsis: '每個星期六，郵差托賓都會帶一件破大衣來找裁縫洛倫茲。被籬笆勾的，被鵝咬的，被更大的鵝咬的。洛倫茲默默縫補，心想這鵝剪得也太直了。直到有一天，他在內襯裡摸到一封信，一封十一年前就該送到他手上的信。',
      creators: [
        { name: '石橋斗真', role: 'AUTHOR' },
        { name: '艾爾珂・桑莫比', role: 'ARTIST' },
      ],
      genres: ['BL', '日常'],
      tags: ['安靜的戀愛', '手工', '雪'],
    },
    ar: {
      title: 'حاشية الشتاء',
      coverTitle: 'حاشية الشتاء',
      alias: 'the-hem-of-winter-ar',
      synopsis: 'كلّ سبت يأتي ساعي البريد توبن إلى الخيّاط لورنز بمعطف ممزّق: سياج، إوزّة، ثمّ إوزّة أكبر. يصلح لورنز المعطف صامتًا ويلاحظ أنّ الإوزّ يقصّ بخطّ مستقيم. ثمّ تعثر إبرته في البطانة على رسالة كان يجب أن تصله قبل أحد عشر عامًا.',
      creators: [
        { name: 'توما إيشيباشي', role: 'AUTHOR' },
        { name: 'إلكه سومربي', role: 'ARTIST' },
      ],
      genres: ['BL', 'شريحة من الحياة'],
      tags: ['حبّ هادئ', 'حِرفة', 'ثلج'],
    },
  },
  episodes: HEM_EPISODES,
};
