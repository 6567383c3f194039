import { EPISODES as ARABIC } from '../novels/moon-inn.ar.ts';
import { EPISODES as ENGLISH } from '../novels/moon-inn.en.ts';
import { EPISODES as JAPANESE } from '../novels/moon-inn.ja.ts';
import { EPISODES as THAI } from '../novels/moon-inn.th.ts';
import { EPISODES as CHINESE } from '../novels/moon-inn.zh-hant.ts';
import { palette } from '../scenery/palette.ts';
import type { NovelWork } from './work.ts';

/** A novel: an inn at the rim of a crater, and the people who stop there. */
export const MOON_INN: NovelWork = {
  key: 'moon-inn',
  kind: 'novel',
  verticalIn: [],
  depth: 0.3,
  manner: { eyes: 'soft', pen: 0.9, ink: 'tinted', shading: 'soft' },
  hours: {
    night: palette('#080a1e', '#1a1f46', '#4a4a80', '#5a5a74', '#2a2a40', '#ffd88a', '#05060f', '#e87a4a', '#f2eee6'),
    lobby: palette('#2a2440', '#5a4a6a', '#d8a888', '#6a5a6a', '#30283c', '#ffe0a0', '#181222', '#e0784a', '#fdf0e0'),
    earthrise: palette('#0c1838', '#2a4a86', '#8ab8d8', '#4a5a7a', '#1e2640', '#fff0c0', '#080c1c', '#f0904a', '#f4f4f0'),
  },
  cast: {
    tomo: {
      seed: 'tomo',
      build: 'm',
      hair: 'tousled',
      hairColour: '#2c2630',
      eyeColour: '#7a5030',
      skin: '#f2d0b0',
      top: 'apron',
      bottom: 'trousers',
      topColour: '#e8e0d0',
      accentColour: '#5a6a8a',
      bottomColour: '#3a3a48',
    },
  },
  title: { voice: 'hand', treatment: 'brush' },
  cover: { layout: 'journey', scene: 'crater', hour: 'night', weather: 'none', cast: [{ who: 'tomo', mood: 'smile' }] },
  offer: {
    status: 'COMPLETED',
    scheduleDays: ['FRIDAY', 'SUNDAY'],
    freeEpisodeCount: 3,
    rentCoin: null,
    possessionCoin: 2,
    freetimeEnabled: true,
    isAdult: false,
    newestDaysAgo: 8,
  },
  editions: {
    en: {
      title: 'Six Rooms on the Moon',
      coverTitle: 'Six Rooms\non the Moon',
      alias: 'six-rooms-on-the-moon',
      synopsis: 'Tomo has inherited an inn on the rim of a crater too small to have a famous name: six rooms, numbered one to seven, and a sign that says VACANCY and has been telling the truth for nineteen days. Then someone knocks at the airlock.',
      creators: [{ name: 'Juniper Oakes', role: 'AUTHOR' }],
      genres: ['Science fiction', 'Slice of life'],
      tags: ['Moon', 'Gentle', 'Guests'],
    },
    ja: {
      title: '月面六号室',
      coverTitle: '月面\n六号室',
      alias: 'getsumen-rokugoshitsu',
      synopsis: '名もない小さなクレーターの縁に建つ宿を、トモは伯母から受けついだ。部屋は六つ、番号は一から七まで。看板の「空室あり」は、十九日間、本当のことを言いつづけている。そこへ、エアロックを叩く音がした。',
      creators: [{ name: '柏木ゆき音', role: 'AUTHOR' }],
      genres: ['SF', '日常'],
      tags: ['月', 'やさしい話', '宿'],
    },
    th: {
      title: 'หกห้องบนดวงจันทร์',
      coverTitle: 'หกห้อง\nบนดวงจันทร์',
      alias: 'six-rooms-on-the-moon-th',
      synopsis: 'โทโมะได้รับมรดกจากป้าเป็นโรงเตี๊ยมริมปากหลุมอุกกาบาตที่เล็กเกินกว่าจะมีชื่อ มีหกห้อง ติดเลขหนึ่งถึงเจ็ด กับป้าย “ห้องว่าง” ที่พูดความจริงมาสิบเก้าวันแล้ว จนวันหนึ่งมีหญิงสาวก้าวออกจากประตูปรับความดัน พร้อมก้อนหินที่ฮัมเพลงได้',
      creators: [{ name: 'จูนิเปอร์ โอกส์', role: 'AUTHOR' }],
      genres: ['ไซไฟ', 'ชีวิตประจำวัน'],
      tags: ['ดวงจันทร์', 'อบอุ่นใจ', 'โรงเตี๊ยม'],
    },
    'zh-Hant': {
      title: '月球上的六間房',
      coverTitle: '月球上的\n六間房',
      alias: 'six-rooms-on-the-moon-zh',
      synopsis: '朋從姑姑手上繼承了一間旅店，開在小得沒人取名的隕石坑邊上。房間有六間，門牌從一號編到七號；招牌上寫著「空房」，這話已經老老實實說了十九天。就在這時候，有人敲響了氣閘，懷裡還抱著一塊會哼歌的石頭。',
      creators: [{ name: '朱妮珀・歐克斯', role: 'AUTHOR' }],
      genres: ['科幻', '日常'],
      tags: ['月球', '溫柔', '旅店'],
    },
    ar: {
      title: 'ست غرف على القمر',
      coverTitle: 'ست غرف\nعلى القمر',
      alias: 'six-rooms-on-the-moon-ar',
      synopsis: 'ورث تومو عن عمته نُزُلًا على حافة فوّهة أصغر من أن يكون لها اسم: ست غرف مرقّمة من واحد إلى سبعة، ولافتة تقول «غرف شاغرة» وتقول الصدق منذ تسعة عشر يومًا. ثم طُرق باب غرفة الضغط، ودخلت شابة تحمل حجرًا يدندن.',
      creators: [{ name: 'جونيبر أوكس', role: 'AUTHOR' }],
      genres: ['خيال علمي', 'شريحة من الحياة'],
      tags: ['القمر', 'دافئة', 'نُزُل'],
    },
  },
  texts: { en: ENGLISH, ja: JAPANESE, th: THAI, 'zh-Hant': CHINESE, ar: ARABIC },
};
