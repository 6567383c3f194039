import type { Database } from '@longstrip/database';
import { banner, pick, pickItem, rankingEntry, readEvent, readTotal, series, theme } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addPick, addSeries, addTheme } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeRankings } from '../catalogue/lists/rankings.ts';
import { countViews } from '../reading/view-count/views.ts';
import { localOwner } from '../shared/operator.ts';
import { removeDemo } from './remove-demo.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what the demo brought goes with its counts, places and showcase; an operator’s own stays', async () => {
  const platformId = 'bom-us';
  const demo = await addSeries(database, { alias: 'demo', platformIds: [platformId], isDemo: true });
  const own = await addSeries(database, { alias: 'own', platformIds: [platformId] });
  const titles = { 'en-US': 'Title' };
  await addPick(database, { platformId, key: 'demo', isDemo: true }, titles, [demo.id, own.id]);
  const ownPick = await addPick(database, { platformId, key: 'own' }, titles, [demo.id, own.id]);
  await addTheme(database, { platformId, key: 'demo', isDemo: true }, titles, [own.id]);
  const times = { openedAtMs: 1, createdAtMs: 1, updatedAtMs: 1 };
  await database.orm.insert(banner).values([
    { platformId, key: 'demo', kind: 'ONLY_TEXT', path: '/', position: 0, isDemo: true, ...times },
    { platformId, key: 'of-demo', kind: 'ONLY_TEXT', seriesId: demo.id, position: 1, ...times },
    { platformId, key: 'own', kind: 'ONLY_TEXT', seriesId: own.id, position: 2, ...times },
  ]);
  for (const { id: seriesId, episodes } of [demo, own]) {
    const view = { platformId, mark: 'm', seriesId, episodeId: episodes[0]?.id ?? 0, isPaid: false };
    await countViews(database, [{ ...view, atMs: TEST_NOW_MS - 1 }]);
    await database.orm.insert(readTotal).values({ platformId, seriesId, readCount: 3 });
  }
  await computeRankings({ database, platformIds: [platformId], nowMs: TEST_NOW_MS });

  expect(await removeDemo(database, localOwner(null), TEST_NOW_MS)).toBe(1);
  expect(await database.orm.select({ alias: series.alias }).from(series)).toEqual([{ alias: 'own' }]);
  expect(await database.orm.select({ id: pick.id }).from(pick)).toEqual([{ id: ownPick }]);
  expect(await database.orm.select({ seriesId: pickItem.seriesId }).from(pickItem)).toEqual([{ seriesId: own.id }]);
  expect(await database.orm.$count(theme)).toBe(0);
  expect(await database.orm.select({ key: banner.key }).from(banner)).toEqual([{ key: 'own' }]);
  for (const table of [rankingEntry, readEvent, readTotal]) {
    const left = await database.orm.selectDistinct({ seriesId: table.seriesId }).from(table);
    expect(left).toEqual([{ seriesId: own.id }]);
  }
});
