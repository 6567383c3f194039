import { expect, test } from 'vitest';
import { readNickname } from './nickname.ts';

test.each([
  ['Ann', 'Ann'],
  ['  Ann   of  Cleves ', 'Ann of Cleves'],
  ['ａｎｎ', 'ann'],
  ['小説家', '小説家'],
  ['นักอ่าน', 'นักอ่าน'],
  ['قارئة', 'قارئة'],
  ['ann_b-c.d', 'ann_b-c.d'],
  ['12', '12'],
  ['a'.repeat(20), 'a'.repeat(20)],
])('%j is a nickname', (typed, nickname) => {
  expect(readNickname(typed)).toEqual({ ok: true, value: nickname });
});

test.each([
  '',
  'a',
  'a'.repeat(21),
  '<b>ann</b>',
  '-ann',
  'ann_',
  'a--b',
  'ann@readers.test',
  'ann\u0000b',
  'ann\u202eb',
  'ann\u200bb',
  '   ',
])('%j is none', (typed) => {
  expect(readNickname(typed)).toEqual({ ok: false, code: 'INVALID_PARAMETER' });
});
