import { palette } from '../scenery/palette.ts';
import { THE_QUIET_ORBIT_EPISODES } from './the-quiet-orbit-episodes.ts';
import type { ComicWork } from './work.ts';

/** Science fiction in pages: two engineers of a relay station, and a year without a word from Earth. */
export const THE_QUIET_ORBIT: ComicWork = {
  key: 'the-quiet-orbit',
  kind: 'comic',
  form: 'pages',
  plan: 'wonder',
  depth: 0.22,
  gutter: '#141018',
  manner: { eyes: 'soft', pen: 0.82, ink: '#1a1420', shading: 'flat', faceWidth: 1.02, eyeSize: 0.9 },
  hours: {
    dark: palette('#160a16', '#4a1c2c', '#c8623c', '#8a4238', '#341620', '#ffd8a0', '#0e060c', '#48c4d4', '#f2dccb'),
    amber: palette('#3a2030', '#a85a3a', '#f2b070', '#b87850', '#5a3430', '#ffe2a8', '#20121a', '#e8763c', '#f4e0c4'),
    blue: palette('#0c1626', '#1f4058', '#6ab0b8', '#2f5464', '#12222e', '#d4f4ec', '#080f18', '#e8924a', '#c2dcdc'),
    earth: palette('#78bcd8', '#c4e4dc', '#fdf2d2', '#8fb87a', '#4a6a48', '#fff4c4', '#243428', '#e0704a', '#fdf8e8'),
  },
  cast: {
    noor: { seed: 'noor', build: 'f', hair: 'pixie', hairColour: '#4a4650', eyeColour: '#6a5030', skin: '#b8845c', top: 'jacket', bottom: 'trousers', topColour: '#c8582e', accentColour: '#f0e0c0', bottomColour: '#4a4a58', aged: true },
    ilya: { seed: 'ilya', build: 'm', hair: 'tousled', hairColour: '#d8b070', eyeColour: '#5a90a8', skin: '#f4d2ba', top: 'sweater', bottom: 'trousers', topColour: '#3f7a88', accentColour: '#f0dcb0', bottomColour: '#5a4a44', freckles: true },
    beatriz: { seed: 'beatriz', build: 'f', hair: 'braid', hairColour: '#e4e0dc', eyeColour: '#5a6a4a', skin: '#d8a884', top: 'apron', bottom: 'longskirt', topColour: '#e8c45a', accentColour: '#5a8a6a', bottomColour: '#7a5a4a', aged: true, hairpin: '#e0704a' },
  },
  balloons: { speech: 'manga', caption: 'caption', fill: '#fffdf8', ink: '#1a1420', boxFill: '#22303c', boxInk: '#d8f0ec', line: 2.4, rounded: true },
  title: { voice: 'tech', treatment: 'plain', capitals: true },
  cover: {
    layout: 'journey',
    scene: 'crater',
    hour: 'dark',
    weather: 'none',
    cast: [
      { who: 'noor', mood: 'calm' },
      { who: 'ilya', mood: 'calm' },
    ],
  },
  offer: { status: 'PAUSED', scheduleDays: ['TUESDAY'], freeEpisodeCount: 2, rentCoin: 2, possessionCoin: null, freetimeEnabled: false, isAdult: false, newestDaysAgo: 6 },
  editions: {
    en: {
      title: 'The Quiet Orbit',
      coverTitle: 'The Quiet\nOrbit',
      alias: 'the-quiet-orbit',
      synopsis: 'For three hundred and seventy-two mornings Noor and Ilya have called Earth from the relay station Halyard, and for three hundred and seventy-two mornings nobody has answered. They have three rules, two kinds of bean stew and one big dish. Then somebody hums.',
      creators: [
        { name: 'Juno Castellane', role: 'AUTHOR' },
        { name: 'Piet Okafor', role: 'ARTIST' },
      ],
      genres: ['Science fiction', 'Drama'],
      tags: ['Space station', 'Two people', 'Hope', 'Radio'],
    },
    ja: {
      title: '静かな軌道',
      coverTitle: '静かな軌道',
      alias: 'shizukana-kido',
      synopsis: '中継基地ハリヤードのヌールとイリヤは、三百七十二日間、毎朝地球を呼びつづけてきた。返事は一度もない。あるのは三つの規則と、二種類の豆シチューと、大きなアンテナがひとつ。その夜、受信機から聞こえたのは、誰かの鼻歌だった。',
      creators: [
        { name: '城戸ユノ', role: 'AUTHOR' },
        { name: '沖岬ピート', role: 'ARTIST' },
      ],
      genres: ['SF', 'ドラマ'],
      tags: ['宇宙', 'ふたり', '希望', '無線'],
    },
    th: {
      title: 'วงโคจรไร้เสียง',
      coverTitle: 'วงโคจร\nไร้เสียง',
      alias: 'the-quiet-orbit-th',
      synopsis: 'สามร้อยเจ็ดสิบสองเช้าแล้วที่นูร์กับอิลยาเรียกหาโลกจากสถานีถ่ายทอดสัญญาณฮัลยาร์ด และไม่เคยมีใครตอบเลยสักครั้ง ทั้งคู่มีกฎสามข้อ สตูถั่วสองแบบ และจานรับสัญญาณใหญ่หนึ่งใบ จนคืนหนึ่ง มีใครบางคนฮัมเพลงกลับมา',
      creators: [
        { name: 'จูโน คาสเทลเลน', role: 'AUTHOR' },
        { name: 'พีต โอคาฟอร์', role: 'ARTIST' },
      ],
      genres: ['ไซไฟ', 'ดราม่า'],
      tags: ['สถานีอวกาศ', 'สองคน', 'ความหวัง', 'วิทยุ'],
    },
    'zh-Hant': {
      title: '靜默軌道',
      coverTitle: '靜默軌道',
      alias: 'the-quiet-orbit-zh',
      synopsis: '三百七十二個早晨，努爾和伊利亞從哈利亞中繼站呼叫地球；三百七十二個早晨，沒有人回答。他們有三條規矩、兩種口味的燉豆子，還有一座大天線。然後，某天夜裡，接收機傳來三秒鐘的哼歌聲。',
      creators: [
        { name: '尤諾', role: 'AUTHOR' },
        { name: '歐凱', role: 'ARTIST' },
      ],
      genres: ['科幻', '劇情'],
      tags: ['太空站', '兩個人', '希望', '無線電'],
    },
    ar: {
      title: 'المدار الصامت',
      coverTitle: 'المدار\nالصامت',
      alias: 'the-quiet-orbit-ar',
      synopsis: 'طوال ثلاثمئة واثنين وسبعين صباحًا نادى نور وإيليا الأرض من محطة الترحيل «هاليارد»، ولم يجب أحد. لديهما ثلاث قواعد، ونوعان من يخنة الفاصولياء، وهوائي كبير واحد. ثم في ليلة ما سمعا أحدهم يدندن.',
      creators: [
        { name: 'جونو كاستيلان', role: 'AUTHOR' },
        { name: 'بيت أوكافور', role: 'ARTIST' },
      ],
      genres: ['خيال علمي', 'دراما'],
      tags: ['محطة فضائية', 'شخصان', 'أمل', 'لاسلكي'],
    },
  },
  episodes: THE_QUIET_ORBIT_EPISODES,
};
