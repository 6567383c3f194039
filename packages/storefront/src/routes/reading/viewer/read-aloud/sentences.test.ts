import { expect, test } from 'vitest';
import { BLOCK_END } from '../block-end.ts';
import { SENTENCE_MOST, sentenceAt, sentencesOf } from './sentences.ts';

function sentences(text: string, language = 'en', notes: { start: number; end: number }[] = []): string[] {
  return sentencesOf({ text, notes }, language).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['en', 'It rained. “Did it?” she asked. ', ['It rained.', '“Did it?” she asked.']],
  ['en', `One.${BLOCK_END}Two${BLOCK_END}* * *${BLOCK_END}“…”`, ['One.', 'Two']],
  ['en', 'A line\nof the source. Another.', ['A line\nof the source.', 'Another.']],
  ['en', 'Mr. Garnet met S. F. Ukridge. They spoke.', ['Mr. Garnet met S. F. Ukridge.', 'They spoke.']],
  ['de', 'Dr. Weiß kam um 8 Uhr. Er blieb.', ['Dr. Weiß kam um 8 Uhr.', 'Er blieb.']],
  ['ja', '月が出た。「行こう」と言った。', ['月が出た。', '「行こう」と言った。']],
  ['zh-TW', '他來了。你呢？', ['他來了。', '你呢？']],
  ['ar', 'جاء الليل. هل نمت؟ نعم.', ['جاء الليل.', 'هل نمت؟', 'نعم.']],
])('%s: %j', (language, text, expected) => {
  expect(sentences(text, language)).toEqual(expected);
});

test('a long sentence is read in parts, which are the whole of it', () => {
  const long = `${'and the lamp, which no hand had lit, burned on '.repeat(12)}until the morning.`;
  const parts = sentences(long);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every(({ length }) => length <= SENTENCE_MOST)).toBe(true);
  expect(parts.join(' ')).toBe(long);
  expect(parts[0]).toMatch(/,$/);
  expect(sentences('灯'.repeat(500)).join('')).toBe('灯'.repeat(500));
});

test('notes at the end of a chapter are left out', () => {
  const text = `One.${BLOCK_END}A note.${BLOCK_END}`;
  expect(sentences(text, 'en', [{ start: 5, end: 13 }])).toEqual(['One.']);
});

test('reading begins with the sentence of a place, or the next one', () => {
  const found = sentencesOf({ text: 'One. Two.', notes: [] }, 'en');
  expect([0, 3, 4, 5, 8, 9].map((index) => sentenceAt(found, index))).toEqual([0, 0, 1, 1, 1, -1]);
});
