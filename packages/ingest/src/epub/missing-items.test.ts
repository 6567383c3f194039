import { type EpubItemSpec, type EpubSpec, writeEpub } from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import { ingestBytes } from '../testing/ingest-bytes.ts';
import { SMALL_PAGE } from '../testing/small-comic.ts';
import { chapterFile } from '../testing/small-epub.ts';

async function warningsOf(items: readonly EpubItemSpec[], overrides: EpubSpec['overrides'] = {}) {
  const epub = writeEpub({ title: 'Book', language: 'en', items, overrides });
  const { result } = await ingestBytes('book.epub', epub);
  if (!result.ok) return result.refusal.code;
  return result.warnings.map((warning) => warning.replace(/^"book\.epub": /, ''));
}

const chapter = (number: number, more: Partial<EpubItemSpec> = {}) =>
  chapterFile(`c${number}.xhtml`, `<p>Text ${number}.</p>`, { toc: `Chapter ${number}`, ...more });
const ABSENT = { isAbsent: true } as const;

describe('an EPUB whose reading order names what is not there', () => {
  it('is said to miss the file, and the chapter that its table of contents has there', async () => {
    expect(await warningsOf([chapter(1), chapter(2, ABSENT), chapter(3)])).toEqual([
      'its reading order names "EPUB/c2.xhtml", which is not in the EPUB; it is left out.',
      'the chapter "Chapter 2" of its table of contents is missing: "EPUB/c2.xhtml" is not in the EPUB.',
    ]);
  });

  it('is said to miss each id that its manifest does not list', async () => {
    const items = [chapter(1), { ...chapter(2), idref: 'gone' }, { ...chapter(3), idref: 'gone too' }];
    expect(await warningsOf(items)).toEqual([
      'its reading order names "gone", which its manifest does not list; it is left out.',
      'its reading order names "gone too", which its manifest does not list; it is left out.',
      'the chapter "Chapter 2" of its table of contents is missing: "EPUB/c2.xhtml" is not in its reading order.',
      'the chapter "Chapter 3" of its table of contents is missing: "EPUB/c3.xhtml" is not in its reading order.',
    ]);
  });

  it('is said to hold what cannot be read there', async () => {
    const pdf: EpubItemSpec = { href: 'a.pdf', data: '%PDF-', mediaType: 'application/pdf', spine: true };
    expect(await warningsOf([chapter(1), pdf])).toEqual([
      'its reading order names "EPUB/a.pdf", which is of a kind that is not read (application/pdf); it is left out.',
    ]);
  });

  it('is said to miss a page of a comic', async () => {
    const page = (name: string, more = {}) => ({
      href: name,
      data: SMALL_PAGE,
      mediaType: 'image/jpeg',
      spine: true as const,
      ...more,
    });
    expect(await warningsOf([page('1.jpg'), page('2.jpg', ABSENT), page('3.jpg')])).toEqual([
      'its reading order names "EPUB/2.jpg", which is not in the EPUB; it is left out.',
    ]);
  });

  it('is refused where nothing is left', async () => {
    expect(await warningsOf([chapter(1, ABSENT)])).toBe('NO_PAGES');
  });

  it('has its name cleaned of what would write into a terminal, and its thousandth not reported one by one', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) =>
      chapterFile(`gone${index}.xhtml`, '', { isAbsent: true, idref: `\u202E${index}` }),
    );
    const warnings = await warningsOf([chapter(1), ...many]);
    expect(warnings).toHaveLength(51);
    expect(warnings[0]).toBe('its reading order names "\u{FFFD}0", which its manifest does not list; it is left out.');
    expect(warnings[50]).toBe('950 more of its files or chapters are missing.');
  });
});

describe('chapters whose numbers leave one out', () => {
  const titled = (...titles: string[]) =>
    warningsOf(titles.map((toc, index) => chapterFile(`${index}.xhtml`, `<p>Text ${index}.</p>`, { toc })));

  it.each([
    [['Chapter 1', 'Chapter 2', 'Chapter 4'], 'chapter 3 seems to be missing: "Chapter 2" is followed by "Chapter 4".'],
    [['I. In', 'II. On', 'IV. Out'], 'chapter 3 seems to be missing: "II. On" is followed by "IV. Out".'],
    [['第九章', '第十章', '第十二章'], 'chapter 11 seems to be missing: "第十章" is followed by "第十二章".'],
    [['ตอนที่ ๑', 'ตอนที่ ๒', 'ตอนที่ ๔'], 'chapter 3 seems to be missing: "ตอนที่ ๒" is followed by "ตอนที่ ๔".'],
  ])('%j: %s', async (titles, sentence) => {
    expect(await titled(...titles)).toEqual([sentence]);
  });

  it.each([
    ['all are there', ['Chapter 1', 'Chapter 2', 'Chapter 3']],
    ['each part counts anew', ['Chapter 1', 'Chapter 2', 'Part Two', 'Chapter 1', 'Chapter 2', 'Chapter 3']],
    ['most leap: they are days', ['3 May', '5 May', '9 May', '10 May']],
    ['they are years', ['1984', '1985', '1999']],
    ['they have no numbers', ['The Storm', 'The Calm']],
  ])('nothing is said where %s', async (_, titles) => {
    expect(await titled(...titles)).toEqual([]);
  });
});
