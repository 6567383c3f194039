import { buildComicCbz, writeEpub } from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import { readingDirectionOf } from './book.ts';
import { ingestBytes, publicationOf } from './testing/ingest-bytes.ts';
import { chapterFile } from './testing/small-epub.ts';

async function directionOf(name: string, bytes: Buffer): Promise<unknown> {
  const [episode] = publicationOf(await ingestBytes(name, bytes)).episodes;
  return [episode?.readingDirection, episode?.isDirectionStated];
}

describe('a direction that is stated is distinguished from one that is assumed', () => {
  it.each([
    ['YesAndRightToLeft', 'en', ['RTL', true]],
    ['No', 'ar', ['LTR', true]],
    ['Yes', 'ja', ['LTR', false]],
    ['Unknown', 'ar', ['RTL', false]],
    [undefined, 'en', ['LTR', false]],
  ])('in a comic: Manga %s, in %s', async (Manga, LanguageISO, expected) => {
    const info = { Series: 'S', LanguageISO, ...(Manga === undefined ? {} : { Manga }) };
    expect(await directionOf('a.cbz', await buildComicCbz({ pages: 1, info }))).toEqual(expected);
  });

  it.each([
    ['rtl', ['RTL', true]],
    ['ltr', ['LTR', true]],
    ['default', ['LTR', false]],
  ] as const)('in an EPUB: page-progression-direction %s', async (direction, expected) => {
    const items = [chapterFile('a.xhtml', '<p>One.</p>', { toc: 'a' })];
    expect(await directionOf('a.epub', writeEpub({ title: 'T', language: 'en', items, direction }))).toEqual(expected);
  });

  it('in lines: those from top to bottom say it, the letters of a language do not', () => {
    const silent = { isRightToLeft: null, language: 'ja' };
    expect(readingDirectionOf(silent, { isVertical: true })).toEqual({
      readingDirection: 'RTL',
      isDirectionStated: true,
    });
    expect(readingDirectionOf({ ...silent, language: 'ar' }, { isVertical: false })).toEqual({
      ...{ readingDirection: 'RTL', isDirectionStated: false },
    });
  });
});
