import type { Database } from '@longstrip/database';
import { openDatabase } from '@longstrip/database';
import { episode, page, series, seriesPlatform } from '@longstrip/database/schema';
import { openTestDatabase, type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addEpisodes, addSeries, assetIdOf } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPictureAccess, type PictureAccess, type PictureAccessReader } from './picture-access.ts';

/** A process on a database; the test announces editions to it. */
function openProcess(database: Database) {
  const process = { edition: 1 };
  const reader = createPictureAccess({ database, edition: () => process.edition });
  return Object.assign(process, { reader });
}

const isPage = async (reader: PictureAccessReader, name: string) => (await reader.current()).isPage(assetIdOf(name));
const isFree = async (reader: PictureAccessReader, episodeId = 0, atMs = TEST_NOW_MS) =>
  (await reader.current()).freeUntilMs('bom-us', episodeId, atMs) !== null;

describe('what is known of pictures', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  afterEach(() => vi.restoreAllMocks());

  it('is that pages of episodes in whatever state are pages, those in a text too, and nothing else', async () => {
    const removed = { removedAtMs: 5 };
    await addSeries(database, { alias: 'shown', platformIds: ['bom-us'], episodes: [{}, removed] });
    await addSeries(database, { alias: 'gone', platformIds: [], ...removed, episodes: 1 });
    await addSeries(database, {
      ...{ alias: 'novel', platformIds: ['beltoon-jp'] },
      episodes: [{ texts: ['<p>One</p>'], textPictures: ['a drawing of the novel'] }],
    });
    const { reader } = openProcess(database);
    for (const name of ['shown 0 page 1', 'shown 1 page 2', 'gone 0 page 1', 'a drawing of the novel'])
      expect([name, await isPage(reader, name)]).toEqual([name, true]);
    for (const name of ['shown 0 thumbnail', 'shown VERTICAL', 'nothing'])
      expect([name, await isPage(reader, name)]).toEqual([name, false]);
  });

  it('is that covers and thumbnails of what was taken down stand for nothing else', async () => {
    const gone = await addSeries(database, {
      ...{ alias: 'lawsuit', platformIds: ['bom-us'], thumbnails: ['VERTICAL', 'MAIN', 'COVER'], episodes: 1 },
    });
    const half = await addSeries(database, { alias: 'half', platformIds: ['bom-us'], episodes: 2 });
    const isGone = (access: PictureAccess) =>
      Object.fromEntries(
        [
          'lawsuit VERTICAL',
          'lawsuit MAIN',
          'lawsuit COVER',
          'lawsuit 0 thumbnail',
          'half 0 thumbnail',
          'half VERTICAL',
        ]
          .filter((name) => access.isTakenDown(assetIdOf(name)))
          .map((name) => [name, true]),
      );
    const process = openProcess(database);
    expect(isGone(await process.reader.current())).toEqual({});
    // Another series, and a banner, show two of its pictures.
    await database.run(`update series_thumbnail set asset_id = $1 where series_id = $2`, [
      assetIdOf('lawsuit MAIN'),
      half.id,
    ]);
    await database.run(
      `insert into banner (platform_id, key, kind, path, phone_asset_id, opened_at_ms, position, created_at_ms, updated_at_ms)
       values ('bom-us', 'a banner', 'ONLY_TEXT', '/', $1, 1, 1, 1, 1)`,
      [assetIdOf('lawsuit COVER')],
    );
    await database.orm.update(series).set({ removedAtMs: 5 }).where(eq(series.id, gone.id));
    await database.orm
      .update(episode)
      .set({ removedAtMs: 5 })
      .where(eq(episode.id, half.episodes[0]?.id ?? 0));
    process.edition += 1;
    const taken = { 'lawsuit VERTICAL': true, 'lawsuit 0 thumbnail': true, 'half 0 thumbnail': true };
    expect(isGone(await process.reader.current())).toEqual(taken);
    await database.orm.update(series).set({ removedAtMs: null }).where(eq(series.id, gone.id));
    process.edition += 1;
    expect(isGone(await process.reader.current())).toEqual({ 'half 0 thumbnail': true });
  });

  it('is that a drawn page is a page', async () => {
    const { episodes } = await addSeries(database, { alias: 'drawn', platformIds: ['bom-us'], episodes: 1 });
    await database.run(
      `insert into asset (id, media_type, width_px, height_px, placeholder, recipe, created_at_ms)
       values ('drawn:a/page-1', 'image/webp', 3, 4, '#123456', '{}', 1), ('drawn:a/cover', 'image/webp', 3, 4, '#123456', '{}', 1)`,
    );
    await database.orm.insert(page).values({
      ...{ episodeId: episodes[0]?.id ?? 0, orderNo: 3, kind: 'image', assetId: 'drawn:a/page-1' },
    });
    const access = await openProcess(database).reader.current();
    expect(['drawn:a/page-1', 'drawn:a/cover'].map((id) => access.isPage(id))).toEqual([true, false]);
  });

  it('follows a change once there is another edition, and asks nothing while there is none', async () => {
    const { episodes, id } = await addSeries(database, { alias: 'stored', platformIds: ['bom-us'] });
    const process = openProcess(database);
    const [first, second] = episodes;
    expect([await isFree(process.reader, first?.id), await isFree(process.reader, second?.id)]).toEqual([true, false]);
    const run = vi.spyOn(database, 'run');
    await database.orm.update(series).set({ removedAtMs: 5 }).where(eq(series.id, id));
    expect(await isFree(process.reader, first?.id)).toBe(true);
    expect(run).not.toHaveBeenCalled();
    process.edition += 1;
    expect(await isFree(process.reader, first?.id)).toBe(false);
    run.mockClear();
    await Promise.all(Array.from({ length: 50 }, () => isFree(process.reader, first?.id)));
    expect(run).not.toHaveBeenCalled();
  });

  it('follows a change by one question however many ask', async () => {
    await addSeries(database, { alias: 'old', platformIds: ['bom-us'] });
    const process = openProcess(database);
    await process.reader.current();
    const { episodes } = await addSeries(database, { alias: 'new', platformIds: ['bom-us'], episodes: 1 });
    expect(await isPage(process.reader, 'new 0 page 1')).toBe(false);
    process.edition += 1;
    const run = vi.spyOn(database, 'run');
    const seen = await Promise.all(Array.from({ length: 50 }, () => isPage(process.reader, 'new 0 page 1')));
    expect(new Set(seen)).toEqual(new Set([true]));
    // The changes, the pages of the series, its free episodes, what was taken down.
    expect(run).toHaveBeenCalledTimes(4);
    expect(await isFree(process.reader, episodes[0]?.id)).toBe(true);
    expect(await isPage(process.reader, 'old 2 page 2')).toBe(true);
  });

  it('is read anew only of series that changed', async () => {
    const made = [];
    for (const alias of ['a', 'b', 'c']) made.push(await addSeries(database, { alias, platformIds: ['bom-us'] }));
    const process = openProcess(database);
    await process.reader.current();
    const [, second] = made;
    await database.orm.update(series).set({ viewCount: 9, title: 'Other' });
    await database.orm
      .update(seriesPlatform)
      .set({ freeEpisodeCount: 0 })
      .where(eq(seriesPlatform.seriesId, second?.id ?? 0));
    const run = vi.spyOn(database, 'run');
    process.edition += 1;
    expect(await isFree(process.reader, second?.episodes[0]?.id)).toBe(false);
    expect(run.mock.calls.map(([, values]) => values).slice(1)).toEqual([[[second?.id]], [[second?.id]], undefined]);
  });

  it('is refused while the catalogue cannot be read, and right again afterwards', async () => {
    await addSeries(database, { alias: 'unread', platformIds: ['bom-us'] });
    const process = openProcess(database);
    const run = vi.spyOn(database, 'run').mockRejectedValue(new Error('the database is away'));
    await expect(process.reader.current()).rejects.toThrow('the database is away');
    run.mockRestore();
    expect(await isPage(process.reader, 'unread 0 page 1')).toBe(true);
    vi.spyOn(database, 'run').mockRejectedValue(new Error('away again'));
    process.edition += 1;
    await expect(process.reader.current()).rejects.toThrow('away again');
  });

  it('takes no notice of the numbers of the server that a copy came from', async () => {
    const { id } = await addSeries(database, { alias: 'copied', platformIds: ['bom-us'] });
    await database.run(`update catalogue_change set changed_in = '900000000000'`);
    const process = openProcess(database);
    await process.reader.current();
    const run = vi.spyOn(database, 'run');
    process.edition += 1;
    await process.reader.current();
    expect(run).toHaveBeenCalledTimes(1);
    await addEpisodes(database, id, [{ number: '9', alias: 'ep-9', orderNo: 9, pages: [{ name: 'a late page' }] }], {
      ...{ alias: 'copied', platformIds: ['bom-us'] },
    });
    process.edition += 1;
    expect(await isPage(process.reader, 'a late page')).toBe(true);
  });
});

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`several processes on a server${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server?.stop());

  it('miss nothing of a change that began before another and was committed after it', async () => {
    const url = await server.createDatabase();
    const [one, other] = await Promise.all([1, 2].map(() => openDatabase({ engine: 'server', url })));
    if (!one || !other) throw new Error('no databases');
    const first = await addSeries(one, { alias: 'first', platformIds: ['bom-us'] });
    const second = await addSeries(one, { alias: 'second', platformIds: ['bom-us'] });
    const process = openProcess(other);
    const look = async ({ episodes }: typeof first) => {
      process.edition += 1;
      return isFree(process.reader, episodes[0]?.id);
    };
    expect([await look(first), await look(second)]).toEqual([true, true]);
    await one.orm.transaction(async (tx) => {
      const now = { removedAtMs: 5 };
      await tx.update(episode).set(now).where(eq(episode.seriesId, first.id));
      await one.orm.update(episode).set(now).where(eq(episode.seriesId, second.id));
      expect([await look(first), await look(second)]).toEqual([true, false]);
    });
    expect(await look(first)).toBe(false);
    await Promise.all([one.close(), other.close()]);
  });
});
