import { palette } from '../scenery/palette.ts';
import { GOBLIN_LANDLORD_EPISODES } from './goblin-landlord-episodes.ts';
import type { ComicWork } from './work.ts';

/** A comic in four panels: a house under a hill, a goblin who lets its rooms, and the humans who rent them. */
export const GOBLIN_LANDLORD: ComicWork = {
  key: 'goblin-landlord',
  kind: 'comic',
  form: 'strip',
  plan: 'comedy',
  depth: 0.16,
  gutter: '#f6efd8',
  manner: { eyes: 'jewel', pen: 1.35, ink: '#3a2418', shading: 'cel', faceWidth: 1.12, eyeSize: 0.96 },
  hours: {
    lamp: palette('#6a3f2a', '#b8743a', '#f6cf7e', '#9a6a3e', '#5a3a2a', '#ffd66a', '#2c1a14', '#8cae3c', '#fdf2d8'),
    moss: palette('#a8d08a', '#d4e4a0', '#fbf4cc', '#96b46a', '#4f6a3a', '#fff0a0', '#26331c', '#c2487a', '#fcf8e4'),
    moon: palette('#3a2a5c', '#6a4f8e', '#b48ab0', '#57437c', '#2c2048', '#ffe08a', '#1a1230', '#a4d05a', '#f0e6f6'),
    dusk: palette('#8a4a6a', '#d8845c', '#f8cc86', '#9c6054', '#4e2f3c', '#ffe29a', '#2a1620', '#7fae4a', '#fdeed8'),
    snow: palette('#8aa4b8', '#c4d4d8', '#f2f4ea', '#a0b0a8', '#4e6058', '#ffdf90', '#22302e', '#c2487a', '#fbfaf2'),
  },
  cast: {
    moggin: { seed: 'moggin', build: 'm', hair: 'slick', hairColour: '#3c4a2c', eyeColour: '#d8942a', skin: '#a6c66e', top: 'suit', bottom: 'trousers', topColour: '#7a3f5c', accentColour: '#f0c85a', bottomColour: '#4a3030', ears: 'elf', glasses: true, beard: true, stature: 0.72 },
    willa: { seed: 'willa', build: 'f', hair: 'pony', hairColour: '#c8502c', eyeColour: '#3f7a6a', skin: '#f2c8a2', top: 'armour', bottom: 'trousers', topColour: '#8e9cac', accentColour: '#c2487a', bottomColour: '#4a4a58', scar: true },
    alder: { seed: 'alder', build: 'm', hair: 'curly', hairColour: '#2a2024', eyeColour: '#7a5ad0', skin: '#b07c54', top: 'cloak', bottom: 'trousers', topColour: '#4a54a0', accentColour: '#e8d27a', bottomColour: '#34365c', freckles: true },
    mum: { seed: 'mummoggin', build: 'f', hair: 'bun', hairColour: '#d4d4c4', eyeColour: '#b8562a', skin: '#b8c884', top: 'dress', bottom: 'longskirt', topColour: '#9a5a34', accentColour: '#f4e4b8', bottomColour: '#7a4428', ears: 'elf', earring: true, aged: true, stature: 0.7 },
  },
  balloons: { speech: 'caps', caption: 'caption', fill: '#fffdf4', ink: '#3a2418', boxFill: '#d8e4a0', boxInk: '#2c3a1c', line: 3.6, rounded: true },
  title: { voice: 'shout', treatment: 'stencil', justify: true },
  cover: {
    layout: 'ensemble',
    scene: 'cave',
    hour: 'lamp',
    weather: 'motes',
    cast: [
      { who: 'moggin', mood: 'smirk' },
      { who: 'willa', mood: 'angry' },
      { who: 'alder', mood: 'worry' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['TEN'], freeEpisodeCount: 4, rentCoin: 1, possessionCoin: 2, freetimeEnabled: true, isAdult: false, publishedCount: 14, newestDaysAgo: 3 },
  editions: {
    en: {
      title: 'My Landlord Is a Goblin',
      coverTitle: 'My Landlord\nIs a Goblin',
      alias: 'my-landlord-is-a-goblin',
      synopsis:
        'Willa came under the hill to slay a goblin and left with a lease. Moggin has read every law on tenancy, keeps every deposit, and charges extra for south-facing dirt. With a wizard who cannot boil an egg, a dragon who pays early, and a mother who wants to know what her son eats: four panels every ten days.',
      creators: [
        { name: 'Dunstan Figg', role: 'AUTHOR' },
        { name: 'Hattie Mold', role: 'ARTIST' },
      ],
      genres: ['Comedy', 'Fantasy'],
      tags: ['Four-panel', 'Goblins', 'Shared house', 'Found family'],
    },
    ja: {
      title: '大家さんはゴブリン',
      coverTitle: '大家さんは\nゴブリン',
      alias: 'oyasan-wa-goburin',
      synopsis: 'ゴブリンを成敗しに来た女騎士ウィラは、気づけば賃貸契約書に署名していた。丘の下の「こけ門荘」の大家モギンは、法律にめっぽう強く、敷金にうるさく、土しか見えない南向きを誇る。卵もゆでられない魔法使い、前払いの竜、そして息子の食生活を案じる母。月に三回の、下宿四コマ。',
      creators: [
        { name: '無花果だん', role: 'AUTHOR' },
        { name: '森戸はてな', role: 'ARTIST' },
      ],
      genres: ['コメディ', 'ファンタジー'],
      tags: ['四コマ', 'ゴブリン', '下宿', '疑似家族'],
    },
    th: {
      title: 'เจ้าของหอเป็นก็อบลิน',
      coverTitle: 'เจ้าของหอ\nเป็นก็อบลิน',
      alias: 'my-landlord-is-a-goblin-th',
      synopsis: 'วิลลาลงไปใต้เนินเขาเพื่อปราบก็อบลิน แต่กลับออกมาพร้อมสัญญาเช่าห้อง ม็อกกินเจ้าของหอแม่นกฎหมาย หวงเงินประกัน และคิดราคาเพิ่มสำหรับห้องวิวดินทิศใต้ ไหนจะจอมเวทที่ต้มไข่ยังไม่สุก มังกรที่จ่ายค่าเช่าล่วงหน้า และคุณแม่ที่ห่วงว่าลูกชายกินอะไร การ์ตูนสี่ช่องทุกสิบวัน',
      creators: [
        { name: 'ดันสแตน ฟิกก์', role: 'AUTHOR' },
        { name: 'แฮตตี โมลด์', role: 'ARTIST' },
      ],
      genres: ['คอมเมดี้', 'แฟนตาซี'],
      tags: ['สี่ช่องจบ', 'ก็อบลิน', 'ชีวิตในหอ', 'ครอบครัวที่เลือกเอง'],
    },
    'zh-Hant': {
      title: '房東是哥布林',
      coverTitle: '房東是\n哥布林',
      alias: 'my-landlord-is-a-goblin-zh',
      synopsis: '女騎士薇拉到山丘底下討伐哥布林，出來時手上卻多了一份租約。房東莫金熟讀租賃法規，押金算得一清二楚，連朝南的土都要加價。再加上連蛋都煮不熟的巫師、房租預繳的龍，和擔心兒子都吃什麼的老媽。每十天更新，四格笑一下。',
      creators: [
        { name: '無花丹', role: 'AUTHOR' },
        { name: '墨荷緹', role: 'ARTIST' },
      ],
      genres: ['喜劇', '奇幻'],
      tags: ['四格漫畫', '哥布林', '合租生活', '非血緣家人'],
    },
    ar: {
      title: 'صاحب الدار غول',
      coverTitle: 'صاحب الدار\nغول',
      alias: 'my-landlord-is-a-goblin-ar',
      synopsis: 'نزلت ويلا تحت التلّة لتقتل غولًا فخرجت بعقد إيجار. موغن يحفظ قوانين السكن كلّها، ويحرس التأمين كالكنز، ويزيد الأجرة على الغرف المطلّة على التراب الجنوبيّ. ومعهما ساحر لا يُحسن سلق بيضة، وتنّين يدفع مقدّمًا، وأمّ يقلقها ما يأكله ابنها. أربع لوحات كلّ عشرة أيّام.',
      creators: [
        { name: 'دنستان فيغ', role: 'AUTHOR' },
        { name: 'هاتي مولد', role: 'ARTIST' },
      ],
      genres: ['كوميديا', 'خيال'],
      tags: ['أربع لوحات', 'غيلان', 'سكن مشترك', 'عائلة بالاختيار'],
    },
  },
  episodes: GOBLIN_LANDLORD_EPISODES,
};
