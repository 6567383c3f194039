import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { bringSearchTextsUpToDate } from './search-index.repository.ts';

interface Work {
  alias: string;
  title: string;
  creator: string;
  tags: readonly string[];
}

/** At least two works for each language, so that finding one is not finding all. */
const WORKS: Readonly<Record<string, readonly Work[]>> = {
  en: [
    { alias: 'en-1', title: 'The Dragon of the Northern Sea', creator: 'Maud Lindqvist', tags: ['Fantasy'] },
    { alias: 'en-2', title: "A Baker's Quiet Winter", creator: 'Tom Okafor', tags: ['Slice of life'] },
    { alias: 'en-3', title: 'Iron Rein', creator: 'Ida Moss', tags: ['Western'] },
  ],
  ja: [
    { alias: 'ja-1', title: '転生したらスライムだった夜', creator: '水無瀬さくら', tags: ['ファンタジー'] },
    { alias: 'ja-2', title: '月影荘のサーバー係', creator: '佐々木リョウ', tags: ['日常'] },
  ],
  th: [
    { alias: 'th-1', title: 'น้ำผึ้งของแม่มด', creator: 'พิมพ์ชนก วงศ์สกุล', tags: ['แฟนตาซี'] },
    { alias: 'th-2', title: 'เจ้าหญิงกับรถไฟเที่ยงคืน', creator: 'ณัฐวุฒิ ใจดี', tags: ['โรแมนติก'] },
  ],
  zh: [
    { alias: 'zh-1', title: '圖書館的龍與鹽', creator: '林曉雨', tags: ['奇幻'] },
    { alias: 'zh-2', title: '麵包師的漫長冬天', creator: '陳墨白', tags: ['日常'] },
  ],
  ar: [
    { alias: 'ar-1', title: 'أَميرةُ الظلامِ والتنين', creator: 'ليلى حدّاد', tags: ['خيال'] },
    { alias: 'ar-3', title: 'همس الصوت والليل', creator: 'نور قباني', tags: ['غموض'] },
    { alias: 'ar-2', title: 'حكاية الخباز الأخير', creator: 'سامي منصور الخيام', tags: ['دراما'] },
    { alias: 'ar-4', title: 'مار والملح', creator: 'هند صالح', tags: ['تاريخ'] },
  ],
  ko: [
    { alias: 'ko-1', title: '나 혼자만 겨울 성의 공작부인', creator: '김하늘', tags: ['판타지'] },
    { alias: 'ko-2', title: '제빵사는 두 번 산다', creator: '박달빛', tags: ['일상'] },
  ],
  de: [
    { alias: 'de-1', title: 'Die Drachenhüterin von Großmoor', creator: 'Jörg Grünewald', tags: ['Fantasie'] },
    { alias: 'de-2', title: 'Das Glück der Bäckerin', creator: 'Anke Böttcher', tags: ['Alltag'] },
  ],
  fr: [
    { alias: 'fr-1', title: 'L’été où la sorcière perdit ses rêves', creator: 'Hélène Lévêque', tags: ['Fantastique'] },
    { alias: 'fr-2', title: 'Le château des marées', creator: 'Marc Rivière', tags: ['Tranche de vie'] },
  ],
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const [language, works] of Object.entries(WORKS)) {
    for (const { alias, title, creator, tags } of works) {
      await addSeries(api.db, {
        ...{ alias, title, language, tags, episodes: 1, thumbnails: [] },
        platformIds: ['bom-us'],
        creators: [{ name: creator, role: 'AUTHOR' }],
      });
    }
  }
  await addSeries(api.db, {
    ...{ alias: 'en-later', title: 'Iron Rain', language: 'en', episodes: 1, thumbnails: [] },
    ...{ platformIds: ['bom-us'], onPlatform: { openedAtMs: TEST_NOW_MS + 60_000 } },
  });
  await bringSearchTextsUpToDate(api.db);
});
afterAll(() => api.close());

async function find(searchText: string, scope = 'all'): Promise<unknown[]> {
  const { json } = await api.ask(`/v2/search/${scope}?${new URLSearchParams({ searchText })}`);
  return listAt(json, 'data.contents').map((item) => at(item, 'alias'));
}

const PARTS: readonly [what: string, searchText: string, found: readonly string[]][] = [
  ['en: part of a title', 'northern sea', ['en-1']],
  ['en: part of a word, in capitals', 'ORTHE', ['en-1']],
  ['en: without the apostrophe', 'bakers quiet', ['en-2']],
  ['en: with another apostrophe and dots', ' baker’s   quiet... ', ['en-2']],
  ['en: creator', 'lindqvist', ['en-1']],
  ['en: tag', 'slice of life', ['en-2']],
  ['en: two letters', 'go', ['en-1']],
  ['ja: part of a title', 'スライムだった', ['ja-1']],
  ['ja: hiragana for katakana', 'すらいむ', ['ja-1']],
  ['ja: half-width kana', 'ｽﾗｲﾑ', ['ja-1']],
  ['ja: one character', '夜', ['ja-1']],
  ['ja: two characters', '月影', ['ja-2']],
  ['ja: a space that is not there', '月影荘 の', ['ja-2']],
  ['ja: creator', '佐々木', ['ja-2']],
  ['ja: tag', '日常', ['ja-2', 'zh-2']],
  ['th: part of a title', 'แม่มด', ['th-1']],
  ['th: two characters', 'รถ', ['th-2']],
  ['th: one character', 'ผ', ['th-1']],
  ['th: creator', 'ณัฐวุฒิ', ['th-2']],
  ['th: tag', 'โรแมน', ['th-2']],
  ['zh: part of a title', '圖書館', ['zh-1']],
  ['zh: one character', '鹽', ['zh-1']],
  ['zh: two characters', '冬天', ['zh-2']],
  ['zh: creator', '曉雨', ['zh-1']],
  ['zh: tag', '奇幻', ['zh-1']],
  ['ar: part of a title, no vowel signs', 'الظلام', ['ar-1']],
  ['ar: plain alef and ha for ta marbuta', 'اميره الظلام', ['ar-1']],
  ['ar: creator without shadda', 'حداد', ['ar-1']],
  ['ar: tag', 'دراما', ['ar-2']],
  ['ar: two letters', 'خب', ['ar-2']],
  ['ko: part of a title', '공작부인', ['ko-1']],
  ['ko: without spaces', '나혼자만겨울', ['ko-1']],
  ['ko: one character', '빵', ['ko-2']],
  ['ko: two characters', '두번', ['ko-2']],
  ['ko: creator', '박달', ['ko-2']],
  ['ko: tag', '판타지', ['ko-1']],
  ['ja: two words of a title', '転生 スライム', ['ja-1']],
  ['ja: two words in another order', 'サーバー 月影', ['ja-2']],
  ['ja: a title and its creator', '月影荘 リョウ', ['ja-2']],
  ['th: two words of a title', 'เจ้าหญิง เที่ยงคืน', ['th-2']],
  ['th: two words in another order', 'แม่มด น้ำผึ้ง', ['th-1']],
  ['zh: two words, one of them a character', '鹽 圖書館', ['zh-1']],
  ['ko: two words in another order', '겨울 혼자만', ['ko-1']],
  ['ar: two words in another order, without their articles', 'تنين ظلام', ['ar-1']],
  ['ar: a short word behind “and the”', 'صوت ليل', ['ar-3']],
  ['de: without the umlaut', 'drachenhuterin', ['de-1']],
  ['de: sharp s', 'GROSSMOOR', ['de-1']],
  ['de: creator', 'grunewald', ['de-1']],
  ['de: tag', 'alltag', ['de-2']],
  ['fr: without accents', 'sorciere', ['fr-1']],
  ['fr: elision', 'l’été', ['fr-1']],
  ['fr: creator', 'leveque', ['fr-1']],
  ['fr: tag', 'tranche de vie', ['fr-2']],
];

test.each(PARTS)('%s', async (_, searchText, found) => {
  expect((await find(searchText)).toSorted()).toEqual(found);
});

describe('what is misspelt is found all the same', () => {
  test.each([
    ['en: a letter left out', 'dragn', 'en-1'],
    ['en: letters exchanged', 'northren sea', 'en-1'],
    ['en: letters exchanged in a short word', 'draogn', 'en-1'],
    ['en: letters exchanged at its middle', 'drgaon', 'en-1'],
    ['en: creator', 'lindquist', 'en-1'],
    ['en: tag', 'slise of life', 'en-2'],
    ['en: a wrong letter in a short word', 'northern see', 'en-1'],
    ['en: a letter too few in a short word', 'th northern', 'en-1'],
    ['ja: a wrong character', '転性したらスライム', 'ja-1'],
    ['ja: no long vowel', 'サバ係', 'ja-2'],
    ['ja: creator', '水無瀬さくや', 'ja-1'],
    ['ja: wrong marks of voice', 'たっだ夜', 'ja-1'],
    ['th: no tone marks', 'นำผึง', 'th-1'],
    ['th: a wrong vowel', 'เจ้าหญีง', 'th-2'],
    ['th: creator', 'พิมชนก', 'th-1'],
    ['zh: a wrong character', '圖書管的龍', 'zh-1'],
    ['zh: creator', '陳墨自', 'zh-2'],
    ['zh: the middle of three characters', '陳黑白', 'zh-2'],
    ['ar: a wrong letter', 'التنبن', 'ar-1'],
    ['ar: creator', 'منصورر', 'ar-2'],
    ['ar: an article that the text has not', 'الحكاية', 'ar-2'],
    ['ar: an article too much, before a short word', 'الليلى', 'ar-1'],
    ['ko: a wrong syllable', '공작부언', 'ko-1'],
    ['ko: creator', '김하눌', 'ko-1'],
    ['de: a letter left out', 'Drachnhüterin', 'de-1'],
    ['de: umlaut as two letters', 'Baeckerin', 'de-2'],
    ['de: creator', 'Gruenewald', 'de-1'],
    ['fr: a letter left out', 'chatau', 'fr-2'],
    ['fr: creator', 'leveqe', 'fr-1'],
    ['ar: a wrong letter in a short word, beside one behind “and the”', 'نار ملح', 'ar-4'],
    ['whatever a work that is not out yet is called', 'rain iron', 'en-3'],
  ])('%s', async (_, searchText, alias) => {
    expect((await find(searchText))[0]).toBe(alias);
  });

  test.each([
    'zzqqxx',
    '鯨',
    'ñandú',
    'ゐゑ',
    'xylophone quartet',
    'not sea',
    'الجبل',
    '絹 スライム',
    '%',
    '_',
    '\\',
    "' or 1=1 --",
    'ー ー',
  ])('but not what nothing is like: %j', async (searchText) => {
    expect(await find(searchText)).toEqual([]);
  });
});

describe('where a word was typed rightly, what is spelt nearly so is not meant', () => {
  test.each([
    ['a word of a title', 'winter', ['en-2']],
    ['the first letters of one', 'bake', ['en-2']],
    ['a tag, behind an article that it has not', 'الخيال', ['ar-1']],
    ['a title, behind “for the”', 'للحكاية', ['ar-2']],
    ['a title, behind “and the”', 'والحكاية', ['ar-2']],
    ['a word behind its article, behind “and for the”', 'وللصوت', ['ar-3']],
  ])('%s: %j', async (_, searchText, found) => {
    expect(await find(searchText)).toEqual(found);
  });
});

test.each([
  ['title', 'fantasy', []],
  ['title', 'okafor', []],
  ['title', 'winter', ['en-2']],
  ['tag', 'fantas', ['de-1', 'en-1', 'fr-1']],
  ['tag', 'winter', []],
  ['tag', 'okafor', []],
  ['TAG', 'Alltag', ['de-2']],
])('in the scope %s %j finds %j', async (scope, searchText, found) => {
  expect((await find(searchText, scope)).toSorted()).toEqual(found);
});
