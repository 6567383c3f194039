import { symlink } from 'node:fs/promises';
import {
  buildEnglishNovelEpub,
  drawPage,
  writeComicInfo,
  writeEpub,
  writeXhtml,
  writeZip,
} from '@longstrip/test-kit/files';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IngestOptions, IngestResult } from './ingest-refusal.ts';
import { ingestPath, publicationOf, writeFolder } from './testing/ingest-bytes.ts';

const pages: Buffer[] = [];
beforeAll(async () => {
  for (let seed = 0; seed < 3; seed += 1)
    pages.push(await drawPage(seed, { widthPx: 120, heightPx: 170 }).jpeg().toBuffer());
});

const page = (index = 0) => pages[index] ?? Buffer.alloc(0);
const cbz = (info?: Parameters<typeof writeComicInfo>[0]) =>
  writeZip([
    { name: '1.jpg', data: page() },
    ...(info === undefined ? [] : [{ name: 'ComicInfo.xml', data: writeComicInfo(info) }]),
  ]);

async function read(path: string, files: Record<string, Buffer | string>, options: IngestOptions = {}) {
  return ingestPath(`${await writeFolder(files)}/${path}`, options);
}

const summary = (result: IngestResult) =>
  result.ok
    ? [result.publication, ...result.otherPublications].map(({ seriesKey, language, episodes }) => [
        seriesKey,
        language,
        ...episodes.map(({ number }) => number),
      ])
    : result.refusal.code;

describe('the key of a series', () => {
  it.each<[string, string, Parameters<typeof writeComicInfo>[0] | undefined, IngestOptions, string, string]>([
    [
      'is what the caller says',
      'Folder/File - 2.cbz',
      { Series: 'Info' },
      { series: 'Mine, Really' },
      'mine-really',
      'Mine, Really',
    ],
    ['is spelled as the book spells it', 'Folder/File - 2.cbz', { Series: 'P&C' }, { series: 'p-c' }, 'p-c', 'P&C'],
    ['then what the book says', 'Folder/File - 2.cbz', { Series: 'Info' }, {}, 'info', 'Info'],
    ['then its name', 'Folder/File - 2.cbz', { Title: 'An Episode' }, {}, 'file', 'File'],
    ['then the folder around a mere number', 'Folder/Episode 2.cbz', undefined, {}, 'folder', 'Folder'],
  ])('%s', async (_, path, info, options, seriesKey, seriesTitle) => {
    expect(publicationOf(await read(path, { [path]: cbz(info) }, options))).toMatchObject({ seriesKey, seriesTitle });
  });

  it('of a novel is its file’s name, and its title that of the book', async () => {
    const publication = publicationOf(await read('clock.en.epub', { 'clock.en.epub': await buildEnglishNovelEpub() }));
    expect(publication).toMatchObject({
      seriesKey: 'clock',
      seriesTitle: "The Clock-Mender's Winter",
      language: 'en',
      synopsis: 'A watch without hands.\nA girl who keeps Tuesdays.',
      publisher: 'Test Kit Press',
      tags: ['Clocks'],
    });
  });
});

describe('the language', () => {
  it.each<[string, string, Parameters<typeof writeComicInfo>[0] | undefined, IngestOptions, string | null]>([
    ['is what the caller says', 'a (fr).cbz', { LanguageISO: 'de' }, { language: 'ja-JP' }, 'ja'],
    ['then what the book says', 'a (fr).cbz', { LanguageISO: 'de' }, {}, 'de'],
    ['then its name', 'a (fr).cbz', undefined, {}, 'fr'],
    ['else unknown', 'a.cbz', undefined, {}, null],
  ])('%s', async (_, name, info, options, language) => {
    expect(publicationOf(await read(name, { [name]: cbz(info) }, options)).language).toBe(language);
  });
});

describe('a folder of books', () => {
  const SERIES = {
    'My Series/Episode 10/1.jpg': Buffer.alloc(0),
    'My Series/Episode 2/1.jpg': Buffer.alloc(0),
    'My Series/c003.cbz': Buffer.alloc(0),
    'My Series/cover.png': Buffer.alloc(0),
    'My Series/notes.txt': 'notes',
    'My Series/.hidden/1.jpg': Buffer.alloc(0),
  };
  const series = async () => ({
    ...SERIES,
    'My Series/Episode 10/1.jpg': page(),
    'My Series/Episode 2/1.jpg': page(1),
    'My Series/c003.cbz': cbz(),
    'My Series/cover.png': await drawPage(9, { widthPx: 300, heightPx: 400 }).png().toBuffer(),
    'My Series/.hidden/1.jpg': page(),
  });

  it('is a series: its books its episodes in order of their numbers, its art the cover', async () => {
    const publication = publicationOf(await read('My Series', await series()));
    expect(publication).toMatchObject({
      seriesKey: 'my-series',
      seriesTitle: 'My Series',
      cover: { widthPx: 300, heightPx: 400 },
    });
    expect(publication.episodes.map(({ number }) => number)).toEqual(['2', '3', '10']);
  });

  it('says of loose pictures that they are left out', async () => {
    const { result } = await read('S', { 'S/c1.cbz': cbz(), 'S/loose.jpg': page() });
    expect(result).toMatchObject({
      ok: true,
      warnings: ['The folder holds books, so its loose pictures (1) were left out.'],
    });
  });

  it('leaves out links, which may lead anywhere', async () => {
    const folder = await writeFolder({ 'S/c1.cbz': cbz(), 'elsewhere/c2.cbz': cbz() });
    await symlink(`${folder}/elsewhere`, `${folder}/S/linked`);
    const { result } = await ingestPath(`${folder}/S`);
    expect(result).toMatchObject({ ok: true, warnings: ['"linked" is a link and was left out.'] });
    expect(summary(result)).toEqual([['s', null, '1']]);
  });

  it('numbers books without a number by their places', async () => {
    expect(
      summary((await read('S', { 'S/Beginning.cbz': cbz(), 'S/Middle.cbz': cbz(), 'S/The end.cbz': cbz() })).result),
    ).toEqual([['s', null, '1', '2', '3']]);
  });

  it('calls an extra by its name beside numbered ones', async () => {
    expect(summary((await read('S', { 'S/c1.cbz': cbz(), 'S/Bonus.cbz': cbz() })).result)).toEqual([
      ['s', null, '1', 'Bonus'],
    ]);
  });

  it('counts the episodes of season folders by season', async () => {
    const publication = publicationOf(
      await read('Deep', {
        'Deep/Season 1/Episode 01.cbz': cbz(),
        'Deep/Season 2/Episode 01 - The Return.cbz': cbz(),
        'Deep/Season 2/S2E02.cbz': cbz(),
        'Deep/Season 2/Episode 03.cbz': cbz({ Number: 14 }),
      }),
    );
    expect(publication.episodes.map(({ number, title }) => [number, title])).toEqual([
      ['1-1', null],
      ['2-1', 'The Return'],
      ['2-2', null],
      ['14', null],
    ]);
  });

  it('refuses two books of one number, naming both and their folders', async () => {
    const { result } = await read('S', { 'S/One/c1.cbz': cbz(), 'S/Two/c1.cbz': cbz() });
    expect(result).toMatchObject({
      ok: false,
      refusal: {
        code: 'DUPLICATE_EPISODE',
        file: 'Two/c1.cbz',
        sentence: '"Two/c1.cbz" was refused: it and "One/c1.cbz" are both episode 1 of one series.',
      },
    });
  });

  const languages = () => ({
    'S/S (de) - c1.cbz': cbz({ Series: 'S', LanguageISO: 'de', Number: 1 }),
    'S/S (en) - c1.cbz': cbz({ Series: 'S', LanguageISO: 'en', Number: 1 }),
    'S/S (en) - c4.cbz': cbz({ Series: 'S', LanguageISO: 'en', Number: 4 }),
  });

  it('in two languages is refused, unless one is asked for', async () => {
    const { result } = await read('S', languages());
    expect(result).toMatchObject({
      ok: false,
      refusal: { code: 'SEVERAL_SERIES', sentence: expect.stringContaining('"S" (de), "S" (en)') },
    });
    expect(summary((await read('S', languages(), { language: 'en-US' })).result)).toEqual([['s', 'en', '1', '4']]);
  });

  it('in two languages is two publications where several are asked for', async () => {
    expect(summary((await read('S', languages(), { severalPublications: true })).result)).toEqual([
      ['s', 'de', '1'],
      ['s', 'en', '1', '4'],
    ]);
  });

  it.each<[string, IngestOptions]>([
    ['whatever is asked for', {}],
    ['also where several publications are asked for', { severalPublications: true }],
    ['also where the language is said', { language: 'en', severalPublications: true }],
  ])('of comics and a novel is refused as such, %s', async (_, options) => {
    const files = { 'My Series/c1.cbz': cbz(), 'My Series/novel.epub': await buildEnglishNovelEpub() };
    expect((await read('My Series', files, options)).result).toMatchObject({
      ok: false,
      refusal: {
        code: 'SEVERAL_SERIES',
        sentence: '"My Series" was refused: "My Series" is made of comics and novels.',
      },
    });
  });

  it('of a comic in one language and a novel in another is two series', async () => {
    const files = { 'S/c1.cbz': cbz({ LanguageISO: 'ja' }), 'S/novel.epub': await buildEnglishNovelEpub() };
    expect(summary((await read('S', files, { severalPublications: true })).result)).toEqual([
      ['s', 'ja', '1'],
      ['s', 'en', '1', '2', '3'],
    ]);
  });

  it('names the book and the entry at fault', async () => {
    const { result } = await read('S', {
      'S/c1.cbz': cbz(),
      'S/c2.cbz': writeZip([{ name: 'x.jpg', data: '<html>' }]),
    });
    expect(result).toMatchObject({
      ok: false,
      refusal: {
        code: 'PAGE_BROKEN',
        file: 'c2.cbz',
        entry: 'x.jpg',
        sentence: '"c2.cbz" was refused because of "x.jpg": it should be a picture and is an HTML page.',
      },
    });
  });

  it('is refused for a book of a kind that is not taken', async () => {
    const { result } = await read('S', {
      'S/c1.cbz': cbz(),
      'S/c2.cbr': Buffer.from('Rar!\x1a\x07\x00 rest', 'latin1'),
    });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'UNSUPPORTED_FORMAT', file: 'c2.cbr' } });
  });

  it('numbers the chapters of volumes by volume', async () => {
    const volume = (title: string) =>
      writeEpub({
        title,
        language: 'en',
        items: ['a', 'b'].map((name) => ({
          href: `${name}.xhtml`,
          mediaType: 'application/xhtml+xml',
          spine: true,
          toc: name,
          data: writeXhtml({ title: name, language: 'en', body: `<p>${name}</p>` }),
        })),
      });
    const files = { 'Saga/Saga v1.epub': volume('Dawn'), 'Saga/Saga v2.epub': volume('Dusk') };
    const publication = publicationOf(await read('Saga', files));
    expect(publication).toMatchObject({ type: 'NOVEL', seriesKey: 'saga', seriesTitle: 'Saga' });
    expect(publication.episodes.map(({ number, subTitle }) => [number, subTitle])).toEqual([
      ['1-1', 'Dawn'],
      ['1-2', 'Dawn'],
      ['2-1', 'Dusk'],
      ['2-2', 'Dusk'],
    ]);
  });

  it('nested too deep, empty, or missing is refused', async () => {
    const deep = await read('a', { 'a/b/c/d/e/f/1.jpg': page() });
    const empty = await read('a', { 'a/readme.txt': 'nothing' });
    const missing = await ingestPath('/nowhere/at/all.cbz');
    expect([deep, empty, missing].map(({ result }) => summary(result))).toEqual([
      'FOLDER_TOO_DEEP',
      'NO_PAGES',
      'INPUT_UNREADABLE',
    ]);
  });
});

describe('the book that an episode came of', () => {
  const booksOf = (result: Parameters<typeof publicationOf>[0]) =>
    publicationOf(result).episodes.map(({ number, isNumberStated, source }) => ({ number, isNumberStated, ...source }));

  it('is named with the number it states', async () => {
    const path = 'Tides - 7.cbz';
    expect(booksOf(await read(path, { [path]: cbz({ Title: 'The Pier' }) }))).toEqual([
      { number: '7', isNumberStated: true, identifier: null, title: 'The Pier', part: 1 },
    ]);
  });

  it('is named by its file where it has no title, and its number is known to be assumed', async () => {
    expect(booksOf(await read('Tides.cbz', { 'Tides.cbz': cbz({ Series: 'Sea' }) }))).toEqual([
      { number: '1', isNumberStated: false, identifier: null, title: 'Tides', part: 1 },
    ]);
  });

  it.each([
    ['in its metadata', 'a.cbz', { Series: 'Run', Volume: 2, Number: 1 }, '1', 'comic-volume:2'],
    ['in its name', 'Run Vol. 3 Ch. 21.cbz', undefined, '21', 'comic-volume:3'],
    ['as its only number', 'a.cbz', { Series: 'Run', Volume: 2 }, '2', 'comic-whole-volume:2'],
    ['as the only number of its name', 'Run 第03巻.cbz', undefined, '3', 'comic-whole-volume:3'],
  ])('is told from others by the volume that it states %s', async (_, path, info, number, identifier) => {
    expect(booksOf(await read(path, { [path]: cbz(info) }))).toMatchObject([{ number, identifier }]);
  });

  it('is named by the whole of a name that states a number: a book of the same title without one is another', async () => {
    const titleOf = async (path: string) => booksOf(await read(path, { [path]: cbz() }))[0]?.title;
    expect([await titleOf('Molo c001.cbz'), await titleOf('Molo v02.cbz'), await titleOf('Molo.cbz')]).toEqual([
      ...['Molo c001.cbz', 'Molo v02.cbz', 'Molo'],
    ]);
  });

  it('is named by the identifier of an EPUB, and counts its chapters', async () => {
    const [first, second] = booksOf(await read('clock.epub', { 'clock.epub': await buildEnglishNovelEpub() }));
    expect(first).toMatchObject({ isNumberStated: false, identifier: expect.stringMatching(/./), part: 1 });
    expect(second).toMatchObject({ number: '2', identifier: first?.identifier, part: 2 });
  });
});
