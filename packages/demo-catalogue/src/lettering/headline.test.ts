import type { HeadlineRequest } from '@longstrip/core';
import { describe, expect, it } from 'vitest';
import { setHeadlines } from './headline.ts';

const box = { widthPx: 600, heightPx: 320, largestPx: 88, smallestPx: 44 };
const setOne = async (wish: Partial<HeadlineRequest> & Pick<HeadlineRequest, 'text'>) => {
  const [headline] = await setHeadlines([{ ...box, language: 'en', ...wish }]);
  return headline ?? null;
};

/** All x or all y of an outline. */
function coordinates(outline: string, axis: 0 | 1): number[] {
  const numbers = [...outline.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  return numbers.filter((_, index) => index % 2 === axis);
}

const LONG: readonly [language: string, text: string][] = [
  [
    'en',
    'The Unreasonably Long and Winding Story of a Bakery That Was Not There on Mondays, Told by Its Cat, Volume Two',
  ],
  ['de', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
  ['ja', '魔王様の会計士、はじめました。～隣の勇者が請求書を持って毎日やって来る件について、その二～'],
  ['zh-Hant', '那一年我們在終點站的書店裡，用一本沒有結局的小說，換回了一整個夏天的雨'],
  ['th', 'ร้านเบเกอรี่ที่ไม่เคยเปิดในวันจันทร์กับแมวผู้เล่าเรื่องทั้งหมดให้คนทั้งเมืองฟังซ้ำแล้วซ้ำเล่า'],
  ['ar', 'حكاية المخبز الذي لم يكن هناك أيام الاثنين كما ترويها قطته لكل من يسأل عن الطريق إلى البحر'],
];

describe('a headline', () => {
  it.each(LONG)('in %s stays in its box, however long it is', async (language, text) => {
    const headline = await setOne({ language, text });
    expect(headline).not.toBeNull();
    const { outline = '', heightPx = 0, lineCount = 0 } = headline ?? {};
    expect(heightPx).toBeLessThanOrEqual(box.heightPx);
    expect(lineCount).toBeGreaterThan(1);
    const [xs, ys] = [coordinates(outline, 0), coordinates(outline, 1)];
    // Letters may reach a little over their advance.
    expect(Math.min(...xs)).toBeGreaterThan(-6);
    expect(Math.max(...xs)).toBeLessThan(box.widthPx + 6);
    expect(Math.min(...ys)).toBeGreaterThan(-1);
    expect(Math.max(...ys)).toBeLessThan(heightPx + 1);
  });

  it('is as large as fits', async () => {
    const short = await setOne({ text: 'Salt Crown' });
    expect([short?.lineCount, short?.heightPx]).toEqual([1, 88 * 1.1]);
    const longer = await setOne({ text: 'A Somewhat Longer Title of a Story in Many Parts and Volumes' });
    expect(longer?.heightPx).toBeLessThanOrEqual(box.heightPx);
    expect(longer?.lineCount).toBeGreaterThan(1);
  });

  it('begins at the left, from right to left at the right', async () => {
    const [latin, arabic] = [await setOne({ text: 'Go' }), await setOne({ text: 'بحر', language: 'ar' })];
    expect(Math.min(...coordinates(latin?.outline ?? '', 0))).toBeLessThan(20);
    expect(Math.max(...coordinates(arabic?.outline ?? '', 0))).toBeGreaterThan(box.widthPx - 20);
  });

  it('takes the fonts of its script, whatever language it is said to be in', async () => {
    expect((await setOne({ text: 'พ่อมด' }))?.outline).toBe((await setOne({ text: 'พ่อมด', language: 'th' }))?.outline);
  });

  it('leaves out symbols that no font has', async () => {
    const plain = await setOne({ text: '隣の勇者 その二', language: 'ja' });
    expect((await setOne({ text: '♡隣の勇者 🎉 その二★', language: 'ja' }))?.outline).toBe(plain?.outline);
  });

  it.each(['한국어', 'か𓀀', '', '   ', '★'])('is none for %j, of which a part could not be drawn', async (text) => {
    expect(await setOne({ text })).toBeNull();
  });
});
