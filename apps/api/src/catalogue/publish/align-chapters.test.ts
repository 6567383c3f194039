import { describe, expect, it, test } from 'vitest';
import { alignChapters, numberBetween } from './align-chapters.ts';

/** `a:The Rain` is a chapter of the text "a" that is called The Rain; without a colon it has no title. */
const chapters = (...written: string[]) =>
  written.map((each) => {
    const [text = '', title] = each.split(':');
    return { text, title: title ?? null };
  });

describe('chapters of a later copy of a book', () => {
  it.each([
    ['the same', ['a', 'b', 'c'], ['a', 'b', 'c'], [0, 1, 2]],
    ['one put in', ['a', 'b', 'c'], ['a', 'b', 'x', 'c'], [0, 1, null, 2]],
    ['two put in, the first and the last', ['a', 'b'], ['x', 'a', 'b', 'y'], [null, 0, 1, null]],
    ['one left out', ['a', 'b', 'c'], ['a', 'c'], [0, 2]],
    ['two exchanged', ['a', 'b', 'c'], ['a', 'c', 'b'], [0, 2, 1]],
    ['one corrected', ['a', 'b', 'c'], ['a', 'B', 'c'], [0, 1, 2]],
    ['all corrected', ['a', 'b'], ['A', 'B'], [0, 1]],
    ['all corrected, and one added', ['a', 'b'], ['A', 'B', 'C'], [0, 1, null]],
    ['all corrected, one put in, recognised by titles', ['a:One', 'b:Two'], ['A:One', 'X:New', 'B:Two'], [0, null, 1]],
    ['one corrected and put elsewhere', ['a:One', 'b:Two', 'c:Three'], ['b:Two', 'c:Three', 'A:One'], [1, 2, 0]],
    ['a title that two have tells nothing', ['a:*', 'b:*', 'c:Three'], ['B:*', 'c:Three'], [0, 2]],
    ['of texts that are all the same, recognised by titles, one left out', ['-:A', '-:B'], ['-:B'], [1]],
    ['texts that are all the same, behind one put in', ['-:A', '-:B'], ['x:New', '-:A', '-:B'], [null, 0, 1]],
    ['texts that are all the same', ['-', '-', '-'], ['-', '-', '-', '-'], [0, 1, 2, null]],
    ['the first', [], ['a'], [null]],
  ])('%s', (_, before, after, found) => {
    expect(alignChapters(chapters(...before), chapters(...after))).toEqual(found);
  });
});

test('chapters whose headings and titles count them, one put in and one corrected', () => {
  const tell = (count: number, name: string) => ({
    text: `Chapter ${count} ${Array.from({ length: 40 }, (_, line) => `${name} said so ${line * 7} times. `).join('')}`,
    title: `Chapter ${count}`,
  });
  const before = [tell(1, 'Ada'), tell(2, 'Bea'), tell(3, 'Cid')];
  const after = [tell(1, 'Ada'), tell(2, 'Zoe'), tell(3, 'Bea'), tell(4, 'Cid')];
  const corrected = after.map(({ text, title }) => ({
    title,
    text: text.replace('said so 21 times', 'never said so'),
  }));
  expect(alignChapters(before, after)).toEqual([0, null, 1, 2]);
  expect(alignChapters(before, corrected)).toEqual([0, null, 1, 2]);
});

test('a chapter that was left out before is found by its text, and makes no room for another', () => {
  const before = chapters('a', 'b', 'c').map((each, index) => ({ ...each, isGone: index === 1 }));
  expect(alignChapters(before, chapters('a', 'x', 'c'))).toEqual([0, null, 2]);
  expect(alignChapters(before, chapters('a', 'b', 'c'))).toEqual([0, 1, 2]);
});

test.each([
  ['2', '3', [], '2.1'],
  ['2', '5', [], '3'],
  ['1-2', '2-1', [], '1-3'],
  ['1-2', '2-1', ['1-3'], '1-2.1'],
  ['2', '3', ['2.1'], '2.2'],
  ['2.1', '3', [], '2.2'],
  ['2', '2.1', [], '2.01'],
  ['2.9', '3', [], '2.91'],
  [null, '1', [], '0.1'],
  [null, '1-1', [], '1-0.1'],
  ['1-4', '1-5', [], '1-4.1'],
  ['5', null, [], '6'],
  ['5', null, ['6'], '7'],
  ['2-5', null, [], '2-6'],
  ['2.1', null, [], '3'],
])('between %s and %s, where %j are taken, is %s', (previous, next, taken, number) => {
  expect(numberBetween(previous, next, (each) => !taken.some((other) => other === each))).toBe(number);
});
