import { palette } from '../scenery/palette.ts';
import { DRAGON_BAKERY_FIRST_EPISODES } from './dragon-bakery-first-episodes.ts';
import { DRAGON_BAKERY_LATER_EPISODES } from './dragon-bakery-later-episodes.ts';
import { DRAGON_BAKERY_NEW_SEASON } from './dragon-bakery-new-season.ts';
import { DRAGON_BAKERY_THIRD_SEASON } from './dragon-bakery-third-season.ts';
import type { ComicWork } from './work.ts';

/** Fantasy of everyday life: a knight sent to slay a dragon teaches him to bake instead. */
export const DRAGON_BAKERY: ComicWork = {
  key: 'dragon-bakery',
  kind: 'comic',
  form: 'strip',
  plan: 'comedy',
  depth: 0.18,
  gutter: '#fff4ea',
  manner: { eyes: 'jewel', pen: 1.15, ink: '#4a1c20', shading: 'soft', faceWidth: 1.05, eyeSize: 1.12 },
  hours: {
    morning: palette('#f2a0a4', '#fccfbc', '#fff4dc', '#a8ccb0', '#4c7c6c', '#fff0b0', '#3a1c24', '#e8582c', '#fffaf0'),
    oven: palette('#7a2a2c', '#d8643c', '#ffc070', '#b0603c', '#5a2824', '#ffe28a', '#2a0e10', '#f0442c', '#fff0d8'),
    snow: palette('#a8c4d8', '#d8e4ea', '#fbf4ee', '#b4c4cc', '#5a6c80', '#ffe8b0', '#22283a', '#e8583c', '#fdfbf8'),
    night: palette('#2a2450', '#5c3c6c', '#c8707c', '#5a4468', '#281c3c', '#ffd884', '#140c22', '#f0603c', '#f0e0e0'),
  },
  cast: {
    brita: { seed: 'brita', build: 'f', hair: 'pony', hairColour: '#e0a850', eyeColour: '#3a7a8a', skin: '#fadcc8', top: 'armour', bottom: 'trousers', topColour: '#b4c0cc', accentColour: '#e8788a', bottomColour: '#5a6478', freckles: true },
    osk: { seed: 'osk', build: 'm', hair: 'spiky', hairColour: '#a03038', eyeColour: '#d89a1c', skin: '#e8ae88', top: 'apron', bottom: 'trousers', topColour: '#f4ead8', accentColour: '#5aa080', bottomColour: '#6a4a44', horns: true, beard: true },
    nib: { seed: 'nib', build: 'f', hair: 'bob', hairColour: '#58c0a0', eyeColour: '#e0703c', skin: '#fbd8b8', top: 'tee', bottom: 'shorts', topColour: '#ffd25c', accentColour: '#f0603c', bottomColour: '#e8788a', horns: true, stature: 0.72 },
    una: { seed: 'una', build: 'f', hair: 'bun', hairColour: '#f0ece8', eyeColour: '#6a5a8a', skin: '#f2d2c0', top: 'cloak', bottom: 'longskirt', topColour: '#7a4a7c', accentColour: '#8fb89c', bottomColour: '#5a3a5c', glasses: true, aged: true },
  },
  balloons: { speech: 'speech', caption: 'cute', fill: '#fffdf6', ink: '#4a1c20', boxFill: '#cfead6', boxInk: '#2c4a40', line: 3.2, rounded: true },
  title: { voice: 'cute', treatment: 'blaze' },
  cover: {
    layout: 'halo',
    scene: 'heights',
    hour: 'morning',
    weather: 'petals',
    cast: [
      { who: 'osk', mood: 'smile' },
      { who: 'nib', mood: 'joy' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['SATURDAY', 'SUNDAY'], freeEpisodeCount: 3, rentCoin: 1, possessionCoin: 3, freetimeEnabled: true, isAdult: false, publishedCount: 8, newestDaysAgo: 6 },
  editions: {
    en: {
      title: 'The Dragon Bakery',
      coverTitle: 'The Dragon\nBakery',
      alias: 'the-dragon-bakery',
      synopsis: 'Brita climbs the mountain to slay a dragon, and finds him in tears over loaf four thousand and twelve. Osk kneads like an angel. The trouble is the oven: it runs at eleven hundred degrees, and it is him. She is a knight of the third class and a baker’s daughter of the first. She puts down her sword.',
      creators: [
        { name: 'Greta Osterby', role: 'AUTHOR' },
        { name: 'Pia Longhurst', role: 'ARTIST' },
      ],
      genres: ['Fantasy', 'Slice of life', 'Comedy'],
      tags: ['Dragons', 'Baking', 'Found family', 'Cosy'],
    },
    ja: {
      title: 'ドラゴンのベーカリー',
      coverTitle: 'ドラゴンの\nベーカリー',
      alias: 'doragon-bekari',
      synopsis: '竜退治に来た三級騎士ブリタが見たのは、四千十二個目の焦げたパンを前に泣く竜だった。オスクの生地は天才級。問題は窯。火力は千百度、しかも窯は彼自身。パン屋の娘ブリタは剣を置き、こう言う。「手を洗え」。峠の洞窟に、世界一熱い、そして涙もろいパン屋が開く。',
      creators: [
        { name: '大洲ぐれた', role: 'AUTHOR' },
        { name: '長森ぴあ', role: 'ARTIST' },
      ],
      genres: ['ファンタジー', '日常', 'コメディ'],
      tags: ['竜', 'パン', '家族になる', 'ほのぼの'],
    },
    th: {
      title: 'ร้านขนมปังของมังกร',
      coverTitle: 'ร้านขนมปัง\nของมังกร',
      alias: 'dragon-bakery-th',
      synopsis: 'บริตา อัศวินชั้นสาม ปีนเขามาปราบมังกร แต่กลับเจอมังกรนั่งร้องไห้กับขนมปังไหม้ก้อนที่สี่พันสิบสอง ออสก์นวดแป้งเก่งราวเทวดา ปัญหาอยู่ที่เตา มันร้อนหนึ่งพันหนึ่งร้อยองศา และเตาก็คือตัวเขาเอง ลูกสาวคนทำขนมปังอย่างเธอจึงวางดาบลง แล้วบอกว่า “ไปล้างมือก่อน”',
      creators: [
        { name: 'เกรตา ออสเตอร์บี', role: 'AUTHOR' },
        { name: 'เปีย ลองเฮิสต์', role: 'ARTIST' },
      ],
      genres: ['แฟนตาซี', 'ชีวิตประจำวัน', 'คอมเมดี้'],
      tags: ['มังกร', 'ทำขนมปัง', 'ครอบครัวที่เลือกเอง', 'อบอุ่นใจ'],
    },
    'zh-Hant': {
      title: '龍的麵包店',
      coverTitle: '龍的\n麵包店',
      alias: 'dragon-bakery-zh',
      synopsis: '布莉塔上山屠龍，卻看見龍對著第四千零一十二個焦麵包掉眼淚。奧斯克揉麵的手藝無可挑剔，問題出在烤爐：火力一千一百度，而烤爐就是他自己。身為三等騎士、一等麵包師之女，布莉塔放下了劍，說：「先去洗手。」',
      creators: [
        { name: '葛雷塔', role: 'AUTHOR' },
        { name: '龍和霏', role: 'ARTIST' },
      ],
      genres: ['奇幻', '日常', '喜劇'],
      tags: ['龍', '烘焙', '沒有血緣的家人', '療癒'],
    },
    ar: {
      title: 'مخبز التنّين',
      coverTitle: 'مخبز التنّين',
      alias: 'dragon-bakery-ar',
      synopsis: 'تصعد بريتا الجبل لتقتل تنّينًا، فتجده يبكي على رغيفه المحترق الأربعة آلاف واثني عشر. أوسك يعجن كالملائكة، لكنّ العيب في الفرن: حرارته ألف ومئة درجة، والفرن هو أوسك نفسه. وهي فارسة من الدرجة الثالثة، وابنة خبّاز من الأولى. فوضعت سيفها، وقالت: «اغسل يديك».',
      creators: [
        { name: 'غريتا أوستربي', role: 'AUTHOR' },
        { name: 'بيا لونغهرست', role: 'ARTIST' },
      ],
      genres: ['خيال', 'شريحة من الحياة', 'كوميديا'],
      tags: ['تنانين', 'خَبز', 'عائلة بالاختيار', 'دافئ'],
    },
  },
  episodes: [...DRAGON_BAKERY_FIRST_EPISODES, ...DRAGON_BAKERY_LATER_EPISODES, ...DRAGON_BAKERY_NEW_SEASON, ...DRAGON_BAKERY_THIRD_SEASON],
};
