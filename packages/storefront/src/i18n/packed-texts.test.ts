import { expect, test } from 'vitest';
import { packTexts, unpackTexts } from './packed-texts.ts';

test.each([[{}], [{ 'a.b': '' }], [{ 'a.b': 'Not “so” \\ simple', 'a.b_other': '{{count}} 話' }]])(
  '%j is packed and unpacked',
  (texts) => {
    expect(unpackTexts(packTexts(Object.entries(texts)))).toEqual(texts);
  },
);

test('a text with several lines is refused', () => {
  expect(() => packTexts([['a', 'one\ntwo']])).toThrow('several lines');
});
