import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LanguageSchema } from './import-options.ts';

it.each([
  ['JA', 'ja'],
  ['En-us', 'en'],
  ['zh-tw', 'zh-TW'],
  ['zh_Hant', 'zh-TW'],
  ['pt-pt', 'pt-PT'],
])('a language that is typed as %s is kept as %s, as those of files are', (typed, kept) => {
  expect(v.parse(LanguageSchema, typed)).toBe(kept);
});

it.each(['', 'und', 'x', 'xx', 'zz-ZZ', 'qaa', 'ja-XX', 'no language', 'en-'])(
  '%j is refused as a language',
  (typed) => {
    expect(v.safeParse(LanguageSchema, typed).issues?.map(({ message }) => message)).toEqual([
      `${typed} is not a language like en, ja or zh-TW`,
    ]);
  },
);
