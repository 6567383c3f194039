import { describe, expect, it } from 'vitest';
import type { IngestOptions } from '../ingest-refusal.ts';
import { ingestFiles, smallComic } from '../testing/small-comic.ts';

/** The doubts about files: those that always apply, and those for a new series. */
async function doubtsOf(path: string, names: readonly string[], options: IngestOptions = {}, info?: object) {
  const files = Object.fromEntries(
    names.map((name) => [name, smallComic(info === undefined ? undefined : { ...info })]),
  );
  const { result } = await ingestFiles(path, files, options);
  if (!result.ok) throw new Error(result.refusal.sentence);
  return { always: result.warnings, whenNew: result.publication.doubts };
}
const NONE = { always: [], whenNew: [] };

describe('a bare number at the end of a name', () => {
  const alone = (options: IngestOptions = {}, info?: object) =>
    doubtsOf('Big Book 300.cbz', ['Big Book 300.cbz'], options, info);

  it('is doubted, with the options that settle it', async () => {
    expect(await alone()).toEqual({
      always: [],
      whenNew: [
        '"Big Book 300.cbz" was read as episode 300 of "Big". If 300 belongs to the title, --series "Big Book 300" and --number say so; --number 300 confirms the reading.',
      ],
    });
    expect((await alone({ series: 'Big Book 300' })).whenNew).toHaveLength(1);
    expect((await doubtsOf('Apollo 13.cbz', ['Apollo 13.cbz'])).whenNew).toEqual([
      expect.stringContaining('episode 13 of "Apollo". If 13 belongs to the title, --series "Apollo 13"'),
    ]);
  });

  it('is not doubted where an option, the metadata, a folder or another book tells the same', async () => {
    expect(await alone({ number: '300' })).toEqual(NONE);
    expect(await alone({ series: 'Big Book 300', number: '1' })).toEqual(NONE);
    expect(await alone({ series: 'BIG' })).toEqual(NONE);
    expect(await alone({}, { Number: 4 })).toEqual(NONE);
    expect(await alone({}, { Series: 'Big' })).toEqual(NONE);
    expect(await doubtsOf('Big', ['Big/Big Book 300.cbz'])).toEqual(NONE);
    expect(await doubtsOf('Comics', ['Comics/Big Book 300.cbz', 'Comics/Big Book 301.cbz'])).toEqual(NONE);
  });
});

describe('a number before the words of a name, or a word for the last episode', () => {
  it.each([
    ['03 - Tides.cbz', '3', 'Downloads', 'Tides', '3', '03 - Tides'],
    ['Tides Final Chapter.cbz', 'Final Chapter', 'Downloads', 'Tides', 'Final Chapter', 'Tides Final Chapter'],
    ['港の夜最終話.cbz', '最終話', 'Downloads', '港の夜', '最終話', '港の夜最終話'],
  ])('is doubted: %s', async (name, number, folder, series, belongs, whole) => {
    const { whenNew } = await doubtsOf(`${folder}/${name}`, [`${folder}/${name}`]);
    expect(whenNew).toEqual([
      `"${name}" was read as episode ${number} of "${series}". If ${belongs} belongs to the title, --series "${whole}" and --number say so; --number ${number} confirms the reading.`,
    ]);
    expect((await doubtsOf(name, [name], { number, series })).whenNew).toEqual([]);
  });

  it('is not, where a dash or a space of its script parts it from the title', async () => {
    for (const name of ['Tides - Final Chapter.cbz', '港の夜 最終話.cbz', '항구의밤 최종화.cbz']) {
      expect(await doubtsOf(name, [name]), name).toEqual(NONE);
    }
  });
});

describe('a dot or a space in a number', () => {
  const sentence = (file: string, number: string, series: string) =>
    `"${file}" was read as episode ${number} of "${series}", though the dot or the space before its last digits may be meant otherwise: --number and --series, for one file at a time, say what it is.`;

  it.each([
    ['Tides Folge 1.002.cbz', '1002', 'Tides'],
    ['Tides chap. 1 002.cbz', '1002', 'Tides'],
    ['Tides 1 002화.cbz', '2', 'Tides 1'],
  ])('is doubted, unless another book has a number near it: %s', async (name, number, series) => {
    const alone = await doubtsOf(name, [name]);
    expect(alone.always).toEqual([sentence(name, number, series)]);
    expect(await doubtsOf(name, [name], { number })).toEqual(NONE);
    const near = `${series} ${Number(number) + 1}화.cbz`;
    expect((await doubtsOf('Tides', [`Tides/${name}`, `Tides/${near}`])).always).toEqual([]);
    expect((await doubtsOf('Tides', [`Tides/${name}`, 'Tides/Tides 99.cbz'])).always).toHaveLength(1);
  });

  it('is not, where it can only be a separator of thousands', async () => {
    for (const name of ['Tides Ch. 1,002.cbz', 'Tides Ch. 1\u202f002.cbz']) {
      expect((await doubtsOf(name, [name])).always, name).toEqual([]);
    }
  });
});

describe('a name that begins with its number', () => {
  it('gives the words behind it to the series only if no folder names one, and says so', async () => {
    const name = 'Episode 12 - Tides.cbz';
    const inFolder = (folder: string) => doubtsOf(`${folder}/${name}`, [`${folder}/${name}`]);
    const doubt = (series: string, source: string) => [
      `"${name}" was read as episode 12 of "${series}", after ${source}: --series and --number say otherwise.`,
    ];
    expect((await inFolder('Downloads')).whenNew).toEqual(doubt('Tides', 'the words behind its number'));
    expect((await inFolder('Harbour')).whenNew).toEqual(doubt('Harbour', 'the folder around it'));
  });
});

describe('a date in the place of a number', () => {
  it('is doubted whenever it comes, unless the number is said', async () => {
    const sentence = (file: string, number: string, series: string) =>
      `"${file}" was read as episode ${number} of "${series}", though its name looks like a date: --number and --series, for one file at a time, say what it is.`;
    const name = '2024-05-01.cbz';
    expect(await doubtsOf(name, [name])).toEqual({ always: [sentence(name, '1', '2024-05')], whenNew: [] });
    expect((await doubtsOf('Diary', [`Diary/${name}`, 'Diary/2024-05-02.cbz'])).always).toEqual([
      sentence(name, '1', 'Diary'),
      sentence('2024-05-02.cbz', '2', 'Diary'),
    ]);
    expect(await doubtsOf(name, [name], { number: '12', series: 'Diary' })).toEqual(NONE);
  });
});

describe('a folder of books whose names have nothing in common', () => {
  const mixed = ['Mixed Bag/Tides.cbz', 'Mixed Bag/Kelp.cbz'];

  it('is doubted to be a series, and how its books are taken one by one is said', async () => {
    expect((await doubtsOf('Mixed Bag', mixed)).whenNew).toEqual([
      'The folder "Mixed Bag" was taken for one series, and its 2 books for episodes of it; npm run import -- "Mixed Bag"/* takes each of them by itself.',
    ]);
    expect(await doubtsOf('Mixed Bag', mixed, { series: 'Mixed Bag' })).toEqual(NONE);
    expect(await doubtsOf('Tides', ['Tides/Tides 01.cbz', 'Tides/Tides 02.cbz', 'Tides/Chapter 3.cbz'])).toEqual(NONE);
  });

  it('says so in the sentence that refuses two of one number', async () => {
    const files = Object.fromEntries(['Bag/Tides 01.cbz', 'Bag/Kelp 01.cbz'].map((name) => [name, smallComic()]));
    const { result } = await ingestFiles('Bag', files);
    expect(result).toMatchObject({
      refusal: {
        sentence:
          '"Tides 01.cbz" was refused: it and "Kelp 01.cbz" are both episode 1 of one series; the folder "Bag" was taken for that series, and npm run import -- "Bag"/* takes each of its books by itself.',
      },
    });
    const named = await ingestFiles('Bag', files, { series: 'Bag' });
    expect(named.result).toMatchObject({ refusal: { sentence: expect.not.stringContaining('the folder') } });
  });
});

describe('a number that the caller gives', () => {
  it('leaves the number in the name to the title', async () => {
    const name = 'Big Book 300.cbz';
    const { result } = await ingestFiles(name, { [name]: smallComic() }, { number: '1', series: 'Big Book 300' });
    expect(result).toMatchObject({
      ok: true,
      publication: {
        seriesKey: 'big-book-300',
        episodes: [{ number: '1', source: { identifier: null, title: name } }],
      },
    });
  });

  it('is that of the one book, in the form of numbers', async () => {
    const { result } = await ingestFiles('a.cbz', { 'a.cbz': smallComic() }, { number: '012', series: 'Tides' });
    expect(result).toMatchObject({ ok: true, publication: { episodes: [{ number: '12', isNumberStated: true }] } });
  });

  it('is refused for several books', async () => {
    const files = { 'S/1.cbz': smallComic(), 'S/2.cbz': smallComic() };
    expect((await ingestFiles('S', files, { number: '1' })).result).toMatchObject({
      ok: false,
      refusal: {
        code: 'NUMBER_FOR_SEVERAL',
        sentence: '"S" was refused: it holds 2 books, and --number is for one: import that one by itself.',
      },
    });
  });
});
