import { buildEnglishNovelEpub, writeEpub, writeXhtml } from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import { publicationOf } from './testing/ingest-bytes.ts';
import { ingestFiles, smallComic, summaryOf } from './testing/small-comic.ts';

describe('the episodes of a folder', () => {
  it('numbers books without a number by their places', async () => {
    expect(
      summaryOf(
        await ingestFiles('S', {
          'S/Beginning.cbz': smallComic(),
          'S/Middle.cbz': smallComic(),
          'S/The end.cbz': smallComic(),
        }),
      ),
    ).toEqual([['s', null, '1', '2', '3']]);
  });

  it.each([
    ['Prologue', 'Final Chapter', 'Epilogue'],
    ['プロローグ', '最終話', 'エピローグ'],
    ['프롤로그', '최종화', '에필로그'],
    ['楔子', '大結局', '尾聲'],
    ['บทนำ', 'ตอนจบ', 'บทส่งท้าย'],
    ['مقدمة', 'الحلقة الأخيرة', 'خاتمة'],
    ['Prolog', 'Letzte Folge', 'Epilog'],
    ['Prologue', 'Dernier chapitre', 'Épilogue'],
  ])('begins with %s, and ends with %s and %s', async (...[first, last, after]) => {
    const orderOf = async (...names: (string | undefined)[]) =>
      publicationOf(
        await ingestFiles('S', Object.fromEntries(names.map((name) => [`S/${name}.cbz`, smallComic()]))),
      ).episodes.map(({ number }) => number);
    const [begin = '', end = '', rest = ''] = [first, last, after].map((word) => word?.normalize('NFKC'));
    expect(await orderOf(after, last, '2', '10', first)).toEqual([begin, '2', '10', end, rest]);
    // Books without a number count from 1 between them.
    expect(await orderOf(after, 'Dawn', 'Dusk', first)).toEqual([begin, '1', '2', rest]);
  });

  it('calls an extra by its name beside numbered ones', async () => {
    expect(summaryOf(await ingestFiles('S', { 'S/c1.cbz': smallComic(), 'S/Bonus.cbz': smallComic() }))).toEqual([
      ['s', null, '1', 'Bonus'],
    ]);
  });

  it('counts the episodes of season folders by season', async () => {
    const publication = publicationOf(
      await ingestFiles('Deep', {
        'Deep/Season 1/Episode 01.cbz': smallComic(),
        'Deep/Season 2/Episode 01 - The Return.cbz': smallComic(),
        'Deep/Season 2/S2E02.cbz': smallComic(),
        'Deep/Season 2/Episode 03.cbz': smallComic({ Number: 14 }),
      }),
    );
    expect(publication.episodes.map(({ number, title }) => [number, title])).toEqual([
      ['1-1', null],
      ['2-1', 'The Return'],
      ['2-2', null],
      ['14', null],
    ]);
  });

  it('takes a range or a part for no season', async () => {
    const files = {
      'Deep/Season 1/Ch. 1-2.cbz': smallComic(),
      'Deep/Season 2/Ch. 1-2.cbz': smallComic(),
      'Deep/Season 2/Chapter 5-2.cbz': smallComic(),
    };
    expect(summaryOf(await ingestFiles('Deep', files))).toEqual([['deep', null, '1-1-2', '2-1-2', '2-5-2']]);
  });

  it('refuses two books of one number, naming both and their folders', async () => {
    const { result } = await ingestFiles('S', { 'S/One/c1.cbz': smallComic(), 'S/Two/c1.cbz': smallComic() });
    expect(result).toMatchObject({
      ok: false,
      refusal: {
        code: 'DUPLICATE_EPISODE',
        file: 'Two/c1.cbz',
        sentence: '"Two/c1.cbz" was refused: it and "One/c1.cbz" are both episode 1 of one series.',
      },
    });
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
    const publication = publicationOf(await ingestFiles('Saga', files));
    expect(publication).toMatchObject({ type: 'NOVEL', seriesKey: 'saga', seriesTitle: 'Saga' });
    expect(publication.episodes.map(({ number, subTitle }) => [number, subTitle])).toEqual([
      ['1-1', 'Dawn'],
      ['1-2', 'Dawn'],
      ['2-1', 'Dusk'],
      ['2-2', 'Dusk'],
    ]);
  });
});

describe('the book that an episode came of', () => {
  const booksOf = (result: Parameters<typeof publicationOf>[0]) =>
    publicationOf(result).episodes.map(({ number, isNumberStated, source }) => ({ number, isNumberStated, ...source }));

  it('is named with the number it states', async () => {
    const path = 'Tides - 7.cbz';
    expect(booksOf(await ingestFiles(path, { [path]: smallComic({ Title: 'The Pier' }) }))).toEqual([
      { number: '7', isNumberStated: true, identifier: null, title: 'The Pier', part: 1 },
    ]);
  });

  it('is named by its file where it has no title, and its number is known to be assumed', async () => {
    expect(booksOf(await ingestFiles('Tides.cbz', { 'Tides.cbz': smallComic({ Series: 'Sea' }) }))).toEqual([
      { number: '1', isNumberStated: false, identifier: null, title: 'Tides', part: 1 },
    ]);
  });

  it.each([
    ['in its metadata', 'a.cbz', { Series: 'Run', Volume: 2, Number: 1 }, '1', 'comic-volume:2'],
    ['in its name', 'Run Vol. 3 Ch. 21.cbz', undefined, '21', 'comic-volume:3'],
    ['in the name of its folder', 'Run/Volume 3/Chapter 21.cbz', undefined, '21', 'comic-volume:3'],
    ['as its only number', 'a.cbz', { Series: 'Run', Volume: 2 }, '2', 'comic-whole-volume:2'],
    ['as the only number of its name', 'Run 第03巻.cbz', undefined, '3', 'comic-whole-volume:3'],
  ])('is distinguished from others by the volume that it states %s', async (_, path, info, number, identifier) => {
    expect(booksOf(await ingestFiles(path, { [path]: smallComic(info) }))).toMatchObject([{ number, identifier }]);
  });

  it('is named by the whole of a name that states a number: a book of the same title without one is another', async () => {
    const titleOf = async (path: string) => booksOf(await ingestFiles(path, { [path]: smallComic() }))[0]?.title;
    expect([await titleOf('Molo c001.cbz'), await titleOf('Molo v02.cbz'), await titleOf('Molo.cbz')]).toEqual([
      ...['Molo c001.cbz', 'Molo v02.cbz', 'Molo'],
    ]);
  });

  it('is named by the identifier of an EPUB, and counts its chapters', async () => {
    const [first, second] = booksOf(await ingestFiles('clock.epub', { 'clock.epub': await buildEnglishNovelEpub() }));
    expect(first).toMatchObject({ isNumberStated: false, identifier: expect.stringMatching(/./), part: 1 });
    expect(second).toMatchObject({ number: '2', identifier: first?.identifier, part: 2 });
  });
});
