import { describe, expect, it } from 'vitest';
import { publishedBy, usePublishingStore } from '../../testing/publishing-store.ts';
import { comic, createPictureFolder, textEpisode } from './publication.fixture.ts';

const { directory } = await createPictureFolder();
const { store, tryToPublish } = usePublishingStore(directory);

/** A novel with these chapters, each with its own text; `Rain!` is the chapter Rain with a corrected text. */
async function publish(
  titles: readonly string[],
  {
    volume = null,
    book = 'River',
    seriesKey = 'river',
  }: { volume?: string | null; book?: string; seriesKey?: string } = {},
) {
  const chapters = titles.map((written, index) => {
    const title = written.replace('!', '');
    const number = volume === null ? String(index + 1) : `${volume}-${index + 1}`;
    return {
      ...textEpisode(number, `<p id="t${index + 1}-1">The text of ${written}.</p>`),
      isNumberStated: volume !== null,
      source: { identifier: `urn:${book}`, title: book, part: index + 1 },
      title,
    };
  });
  return publishedBy(await tryToPublish({ ...comic(chapters, { seriesKey }), type: 'NOVEL' }));
}

/** Each episode in order: its number, its title and its text. */
async function readEpisodes() {
  const rows = await store().database.run(
    `select number, title, html from episode join page on episode_id = episode.id order by episode.order_no`,
  );
  return rows.map(({ number, title, html }) => `${number} ${title}: ${/of (.*)\./.exec(String(html))?.[1]}`);
}

const idsByTitle = async () =>
  Object.fromEntries((await store().database.run('select id, title from episode')).map(({ id, title }) => [title, id]));

it('a chapter that is put in moves no other from under its readers', async () => {
  await publish(['Return', 'Rain', 'Doors', 'Home']);
  const before = await idsByTitle();
  const { series, warnings } = await publish(['Return', 'Rain', 'Between', 'Doors!', 'Home']);
  expect(await idsByTitle()).toMatchObject(before);
  expect(await readEpisodes()).toEqual([
    '1 Return: Return',
    '2 Rain: Rain',
    '2.1 Between: Between',
    '3 Doors: Doors!',
    '4 Home: Home',
  ]);
  expect(series).toMatchObject([{ episodes: { added: 1, changed: 2, unchanged: 2 } }]);
  expect(warnings).toEqual([]);
  await publish(['Return', 'Rain', 'Between', 'Again', 'Doors!', 'Home', 'After', 'Ever after']);
  expect(await readEpisodes()).toMatchObject({
    3: '2.2 Again: Again',
    6: '5 After: After',
    7: '6 Ever after: Ever after',
  });
});

it('a chapter that is left out stays for its readers, is said, and comes back as itself', async () => {
  await publish(['Return', 'Rain', 'Home']);
  const before = await idsByTitle();
  expect((await publish(['Return', 'Home'])).warnings).toEqual([
    '"River" no longer holds what its readers have as episode 2 ("Rain"); that stays for them. An applied file can remove it.',
  ]);
  expect(await readEpisodes()).toEqual(['1 Return: Return', '2 Rain: Rain', '3 Home: Home']);
  expect((await publish(['Return', 'Home'])).warnings).toEqual([]);
  expect((await publish(['Return', 'Rain', 'Home'])).warnings).toEqual([]);
  expect(await idsByTitle()).toEqual(before);
});

it('chapters in another order keep their episodes, and that is said', async () => {
  await publish(['Return', 'Rain', 'Doors']);
  const before = await readEpisodes();
  const { warnings } = await publish(['Return', 'Doors', 'Rain']);
  expect(warnings).toEqual([
    '"River" holds its chapters in another order than before; the episodes of the series keep theirs.',
  ]);
  expect(await readEpisodes()).toEqual(before);
});

it('the chapters of a volume are recognised within it', async () => {
  await publish(['Return', 'Rain'], { volume: '1', book: 'River 1' });
  await publish(['Return', 'Rain'], { volume: '2', book: 'River 2' });
  await publish(['Return', 'Between', 'Rain'], { volume: '2', book: 'River 2' });
  expect(await readEpisodes()).toEqual([
    '1-1 Return: Return',
    '1-2 Rain: Rain',
    '2-1 Return: Return',
    '2-1.1 Between: Between',
    '2-2 Rain: Rain',
  ]);
  await publish(['Return', 'Between', 'Rain'], { volume: '2', book: 'River 2' });
  expect(await readEpisodes()).toHaveLength(5);
});

describe('volumes that state no number, and go by one title', () => {
  /** What each volume holds; of a folder of several, they are counted by place. */
  const publishVolumes = async (...volumes: [book: string, ...chapters: string[]][]) => {
    const chapters = volumes.flatMap(([book, ...titles], volume) =>
      titles.map((title, index) => ({
        ...textEpisode(`${volume + 1}-${index + 1}`, `<p>The text of ${title}.</p>`),
        isNumberStated: false,
        source: { identifier: `urn:${book}`, title: 'River', part: index + 1 },
        title,
      })),
    );
    return publishedBy(await tryToPublish({ ...comic(chapters, { seriesKey: 'river' }), type: 'NOVEL' }));
  };
  const BOTH: [string, ...string[]][] = [
    ['dawn', 'Return', 'Rain'],
    ['dusk', 'Doors', 'Home'],
  ];

  it('take nothing from each other when they come again', async () => {
    await publishVolumes(...BOTH);
    const before = await readEpisodes();
    for (const again of [BOTH, BOTH.map(([book, ...titles]) => [`${book}-anew`, ...titles] as [string, ...string[]])]) {
      expect(await publishVolumes(...again)).toMatchObject({
        warnings: [],
        series: [{ episodes: { added: 0, changed: 0, unchanged: 4 } }],
      });
    }
    expect(await readEpisodes()).toEqual(before);
    expect(await store().database.run('select source_part from episode where source_part is null')).toEqual([]);
  });

  it('grow by a chapter of the first, and by a third volume', async () => {
    await publishVolumes(...BOTH);
    await publishVolumes(['dawn', 'Return', 'Rain', 'Noon'], ['dusk', 'Doors'], ['night', 'Stars', 'Sleep']);
    expect(await readEpisodes()).toEqual([
      '1-1 Return: Return',
      '1-2 Rain: Rain',
      '1-3 Noon: Noon',
      '2-1 Doors: Doors',
      '2-2 Home: Home',
      '3-1 Stars: Stars',
      '3-2 Sleep: Sleep',
    ]);
  });
});

it('a copy that makes a series of its own says which one came of the same book', async () => {
  await publish(['Return', 'Rain']);
  expect((await publish(['Return', 'Rain!'], { seriesKey: 'river-corrected' })).warnings).toEqual([
    'This is a new series, and "salt-crown" came of a book of the same identifier (urn:River). If this belongs to that one, import it with --series "river", and remove this series.',
  ]);
  expect((await publish(['Return'], { seriesKey: 'sea', book: 'Sea' })).warnings).toEqual([
    expect.stringContaining('has the same title'),
  ]);
});
