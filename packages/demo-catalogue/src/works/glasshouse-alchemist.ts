import { palette } from '../scenery/palette.ts';
import { GLASSHOUSE_ALCHEMIST_EPISODES } from './glasshouse-alchemist-episodes.ts';
import { GLASSHOUSE_ALCHEMIST_NEW_SEASON } from './glasshouse-alchemist-new-season.ts';
import { GLASSHOUSE_ALCHEMIST_THIRD_SEASON } from './glasshouse-alchemist-third-season.ts';
import type { ComicWork } from './work.ts';

/** Fantasy, romance: a grower of medicine under glass, and the sleepless captain sent to put out her fires. */
export const GLASSHOUSE_ALCHEMIST: ComicWork = {
  key: 'glasshouse-alchemist',
  kind: 'comic',
  form: 'strip',
  plan: 'wonder',
  depth: 0.17,
  gutter: '#eef5ea',
  manner: { eyes: 'soft', pen: 0.78, ink: '#2a3a30', shading: 'soft', faceWidth: 1, eyeSize: 1.14 },
  hours: {
    glass: palette('#8cc8b2', '#d0e8cc', '#fbf3d4', '#86b47a', '#3f6c4c', '#fff2b4', '#1e3026', '#e8617a', '#fdfbf0'),
    night: palette('#12303c', '#2a6058', '#80b88a', '#2f6850', '#12322a', '#ffe6a0', '#08181a', '#f08a9a', '#eaf5e6'),
    frost: palette('#9ab8cc', '#d4e4ea', '#f8f1ea', '#a4b6bc', '#566c76', '#fff0c0', '#26363c', '#d85a70', '#fbfcfa'),
    furnace: palette('#3c2a30', '#80483a', '#f0a060', '#80604a', '#362826', '#ffd080', '#190f10', '#f0604a', '#fbeeda'),
    court: palette('#4c4c7c', '#9c94b8', '#ead6d4', '#7c7698', '#3a365c', '#ffeac0', '#1b1930', '#b44a7c', '#f6f0f2'),
    spring: palette('#8ad4c8', '#e6f4d0', '#fff6da', '#a6d084', '#4e8450', '#fff6c4', '#22381f', '#f06a86', '#fffdf4'),
  },
  cast: {
    thea: { seed: 'thea', build: 'f', hair: 'bun', hairColour: '#8a3c50', eyeColour: '#4a9260', skin: '#f7d8c4', top: 'apron', bottom: 'longskirt', topColour: '#5c9070', accentColour: '#fbf3de', bottomColour: '#5e4a60', freckles: true, hairpin: '#f2ca4e' },
    auden: { seed: 'auden', build: 'm', hair: 'curtain', hairColour: '#2c3652', eyeColour: '#7c8cac', skin: '#ead4c8', top: 'coat', bottom: 'trousers', topColour: '#3c4c6c', accentColour: '#ccd2dc', bottomColour: '#2c3448' },
    nettle: { seed: 'nettle', build: 'f', hair: 'spiky', hairColour: '#7cc24a', eyeColour: '#d89a2c', skin: '#dceab4', top: 'cloak', bottom: 'shorts', topColour: '#8c6a3e', accentColour: '#c8e07a', bottomColour: '#6a5030', ears: 'elf', stature: 0.75 },
    oda: { seed: 'oda', build: 'f', hair: 'braid', hairColour: '#d4d0cc', eyeColour: '#6a5a4a', skin: '#e4b896', top: 'sweater', bottom: 'longskirt', topColour: '#cc7c4a', accentColour: '#f4e2bc', bottomColour: '#6a4a44', aged: true, bandana: '#4a7a8a' },
    isaura: { seed: 'isaura', build: 'f', hair: 'hime', hairColour: '#eae2d2', eyeColour: '#8a6aa8', skin: '#f4e0d6', top: 'dress', bottom: 'longskirt', topColour: '#6c3a6c', accentColour: '#e0c478', bottomColour: '#582e5a', crown: true, earring: true, aged: true },
    brom: { seed: 'brom', build: 'm', hair: 'buzz', hairColour: '#a8683a', eyeColour: '#4a6a7a', skin: '#e8b894', top: 'armour', bottom: 'trousers', topColour: '#98a2ac', accentColour: '#6c3a6c', bottomColour: '#444a54', beard: true },
  },
  balloons: { speech: 'speech', caption: 'hand', fill: '#fffffa', ink: '#23382c', boxFill: '#dcecd0', boxInk: '#28442f', line: 2.2, rounded: true },
  title: { voice: 'typed', treatment: 'ribbon' },
  cover: {
    layout: 'expose',
    scene: 'forest',
    hour: 'night',
    weather: 'none',
    cast: [
      { who: 'thea', mood: 'calm' },
      { who: 'auden', mood: 'calm' },
    ],
  },
  offer: { status: 'SCHEDULED', scheduleDays: ['MONDAY', 'THURSDAY'], freeEpisodeCount: 2, rentCoin: 2, possessionCoin: 5, freetimeEnabled: true, isAdult: false, publishedCount: 8, newestDaysAgo: 2 },
  editions: {
    en: {
      title: 'The Glasshouse Alchemist',
      coverTitle: 'The Glasshouse\nAlchemist',
      alias: 'the-glasshouse-alchemist',
      synopsis: 'In Vessen winter lasts nine months, and all the town’s medicine grows under one glass roof. Captain Auden has come to put out its fires. He has not slept for sixty-one nights. Thea can grow him sleep, but the plant feeds on one true thing, told aloud, every evening for thirty days.',
      creators: [
        { name: 'Linnea Harrow', role: 'AUTHOR' },
        { name: 'Cato Venn', role: 'ARTIST' },
      ],
      genres: ['Fantasy', 'Romance'],
      tags: ['Plants', 'Slow burn', 'Winter', 'Truth'],
    },
    ja: {
      title: '硝子の庭の錬金術師',
      coverTitle: '硝子の庭の\n錬金術師',
      alias: 'garasu-no-niwa-no-renkinjutsushi',
      synopsis: '冬が九か月つづく町ヴェッセン。町じゅうの薬は、たったひとつの温室で育つ。その火を消しに来たオーデン隊長は、六十一夜、一睡もしていなかった。眠りの草は育てられる、とテアは言う。ただし肥料は「本当のこと」。毎晩ひとつ、声に出して、三十日間。',
      creators: [
        { name: '春野りね', role: 'AUTHOR' },
        { name: '縁かとう', role: 'ARTIST' },
      ],
      genres: ['ファンタジー', '恋愛'],
      tags: ['植物', 'じれじれ', '冬', '本音'],
    },
    th: {
      title: 'นักปรุงยาในเรือนกระจก',
      coverTitle: 'นักปรุงยา\nในเรือนกระจก',
      alias: 'the-glasshouse-alchemist-th',
      synopsis: 'ที่เมืองเวสเซนฤดูหนาวยาวเก้าเดือน ยาทั้งเมืองปลูกอยู่ใต้หลังคากระจกหลังเดียว ผู้กองออเดนมาเพื่อสั่งดับไฟในเรือนนั้น เขาไม่ได้นอนมาหกสิบเอ็ดคืนแล้ว เธียปลูกการนอนหลับให้เขาได้ แต่ต้นไม้ต้นนี้กินความจริง วันละหนึ่งข้อ พูดออกเสียง ติดต่อกันสามสิบวัน',
      creators: [
        { name: 'ลินเนีย แฮร์โรว์', role: 'AUTHOR' },
        { name: 'คาโต เวนน์', role: 'ARTIST' },
      ],
      genres: ['แฟนตาซี', 'โรแมนติก'],
      tags: ['ต้นไม้', 'รักช้า ๆ', 'ฤดูหนาว', 'ความจริง'],
    },
    'zh-Hant': {
      title: '玻璃花房的鍊金術師',
      coverTitle: '玻璃花房的\n鍊金術師',
      alias: 'the-glasshouse-alchemist-zh',
      synopsis: '維森鎮的冬天長達九個月，全鎮的藥都長在同一片玻璃屋頂下。奧登隊長奉命來熄滅花房的爐火，而他已經六十一夜沒闔過眼。蒂雅能為他種出睡眠，只是那株草以真話為食：每晚一句，說出聲來，連續三十天。',
      creators: [
        { name: '林奈雅', role: 'AUTHOR' },
        { name: '文嘉圖', role: 'ARTIST' },
      ],
      genres: ['奇幻', '戀愛'],
      tags: ['植物', '慢熱', '冬天', '真心話'],
    },
    ar: {
      title: 'كيميائيّة البيت الزجاجيّ',
      coverTitle: 'كيميائيّة\nالبيت الزجاجيّ',
      alias: 'the-glasshouse-alchemist-ar',
      synopsis: 'في فيسن يدوم الشتاء تسعة أشهر، ودواء البلدة كلّه ينبت تحت سقف زجاجيّ واحد. جاء النقيب أودن ليطفئ نيرانه، وهو لم ينم منذ إحدى وستّين ليلة. تستطيع ثيا أن تزرع له النوم، لكنّ النبتة تتغذّى على الصدق: حقيقة واحدة تُقال جهرًا كلّ مساء، طوال ثلاثين يومًا.',
      creators: [
        { name: 'لينيا هارو', role: 'AUTHOR' },
        { name: 'كاتو فين', role: 'ARTIST' },
      ],
      genres: ['خيال', 'رومانسية'],
      tags: ['نباتات', 'حبّ على مهل', 'شتاء', 'صدق'],
    },
  },
  episodes: [...GLASSHOUSE_ALCHEMIST_EPISODES, ...GLASSHOUSE_ALCHEMIST_NEW_SEASON, ...GLASSHOUSE_ALCHEMIST_THIRD_SEASON],
};
