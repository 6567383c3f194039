import { palette } from '../scenery/palette.ts';
import { CAT_OF_PLATFORM_NINE_EPISODES } from './cat-of-platform-nine-episodes.ts';
import type { ComicWork } from './work.ts';

/** A comic in four panels: a small station, the people who work at it and run for it, and a cat that is never seen. */
export const CAT_OF_PLATFORM_NINE: ComicWork = {
  key: 'cat-of-platform-nine',
  kind: 'comic',
  form: 'strip',
  plan: 'comedy',
  depth: 0.08,
  gutter: '#eef8f0',
  manner: { eyes: 'dot', pen: 1.2, ink: 'tinted', shading: 'flat', faceWidth: 1.1, eyeSize: 1.05 },
  hours: {
    day: palette('#8fd8f0', '#c8f0ee', '#fff8dc', '#a4d4c0', '#2f7a78', '#ffe27a', '#1f3a48', '#ff8a5c', '#fffdf2'),
    morning: palette('#ffd3a0', '#ffe8bc', '#fffae0', '#c4d8a8', '#5a8a6a', '#fff0a0', '#34403c', '#f2784c', '#fffbee'),
    dusk: palette('#f09a8a', '#ffc49a', '#ffe8bc', '#c88a90', '#5c4a70', '#ffe08a', '#33284a', '#ff7a5a', '#fff6ea'),
    night: palette('#1f3468', '#3a5a94', '#86a8cc', '#3c5488', '#18264c', '#ffe48a', '#0e1834', '#ff9a5a', '#f0f4ff'),
    rain: palette('#7aa0b4', '#a8c8cc', '#dcece4', '#86a8a8', '#3a5c68', '#ffeaa0', '#1e343e', '#f0825a', '#f4faf6'),
    snow: palette('#b4cce8', '#d8e6f4', '#f6faff', '#b4c8dc', '#56708e', '#fff0b8', '#26364e', '#f07a5c', '#ffffff'),
  },
  cast: {
    tilda: { seed: 'tilda', build: 'f', hair: 'bob', hairColour: '#2f3a5c', eyeColour: '#2f7a78', skin: '#fde0cc', top: 'blazer', bottom: 'trousers', topColour: '#2f6a8a', accentColour: '#ffd24a', bottomColour: '#26405c', hairpin: '#ff8a5c' },
    bram: { seed: 'bram', build: 'm', hair: 'sidepart', hairColour: '#ece8e2', eyeColour: '#5a4a3c', skin: '#eec8aa', top: 'coat', bottom: 'trousers', topColour: '#7a4a3a', accentColour: '#e8c87a', bottomColour: '#4a4038', aged: true, beard: true },
    vane: { seed: 'vane', build: 'f', hair: 'bun', hairColour: '#7a6a8c', eyeColour: '#5a4a78', skin: '#f2d4c0', top: 'suit', bottom: 'longskirt', topColour: '#5c4a7a', accentColour: '#f4e8f0', bottomColour: '#43365c', glasses: true, earring: true },
    joss: { seed: 'joss', build: 'm', hair: 'tousled', hairColour: '#d8743a', eyeColour: '#3f7a4a', skin: '#f8d8bc', top: 'jacket', bottom: 'trousers', topColour: '#5aa86a', accentColour: '#fff6dc', bottomColour: '#5a6478', freckles: true },
  },
  balloons: { speech: 'speech', caption: 'speech', fill: '#ffffff', ink: '#1f3a48', boxFill: '#ffe9a0', boxInk: '#3a4a40', line: 3.2, rounded: true },
  title: { voice: 'cute', treatment: 'pop' },
  cover: {
    layout: 'window',
    scene: 'station',
    hour: 'day',
    weather: 'none',
    cast: [
      { who: 'tilda', mood: 'joy' },
      { who: 'bram', mood: 'smile' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['TUESDAY', 'THURSDAY'], freeEpisodeCount: 6, rentCoin: null, possessionCoin: 1, freetimeEnabled: true, isAdult: false, publishedCount: 24, newestDaysAgo: 2 },
  editions: {
    en: {
      title: 'The Cat of Platform Nine',
      coverTitle: 'The Cat of\nPlatform Nine',
      alias: 'the-cat-of-platform-nine',
      synopsis:
        'Minnow Halt has two platforms, One and Nine, and nobody can say what became of the rest. Its new stationmaster has a rule for everything, except for Ticket, who sleeps on the timetable and is plainly in charge. With a conductor who cannot retire and a commuter who cannot arrive: four panels, twice a week, and a cat who never once looks at the reader.',
      creators: [
        { name: 'Posy Larkin', role: 'AUTHOR' },
        { name: 'Posy Larkin', role: 'ARTIST' },
      ],
      genres: ['Comedy', 'Slice of life'],
      tags: ['Four-panel', 'Cats', 'Trains', 'Small town', 'Feel-good'],
    },
    ja: {
      title: '九番ホームのきっぷさん',
      coverTitle: '九番ホームの\nきっぷさん',
      alias: 'kyuban-homu-no-kippu-san',
      synopsis: 'ホームは一番と九番だけの小さな「こざかな駅」。新米駅長のティルダは、時刻表の上で眠る猫「きっぷ」が駅のボスだと知らされる。引退したのに毎朝来る元車掌、毎朝走ってくるのに間に合わない通勤客。そして決して姿を見せない猫。火曜と木曜の、のんびり四コマ。',
      creators: [
        { name: 'ひばりポージー', role: 'AUTHOR' },
        { name: 'ひばりポージー', role: 'ARTIST' },
      ],
      genres: ['コメディ', '日常'],
      tags: ['四コマ', '猫', '鉄道', '田舎町', 'ほのぼの'],
    },
    th: {
      title: 'เจ้าตั๋วแห่งชานชาลาเก้า',
      coverTitle: 'เจ้าตั๋ว\nแห่งชานชาลาเก้า',
      alias: 'the-cat-of-platform-nine-th',
      synopsis: 'สถานีปลาซิวมีแค่ชานชาลาหนึ่งกับเก้า ส่วนที่เหลือหายไปไหนไม่มีใครตอบได้ ทิลดา นายสถานีมือใหม่ มีกฎสำหรับทุกเรื่อง ยกเว้นเรื่องของ “ตั๋ว” แมวที่นอนทับตารางรถไฟและเป็นหัวหน้าตัวจริง พร้อมด้วยลุงพนักงานตรวจตั๋วที่เกษียณไม่ลง และหนุ่มที่วิ่งทุกเช้าแต่ไม่เคยทัน การ์ตูนสี่ช่องเบาสมองทุกวันอังคารและพฤหัส',
      creators: [
        { name: 'โพซี่ ลาร์กิน', role: 'AUTHOR' },
        { name: 'โพซี่ ลาร์กิน', role: 'ARTIST' },
      ],
      genres: ['คอมเมดี้', 'ชีวิตประจำวัน'],
      tags: ['สี่ช่องจบ', 'แมว', 'รถไฟ', 'เมืองเล็ก', 'ฮีลใจ'],
    },
    'zh-Hant': {
      title: '九號月台的票票',
      coverTitle: '九號月台的\n票票',
      alias: 'the-cat-of-platform-nine-zh',
      synopsis: '小魚站只有一號和九號月台，其他的到哪去了，沒人說得清。新站長蒂妲凡事照規定，偏偏管不動睡在時刻表上的貓「票票」，因為牠才是真正的老大。退休了還天天報到的車掌、天天狂奔還是趕不上車的上班族，還有一隻從不露臉的貓。每週二、四，四格輕鬆一下。',
      creators: [
        { name: '百靈波西', role: 'AUTHOR' },
        { name: '百靈波西', role: 'ARTIST' },
      ],
      genres: ['喜劇', '日常'],
      tags: ['四格漫畫', '貓', '鐵道', '小鎮', '療癒'],
    },
    ar: {
      title: 'قطّة الرصيف التاسع',
      coverTitle: 'قطّة\nالرصيف التاسع',
      alias: 'the-cat-of-platform-nine-ar',
      synopsis: 'في محطّة السمكة الصغيرة رصيفان فقط: الأوّل والتاسع، ولا أحد يعرف أين ذهبت البقيّة. لدى الناظرة الجديدة تيلدا قاعدة لكلّ شيء، إلّا «تذكرة»، القطّة التي تنام على جدول القطارات وتدير المكان فعلًا. ومعهما مراقب قطارات لا يجيد التقاعد، وراكب يجري كلّ صباح ولا يصل. أربع لوحات مرّتين في الأسبوع.',
      creators: [
        { name: 'بوزي لاركن', role: 'AUTHOR' },
        { name: 'بوزي لاركن', role: 'ARTIST' },
      ],
      genres: ['كوميديا', 'شريحة من الحياة'],
      tags: ['أربع لوحات', 'قطط', 'قطارات', 'بلدة صغيرة', 'مرح'],
    },
  },
  episodes: CAT_OF_PLATFORM_NINE_EPISODES,
};
