import type { Database } from '@longstrip/database';
import { openDatabase } from '@longstrip/database';
import { readEvent, recentView, series } from '@longstrip/database/schema';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countViews, type View } from './views.ts';

const reason = whyNoTestServer();
const COUNTED_AT_ONCE = 40;

describe.skipIf(reason !== null)(`several processes counting views${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  let processes: Database[];
  beforeAll(async () => {
    server = await useTestServer();
    const url = await server.createDatabase();
    processes = await Promise.all([1, 2, 3].map(() => openDatabase({ engine: 'server', url })));
  });
  afterAll(async () => {
    await Promise.all((processes ?? []).map((database) => database.close()));
    await server?.stop();
  });

  it('count each look once between them, and never stand in each other’s way', async () => {
    const [database] = processes;
    if (database === undefined) throw new Error('no database');
    const added = await Promise.all(
      ['one', 'two', 'three'].map((alias) => addSeries(database, { alias, platformIds: ['bom-us'] })),
    );
    const views = added.flatMap(({ id, episodes }) =>
      ['reader-a', 'reader-b'].map(
        (mark): View => ({
          ...{ platformId: 'bom-us', mark, seriesId: id, episodeId: episodes[0]?.id ?? 0 },
          ...{ isPaid: false, atMs: TEST_NOW_MS },
        }),
      ),
    );
    const orders = [views, views.toReversed(), [...views.slice(3), ...views.slice(0, 3)]];
    const rounds = Array.from({ length: COUNTED_AT_ONCE }, (_, round) =>
      countViews(processes[round % processes.length] ?? database, orders[round % orders.length] ?? views),
    );
    await Promise.all(rounds);
    expect(await database.orm.$count(readEvent)).toBe(views.length);
    expect(await database.orm.$count(recentView)).toBe(views.length);
    const counts = await database.orm.select({ viewCount: series.viewCount }).from(series);
    expect(counts).toEqual([{ viewCount: 2 }, { viewCount: 2 }, { viewCount: 2 }]);
  });

  it('leave out what is gone meanwhile', async () => {
    const [database] = processes;
    if (database === undefined) throw new Error('no database');
    const gone = { platformId: 'bom-us', mark: 'reader-c', isPaid: false, atMs: TEST_NOW_MS };
    const { id, episodes } = await addSeries(database, { alias: 'four', platformIds: ['bom-us'] });
    const other = await addSeries(database, { alias: 'five', platformIds: ['bom-us'] });
    await countViews(database, [
      { ...gone, seriesId: 987_654, episodeId: null },
      { ...gone, seriesId: id, episodeId: 987_654 },
      { ...gone, seriesId: other.id, episodeId: episodes[0]?.id ?? 0 },
      { ...gone, seriesId: id, episodeId: null },
    ]);
    const rows = await database.run(`select series_id, episode_id from recent_view where mark = 'reader-c'`);
    expect(rows).toEqual([{ series_id: id, episode_id: 0 }]);
  });
});
