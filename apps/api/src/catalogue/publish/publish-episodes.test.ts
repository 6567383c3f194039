import { appUser, entitlement } from '@longstrip/database/schema';
import type { PageImage, PublicationEpisode } from '@longstrip/ingest';
import { describe, expect, it } from 'vitest';
import { usePublishingStore } from '../../testing/publishing-store.ts';
import type { ImportOptions } from './import-options.ts';
import { comic, comicEpisode, createPictureFolder, textEpisode } from './publication.fixture.ts';

const { directory, picture } = await createPictureFolder();
const [red, green, blue, grey] = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#777777'].map(picture));
if (!red || !green || !blue || !grey) throw new Error('no pictures');
const { store, publish, describeIt } = usePublishingStore(directory);
const pages = [red, green];

/** One episode of two pages, with these changes. */
const publishOne = (
  change: Partial<PublicationEpisode>,
  options?: Partial<ImportOptions>,
  cover: PageImage | null = null,
) => publish(comic([{ ...comicEpisode(change.number ?? '1', pages), ...change }], { cover }), options);

/** The version of each row: it changes when the row is written, whatever is written. */
const pageVersions = () =>
  store().database.run('select ctid::text as place, xmin::text as version from page order by 1');

it('keeps the corrected panels of a picture, wherever it stands in the next edition, and takes those of the book', async () => {
  const { database } = store();
  const corrections = () => database.run('select asset_id, regions, corrected_regions from page order by order_no');
  const [first, second] = comicEpisode('1', pages).pages;
  if (first?.kind !== 'image' || second === undefined) throw new Error('no pages');
  const stated = [{ box: [0, 0, 10, 10] as [number, number, number, number], text: 'Ahoy!' }];
  await publishOne({ pages: [{ ...first, regions: stated }, second] });
  await database.run(`update page set corrected_regions = '[{"box": [1, 1, 5, 5]}]' where order_no = 1`);
  const corrected = { asset_id: red.sha256, corrected_regions: [{ box: [1, 1, 5, 5] }] };
  expect(await publishOne({ pages: [second, { ...first, regions: stated }] })).toMatchObject({ pages: { changed: 2 } });
  expect(await corrections()).toMatchObject([{ corrected_regions: null }, { ...corrected, regions: stated }]);
  expect(await publishOne({ pages: [second, first] })).toMatchObject({ pages: { changed: 1 } });
  expect(await corrections()).toMatchObject([{ corrected_regions: null }, { ...corrected, regions: null }]);
});

it('touches the pages that changed and no others; ids and what readers own stay', async () => {
  const first = await publish(comic([comicEpisode('1', [red, green, blue]), comicEpisode('2', [blue])]));
  const [one] = (await describeIt(first.id)).episodes;
  const episodeId = one?.id ?? 0;
  const reader = { platformId: 'bom-us', id: 'reader' };
  await store()
    .database.orm.insert(appUser)
    .values({ ...reader, snsProvider: 'google', snsId: 's', createdAtMs: 1, updatedAtMs: 1 });
  await store()
    .database.orm.insert(entitlement)
    .values({
      ...{ platformId: 'bom-us', userId: 'reader', episodeId },
      ...{ scope: 'POSSESSION', source: 'PURCHASE', startedAtMs: 1 },
    });
  const before = await pageVersions();

  const again = await publish(comic([comicEpisode('1', [red, grey, blue])]));
  expect(again.pages).toEqual({ added: 0, changed: 1, unchanged: 2, removed: 0 });
  expect(again.episodes).toEqual({ added: 0, changed: 1, unchanged: 0 });
  const after = await pageVersions();
  expect(
    after.filter((row) => before.some((old) => old.version === row.version && old.place === row.place)),
  ).toHaveLength(3);
  expect((await describeIt(first.id)).episodes.map(({ id, number }) => [id, number])).toEqual([
    [episodeId, '1'],
    [expect.any(Number), '2'],
  ]);
  expect(await store().database.orm.select({ episodeId: entitlement.episodeId }).from(entitlement)).toEqual([
    { episodeId },
  ]);
});

it('adds, shortens and fills gaps: episodes stand in the order of their numbers', async () => {
  const first = await publish(comic([comicEpisode('2', [red, green, blue]), comicEpisode('10', [red])]));
  await publish(comic([comicEpisode('1', [grey]), comicEpisode('2', [red])]));
  const { episodes } = await describeIt(first.id);
  expect(episodes.map(({ number, orderNo, pageCount }) => [number, orderNo, pageCount])).toEqual([
    ['1', 1, 1],
    ['2', 2, 1],
    ['10', 3, 1],
  ]);
});

it('opens episodes at a stated time, in the time zone of each platform', async () => {
  const { id } = await publish(comic([comicEpisode('1', [red])]), {
    platformIds: ['bom-us', 'beltoon-jp'],
    openAt: '2030-01-31T18:00',
  });
  const { episodes, platforms } = await describeIt(id);
  expect(episodes[0]?.platforms).toMatchObject({
    'bom-us': { openedAtMs: Date.parse('2030-01-31T18:00-08:00') },
    'beltoon-jp': { openedAtMs: Date.parse('2030-01-31T18:00+09:00') },
  });
  expect(platforms['beltoon-jp']?.openedAtMs).toBe(Date.parse('2030-01-31T18:00+09:00'));
});

it('keeps text and the pictures in it', async () => {
  const html = `<p>Ein <img src="asset:${blue.sha256}" width="40" height="60" alt=""></p>`;
  const { id } = await publish(comic([textEpisode('1', html, [blue])], { type: 'NOVEL' }));
  expect(await store().database.run('select kind, html, asset_id from page')).toEqual([
    { kind: 'text', html, asset_id: null },
  ]);
  expect(await store().database.run('select asset_id from text_asset')).toEqual([{ asset_id: blue.sha256 }]);
  await publish(comic([textEpisode('1', '<p>Ohne</p>')], { type: 'NOVEL' }));
  expect(await store().database.run('select asset_id from text_asset')).toEqual([]);
  expect((await describeIt(id)).type).toBe('NOVEL');
});

async function shown(id: number) {
  const { readingDirection, episodes } = await describeIt(id);
  return [readingDirection, episodes.map((each) => each.readingDirection)];
}

const FROM_RIGHT = { readingDirection: 'RTL', isDirectionStated: true } as const;

describe('a copy of an episode that comes again', () => {
  it('leaves its direction, its title and its day as they are where it does not state them', async () => {
    const { id } = await publishOne({ ...FROM_RIGHT, title: 'The Pier', publishedOn: '2020-02-29' });
    expect(await publishOne({})).toMatchObject({ episodes: { unchanged: 1 }, fields: [] });
    expect(await shown(id)).toEqual(['RTL', ['RTL']]);
    expect((await describeIt(id)).episodes).toMatchObject([{ title: 'The Pier', publishedOn: '2020-02-29' }]);
  });

  it('says each fact that it changes, in a trial too', async () => {
    const { id } = await publishOne({ title: 'The Pier' });
    const options = { ...FROM_RIGHT, title: 'Low Tide' };
    const fields = [
      { field: 'readingDirection', before: 'LTR', after: 'RTL' },
      { field: 'episodes.1.title', before: 'The Pier', after: 'Low Tide' },
      { field: 'episodes.1.readingDirection', before: 'LTR', after: 'RTL' },
    ];
    expect(await publishOne(options, { isDryRun: true })).toMatchObject({ episodes: { changed: 1 }, fields });
    expect(await shown(id)).toEqual(['LTR', ['LTR']]);
    expect(await publishOne(options)).toMatchObject({ episodes: { changed: 1 }, pages: { unchanged: 2 }, fields });
    expect(await shown(id)).toEqual(['RTL', ['RTL']]);
    expect(await publishOne({ thumbnail: green })).toMatchObject({
      fields: [{ field: 'episodes.1.thumbnail', before: red.sha256, after: green.sha256 }],
    });
  });

  it('takes the direction of its own lines where these run otherwise than before', async () => {
    const { id } = await publishOne({ ...FROM_RIGHT, writingMode: 'VERTICAL' });
    await publishOne({ writingMode: 'HORIZONTAL' });
    expect(await shown(id)).toEqual(['LTR', ['LTR']]);
  });
});

it('reads a series as its first episode, and shows which episodes differ', async () => {
  const { id } = await publishOne({ number: '2' });
  await publishOne({ ...FROM_RIGHT, number: '3' });
  expect(await shown(id)).toEqual(['LTR', ['LTR', 'RTL']]);
  expect(await publishOne({ ...FROM_RIGHT, number: '1' })).toMatchObject({
    fields: [{ field: 'readingDirection', before: 'LTR', after: 'RTL' }],
  });
  expect(await shown(id)).toEqual(['RTL', ['RTL', 'LTR', 'RTL']]);
});

it('reads a new episode that states no direction as the series, and one that states it as it says', async () => {
  const { id } = await publishOne({ ...FROM_RIGHT, number: '1' });
  await publishOne({ number: '2' });
  await publishOne({ number: '3', isDirectionStated: true });
  expect(await shown(id)).toEqual(['RTL', ['RTL', 'RTL', 'LTR']]);
});

it('keeps the cover of its first episode where another book, of no number, comes after it', async () => {
  const { id } = await publishOne({}, {}, red);
  const source = { identifier: null, title: 'Another', part: 1 };
  const pagesOfIts = [{ kind: 'image', image: blue, spread: 'none', stripIndex: null }] as const;
  await publishOne({ isNumberStated: false, source, pages: [...pagesOfIts] }, {}, blue);
  expect(await describeIt(id)).toMatchObject({
    cover: { sourceId: red.sha256 },
    episodes: [{ number: '1' }, { number: '2' }],
  });
});
