import { readdir } from 'node:fs/promises';
import { asset, auditLog, series } from '@longstrip/database/schema';
import type { PageImage, Publication } from '@longstrip/ingest';
import { expect, it } from 'vitest';
import { usePublishingStore } from '../../testing/publishing-store.ts';
import type { ImportOptions } from './import-options.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';

const { directory, picture } = await createPictureFolder();
const [red, green, blue, grey] = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#777777'].map(picture));
if (!red || !green || !blue || !grey) throw new Error('no pictures');
const { store, publish, tryToPublish, tryAll, describeIt } = usePublishingStore(directory);

/** The version of each row: it changes when the row is written, whatever is written. */
const rowVersions = (table: 'page' | 'episode') =>
  store().database.run(`select ctid::text as place, xmin::text as version from ${table} order by 1`);

const audited = () =>
  store()
    .database.orm.select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .orderBy(auditLog.id);

it('brings a series, its episodes, pages and files into the catalogue', async () => {
  const published = await publish(comic([comicEpisode('1', [red, green])], { cover: red }), { freeEpisodeCount: 1 });
  expect(published).toEqual({
    id: published.id,
    seriesKey: 'salt-crown',
    alias: 'salt-crown',
    title: 'Salt Crown',
    language: 'en',
    isNew: true,
    defaults: ['rentCoin', 'possessionCoin'],
    files: [
      {
        file: '1.cbz',
        episodes: [
          { number: '1', pages: 2, change: 'new', pageChanges: { added: 2, changed: 0, unchanged: 0, removed: 0 } },
        ],
      },
    ],
    start: {
      offers: { 'bom-us': { rentCoin: 3, possessionCoin: 5, freeEpisodeCount: 1, openedAtMs: expect.any(Number) } },
      ...{ cover: 'page', tags: ['Fantasy', 'sea'], days: [], isAdult: false },
    },
    episodes: { added: 1, changed: 0, unchanged: 0 },
    pages: { added: 2, changed: 0, unchanged: 0, removed: 0 },
    fields: [],
  });
  expect(await describeIt(published.id)).toMatchObject({
    status: 'SCHEDULED',
    tags: ['Fantasy', 'sea'],
    creators: [{ name: 'Ada', role: 'AUTHOR' }],
    cover: { sourceId: red.sha256, kind: 'PAGE' },
    platforms: { 'bom-us': { isVisible: true, rentCoin: 3, possessionCoin: 5, freeEpisodeCount: 1 } },
    episodes: [{ number: '1', alias: 'ep-1', orderNo: 1, title: 'Ep. 1', pageCount: 2 }],
  });
  expect(await store().files.has(red.sha256)).toBe(true);
  expect(await store().files.has(green.sha256)).toBe(true);
});

it('changes nothing when the same comes again: not a row, not a line of the log', async () => {
  const publication = comic([comicEpisode('1', [red, green]), comicEpisode('2', [blue])], { cover: red });
  const first = await publish(publication);
  const before = [await rowVersions('page'), await rowVersions('episode'), await describeIt(first.id)];
  const again = await publish(publication);
  expect(again).toMatchObject({
    id: first.id,
    isNew: false,
    episodes: { added: 0, changed: 0, unchanged: 2 },
    pages: { added: 0, changed: 0, unchanged: 3, removed: 0 },
  });
  expect([await rowVersions('page'), await rowVersions('episode'), await describeIt(first.id)]).toEqual(before);
  expect(await audited()).toHaveLength(1);
});

it('finds out in a trial what would change, and changes nothing', async () => {
  const trial = await publish(comic([comicEpisode('1', [red, green])]), { isDryRun: true });
  expect(trial).toMatchObject({ alias: 'salt-crown', isNew: true, pages: { added: 2 } });
  expect(await store().database.orm.$count(series)).toBe(0);
  expect(await store().database.orm.$count(asset)).toBe(0);
  expect(await audited()).toEqual([]);
  expect(await readdir(store().filesDirectory)).toEqual([]);
});

it('writes before and after of what changed into the log', async () => {
  await publish(comic([comicEpisode('1', [red]), comicEpisode('2', [blue])]));
  await publish(comic([comicEpisode('2', [green])]), { title: 'New title' });
  const [made, changed] = await audited();
  expect(made).toMatchObject({ action: 'series.import', before: null, after: { alias: 'salt-crown' } });
  expect(changed).toMatchObject({
    before: { title: 'Salt Crown', episodes: [{ number: '2' }] },
    after: { title: 'New title', episodes: [{ number: '2' }] },
  });
  expect(Object.keys(changed?.after ?? {}).toSorted()).toEqual(['episodes', 'title']);
});

it.each<[string, Partial<Publication>, Partial<ImportOptions>, string]>([
  ['a new series without a platform', { seriesKey: 'other' }, { platformIds: [] }, 'PLATFORM_MISSING'],
  ['a novel under the name of a comic', { type: 'NOVEL' }, {}, 'SERIES_TYPE_DIFFERS'],
  ['an alias of another series', { seriesKey: 'other' }, { alias: 'salt-crown' }, 'ALIAS_TAKEN'],
])('refuses %s, and stores nothing of it', async (_, change, options, code) => {
  await publish(comic([comicEpisode('1', [red])]));
  expect(await tryToPublish(comic([comicEpisode('1', [grey])], change), options)).toMatchObject({
    ok: false,
    refusal: { code },
  });
  expect(await store().database.orm.$count(series)).toBe(1);
  expect(await audited()).toHaveLength(1);
});

it('publishes all series of a folder or none', async () => {
  await publish(comic([comicEpisode('1', [red])]));
  const folder = (type: Publication['type']) => [
    comic([comicEpisode('1', [red])], { seriesKey: 'second', seriesTitle: 'Second' }),
    comic([comicEpisode('2', [blue])], { type }),
  ];
  expect(await tryAll(folder('NOVEL'))).toMatchObject({ ok: false });
  expect(await store().database.orm.$count(series)).toBe(1);
  expect(await tryAll(folder('COMIC'))).toMatchObject({
    series: [
      { alias: 'second', isNew: true },
      { alias: 'salt-crown', isNew: false },
    ],
  });
});

it('does not store a picture that is not what its name says', async () => {
  const forged: PageImage = { ...red, sha256: 'a'.repeat(64) };
  await expect(tryToPublish(comic([comicEpisode('1', [forged])]))).rejects.toThrow('is not what its name says');
  expect(await store().database.orm.$count(series)).toBe(0);
});
