import { palette } from '../scenery/palette.ts';
import { VELVET_HOURS_EPISODES } from './velvet-hours-episodes.ts';
import { VELVET_HOURS_NEW_SEASON } from './velvet-hours-new-season.ts';
import { VELVET_HOURS_THIRD_SEASON } from './velvet-hours-third-season.ts';
import type { ComicWork } from './work.ts';

/** Romance for grown-ups: the owner of a late bar, the last guest of every night, and who puts up the chairs. */
export const VELVET_HOURS: ComicWork = {
  key: 'velvet-hours',
  kind: 'comic',
  form: 'strip',
  plan: 'romance',
  depth: 0.34,
  gutter: '#1c0d16',
  manner: { eyes: 'soft', pen: 1.1, ink: '#2a0f1c', shading: 'soft', faceWidth: 0.94, eyeSize: 0.86 },
  hours: {
    velvet: palette('#140c26', '#3a1634', '#8a3a50', '#5a2440', '#260d1a', '#ffc070', '#14060c', '#d8485c', '#7c3c4e'),
    rain: palette('#0f1830', '#2a3a5a', '#7a6a8a', '#3a4062', '#141628', '#ffcf8a', '#0a0c18', '#d8586a', '#dcd4e2'),
    day: palette('#a8c4d4', '#d8e0dc', '#f6e8d6', '#b8a4a0', '#6a5658', '#fff0cc', '#3a2a30', '#c8505a', '#f8efe6'),
    dawn: palette('#5a5a8a', '#c88a98', '#f6c8a8', '#8a6a80', '#40304a', '#ffe2b0', '#241828', '#e0606a', '#f6e4dc'),
  },
  cast: {
    ines: { seed: 'ines', build: 'f', hair: 'wavy', hairColour: '#6a3228', eyeColour: '#7a5a3a', skin: '#e6bd9c', top: 'dress', bottom: 'longskirt', topColour: '#7a1f38', accentColour: '#e0b060', bottomColour: '#66192e', earring: true, aged: true },
    anton: { seed: 'anton', build: 'm', hair: 'sidepart', hairColour: '#8a8488', eyeColour: '#4a6a7a', skin: '#f0cdb4', top: 'suit', bottom: 'trousers', topColour: '#37475a', accentColour: '#c8a060', bottomColour: '#2a3644', aged: true },
    teo: { seed: 'teo', build: 'm', hair: 'curly', hairColour: '#1e1a1e', eyeColour: '#3a2a20', skin: '#a8714e', top: 'apron', bottom: 'trousers', topColour: '#e8ddd0', accentColour: '#33363e', bottomColour: '#2c2c34' },
    ruben: { seed: 'ruben', build: 'm', hair: 'tied', hairColour: '#a06a3a', eyeColour: '#5a7a4a', skin: '#eac2a0', top: 'sweater', bottom: 'trousers', topColour: '#c89a4a', accentColour: '#f2e6cc', bottomColour: '#6a5a48', aged: true },
  },
  balloons: { speech: 'speech', caption: 'elegant', fill: '#fffaf4', ink: '#2a0f1c', boxFill: '#3a1424', boxInk: '#ffdca8', line: 2.4, rounded: true },
  title: { voice: 'elegant', treatment: 'engraved' },
  cover: {
    layout: 'portrait',
    scene: 'cafe',
    hour: 'velvet',
    weather: 'motes',
    cast: [
      { who: 'ines', mood: 'smile' },
      { who: 'anton', mood: 'calm' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['WEDNESDAY', 'SATURDAY'], freeEpisodeCount: 2, rentCoin: 3, possessionCoin: 6, freetimeEnabled: false, isAdult: true, publishedCount: 8, newestDaysAgo: 1 },
  editions: {
    en: {
      title: 'The Velvet Hours',
      coverTitle: 'The Velvet\nHours',
      alias: 'the-velvet-hours',
      synopsis: 'Ines owns a bar called Velvet and half a divorce. Anton interprets other people’s divorces all day and is the last guest every night, drinking coffee that only she knows is coffee. House rule: the last one out puts up the chairs. On the sixty-first night he leaves his wedding ring under the cup.',
      creators: [
        { name: 'Odile Marchetti', role: 'AUTHOR' },
        { name: 'Tamsin Roe', role: 'ARTIST' },
      ],
      genres: ['Romance', 'Drama'],
      tags: ['Grown-ups', 'Second chances', 'After hours', 'Slow burn'],
    },
    ja: {
      title: '閉店後のベルベット',
      coverTitle: '閉店後の\nベルベット',
      alias: 'heitengo-no-velvet',
      synopsis: 'バー「ベルベット」の店主イネスは、離婚して三年。法廷通訳のアントンは、昼は他人の離婚を「私」と訳し、夜は必ず最後の客になる。店の決まりはひとつ。最後に残った人が椅子を上げること。六十一夜目、彼はカップの下に結婚指輪を置いて帰った。',
      creators: [
        { name: '丸木織江', role: 'AUTHOR' },
        { name: '露木玉', role: 'ARTIST' },
      ],
      genres: ['恋愛', 'ドラマ'],
      tags: ['大人の恋', '再出発', '夜のバー', 'じれじれ'],
    },
    th: {
      title: 'ก่อนไฟบาร์จะดับ',
      coverTitle: 'ก่อนไฟบาร์\nจะดับ',
      alias: 'the-velvet-hours-th',
      synopsis: 'อิเนสเป็นเจ้าของบาร์เวลเวต กับใบหย่าหนึ่งใบ แอนตันเป็นล่ามศาลที่พูดคำว่า “ผมขอหย่า” แทนคนอื่นทั้งวัน แล้วมาเป็นแขกคนสุดท้ายทุกคืน กฎของร้านคือใครกลับคนสุดท้ายต้องยกเก้าอี้ คืนที่หกสิบเอ็ด เขาวางแหวนแต่งงานไว้ใต้ถ้วยกาแฟ',
      creators: [
        { name: 'โอดีล มาร์เกตตี', role: 'AUTHOR' },
        { name: 'แทมซิน โร', role: 'ARTIST' },
      ],
      genres: ['โรแมนติก', 'ดราม่า'],
      tags: ['รักวัยผู้ใหญ่', 'เริ่มต้นใหม่', 'บาร์กลางคืน', 'ค่อยเป็นค่อยไป'],
    },
    'zh-Hant': {
      title: '打烊後的天鵝絨',
      coverTitle: '打烊後的\n天鵝絨',
      alias: 'the-velvet-hours-zh',
      synopsis: '伊內絲有一間叫「天鵝絨」的酒吧，和一段離了三年的婚。法庭口譯員安東白天用「我」替別人說離婚，夜裡永遠是她的最後一位客人，喝著只有她知道是咖啡的咖啡。店規只有一條：最後走的人把椅子翻上桌。第六十一晚，他在杯底留下了婚戒。',
      creators: [
        { name: '馬蝶兒', role: 'AUTHOR' },
        { name: '羅丹音', role: 'ARTIST' },
      ],
      genres: ['戀愛', '劇情'],
      tags: ['熟齡戀愛', '重新開始', '深夜酒吧', '慢熱'],
    },
    ar: {
      title: 'ساعات المخمل',
      coverTitle: 'ساعات المخمل',
      alias: 'the-velvet-hours-ar',
      synopsis: 'تملك إيناس مقهى ليليًا اسمه «المخمل» ونصف حكاية طلاق. أما أنطون فيترجم طلاق الآخرين في المحكمة طوال النهار، ويبقى كل ليلة آخر الزبائن أمام قهوة لا يعرف سرّها سواها. قانون المكان واحد: آخر الخارجين يرفع الكراسي. وفي الليلة الحادية والستين ترك خاتم زواجه تحت الفنجان.',
      creators: [
        { name: 'أوديل ماركيتي', role: 'AUTHOR' },
        { name: 'تامسين رو', role: 'ARTIST' },
      ],
      genres: ['رومانسية', 'دراما'],
      tags: ['حبّ ناضج', 'بداية جديدة', 'سهر', 'على مهل'],
    },
  },
  episodes: [...VELVET_HOURS_EPISODES, ...VELVET_HOURS_NEW_SEASON, ...VELVET_HOURS_THIRD_SEASON],
};
