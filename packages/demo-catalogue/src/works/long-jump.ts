import { palette } from '../scenery/palette.ts';
import { LONG_JUMP_EPISODES } from './long-jump-episodes.ts';
import { LONG_JUMP_NEW_SEASON } from './long-jump-new-season.ts';
import { LONG_JUMP_THIRD_SEASON } from './long-jump-third-season.ts';
import type { ComicWork } from './work.ts';

/** Sports, in coloured pages: a long jumper who cannot land, and a judoka who has never left the ground. */
export const LONG_JUMP: ComicWork = {
  key: 'long-jump',
  kind: 'comic',
  form: 'pages',
  plan: 'match',
  depth: 0.16,
  gutter: '#fffaf0',
  manner: { eyes: 'jewel', pen: 1.3, ink: '#1c1836', shading: 'cel', faceWidth: 1.02, eyeSize: 1.04 },
  hours: {
    track: palette('#2f8fd8', '#8fd0ee', '#fdf3cf', '#8ab0a8', '#3a6a78', '#fff2b0', '#16243c', '#f2603a', '#fffdf2'),
    dusk: palette('#5a4aa0', '#f08a70', '#ffd898', '#a8708a', '#4a3560', '#ffe6a0', '#221638', '#ff5f4a', '#fff2e0'),
    dojo: palette('#7ab8a0', '#cfe4c4', '#fbf0d0', '#a8a070', '#5a5a40', '#fff0b8', '#26281c', '#e0683c', '#f8f0d8'),
    rain: palette('#4a6a86', '#8aa8b8', '#d4dcd6', '#6c8894', '#34485a', '#fff0c0', '#162230', '#f2703a', '#eef2ee'),
    night: palette('#141c4a', '#2f4a94', '#7aa0d8', '#3c5490', '#1a2250', '#fff4c8', '#0c1030', '#ff6a3c', '#eef2ff'),
  },
  cast: {
    mika: { seed: 'mika', build: 'f', hair: 'pony', hairColour: '#2a2440', eyeColour: '#c86a2a', skin: '#e8b890', top: 'jersey', bottom: 'shorts', topColour: '#f2603a', accentColour: '#fff6e0', bottomColour: '#26305a', freckles: true },
    goro: { seed: 'goro', build: 'm', hair: 'buzz', hairColour: '#3a2c28', eyeColour: '#4a3a30', skin: '#d8a67c', top: 'kimono', bottom: 'trousers', topColour: '#f4f0e4', accentColour: '#3a3048', bottomColour: '#ece6d6' },
    brandt: { seed: 'brandt', build: 'm', hair: 'crop', hairColour: '#a8a098', eyeColour: '#5a7a6a', skin: '#f0cdb2', top: 'sweater', bottom: 'trousers', topColour: '#6a8a4a', accentColour: '#f0e0a8', bottomColour: '#7a6248', aged: true },
    saya: { seed: 'saya', build: 'f', hair: 'hime', hairColour: '#7a4a6a', eyeColour: '#5a5aa8', skin: '#fbe0d0', top: 'jersey', bottom: 'shorts', topColour: '#3a5ab8', accentColour: '#f4f4ff', bottomColour: '#20284a' },
  },
  balloons: { speech: 'caps', caption: 'caption', fill: '#ffffff', ink: '#1c1836', boxFill: '#ffe27a', boxInk: '#1c1836', line: 3, capitals: true, vertical: true },
  title: { voice: 'slab', treatment: 'stencil', justify: true, capitals: true },
  cover: {
    layout: 'ensemble',
    scene: 'schoolGate',
    hour: 'track',
    weather: 'none',
    cast: [
      { who: 'mika', mood: 'joy' },
      { who: 'goro', mood: 'worry' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['WEDNESDAY', 'SUNDAY'], freeEpisodeCount: 3, rentCoin: 1, possessionCoin: 3, freetimeEnabled: true, isAdult: false, publishedCount: 8, newestDaysAgo: 2 },
  editions: {
    en: {
      title: 'Long Jump, No Landing',
      coverTitle: 'Long Jump,\nNo Landing',
      alias: 'long-jump-no-landing',
      synopsis: 'Nobody in the district takes off like Mika, and nobody comes down like her either: eyes shut, legs stiff, three metres short. Then she meets Goro from the judo club, who falls two hundred times a day and has never once left the ground. He teaches her to land. She teaches him to leave.',
      creators: [
        { name: 'Rosalie Thorne', role: 'AUTHOR' },
        { name: 'Kenji Abara', role: 'ARTIST' },
      ],
      genres: ['Sports', 'School'],
      tags: ['Athletics', 'Judo', 'Friendship', 'Courage'],
    },
    ja: {
      title: '跳べるのに降りられない',
      coverTitle: '跳べるのに\n降りられない',
      alias: 'toberunoni-orirarenai',
      synopsis: '踏切は地区一番。着地は地区最低。走り幅跳びのミカは、空中で必ず目をつぶる。そんな彼女が出会ったのは、一日二百回転ぶのに一度も跳んだことがない柔道部のゴロー。降り方を教える男と、跳び方を教える女。砂と畳の青春、開幕。',
      creators: [
        { name: '刺草らら', role: 'AUTHOR' },
        { name: '阿原けんじ', role: 'ARTIST' },
      ],
      genres: ['スポーツ', '学園'],
      tags: ['陸上', '柔道', '友情', '勇気'],
    },
    th: {
      title: 'กระโดดได้ แต่ลงไม่เป็น',
      coverTitle: 'กระโดดได้\nแต่ลงไม่เป็น',
      alias: 'long-jump-no-landing-th',
      synopsis: 'ไม่มีใครในเขตกระโดดออกตัวได้เหมือนมิกะ และไม่มีใครลงพื้นได้แย่เท่าเธอ หลับตา ขาแข็ง สั้นไปสามเมตรทุกที จนเธอเจอโกโรจากชมรมยูโด ที่ล้มวันละสองร้อยครั้งแต่ไม่เคยกระโดดเลยสักหน เขาสอนเธอลง เธอสอนเขาลอย',
      creators: [
        { name: 'โรซาลี ธอร์น', role: 'AUTHOR' },
        { name: 'เคนจิ อาบาระ', role: 'ARTIST' },
      ],
      genres: ['กีฬา', 'วัยเรียน'],
      tags: ['กรีฑา', 'ยูโด', 'มิตรภาพ', 'ความกล้า'],
    },
    'zh-Hant': {
      title: '跳得起，落不下',
      coverTitle: '跳得起\n落不下',
      alias: 'long-jump-no-landing-zh',
      synopsis: '美佳的起跳是全區第一，落地是全區倒數第一：閉著眼睛、兩腿僵直，每次都少了三公尺。直到她遇見柔道社的五郎——一天摔兩百次，卻從來沒有離開過地面。他教她怎麼落下，她教他怎麼起飛。',
      creators: [
        { name: '蘿莎莉', role: 'AUTHOR' },
        { name: '阿原健司', role: 'ARTIST' },
      ],
      genres: ['運動', '校園'],
      tags: ['田徑', '柔道', '友情', '勇氣'],
    },
    ar: {
      title: 'أقفز ولا أهبط',
      coverTitle: 'أقفز\nولا أهبط',
      alias: 'long-jump-no-landing-ar',
      synopsis: 'لا أحد في المنطقة يقفز مثل ميكا، ولا أحد يهبط أسوأ منها: عينان مغمضتان وساقان متصلّبتان وثلاثة أمتار ضائعة. ثم تلتقي بغورو من نادي الجودو، الذي يسقط مئتي مرة في اليوم ولم يغادر الأرض قط. هو يعلّمها الهبوط، وهي تعلّمه الطيران.',
      creators: [
        { name: 'روزالي ثورن', role: 'AUTHOR' },
        { name: 'كنجي أبارا', role: 'ARTIST' },
      ],
      genres: ['رياضة', 'مدرسي'],
      tags: ['ألعاب قوى', 'جودو', 'صداقة', 'شجاعة'],
    },
  },
  episodes: [...LONG_JUMP_EPISODES, ...LONG_JUMP_NEW_SEASON, ...LONG_JUMP_THIRD_SEASON],
};
