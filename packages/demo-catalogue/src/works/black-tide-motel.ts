import { palette } from '../scenery/palette.ts';
import { BLACK_TIDE_MOTEL_EPISODES } from './black-tide-motel-episodes.ts';
import { BLACK_TIDE_MOTEL_NEW_SEASON } from './black-tide-motel-new-season.ts';
import { BLACK_TIDE_MOTEL_THIRD_SEASON } from './black-tide-motel-third-season.ts';
import type { ComicWork } from './work.ts';

/** Horror for grown-ups: a loss adjuster, and an inland motel whose rooms fill with the sea at 3:11. */
export const BLACK_TIDE_MOTEL: ComicWork = {
  key: 'black-tide-motel',
  kind: 'comic',
  form: 'strip',
  plan: 'dread',
  depth: 0.46,
  gutter: '#04121a',
  manner: { eyes: 'sharp', pen: 0.95, ink: '#06141c', shading: 'cel', faceWidth: 0.96, eyeSize: 0.92 },
  hours: {
    tide: palette('#03141f', '#0c3446', '#2c7480', '#123c4c', '#051a26', '#bff2e2', '#020a10', '#3fc8b4', '#6c9ea2'),
    lamp: palette('#10202c', '#2c4048', '#b8925a', '#4a4a3e', '#141c1e', '#ffd27a', '#080c0e', '#e2683e', '#b0a486'),
    plain: palette('#9ab4b4', '#ccd6cc', '#efe8d2', '#a8a690', '#5c6058', '#fff6d0', '#20282a', '#d8643e', '#eceadc'),
    dawn: palette('#4c6474', '#9aa8a8', '#f0cdb0', '#6c7a7c', '#2a383e', '#ffeccc', '#10181c', '#4ab8a8', '#e6e6dc'),
  },
  cast: {
    iris: { seed: 'iris', build: 'f', hair: 'bob', hairColour: '#b8552e', eyeColour: '#4a8a7a', skin: '#f0d2bc', top: 'coat', bottom: 'trousers', topColour: '#b09a68', accentColour: '#f0e8d4', bottomColour: '#3c4040' },
    pell: { seed: 'pell', build: 'm', hair: 'slick', hairColour: '#d8d8d4', eyeColour: '#6a8a94', skin: '#dcc4b0', top: 'suit', bottom: 'trousers', topColour: '#2c4a50', accentColour: '#a88a4a', bottomColour: '#22383e', aged: true },
    sam: { seed: 'samrook', build: 'm', hair: 'wolf', hairColour: '#5a5e5c', eyeColour: '#8ab0b0', skin: '#d6d4cc', top: 'hoodie', bottom: 'trousers', topColour: '#8a3e3a', accentColour: '#d8c8a0', bottomColour: '#3a4a5a' },
    lowell: { seed: 'lowell', build: 'f', hair: 'bun', hairColour: '#bcb8bc', eyeColour: '#5a6a8a', skin: '#e8ccba', top: 'dress', bottom: 'longskirt', topColour: '#6a5a84', accentColour: '#e0d0b0', bottomColour: '#5c4e74', aged: true, earring: true },
  },
  balloons: { speech: 'manga', caption: 'horror', fill: '#f2f6f2', ink: '#06141c', boxFill: '#062430', boxInk: '#c8f0e4', line: 2.2 },
  title: { voice: 'horror', treatment: 'drip' },
  cover: {
    layout: 'shadow',
    scene: 'corridor',
    hour: 'tide',
    weather: 'motes',
    cast: [
      { who: 'iris', mood: 'worry' },
      { who: 'pell', mood: 'cold' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['SUNDAY'], freeEpisodeCount: 1, rentCoin: 2, possessionCoin: 5, freetimeEnabled: true, isAdult: true, publishedCount: 8, newestDaysAgo: 3 },
  editions: {
    en: {
      title: 'Black Tide Motel',
      coverTitle: 'Black Tide\nMotel',
      alias: 'black-tide-motel',
      synopsis: 'Iris adjusts losses for an insurer: she weighs what is gone and names its price. A motel four hundred kilometres from any coast has claimed for sea water. At 3:11 each night the rooms fill. Each guest gets the sea they lost someone to. Nobody in the register has ever checked out.',
      creators: [
        { name: 'Hester Quayle', role: 'AUTHOR' },
        { name: 'Bram Ostrow', role: 'ARTIST' },
      ],
      genres: ['Horror', 'Mystery'],
      tags: ['Motel', 'Sea', 'Slow dread', 'Grief'],
    },
    ja: {
      title: '黒潮モーテル',
      coverTitle: '黒潮モーテル',
      alias: 'kuroshio-motel',
      synopsis: '保険会社の損害鑑定人アイリス。失われたものを量り、値をつけるのが仕事だ。海から四百キロ離れたモーテルから届いた請求は「海水による水害」。午前三時十一分、部屋に海が満ちる。客はそれぞれ、誰かを奪われた海に会う。宿帳に、退室の記録はひとつもない。',
      creators: [
        { name: '久江ほとり', role: 'AUTHOR' },
        { name: '大砂らん', role: 'ARTIST' },
      ],
      genres: ['ホラー', 'ミステリー'],
      tags: ['モーテル', '海', 'じわじわ怖い', '喪失'],
    },
    th: {
      title: 'โมเต็ลคลื่นดำ',
      coverTitle: 'โมเต็ล\nคลื่นดำ',
      alias: 'black-tide-motel-th',
      synopsis: 'ไอริสทำงานประเมินความเสียหายให้บริษัทประกัน ชั่งสิ่งที่หายไปแล้วตีราคา วันหนึ่งโมเต็ลที่อยู่ห่างทะเลสี่ร้อยกิโลเมตรยื่นเคลมว่าเสียหายเพราะน้ำทะเล ตีสามสิบเอ็ดนาทีของทุกคืน น้ำทะเลจะเต็มห้อง แขกแต่ละคนได้เจอทะเลที่พรากคนของเขาไป และในสมุดทะเบียนไม่เคยมีใครเช็กเอาต์',
      creators: [
        { name: 'เฮสเตอร์ เควล', role: 'AUTHOR' },
        { name: 'บราม ออสโทรว์', role: 'ARTIST' },
      ],
      genres: ['สยองขวัญ', 'ลึกลับ'],
      tags: ['โมเต็ล', 'ทะเล', 'หลอนช้า ๆ', 'ความสูญเสีย'],
    },
    'zh-Hant': {
      title: '黑潮旅館',
      coverTitle: '黑潮旅館',
      alias: 'black-tide-motel-zh',
      synopsis: '艾莉絲是保險公司的理賠公證人，替失去的東西秤重、定價。一間離海四百公里的旅館，申請了海水損害理賠。每晚三點十一分，房間會漲滿海水；每位客人見到的，都是帶走他親人的那片海。住宿登記簿上，從來沒有人退房。',
      creators: [
        { name: '桂海棠', role: 'AUTHOR' },
        { name: '卜沙洲', role: 'ARTIST' },
      ],
      genres: ['恐怖', '懸疑'],
      tags: ['旅館', '海', '慢熱驚悚', '失去'],
    },
    ar: {
      title: 'نُزُل المدّ الأسود',
      coverTitle: 'نُزُل المدّ الأسود',
      alias: 'black-tide-motel-ar',
      synopsis: 'آيريس خبيرة خسائر في شركة تأمين: تزن ما ضاع وتقدّر ثمنه. نُزُل يبعد أربعمئة كيلومتر عن أي ساحل يطالب بتعويض عن مياه البحر. في الثالثة وإحدى عشرة دقيقة من كل ليلة تمتلئ الغرف، فيرى كل نزيل البحر الذي أخذ منه أحدًا. وفي السجلّ لم يغادر أحد قط.',
      creators: [
        { name: 'هيستر كويل', role: 'AUTHOR' },
        { name: 'برام أوسترو', role: 'ARTIST' },
      ],
      genres: ['رعب', 'غموض'],
      tags: ['نُزُل', 'البحر', 'رعب بطيء', 'الفقد'],
    },
  },
  episodes: [...BLACK_TIDE_MOTEL_EPISODES, ...BLACK_TIDE_MOTEL_NEW_SEASON, ...BLACK_TIDE_MOTEL_THIRD_SEASON],
};
