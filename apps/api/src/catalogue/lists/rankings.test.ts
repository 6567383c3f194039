import { RANKING_COMPARED_MS, RANKING_TYPES, RANKING_WINDOWS_MS, type RankingType, rankSeries } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { entitlement, rankingEntry, readEvent, readTotal, recentView } from '@longstrip/database/schema';
import { createTestDatabase, type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addEntitlement, addSeries, addUser } from '@longstrip/test-kit/data';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { computeRankings, VIEW_COUNTED_AGAIN_MS } from './rankings.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const US = 'bom-us';

function ranks(open: () => Promise<Database>) {
  let database: Database;
  let first: AddedSeries;
  let second: AddedSeries;
  let third: AddedSeries;
  beforeAll(async () => {
    database = await open();
    const add = (alias: string, openedDaysAgo: number) =>
      addSeries(database, {
        alias,
        platformIds: [US, 'beltoon-jp'],
        onPlatform: { openedAtMs: NOW_MS - openedDaysAgo * DAY_MS },
      });
    first = await add('first', 90);
    second = await add('second', 80);
    third = await add('third', 70);
    await addUser(database, { platformId: US, id: 'buyer' });
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    for (const table of [readEvent, readTotal, recentView, entitlement, rankingEntry]) await database.orm.delete(table);
  });

  async function read({ id, episodes }: AddedSeries, count: number, agoMs: number, platformId = US): Promise<void> {
    const event = { platformId, seriesId: id, episodeId: episodes[0]?.id ?? 0, isPaid: false };
    const rows = Array.from({ length: count }, () => ({ ...event, readAtMs: NOW_MS - agoMs }));
    await database.orm.insert(readEvent).values(rows);
  }
  async function buy({ episodes }: AddedSeries, episode: number, agoMs: number, change: object = {}): Promise<void> {
    const episodeId = episodes[episode]?.id ?? 0;
    const right = { platformId: US, userId: 'buyer', episodeId, scope: 'POSSESSION' as const };
    await addEntitlement(database, { ...right, startedAtMs: NOW_MS - agoMs, ...change });
  }
  const compute = (nowMs = NOW_MS) => computeRankings({ database, platformIds: [US, 'beltoon-jp'], nowMs });
  async function ranking(type: RankingType, platformId = US) {
    const rows = await database.orm
      .select()
      .from(rankingEntry)
      .where(and(eq(rankingEntry.platformId, platformId), eq(rankingEntry.rankingType, type)))
      .orderBy(sql`${rankingEntry.place} nulls last`, asc(rankingEntry.seriesId));
    const names = new Map([first, second, third].map(({ id, alias }) => [id, alias]));
    return rows.map(({ seriesId, place, previousPlace, score }) => [
      ...[names.get(seriesId), place, previousPlace, score],
    ]);
  }

  it('counts a read 1 and a purchase 5, and gives ties to the newer series', async () => {
    await read(first, 5, HOUR_MS);
    await buy(second, 0, HOUR_MS);
    await read(third, 4, HOUR_MS);
    await compute();
    expect(await ranking('REALTIME')).toEqual([
      ['second', 1, null, 5],
      ['first', 2, null, 5],
      ['third', 3, null, 4],
    ]);
  });

  it('counts no gift, no free opening, nothing taken back, and nothing of another platform', async () => {
    await buy(first, 0, HOUR_MS, { source: 'GIFT' });
    await buy(first, 1, HOUR_MS, { revokedAtMs: NOW_MS });
    await read(first, 9, HOUR_MS, 'beltoon-jp');
    await read(second, 1, HOUR_MS);
    await compute();
    expect(await ranking('REALTIME')).toEqual([['second', 1, null, 1]]);
    expect(await ranking('REALTIME', 'beltoon-jp')).toEqual([['first', 1, null, 9]]);
  });

  it.each([
    ['REALTIME', DAY_MS],
    ['WEEKLY', 7 * DAY_MS],
    ['MONTHLY', 30 * DAY_MS],
  ] as const)('%s looks back %i ms and no further', async (type, windowMs) => {
    await read(first, 1, windowMs - 1);
    await read(second, 2, windowMs);
    await read(third, 3, -1);
    await compute();
    const placed = (await ranking(type)).filter(([, place]) => place !== null);
    expect(placed.map(([name, place, , score]) => [name, place, score])).toEqual([['first', 1, 1]]);
  });

  it('tells the place of a day before, also of what has left the ranking', async () => {
    await read(first, 3, 30 * HOUR_MS);
    await read(second, 2, 30 * HOUR_MS);
    await read(second, 1, HOUR_MS);
    await read(third, 2, HOUR_MS);
    await compute();
    expect(await ranking('REALTIME')).toEqual([
      ['third', 1, null, 2],
      ['second', 2, 2, 1],
      ['first', null, 1, 0],
    ]);
    expect(await ranking('WEEKLY')).toEqual([
      ['second', 1, 2, 3],
      ['first', 2, 1, 3],
      ['third', 3, null, 2],
    ]);
  });

  it('says the same however often it runs', async () => {
    await read(first, 3, 30 * HOUR_MS);
    await read(second, 4, HOUR_MS);
    await compute();
    const once = await Promise.all(RANKING_TYPES.map((type) => ranking(type)));
    await Promise.all([compute(), compute()]);
    expect(await Promise.all(RANKING_TYPES.map((type) => ranking(type)))).toEqual(once);
  });

  it('sums old reads up, so that their rows go and TOTAL keeps them', async () => {
    await read(first, 4, 40 * DAY_MS);
    await read(first, 1, 2 * DAY_MS);
    await read(second, 3, 32 * DAY_MS);
    await compute();
    await compute(NOW_MS + HOUR_MS);
    expect(await database.orm.$count(readEvent)).toBe(1);
    expect(await ranking('TOTAL')).toEqual([
      ['first', 1, 1, 5],
      ['second', 2, 2, 3],
    ]);
    await read(first, 2, 35 * DAY_MS);
    await compute(NOW_MS + 2 * HOUR_MS);
    expect((await ranking('TOTAL'))[0]).toEqual(['first', 1, 1, 7]);
  });

  it('keeps every read that the longest window needs as it stood a day before', async () => {
    await read(first, 1, 31 * DAY_MS - 1);
    await compute();
    expect(await ranking('MONTHLY')).toEqual([['first', null, 1, 0]]);
  });

  it('raises no edition of the catalogue while all places stay, and one when a place is another', async () => {
    const edition = async () => Number((await database.run('select edition from catalogue_edition'))[0]?.edition);
    await read(first, 5, HOUR_MS);
    await read(second, 3, HOUR_MS);
    await compute();
    const computed = await edition();
    await read(first, 1, HOUR_MS);
    await compute(NOW_MS + 1);
    expect(await ranking('MONTHLY')).toMatchObject([
      ['first', 1, null, 6],
      ['second', 2, null, 3],
    ]);
    expect(await edition()).toBe(computed);
    await read(second, 9, HOUR_MS);
    await compute(NOW_MS + 2);
    expect(await edition()).toBe(computed + 1);
    await database.orm.delete(readEvent);
    await compute(NOW_MS + 3);
    expect(await ranking('MONTHLY')).toEqual([]);
  });

  it('forgets marks of readers that count no more', async () => {
    const mark = { platformId: US, seriesId: first.id, episodeId: 0 };
    await database.orm.insert(recentView).values([
      { ...mark, mark: 'old', seenAtMs: NOW_MS - VIEW_COUNTED_AGAIN_MS },
      { ...mark, mark: 'young', seenAtMs: NOW_MS - VIEW_COUNTED_AGAIN_MS + 1 },
    ]);
    await compute();
    expect(await database.orm.select({ mark: recentView.mark }).from(recentView)).toEqual([{ mark: 'young' }]);
  });

  it('orders as the rule in core does, in every window, now and the day before', async () => {
    const all = [first, second, third];
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    const reads = Array.from({ length: 60 }, () => ({ of: all[random(3)] ?? first, agoMs: random(31 * DAY_MS) }));
    const purchases = [0, 1, 2].flatMap((episode) => all.map((of) => ({ of, episode, agoMs: random(31 * DAY_MS) })));
    for (const { of, agoMs } of reads) await read(of, 1, agoMs);
    for (const { of, episode, agoMs } of purchases) await buy(of, episode, agoMs);
    await compute();

    const within = (type: RankingType, shiftMs: number) => {
      const lengthMs = RANKING_WINDOWS_MS[type] ?? Number.POSITIVE_INFINITY;
      return ({ agoMs }: { agoMs: number }) => agoMs >= shiftMs && agoMs < shiftMs + lengthMs;
    };
    const expected = (type: RankingType, shiftMs: number) =>
      rankSeries(
        all.map(({ id }, index) => ({
          seriesId: id,
          openedAtMs: index,
          reads: reads.filter(within(type, shiftMs)).filter(({ of }) => of.id === id).length,
          purchases: purchases.filter(within(type, shiftMs)).filter(({ of }) => of.id === id).length,
        })),
      );
    for (const type of RANKING_TYPES) {
      const stored = async (column: typeof rankingEntry.place | typeof rankingEntry.previousPlace) => {
        const rows = await database.orm
          .select({ id: rankingEntry.seriesId })
          .from(rankingEntry)
          .where(and(eq(rankingEntry.platformId, US), eq(rankingEntry.rankingType, type), isNotNull(column)))
          .orderBy(asc(column));
        return rows.map(({ id }) => id);
      };
      expect(await stored(rankingEntry.place)).toEqual(expected(type, 0));
      expect(await stored(rankingEntry.previousPlace)).toEqual(expected(type, RANKING_COMPARED_MS));
    }
  });
}

describe('rankings on the embedded engine', () => ranks(createTestDatabase));

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`rankings on a server${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server?.stop());

  ranks(() => server.openDatabase());
});
