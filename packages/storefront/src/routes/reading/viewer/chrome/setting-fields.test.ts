import { expect, test } from 'vitest';
import { letterSample } from './setting-fields.tsx';

test.each([
  ['ja-JP', 'あ', 'あ永'],
  ['zh-Hant-TW', '永', '永字'],
  ['ar', 'ع', 'أبج'],
  ['en-GB', 'A', 'Aa'],
])('a text in %s is shown by its own letters: %s, and %s for a font', (language, letter, letters) => {
  expect(letterSample(language)).toEqual({ letter, language });
  expect(letterSample(language, 'font').letter).toBe(letters);
});
