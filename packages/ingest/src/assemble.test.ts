import { symlink } from 'node:fs/promises';
import { buildEnglishNovelEpub, drawPage, type writeComicInfo, writeZip } from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import type { IngestOptions } from './ingest-refusal.ts';
import { ingestPath, publicationOf, writeFolder } from './testing/ingest-bytes.ts';
import { ingestFiles, SMALL_PAGE, smallComic, summaryOf } from './testing/small-comic.ts';

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
    ['then that around a season', 'Star Crew/Season 2/Episode 1.cbz', undefined, {}, 'star-crew', 'Star Crew'],
    ['or around a season and a volume', 'Nora/S02/v3/Chapter 1.cbz', undefined, {}, 'nora', 'Nora'],
    ['or around one for its chapters', 'Nora/Chapters/Chapter 1.cbz', undefined, {}, 'nora', 'Nora'],
    ['and a season in one file is a volume', 'Star Crew/Season 2.cbz', undefined, {}, 'star-crew', 'Star Crew'],
  ])('%s', async (_, path, info, options, seriesKey, seriesTitle) => {
    expect(publicationOf(await ingestFiles(path, { [path]: smallComic(info) }, options))).toMatchObject({
      seriesKey,
      seriesTitle,
    });
  });

  it.each([
    ['a season', 'Star Crew/Season 2', ['Episode 01.cbz', 'Episode 02.cbz'], 'Star Crew', ['2-1', '2-2']],
    ['a season whose episodes have names', 'Star Crew/Season 2', ['Dawn.cbz', 'Dusk.cbz'], 'Star Crew', ['1', '2']],
    [
      'a season that its series is known by',
      'Sorted/Season 2',
      ['Star Crew 1.cbz', 'Star Crew 2.cbz'],
      'Star Crew',
      ['2-1', '2-2'],
    ],
    [
      'a season with its series’ name',
      'Sorted/Star Crew - Season 2 (en)',
      ['1.cbz', '2.cbz'],
      'Star Crew',
      ['2-1', '2-2'],
    ],
    ['a season by a counter', 'スタークルー/第2期', ['第1話.cbz', '第2話.cbz'], 'スタークルー', ['2-1', '2-2']],
    ['a volume', 'Rail Cat/Volume 1', ['Chapter 1.cbz', 'Chapter 2.cbz'], 'Rail Cat', ['1', '2']],
  ])('of the folder of %s is that of the series around it', async (_, folder, names, seriesTitle, numbers) => {
    const files = Object.fromEntries(names.map((name) => [`${folder}/${name}`, smallComic()]));
    const publication = publicationOf(await ingestFiles(folder, files));
    expect(publication.seriesTitle).toBe(seriesTitle);
    expect(publication.episodes.map(({ number }) => number)).toEqual(numbers);
  });

  it.each(['1/2/3/4.cbz', 'Mine/Downloads/4.cbz'])('of what nothing names is asked for: %s', async (path) => {
    const { result } = await ingestFiles(path, { [path]: smallComic() });
    expect(result).toMatchObject({
      ok: false,
      refusal: {
        code: 'SERIES_UNNAMED',
        sentence:
          '"4.cbz" was refused: neither its name nor a folder around it names its series: name that by --series.',
      },
    });
    const named = await ingestFiles(path, { [path]: smallComic() }, { series: 'Mine' });
    expect(publicationOf(named)).toMatchObject({ seriesKey: 'mine', episodes: [{ number: '4' }] });
  });

  it('of a novel is its file’s name, and its title that of the book', async () => {
    const publication = publicationOf(
      await ingestFiles('clock.en.epub', { 'clock.en.epub': await buildEnglishNovelEpub() }),
    );
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
    expect(publicationOf(await ingestFiles(name, { [name]: smallComic(info) }, options)).language).toBe(language);
  });
});

describe('a folder of books', () => {
  it('is a series: its books its episodes in order of their numbers, its art the cover', async () => {
    const publication = publicationOf(
      await ingestFiles('My Series', {
        'My Series/Episode 10/1.jpg': SMALL_PAGE,
        'My Series/Episode 2/1.jpg': SMALL_PAGE,
        'My Series/c003.cbz': smallComic(),
        'My Series/cover.png': await drawPage(9, { widthPx: 300, heightPx: 400 }).png().toBuffer(),
        'My Series/notes.txt': 'notes',
        'My Series/.hidden/1.jpg': SMALL_PAGE,
      }),
    );
    expect(publication).toMatchObject({
      seriesKey: 'my-series',
      seriesTitle: 'My Series',
      cover: { widthPx: 300, heightPx: 400 },
      isCoverOfSeries: true,
      isCoverDeclared: true,
    });
    expect(publication.episodes.map(({ number }) => number)).toEqual(['2', '3', '10']);
  });

  it('has the cover that one of its books names before the page that stands in for that of the first', async () => {
    const publication = publicationOf(
      await ingestFiles('My Series', {
        'My Series/Episode 1/1.jpg': SMALL_PAGE,
        'My Series/Episode 2/1.jpg': SMALL_PAGE,
        'My Series/Episode 2/2.jpg': SMALL_PAGE,
        'My Series/Episode 2/3.jpg': SMALL_PAGE,
        'My Series/Episode 2/cover.png': await drawPage(9, { widthPx: 300, heightPx: 400 }).png().toBuffer(),
      }),
    );
    expect(publication).toMatchObject({
      ...{ cover: { widthPx: 300, heightPx: 400 }, isCoverOfSeries: false, isCoverDeclared: true },
    });
  });

  it('is no episode where it holds a cover alone, nor is the cover, which is said', async () => {
    for (const input of ['S', 'S/cover.jpg']) {
      const { result } = await ingestFiles(input, { 'S/cover.jpg': SMALL_PAGE });
      expect(result).toMatchObject({
        ok: false,
        refusal: { code: 'NO_PAGES', sentence: expect.stringContaining('import it beside an episode') },
      });
    }
  });

  it('says of loose pictures that they are left out', async () => {
    const { result } = await ingestFiles('S', { 'S/c1.cbz': smallComic(), 'S/loose.jpg': SMALL_PAGE });
    expect(result).toMatchObject({
      ok: true,
      warnings: ['The folder holds books, so its loose pictures (1) were left out.'],
    });
  });

  it('leaves out links, which may lead anywhere', async () => {
    const folder = await writeFolder({ 'S/c1.cbz': smallComic(), 'elsewhere/c2.cbz': smallComic() });
    await symlink(`${folder}/elsewhere`, `${folder}/S/linked`);
    const ingested = await ingestPath(`${folder}/S`);
    expect(ingested.result).toMatchObject({ ok: true, warnings: ['"linked" is a link and was left out.'] });
    expect(summaryOf(ingested)).toEqual([['s', null, '1']]);
  });

  const languages = () => ({
    'S/S (de) - c1.cbz': smallComic({ Series: 'S', LanguageISO: 'de', Number: 1 }),
    'S/S (en) - c1.cbz': smallComic({ Series: 'S', LanguageISO: 'en', Number: 1 }),
    'S/S (en) - c4.cbz': smallComic({ Series: 'S', LanguageISO: 'en', Number: 4 }),
  });

  it('in two languages is refused, unless one is asked for', async () => {
    const { result } = await ingestFiles('S', languages());
    expect(result).toMatchObject({
      ok: false,
      refusal: { code: 'SEVERAL_SERIES', sentence: expect.stringContaining('"S" (de), "S" (en)') },
    });
    expect(summaryOf(await ingestFiles('S', languages(), { language: 'en-US' }))).toEqual([['s', 'en', '1', '4']]);
  });

  it('in two languages is two publications where several are asked for', async () => {
    expect(summaryOf(await ingestFiles('S', languages(), { severalPublications: true }))).toEqual([
      ['s', 'de', '1'],
      ['s', 'en', '1', '4'],
    ]);
  });

  it.each<[string, IngestOptions]>([
    ['whatever is asked for', {}],
    ['also where several publications are asked for', { severalPublications: true }],
    ['also where the language is said', { language: 'en', severalPublications: true }],
  ])('of comics and a novel is refused as such, %s', async (_, options) => {
    const files = { 'My Series/c1.cbz': smallComic(), 'My Series/novel.epub': await buildEnglishNovelEpub() };
    expect((await ingestFiles('My Series', files, options)).result).toMatchObject({
      ok: false,
      refusal: {
        code: 'SEVERAL_SERIES',
        sentence:
          '"My Series" was refused: "My Series" is made of comics and novels; the folder "My Series" was taken for that series, and npm run import -- "My Series"/* takes each of its books by itself.',
      },
    });
  });

  it('of a comic in one language and a novel in another is two series', async () => {
    const files = { 'S/c1.cbz': smallComic({ LanguageISO: 'ja' }), 'S/novel.epub': await buildEnglishNovelEpub() };
    expect(summaryOf(await ingestFiles('S', files, { severalPublications: true }))).toEqual([
      ['s', 'ja', '1'],
      ['s', 'en', '1', '2', '3'],
    ]);
  });

  it('names the book and the entry at fault', async () => {
    const { result } = await ingestFiles('S', {
      'S/c1.cbz': smallComic(),
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
    const { result } = await ingestFiles('S', {
      'S/c1.cbz': smallComic(),
      'S/c2.cbr': Buffer.from('Rar!\x1a\x07\x00 rest', 'latin1'),
    });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'UNSUPPORTED_FORMAT', file: 'c2.cbr' } });
  });

  it('nested too deep, empty, or missing is refused', async () => {
    const deep = await ingestFiles('a', { 'a/b/c/d/e/f/1.jpg': SMALL_PAGE });
    const empty = await ingestFiles('a', { 'a/readme.txt': 'nothing' });
    const missing = await ingestPath('/nowhere/at/all.cbz');
    expect([deep, empty, missing].map(summaryOf)).toEqual(['FOLDER_TOO_DEEP', 'NO_PAGES', 'INPUT_UNREADABLE']);
  });
});
