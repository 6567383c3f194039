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
  ['Annの本棚', 'Annの本棚'],
  ['ラーメンLOVE々', 'ラーメンLOVE々'],
  ['แอน 2', 'แอน 2'],
  ['แอนAnn', 'แอนAnn'],
  ['Nour نور', 'Nour نور'],
  ['قارئة ٢٠', 'قارئة ٢٠'],
  ['은하Fan', '은하Fan'],
  ['金Kim은하', '金Kim은하'],
  ['小安Ann', '小安Ann'],
  ['ㄅㄆAnn小', 'ㄅㄆAnn小'],
  ['Éloïse Müller', 'Éloïse Müller'],
  ['Мария', 'Мария'],
  ['Ёжик-2', 'Ёжик-2'],
  ['Ελένη', 'Ελένη'],
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

test.each([
  ['Cyrillic о and е in a Latin name', 'D\u0435m\u043eMinor'],
  ['a Cyrillic word beside a Latin one', 'Demo \u0430'],
  ['a Greek letter in a Latin name', 'Dem\u03bf'],
  ['an Armenian letter in a Latin name', 'A\u0578n'],
  ['a Greek letter in a Cyrillic name', 'Мари\u03b1'],
  ['Hangul with Japanese letters', '은하の'],
  ['Bopomofo with Japanese letters', 'ㄅの'],
  ['Thai with Arabic', 'แอนنور'],
  ['Cherokee letters, which look like Latin ones', '\u13aa\u13f4'],
])('%s make no nickname', (_how, typed) => {
  expect(readNickname(typed)).toEqual({ ok: false, code: 'INVALID_PARAMETER' });
});
