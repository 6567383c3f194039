import type { Database } from '@longstrip/database';
import { readEvent, series } from '@longstrip/database/schema';
import { createTestDatabase } from '@longstrip/database/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededStore, SEEDED_MS } from '../testing/seeded-store.ts';
import { addDemoReads } from './demo-reads.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = SEEDED_MS + 9.5 * HOUR_MS;

const readsOf = ({ orm }: Database) =>
  orm
    .select({ seriesId: readEvent.seriesId, episodeId: readEvent.episodeId, readAtMs: readEvent.readAtMs })
    .from(readEvent)
    .orderBy(readEvent.readAtMs, readEvent.episodeId);

const viewsOf = async ({ orm }: Database) =>
  (await orm.select({ views: sql<number>`sum(view_count)`.mapWith(Number) }).from(series))[0]?.views ?? 0;

/** Does `work`, and measures the longest time in which no timer of this thread could run, as a share of its total time. */
async function watchTimers<Result>(work: () => Promise<Result>): Promise<{ result: Result; longestWait: number }> {
  const startedAtMs = performance.now();
  let lastMs = startedAtMs;
  let longestMs = 0;
  const look = () => {
    const nowMs = performance.now();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    lastMs = nowMs;
  };
  const timer = setInterval(look, 1);
  const result = await work();
  look();
  clearInterval(timer);
  return { result, longestWait: longestMs / (lastMs - startedAtMs) };
}

/** A seeded store in which a publisher has taken over one of the series, and a copy of that store. */
async function openStore() {
  const database = await openSeededStore();
  const [taken] = await database.orm.select({ id: series.id }).from(series).orderBy(series.id).limit(1);
  if (taken === undefined) throw new Error('the demo is empty');
  await database.orm.update(series).set({ isDemo: false }).where(eq(series.id, taken.id));
  const copy = await database.dumpEmbedded();
  if (copy === null) throw new Error('the engine gave no dump');
  return { database, takenId: taken.id, copy };
}

describe('reads of the demo', () => {
  let database: Database;
  let takenId: number;
  let copy: Blob;
  let viewsBefore: number;
  let count: number;
  let longestWait: number;

  beforeAll(async () => {
    ({ database, takenId, copy } = await openStore());
    viewsBefore = await viewsOf(database);
    ({ result: count, longestWait } = await watchTimers(() => addDemoReads(database, NOW_MS)));
  }, 120_000);
  afterAll(() => database?.close());

  it('fill the last thirty days, each of an episode that was out, and views grow with them', async () => {
    expect(count).toBeGreaterThan(1000);
    const [facts] = await database.run(`
      select count(*)::int as count, min(read_at_ms) as first, max(read_at_ms) as last,
        count(distinct r.series_id)::int as series,
        count(*) filter (where ep.opened_at_ms > r.read_at_ms)::int as early
      from read_event r join episode_platform ep on ep.episode_id = r.episode_id and ep.platform_id = r.platform_id`);
    const demo = await database.orm.select({ id: series.id }).from(series).where(eq(series.isDemo, true));
    expect(facts).toMatchObject({ count, early: 0, series: demo.length });
    expect(Number(facts?.first)).toBeGreaterThanOrEqual(NOW_MS - 30.1 * DAY_MS);
    expect(Number(facts?.last)).toBeLessThan(NOW_MS);
    expect((await viewsOf(database)) - viewsBefore).toBe(count);
  });

  it('come a series at a time, so that the ports answer meanwhile', () => {
    expect(longestWait).toBeLessThan(0.2);
  });

  it('leave the series of publishers alone', async () => {
    expect(await database.orm.select().from(readEvent).where(eq(readEvent.seriesId, takenId))).toEqual([]);
  });

  it('are the same for the same store and hours', { timeout: 60_000 }, async () => {
    const other = await createTestDatabase(copy);
    await addDemoReads(other, NOW_MS);
    expect(await readsOf(other)).toEqual(await readsOf(database));
    await other.close();
  });

  it('go on by the hour, once each, and after a long sleep only as far back as rankings look', async () => {
    expect(await addDemoReads(database, NOW_MS + 20 * 60_000)).toBe(0);
    expect(await addDemoReads(database, NOW_MS + HOUR_MS)).toBeGreaterThan(0);
    expect(await addDemoReads(database, NOW_MS + HOUR_MS)).toBe(0);
    expect(await addDemoReads(database, NOW_MS + 400 * DAY_MS)).toBeGreaterThan(1000);
    const [facts] = await database.run('select min(read_at_ms) as first from read_event where read_at_ms > $1', [
      NOW_MS + 2 * HOUR_MS,
    ]);
    expect(Number(facts?.first)).toBeGreaterThanOrEqual(NOW_MS + 369 * DAY_MS);
  });
});
