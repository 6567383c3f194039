import { expect, test } from 'vitest';
import { phraseBreaks } from './phrase-breaks.server.ts';

/** The text with a vertical bar where its lines may break. */
function phrases(text: string, language: string): string {
  const ends = [...phraseBreaks(text, language), text.length];
  return ends.map((at, index) => text.slice(ends[index - 1] ?? 0, at)).join('|');
}

test.each([
  ['ja', '潮の|記録係'],
  ['ja-JP', '第四号エレベーターの|陳述、|長いストライキの|冬に|取られた|もの'],
  // BudouX would break inside the grandmother.
  ['ja', 'おばあちゃんの|魔法'],
  ['ja', 'おばあさんの|家'],
  // The segmenter alone would split the accountant, the inspector's name and Monday.
  ['th', 'นักบัญชี|ของจอม|มาร'],
  ['th-TH', 'สารวัตร|ควิลล์|กับสวน|แอปเปิลไขลาน'],
  ['th', 'วันจันทร์ฝนตก |ร้าน|ปิด'],
  // BudouX alone would break inside the words for record and season.
  ['th', 'คำให้การ|ของลิฟต์|หมายเลข|สี่|ที่บันทึกไว้|ในฤดู|หนาว'],
])('%s: %s', (language, expected) => {
  expect(phrases(expected.replaceAll('|', ''), language)).toBe(expected);
});

test.each([
  ['en', 'The Tide Clerk'],
  ['zh-Hant', '九十九層'],
  ['ja', ''],
  ['ja', '静'],
])('%s: %s breaks where the browser does', (language, text) => {
  expect(phraseBreaks(text, language)).toEqual([]);
});
