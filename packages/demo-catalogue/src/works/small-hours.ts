import { SMALL_HOURS_AR } from '../novels/small-hours.ar.ts';
import { SMALL_HOURS_EN } from '../novels/small-hours.en.ts';
import { SMALL_HOURS_JA } from '../novels/small-hours.ja.ts';
import { SMALL_HOURS_TH } from '../novels/small-hours.th.ts';
import { SMALL_HOURS_ZH_HANT } from '../novels/small-hours.zh-hant.ts';
import { palette } from '../scenery/palette.ts';
import type { NovelWork } from './work.ts';

/** A novel: a woman who maps the streets that a city has only at night. */
export const SMALL_HOURS: NovelWork = {
  key: 'small-hours',
  kind: 'novel',
  verticalIn: ['ja'],
  depth: 0.34,
  manner: { eyes: 'sharp', pen: 0.9, ink: 'tinted', shading: 'soft' },
  hours: {
    night: palette('#101a34', '#2c3a66', '#7a7aa0', '#28345c', '#0e1428', '#ffd98a', '#080c1a', '#d8a24a', '#f4ecd8'),
    blue: palette('#14304a', '#3a6a8a', '#a8c8c8', '#2c5068', '#0e2434', '#ffe8a8', '#08161f', '#e0a850', '#f4f0e0'),
    paper: palette('#c8b898', '#e4d8bc', '#f8f0dc', '#a89878', '#4a4234', '#fff4d0', '#241e16', '#b8602e', '#fdf8ea'),
  },
  cast: {
    ilse: {
      seed: 'ilse',
      build: 'f',
      hair: 'tied',
      hairColour: '#4a3a3a',
      eyeColour: '#b8863a',
      skin: '#f4d8c4',
      top: 'coat',
      bottom: 'longskirt',
      topColour: '#33415e',
      accentColour: '#e8d8b0',
      bottomColour: '#3a3a4a',
    },
    pell: {
      seed: 'pell',
      build: 'm',
      hair: 'tousled',
      hairColour: '#a8683a',
      eyeColour: '#4a6a5a',
      skin: '#e8c4a4',
      top: 'jacket',
      bottom: 'trousers',
      topColour: '#5a4a3a',
      accentColour: '#c8b890',
      bottomColour: '#3a3430',
      stature: 0.74,
    },
  },
  title: { voice: 'elegant', treatment: 'engraved' },
  cover: {
    layout: 'journey',
    scene: 'alley',
    hour: 'night',
    weather: 'motes',
    cast: [
      { who: 'ilse', mood: 'calm' },
      { who: 'pell', mood: 'smile' },
    ],
  },
  offer: {
    status: 'COMPLETED',
    scheduleDays: ['THURSDAY'],
    freeEpisodeCount: 2,
    rentCoin: null,
    possessionCoin: 2,
    freetimeEnabled: true,
    isAdult: false,
    newestDaysAgo: 6,
  },
  editions: {
    en: {
      title: 'The Cartographer of Small Hours',
      coverTitle: 'The Cartographer\nof Small Hours',
      alias: 'the-cartographer-of-small-hours',
      synopsis: 'Between midnight and the first tram, the city of Varn has four hundred and eleven streets that are not there by day. Ilse Marrow maps them in ink that fades at dawn. One of them holds her brother. A complete short novel in eight chapters.',
      creators: [{ name: 'Honora Pryce', role: 'AUTHOR' }],
      genres: ['Fantasy', 'Mystery'],
      tags: ['City', 'Bittersweet'],
    },
    ja: {
      title: '小さな時間の地図師',
      coverTitle: '小さな時間の\n地図師',
      alias: 'chiisana-jikan-no-chizushi',
      synopsis: '真夜中から始発までのあいだ、ヴァルンの街には昼間にはない通りが四百十一本あらわれる。夜明けに消えるインクでそれを描きとめる地図師イルゼ。そのうちの一本に、帰らぬ兄がいる。全八章、完結。',
      creators: [{ name: '夜野ほのら', role: 'AUTHOR' }],
      genres: ['ファンタジー', 'ミステリー'],
      tags: ['街の物語', 'ほろ苦い'],
    },
    th: {
      title: 'นักทำแผนที่ยามวิกาล',
      coverTitle: 'นักทำแผนที่\nยามวิกาล',
      alias: 'the-cartographer-of-small-hours-th',
      synopsis: 'ระหว่างเที่ยงคืนกับรถรางขบวนแรก เมืองวาร์นมีถนนเพิ่มขึ้นสี่ร้อยสิบเอ็ดสายที่กลางวันไม่มี อิลเซ มาร์โรว์วาดมันลงแผนที่ด้วยหมึกที่จางหายตอนรุ่งสาง และในถนนสายหนึ่งนั้น มีพี่ชายที่ออกจากบ้านไปแล้วไม่กลับมา นวนิยายขนาดสั้น แปดตอนจบ',
      creators: [{ name: 'ฮอนอรา ไพรซ์', role: 'AUTHOR' }],
      genres: ['แฟนตาซี', 'ลึกลับ'],
      tags: ['เมือง', 'หวานปนเศร้า'],
    },
    'zh-Hant': {
      title: '子夜製圖師',
      coverTitle: '子夜\n製圖師',
      alias: 'the-cartographer-of-small-hours-zh',
      synopsis: '從午夜到頭班電車之間，瓦恩城會多出四百一十一條白天沒有的街。伊爾絲用天亮就褪色的墨，把它們一條一條畫進地圖。其中一條街上，有她六年前出門後再也沒回來的哥哥。全八章，已完結。',
      creators: [{ name: '歐諾拉・普萊斯', role: 'AUTHOR' }],
      genres: ['奇幻', '懸疑'],
      tags: ['城市', '溫柔帶點苦'],
    },
    ar: {
      title: 'رسّامة خرائط الهزيع الأخير',
      coverTitle: 'رسّامة خرائط\nالهزيع الأخير',
      alias: 'the-cartographer-of-small-hours-ar',
      synopsis: 'بين منتصف الليل وأول ترام تظهر في مدينة فارن أربعمئة شارع وأحد عشر لا وجود لها في النهار. ترسمها إيلزا مارو بحبر يبهت عند الفجر، وفي واحد منها أخوها الذي خرج قبل ست سنين ولم يعد. رواية قصيرة مكتملة في ثمانية فصول.',
      creators: [{ name: 'هونورا برايس', role: 'AUTHOR' }],
      genres: ['خيال', 'غموض'],
      tags: ['مدينة', 'حلوة ومرّة'],
    },
  },
  texts: { en: SMALL_HOURS_EN, ja: SMALL_HOURS_JA, th: SMALL_HOURS_TH, 'zh-Hant': SMALL_HOURS_ZH_HANT, ar: SMALL_HOURS_AR },
};
