import { palette } from '../scenery/palette.ts';
import { MIRROR_CLUB_FIRST_EPISODES } from './mirror-club-first-episodes.ts';
import { MIRROR_CLUB_LATER_EPISODES } from './mirror-club-later-episodes.ts';
import { MIRROR_CLUB_NEW_SEASON } from './mirror-club-new-season.ts';
import { MIRROR_CLUB_THIRD_SEASON } from './mirror-club-third-season.ts';
import type { ComicWork } from './work.ts';

/** School thriller: a club of final-year students looks for one minute a day into a mirror that shows tomorrow. */
export const MIRROR_CLUB: ComicWork = {
  key: 'mirror-club',
  kind: 'comic',
  form: 'strip',
  plan: 'dread',
  depth: 0.34,
  gutter: '#dfdeea',
  manner: { eyes: 'jewel', pen: 0.92, ink: '#17122a', shading: 'cel', faceWidth: 0.95, eyeSize: 1.08 },
  hours: {
    day: palette('#b4b8d8', '#d6d6e8', '#f0eef4', '#a4a2bc', '#4c4a68', '#f4f6d8', '#16142a', '#9cbc1c', '#f6f6fb'),
    glass: palette('#1c1838', '#3c3468', '#8a86b0', '#48427a', '#181430', '#dcf08c', '#0a0818', '#c4ec2e', '#b8b8d4'),
    dusk: palette('#5a4a88', '#a888b0', '#e8c8c8', '#7c6a98', '#2e2650', '#f4f0b0', '#120e24', '#b0d428', '#f0ecf4'),
    night: palette('#0c0e22', '#20264c', '#565e86', '#2a305a', '#0e1026', '#e4f0a8', '#05060f', '#c4ec2e', '#a4aac4'),
  },
  cast: {
    noor: { seed: 'noor', build: 'f', hair: 'bob', hairColour: '#1e1c30', eyeColour: '#6a8a1e', skin: '#d8a884', top: 'blazer', bottom: 'skirt', topColour: '#4a4878', accentColour: '#c4ec2e', bottomColour: '#33325a', glasses: true },
    lucas: { seed: 'lucasv', build: 'm', hair: 'curtain', hairColour: '#e6dcc0', eyeColour: '#6a7ab8', skin: '#f6e0d4', top: 'blazer', bottom: 'trousers', topColour: '#2c2b4c', accentColour: '#c4ec2e', bottomColour: '#25244a' },
    otti: { seed: 'otti', build: 'f', hair: 'bun', hairColour: '#d8662c', eyeColour: '#3a8a8a', skin: '#fbe2d2', top: 'sweater', bottom: 'trousers', topColour: '#b8a4dc', accentColour: '#f4f4fb', bottomColour: '#4a4878', freckles: true, earring: true },
    ezra: { seed: 'ezra', build: 'm', hair: 'wolf', hairColour: '#6a6a84', eyeColour: '#a8b0d8', skin: '#ead8d0', top: 'coat', bottom: 'trousers', topColour: '#3c5a5a', accentColour: '#c8ccd8', bottomColour: '#2a2c40' },
  },
  balloons: { speech: 'manga', caption: 'hand', fill: '#f8f8fd', ink: '#17122a', boxFill: '#1c1838', boxInk: '#e4f4a4', line: 1.9 },
  title: { voice: 'elegant', treatment: 'scan', justify: true, capitals: true },
  cover: {
    layout: 'duel',
    scene: 'classroom',
    hour: 'glass',
    weather: 'motes',
    cast: [
      { who: 'noor', mood: 'worry' },
      { who: 'noor', mood: 'cold' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['TUESDAY', 'FRIDAY'], freeEpisodeCount: 2, rentCoin: 2, possessionCoin: 4, freetimeEnabled: false, isAdult: false, publishedCount: 8, newestDaysAgo: 4 },
  editions: {
    en: {
      title: 'Mirror Club',
      coverTitle: 'Mirror\nClub',
      alias: 'mirror-club',
      synopsis: 'At 5:55 each evening the mirror in the old dance room shows tomorrow, for one minute. Three final-year students use it for their exams. Noor, who came on Monday, is the newest. The price is always something small: a street, a song, a name. But there are four chairs. And the coat on the fourth is wet.',
      creators: [
        { name: 'Imogen Askew', role: 'AUTHOR' },
        { name: 'Ryo Tachibara', role: 'ARTIST' },
      ],
      genres: ['Thriller', 'School'],
      tags: ['Secrets', 'Lost memories', 'Twists', 'Friendship'],
    },
    ja: {
      title: '午後五時五十五分のミラークラブ',
      coverTitle: 'ミラー\nクラブ',
      alias: 'gogo-goji-gojugofun-no-mirror-club',
      synopsis: '毎日五時五十五分、旧ダンス室の鏡は一分間だけ「明日」を映す。最終学年の三人は、その一分で試験問題を写していた。代償はいつも、小さなもの。通りの名、歌、誰かの名前。月曜に転入してきたヌールは気づく。部員は三人、椅子は四つ。四つ目の上着は、なぜか濡れている。',
      creators: [
        { name: '朝久いもん', role: 'AUTHOR' },
        { name: '立原りょう', role: 'ARTIST' },
      ],
      genres: ['サスペンス', '学園'],
      tags: ['秘密', '失われた記憶', 'どんでん返し', '友情'],
    },
    th: {
      title: 'ชมรมกระจกห้าโมงห้าสิบห้า',
      coverTitle: 'ชมรม\nกระจก',
      alias: 'mirror-club-th',
      synopsis: 'ห้าโมงห้าสิบห้าทุกเย็น กระจกในห้องเต้นรำเก่าจะฉายภาพวันพรุ่งนี้ให้ดูหนึ่งนาที นักเรียนปีสุดท้ายสามคนใช้มันดูข้อสอบ นูร์ เด็กใหม่ที่เพิ่งมาวันจันทร์คือสมาชิกล่าสุด ค่าตอบแทนเป็นแค่ของเล็ก ๆ ชื่อถนน เพลงสักเพลง ชื่อใครสักคน แต่เก้าอี้มีสี่ตัว และเสื้อโค้ตบนตัวที่สี่เปียกอยู่',
      creators: [
        { name: 'อิโมเจน แอสคิว', role: 'AUTHOR' },
        { name: 'เรียว ทาจิบาระ', role: 'ARTIST' },
      ],
      genres: ['ระทึกขวัญ', 'วัยเรียน'],
      tags: ['ความลับ', 'ความทรงจำที่หาย', 'หักมุม', 'มิตรภาพ'],
    },
    'zh-Hant': {
      title: '鏡子社',
      coverTitle: '鏡子社',
      alias: 'mirror-club-zh',
      synopsis: '每天傍晚五點五十五分，舊舞蹈室的鏡子會映出明天，只有一分鐘。三個畢業班學生靠它抄考題，星期一才轉來的努兒是最新的社員。代價總是很小：一條街、一首歌、一個名字。可是椅子有四張，而第四張上的外套，是濕的。',
      creators: [
        { name: '安於夢', role: 'AUTHOR' },
        { name: '立原涼', role: 'ARTIST' },
      ],
      genres: ['驚悚', '校園'],
      tags: ['祕密', '失落的記憶', '反轉', '友情'],
    },
    ar: {
      title: 'نادي المرآة',
      coverTitle: 'نادي المرآة',
      alias: 'mirror-club-ar',
      synopsis: 'في الخامسة وخمس وخمسين دقيقة من كلّ مساء تُري مرآةُ قاعة الرقص القديمة يومَ الغد، لدقيقة واحدة. يستعين بها ثلاثة من طلّاب السنة الأخيرة في امتحاناتهم، وأحدثهم نور التي وصلت يوم الاثنين. الثمن دائمًا شيء صغير: شارع، أغنية، اسم. لكنّ الكراسي أربعة، والمعطف على الرابع مبلول.',
      creators: [
        { name: 'إيموجين أسكيو', role: 'AUTHOR' },
        { name: 'ريو تاتشيبارا', role: 'ARTIST' },
      ],
      genres: ['تشويق', 'مدرسي'],
      tags: ['أسرار', 'ذاكرة مفقودة', 'مفاجآت', 'صداقة'],
    },
  },
  episodes: [...MIRROR_CLUB_FIRST_EPISODES, ...MIRROR_CLUB_LATER_EPISODES, ...MIRROR_CLUB_NEW_SEASON, ...MIRROR_CLUB_THIRD_SEASON],
};
