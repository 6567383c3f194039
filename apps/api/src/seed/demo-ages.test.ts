import type { Database } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeRankings } from '../catalogue/lists/rankings.ts';
import { openSeededStore, SEEDED_MS } from '../testing/seeded-store.ts';
import { addDemoReads } from './demo-reads.ts';

const DAY_MS = 86_400_000;
const LATER_MS = SEEDED_MS + 30 * DAY_MS;
const STORES = PLATFORMS.filter(({ routes }) => routes.includes('main')).map(({ id }) => id);

describe('the demo thirty days later', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openSeededStore();
    await addDemoReads(database, SEEDED_MS);
    const rank = (nowMs: number) =>
      computeRankings({ database, platformIds: STORES, nowMs }, new AbortController().signal);
    await rank(SEEDED_MS);
    await addDemoReads(database, LATER_MS - DAY_MS);
    await rank(LATER_MS - DAY_MS);
    await addDemoReads(database, LATER_MS);
    await rank(LATER_MS);
  }, 120_000);
  afterAll(() => database?.close());

  it.each(STORES)('%s has a full ranking in every window, and places have changed since the day before', async (id) => {
    for (const type of ['REALTIME', 'WEEKLY', 'MONTHLY', 'TOTAL']) {
      const rows = await database.run(
        'select place, previous_place from ranking_entry where platform_id = $1 and ranking_type = $2 and place is not null',
        [id, type],
      );
      expect(rows.length, type).toBeGreaterThanOrEqual(10);
      if (type === 'REALTIME') expect(rows.some((row) => row.place !== row.previous_place)).toBe(true);
    }
  });

  it.each(STORES)('%s has new episodes of most series that go on, and more are to come', async (id) => {
    const count = async (fromMs: number, untilMs: number) =>
      Number(
        (
          await database.run(
            'select count(*) from episode_platform where platform_id = $1 and opened_at_ms > $2 and opened_at_ms <= $3',
            [id, fromMs, untilMs],
          )
        )[0]?.count,
      );
    expect(await count(LATER_MS - 7 * DAY_MS, LATER_MS)).toBeGreaterThanOrEqual(12);
    expect(await count(LATER_MS, LATER_MS + 300 * DAY_MS)).toBeGreaterThan(10);
  });
});
