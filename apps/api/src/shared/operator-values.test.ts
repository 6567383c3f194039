import * as v from 'valibot';
import { expect, it } from 'vitest';
import { FileNameSchema, LanguageSchema, LineSchema, SitePathSchema } from './operator-values.ts';

it.each([
  ['JA', 'ja'],
  ['En-us', 'en'],
  ['zh-tw', 'zh-TW'],
  ['zh_Hant', 'zh-TW'],
  ['pt-pt', 'pt-PT'],
])('a language that is typed as %s is stored as %s, as those of files are', (typed, stored) => {
  expect(v.parse(LanguageSchema, typed)).toBe(stored);
});

it.each(['', 'und', 'x', 'xx', 'zz-ZZ', 'qaa', 'ja-XX', 'no language', 'en-'])(
  '%j is refused as a language',
  (typed) => {
    expect(v.safeParse(LanguageSchema, typed).issues?.map(({ message }) => message)).toEqual([
      `${typed} is not a language like en, ja or zh-TW`,
    ]);
  },
);

it.each([
  ['book.cbz', 'book.cbz'],
  ['/home/ada/books/book.cbz', 'book.cbz'],
  ['C:\\books\\Cafe\u0301.cbz', 'Café.cbz'],
  ['\u001B[31mbook\u0000.cbz\n', 'book.cbz'],
  ['...cbz', '...cbz'],
])('%j is the name of the file %s', (text, name) => {
  expect(v.parse(FileNameSchema, text)).toBe(name);
});

it.each(['', '.', '..', 'a/..', 'a\\..', '.\u0000.', '\u202E..', 'a/', '\u200B', 'x'.repeat(256), '漢'.repeat(86)])(
  '%j is no name of a file',
  (text) => {
    expect(v.safeParse(FileNameSchema, text).success).toBe(false);
  },
);

it.each(['', ' ', '\u0000', '\u200D', '\u202E\u202C', '\u001B[0m'])('%j is no text', (text) => {
  expect(v.safeParse(LineSchema, text).issues?.map(({ message }) => message)).toEqual(['must not be empty']);
});

it('an address of a site is stored as browsers write it, and one that leads elsewhere is refused', () => {
  expect(v.parse(SitePathSchema, ' /detail/한?x=1 ')).toBe('/detail/%ED%95%9C?x=1');
  expect(v.safeParse(SitePathSchema, '/\\evil.example').issues?.map(({ message }) => message)).toEqual([
    'must be an address of the site, like /notice',
  ]);
});
