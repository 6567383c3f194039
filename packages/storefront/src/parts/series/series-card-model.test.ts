import { expect, test } from 'vitest';
import { serverText } from '../../i18n/server-text.server.ts';
import { genreName } from './series-card-model.server.ts';

test.each([
  ['ar', 'Science fiction', 'خيال علمي'],
  ['ja-JP', 'Romance', '恋愛'],
  ['en-US', 'ロマンス', 'Romance'],
  ['ar', 'harbour', 'harbour'],
] as const)('in %s %s is %s', async (locale, tag, name) => {
  expect(genreName(tag, await serverText(locale))).toBe(name);
});
