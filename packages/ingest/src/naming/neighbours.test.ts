import { describe, expect, it } from 'vitest';
import { publicationOf } from '../testing/ingest-bytes.ts';
import { ingestFiles, smallComic } from '../testing/small-comic.ts';
import { bareTitleKey } from './neighbours.ts';

const numbersOf = async (names: readonly string[]) => {
  const files = Object.fromEntries(names.map((name) => [`Shelf/${name}.cbz`, smallComic()]));
  const publication = publicationOf(await ingestFiles('Shelf', files));
  return publication.episodes.map(({ number, file }) => [file.replace('.cbz', ''), number]);
};

describe('a name that can be read in two ways is read as its neighbours are', () => {
  it.each([
    [
      'numbers past 999',
      [
        ['Harbour 998', '998'],
        ['Harbour 999', '999'],
        ['Harbour 1000', '1000'],
        ['Harbour 1003', '1003'],
      ],
    ],
    [
      'numbers past 999 with a separator',
      [
        ['Hafennacht 999', '999'],
        ['Hafennacht 1.000', '1000'],
        ['Hafennacht 1,001', '1001'],
      ],
    ],
    [
      'large numbers alone',
      [
        ['灯台日記1002', '1002'],
        ['灯台日記1003', '1003'],
      ],
    ],
    [
      'numbers like years, near each other',
      [
        ['Harbour 2020', '2020'],
        ['Harbour 2021', '2021'],
      ],
    ],
    [
      'Roman numerals',
      [
        ['Atlas VIII', '8'],
        ['Atlas IX', '9'],
        ['Atlas X', '10'],
        ['Atlas XIV', '14'],
      ],
    ],
    [
      'a Roman numeral of a title',
      [
        ['Harbour 3', '3'],
        ['Henry VIII', 'Henry VIII'],
      ],
    ],
    [
      'numbers in brackets',
      [
        ['Harbour 7 (1)', '1'],
        ['Harbour 7 (2)', '2'],
        ['Harbour 7 (3)', '3'],
      ],
    ],
    [
      'a title beside another',
      [
        ['Harbour 3', '3'],
        ['Blade Runner 2049', 'Blade Runner 2049'],
      ],
    ],
    [
      'years far from the numbers',
      [
        ['Harbour 3', '3'],
        ['Harbour 2049', 'Harbour 2049'],
      ],
    ],
  ])('%s', async (_, expected) => {
    expect(await numbersOf(expected.map(([name = '']) => name))).toEqual(expected);
  });
});

describe('parts that words count', () => {
  it.each([
    [
      ['潮騒 上巻', '1'],
      ['潮騒 中巻', '2'],
      ['潮騒 下巻', '3'],
    ],
    [
      ['潮騒（上）', '1'],
      ['潮騒（下）', '2'],
    ],
    [
      ['潮騒 前編', '1'],
      ['潮騒 後編', '2'],
    ],
    [
      ['바다의 밤 (상)', '1'],
      ['바다의 밤 (하)', '2'],
    ],
    [
      ['潮騒 第3話 前編', '3-1'],
      ['潮騒 第3話 後編', '3-2'],
      ['潮騒 第4話', '4'],
    ],
  ])('%j', async (...expected) => {
    expect(await numbersOf(expected.map(([name = '']) => name))).toEqual(expected);
  });

  it('are other books than a middle part that comes later', async () => {
    const files = { 'Shelf/潮騒 上.cbz': smallComic(), 'Shelf/潮騒 下.cbz': smallComic() };
    const [, last] = publicationOf(await ingestFiles('Shelf', files)).episodes;
    const [middle] = publicationOf(await ingestFiles('潮騒 中.cbz', { '潮騒 中.cbz': smallComic() })).episodes;
    expect([last?.number, middle?.number]).toEqual(['2', '2']);
    expect(last?.source.identifier).not.toBe(middle?.source.identifier);
  });

  it('are refused where the last stands alone, unless its number is given', async () => {
    const files = { '潮騒 下巻.cbz': smallComic() };
    const { result } = await ingestFiles('潮騒 下巻.cbz', files);
    expect(result).toMatchObject({ ok: false, refusal: { code: 'PART_UNKNOWN' } });
    const given = publicationOf(await ingestFiles('潮騒 下巻.cbz', files, { number: '2' }));
    expect(given.episodes.map(({ number }) => number)).toEqual(['2']);
  });
});

describe('side stories', () => {
  it.each([
    [
      ['바다의 밤 1화', '1'],
      ['바다의 밤 2화', '2'],
      ['바다의 밤 외전 1화', '외전 1'],
    ],
    [
      ['潮騒 第1話', '1'],
      ['潮騒 第1話 番外編', '1.番外編'],
      ['潮騒 第2話', '2'],
      ['潮騒 番外編1', '番外編 1'],
    ],
  ])('%j', async (...expected) => {
    expect(await numbersOf(expected.map(([name = '']) => name))).toEqual(expected);
  });

  it('in a folder of their own are no episodes of the work', async () => {
    const files = { '潮騒 番外編/第1話.cbz': smallComic() };
    expect(publicationOf(await ingestFiles('潮騒 番外編', files)).seriesTitle).toBe('潮騒 番外編');
  });
});

describe('what is read of a name alone is said where it may be wrong', () => {
  it.each([
    ['Shelf/Harbour 1000.cbz', 'If 1000 is its number, --series "Harbour" and --number 1000 say so'],
    ['Shelf/86.cbz', 'was read as episode 86 of "Shelf", after the folder around it'],
    ['Shelf/S01E02.cbz', 'was read as episode 1-2 of "Shelf", after the folder around it'],
    ['Shelf/Blade Runner 2049.cbz', null],
    ['Shelf/Harbour 12.5.cbz', null],
  ])('%s', async (path, doubt) => {
    const { doubts } = publicationOf(await ingestFiles(path, { [path]: smallComic() }));
    if (doubt === null) expect(doubts.join()).not.toContain('1000');
    else expect(doubts.join()).toContain(doubt);
  });
});

describe('a folder of volumes inside another is a series of its own', () => {
  it('where its name tells which or how many there are', async () => {
    const names = [
      '灯台日和 第01-02巻/第01巻',
      '灯台日和 第01-02巻/第02巻',
      '汐の町 全31巻/第01巻',
      '汐の町 全31巻/第02巻',
    ];
    const files = Object.fromEntries(names.map((name) => [`Shelf/${name}.cbz`, smallComic()]));
    const { result } = await ingestFiles('Shelf', files, { severalPublications: true });
    const publications = result.ok ? [result.publication, ...result.otherPublications] : [result.refusal];
    expect(
      publications.map((each) =>
        'episodes' in each ? [each.seriesTitle, ...each.episodes.map(({ number }) => number)] : each.sentence,
      ),
    ).toEqual([
      ['汐の町', '1', '2'],
      ['灯台日和', '1', '2'],
    ]);
  });
});

it.each([
  ['Tides', ['03 - Tides', 'Tides 2', '2 Tides - 4', 'Tides (Final Chapter)', 'Tides: Epilogue']],
  ['港の夜', ['港の夜 最終話', '港の夜12', '12 港の夜']],
  ['항구의밤', ['항구의밤 최종화', '항구의밤프롤로그']],
  ['คืนท่าเรือ', ['คืนท่าเรือ บทนำ', 'คืนท่าเรือ ตอนจบ']],
  ['ليالي الميناء', ['ليالي الميناء الحلقة الأخيرة', 'ليالي الميناء ٧']],
  ['86', ['86']],
  ['Prologue', ['Prologue']],
])('%s without its numbers and words for last episodes is %j', (title, titles) => {
  const key = bareTitleKey(title);
  expect(titles.map(bareTitleKey)).toEqual(titles.map(() => key));
  expect(bareTitleKey(`${title} Kelp`)).not.toBe(key);
});
