import { palette } from '../scenery/palette.ts';
import { PAPER_MOON_EPISODES } from './paper-moon-office-episodes.ts';
import { PAPER_MOON_NEW_SEASON } from './paper-moon-office-new-season.ts';
import { PAPER_MOON_THIRD_SEASON } from './paper-moon-office-third-season.ts';
import type { ComicWork } from './work.ts';

/** Office romance: a writer of love cards, and the accountant who corrects them in red pencil. */
export const PAPER_MOON_OFFICE: ComicWork = {
  key: 'paper-moon-office',
  kind: 'comic',
  form: 'strip',
  plan: 'romance',
  depth: 0.16,
  gutter: '#fffdf4',
  manner: { eyes: 'soft', pen: 0.92, ink: 'tinted', shading: 'soft', eyeSize: 1.1, faceWidth: 1.02 },
  hours: {
    dusk: palette('#f6a58a', '#ffd0a0', '#fff0cc', '#d09a8c', '#6a4a60', '#ffeaa0', '#40283c', '#e8543f', '#fff8ec'),
    day: palette('#8fdcd0', '#d4f0e2', '#fff6d8', '#a8c8b8', '#3f6f74', '#fff0a8', '#1f3a48', '#f2694e', '#fffdf4'),
    night: palette('#123a52', '#2f6c80', '#a0d0c0', '#2c5a6c', '#0f2c40', '#ffe680', '#0a1c2c', '#ff7a5a', '#f6f8ea'),
    rain: palette('#5a8a98', '#9cc0c0', '#e0e8d8', '#7a9ca0', '#38545e', '#ffeaa8', '#1c3038', '#f07058', '#f6f8f0'),
  },
  cast: {
    mina: { seed: 'mina', build: 'f', hair: 'pony', hairColour: '#c8643a', eyeColour: '#3f8f6a', skin: '#fde0cc', top: 'sweater', bottom: 'skirt', topColour: '#f2c452', accentColour: '#fff6dc', bottomColour: '#3f7a78', freckles: true },
    teo: { seed: 'teo', build: 'm', hair: 'sidepart', hairColour: '#2c2a38', eyeColour: '#5a5a78', skin: '#f0cdae', top: 'suit', bottom: 'trousers', topColour: '#56688a', accentColour: '#e8543f', bottomColour: '#3a4660', glasses: true },
    carrow: { seed: 'carrow', build: 'f', hair: 'bun', hairColour: '#d6d2da', eyeColour: '#6a4a78', skin: '#f2d8c8', top: 'blazer', bottom: 'longskirt', topColour: '#7a3a5c', accentColour: '#f4e4c8', bottomColour: '#4a2a3c', aged: true, earring: true },
    pip: { seed: 'pip', build: 'm', hair: 'tousled', hairColour: '#d8b06a', eyeColour: '#4a7aa0', skin: '#fadcc2', top: 'hoodie', bottom: 'trousers', topColour: '#7cc8b4', accentColour: '#fff6dc', bottomColour: '#6a7888' },
  },
  balloons: { speech: 'speech', caption: 'caption', fill: '#ffffff', ink: '#20404c', boxFill: '#fff0b4', boxInk: '#4a3a2c', line: 2.6, rounded: true },
  title: { voice: 'elegant', treatment: 'brush' },
  cover: {
    layout: 'window',
    scene: 'office',
    hour: 'dusk',
    weather: 'motes',
    cast: [
      { who: 'mina', mood: 'smile' },
      { who: 'teo', mood: 'shy' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['MONDAY', 'FRIDAY'], freeEpisodeCount: 2, rentCoin: 2, possessionCoin: 3, freetimeEnabled: true, isAdult: false, publishedCount: 8, newestDaysAgo: 1 },
  editions: {
    en: {
      title: 'The Paper Moon Office',
      coverTitle: 'The Paper\nMoon Office',
      alias: 'the-paper-moon-office',
      synopsis:
        'Mina writes love cards and has never been in love. Then fourteen of her cards come back, corrected in red pencil, and the corrections are better. The culprit sits in Accounts, believes in receipts, and is about to be given half of her desk. They have twelve weeks to sell romance or close the department.',
      creators: [
        { name: 'Nell Quigley', role: 'AUTHOR' },
        { name: 'Miu Hanasato', role: 'ARTIST' },
      ],
      genres: ['Romance', 'Comedy'],
      tags: ['Office', 'Slow burn', 'Opposites', 'Grown-up love'],
    },
    ja: {
      title: '紙月堂 恋文課',
      coverTitle: '紙月堂\n恋文課',
      alias: 'shigetsudo-koibunka',
      synopsis: 'カード会社「紙月堂」でたったひとりの恋文課員ミナ。恋の経験はゼロ。ある日、返品されたカード十四枚に赤えんぴつの添削が入っていた。しかも直したほうがいい。犯人は経理課の堅物テオ。期限は十二週間、ふたりで売れる「好き」を見つけなければ、恋文課は廃止！？',
      creators: [
        { name: 'ネル・クイグリー', role: 'AUTHOR' },
        { name: '花里みう', role: 'ARTIST' },
      ],
      genres: ['恋愛', 'コメディ'],
      tags: ['オフィスラブ', 'じれじれ', '凸凹コンビ', '大人の恋'],
    },
    th: {
      title: 'ออฟฟิศพระจันทร์กระดาษ',
      coverTitle: 'ออฟฟิศ\nพระจันทร์กระดาษ',
      alias: 'the-paper-moon-office-th',
      synopsis: 'มินาเขียนการ์ดบอกรักเลี้ยงชีพ ทั้งที่ไม่เคยมีความรักเลยสักครั้ง วันหนึ่งการ์ดสิบสี่ใบถูกส่งคืนพร้อมรอยแก้ด้วยดินสอแดง และดันแก้ได้ดีกว่าเดิม คนแก้คือเตโอ หนุ่มบัญชีผู้เชื่อแต่ใบเสร็จ ทั้งคู่มีเวลาสิบสองสัปดาห์ ขายความรักให้ได้ ไม่งั้นแผนกปิด',
      creators: [
        { name: 'เนลล์ ควิกลีย์', role: 'AUTHOR' },
        { name: 'มิว ฮานาซาโตะ', role: 'ARTIST' },
      ],
      genres: ['โรแมนติก', 'คอมเมดี้'],
      tags: ['รักในออฟฟิศ', 'ค่อยๆ รัก', 'คู่ต่างขั้ว', 'รักวัยทำงาน'],
    },
    'zh-Hant': {
      title: '紙月亮情書部',
      coverTitle: '紙月亮\n情書部',
      alias: 'the-paper-moon-office-zh',
      synopsis: '米娜靠寫情人卡維生，自己卻從沒談過戀愛。某天十四張卡片被退回來，上頭滿是紅鉛筆的修改，而且改得比她好。兇手是會計部那個凡事要收據的泰奧，從今天起還要跟她共用一張桌子。十二週內賣不動愛情，情書部就要關門大吉！',
      creators: [
        { name: '奈爾・奎格利', role: 'AUTHOR' },
        { name: '花里美羽', role: 'ARTIST' },
      ],
      genres: ['戀愛', '喜劇'],
      tags: ['辦公室戀情', '慢熱', '歡喜冤家', '社會人'],
    },
    ar: {
      title: 'مكتب القمر الورقي',
      coverTitle: 'مكتب\nالقمر الورقي',
      alias: 'the-paper-moon-office-ar',
      synopsis: 'تكتب مينا بطاقات الحبّ وهي لم تعرف الحبّ يومًا. ذات صباح تعود إليها أربع عشرة بطاقة مصحَّحة بقلم أحمر، والتصحيح أجمل من الأصل. أمّا صاحب القلم فهو تيو، محاسب لا يؤمن إلّا بالإيصالات، وسيقاسمها مكتبها منذ اليوم. أمامهما اثنا عشر أسبوعًا: إمّا أن يبيعا الحبّ أو يُغلق القسم.',
      creators: [
        { name: 'نيل كويغلي', role: 'AUTHOR' },
        { name: 'ميو هاناساتو', role: 'ARTIST' },
      ],
      genres: ['رومانسية', 'كوميديا'],
      tags: ['حبّ في المكتب', 'حبّ على مهل', 'نقيضان', 'حياة العمل'],
    },
  },
  episodes: [...PAPER_MOON_EPISODES, ...PAPER_MOON_NEW_SEASON, ...PAPER_MOON_THIRD_SEASON],
};
