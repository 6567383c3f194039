import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeZip } from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import { ingest } from './ingest.ts';
import { bookOfUnreadable } from './source/unreadable.ts';
import { makeFolder, writeFolder } from './testing/ingest-bytes.ts';
import { ingestFiles, SMALL_PAGE, smallComic, summaryOf } from './testing/small-comic.ts';

const TRUNCATED = smallComic().subarray(0, 60);
const RAR = Buffer.from('Rar!\x1a\x07\x00 rest', 'latin1');

/** Five books: two are broken, and the kind of a third is not supported. */
const lampStreet = () => ({
  'Lamp Street/Lamp Street 001.cbz': smallComic(),
  'Lamp Street/Lamp Street 002.cbz': TRUNCATED,
  'Lamp Street/Lamp Street 003.cbz': smallComic(),
  'Lamp Street/Lamp Street 004.cbz': writeZip([{ name: '1.jpg', data: '<html>' }]),
  'Lamp Street/Lamp Street 005.cbr': RAR,
});
const refused = [
  { file: 'Lamp Street 002.cbz', code: 'ARCHIVE_BROKEN' },
  { file: 'Lamp Street 004.cbz', code: 'PAGE_BROKEN', entry: '1.jpg' },
  { file: 'Lamp Street 005.cbr', code: 'UNSUPPORTED_FORMAT' },
];

describe('a folder with broken books', () => {
  it('is refused, and every broken one is named with its reason', async () => {
    const { result } = await ingestFiles('Lamp Street', lampStreet());
    expect(result).toMatchObject({ ok: false, refusal: refused[0], refused, fileCount: 5 });
    for (const { file, sentence } of result.refused) expect(sentence).toContain(`"${file}" was refused`);
  });

  it('gives its good ones where they are asked for, and names the others as well', async () => {
    const { result } = await ingestFiles('Lamp Street', lampStreet(), { keepGoing: true });
    expect(result).toMatchObject({ ok: true, refused, fileCount: 5 });
    expect(result.ok && result.publication.episodes.map(({ number, file }) => [number, file])).toEqual([
      ['1', 'Lamp Street 001.cbz'],
      ['3', 'Lamp Street 003.cbz'],
    ]);
  });

  it('keeps no picture of a book that is left out', async () => {
    const folder = await writeFolder({
      'S/1.cbz': smallComic(),
      'S/2.cbz': writeZip([
        { name: '1.jpg', data: Buffer.concat([SMALL_PAGE, Buffer.from('another')]) },
        { name: '2.jpg', data: '<html>' },
      ]),
    });
    const outDir = join(await makeFolder(), 'out');
    expect(await ingest(join(folder, 'S'), outDir, { keepGoing: true })).toMatchObject({ ok: true });
    expect(readdirSync(outDir)).toHaveLength(2);
  });

  it('counts a book without a number by its place among all, so that a mended one finds its own', async () => {
    const files = { 'S/Dawn.cbz': smallComic(), 'S/Noon.cbz': TRUNCATED, 'S/Night.cbz': smallComic() };
    const placed = await ingestFiles('S', { ...files, 'S/Zenith.cbz': smallComic() }, { keepGoing: true });
    expect(placed.result.ok && placed.result.publication.episodes.map(({ number, file }) => [number, file])).toEqual([
      ['1', 'Dawn.cbz'],
      ['2', 'Night.cbz'],
      ['4', 'Zenith.cbz'],
    ]);
  });

  it.each([
    ['that nothing names', { '2/1.cbz': smallComic(), '2/Tides 2.cbz': smallComic() }, '1.cbz', 'SERIES_UNNAMED'],
    [
      'with a number that another has',
      { '2/Tides 2.cbz': smallComic(), '2/Tides 002.cbz': smallComic() },
      'Tides 2.cbz',
      'DUPLICATE_EPISODE',
    ],
    [
      'that lies too deep',
      { '2/Tides 2.cbz': smallComic(), '2/a/b/c/d/e/1.jpg': SMALL_PAGE },
      'a/b/c/d/e',
      'FOLDER_TOO_DEEP',
    ],
  ])('refuses a book %s, and gives the others', async (_, files, file, code) => {
    // The names of the folders around the books are only numbers.
    const inside = Object.fromEntries(Object.entries(files).map(([path, data]) => [`1/1/1/${path}`, data]));
    const folder = await ingestFiles('1/1/1/2', inside, { keepGoing: true });
    expect(folder.result).toMatchObject({ ok: true, refused: [{ file, code }] });
    expect(summaryOf(folder)).toEqual([['tides', null, '2']]);
    const { result } = await ingestFiles('1/1/1/2', inside);
    expect(result).toMatchObject({ ok: false, refusal: { file, code } });
  });

  it('refuses a broken cover as a file of its own', async () => {
    const files = { 'S/c1.cbz': smallComic(), 'S/cover.jpg': SMALL_PAGE.subarray(0, 400) };
    const { result } = await ingestFiles('S', files, { keepGoing: true });
    expect(result).toMatchObject({ ok: true, refused: [{ file: 'cover.jpg', code: 'PAGE_BROKEN' }], fileCount: 2 });
  });

  it.each([
    ['an empty file', { 'S/2.cbz': '' }, '2.cbz', 'UNSUPPORTED_FORMAT'],
    ['a web page', { 'S/2.epub': '<html></html>' }, '2.epub', 'UNSUPPORTED_FORMAT'],
    ['a folder of broken pages', { 'S/2/1.jpg': '' }, '2', 'PAGE_BROKEN'],
  ])('names %s that is called as a book or a page is', async (_, files, file, code) => {
    const { result } = await ingestFiles('S', { 'S/1.cbz': smallComic(), 'S/notes.txt': 'notes', ...files });
    expect(result).toMatchObject({ ok: false, refused: [{ file, code }], fileCount: 2 });
  });

  it('is refused where nothing of it is good', async () => {
    const { result } = await ingestFiles('S', { 'S/1.cbz': TRUNCATED, 'S/2.cbr': RAR }, { keepGoing: true });
    expect(result).toMatchObject({ ok: false, refused: [{ file: '1.cbz' }, { file: '2.cbr' }], fileCount: 2 });
  });

  it('does not read what is refused already', async () => {
    const known = { code: 'MEMORY_LIMIT', file: '1.cbz', entry: null, sentence: '"1.cbz" was refused.' } as const;
    const options = { keepGoing: true, refusedBefore: [known], series: 'Tides' };
    const { result } = await ingestFiles('S', { 'S/1.cbz': smallComic(), 'S/2.cbz': smallComic() }, options);
    expect(result).toMatchObject({ ok: true, refused: [known], fileCount: 2 });
    expect(result.ok && result.publication.episodes.map(({ file }) => file)).toEqual(['2.cbz']);
  });
});

describe('a file of a folder that cannot be read', () => {
  it.each([
    ['3.cbz', '3.cbz'],
    ['Season 1/3.epub', 'Season 1/3.epub'],
    ['Episode 3/2.jpg', 'Episode 3'],
    ['notes.txt', null],
  ])('refuses the book that it is, or the one that it may be a page of: %s', (path, book) => {
    expect(bookOfUnreadable(path)).toBe(book);
  });

  it.skipIf(process.platform !== 'linux')('leaves the other books as they are', async () => {
    const folder = join(await makeFolder(), 'Sea');
    const write = async (path: string | Buffer, data: Buffer) => {
      await mkdir(dirname(String(path)), { recursive: true });
      await writeFile(path, data);
    };
    const misnamed = (name: string, end: string) =>
      Buffer.concat([Buffer.from(`${folder}/${name}`), Buffer.from([0xff]), Buffer.from(end)]);
    await write(join(folder, '1', '1.jpg'), SMALL_PAGE);
    await write(join(folder, '2', '1.jpg'), SMALL_PAGE);
    await write(misnamed('2/2', '.jpg'), SMALL_PAGE);
    await write(misnamed('3', '.cbz'), smallComic());
    const result = await ingest(folder, join(await makeFolder(), 'out'), { keepGoing: true });
    expect(result).toMatchObject({
      ok: true,
      refused: [
        { file: '2', code: 'INPUT_UNREADABLE', entry: '2/2\u{FFFD}.jpg' },
        { file: '3\u{FFFD}.cbz', code: 'INPUT_UNREADABLE', entry: null },
      ],
      fileCount: 3,
    });
    expect(result.ok && result.publication.episodes.map(({ file }) => file)).toEqual(['1']);
  });
});
