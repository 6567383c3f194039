import { type JobQueue, openJobQueue } from '@longstrip/database';
import { alarm, episodePlatform, favorite, freetimeTicket, userCoupon, userGift } from '@longstrip/database/schema';
import { PLATFORMS } from '@longstrip/platform-config';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSwitchedPlatforms } from '../../shared/switched-platforms.ts';
import { addCoupon, addGift, addSpins } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { charge, lotTerms, scopeOfUser } from '../../testing/wallets.ts';
import { ALARM_JOBS, notifyNewEpisodeJob } from '../jobs.ts';
import { notifyEndings } from './notify-endings.ts';
import { findNewEpisodes, type NotifyParts, notifyNewEpisode } from './notify-new-episodes.ts';

const platformId = 'bom-tw';
const balconyId = 'BOMTOON_TW';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { signal } = new AbortController();

let api: TestApi;
let jobs: JobQueue;
let parts: NotifyParts;
let last = 0;
beforeAll(async () => {
  api = await createTestApi();
  jobs = await openJobQueue(api.db, { jobs: ALARM_JOBS, onProblem: () => undefined });
  parts = {
    ...{ database: api.db, jobs, platforms: PLATFORMS, nowMs: () => api.clock.nowMs() },
    switches: createSwitchedPlatforms(api.db, null),
  };
});
afterAll(async () => {
  await jobs.stop();
  await api.close();
});
beforeEach(() => api.clock.setTo(TEST_NOW_MS));

const nextId = (name: string) => {
  last += 1;
  return `${name}-${last}`;
};
const newReader = (more = {}) => addUser(api.db, { platformId, id: nextId('reader'), ...more });
const follow = (userId: string, seriesId: number, createdAtMs = TEST_NOW_MS - 10 * DAY_MS) =>
  api.db.orm.insert(favorite).values({ platformId, userId, seriesId, createdAtMs });
const newSeries = (more = {}) => addSeries(api.db, { alias: nextId('series'), platformIds: [platformId], ...more });

async function open(series: { episodes: { id: number }[] }, index: number, openedAtMs = TEST_NOW_MS - HOUR_MS) {
  await api.db.orm
    .update(episodePlatform)
    .set({ openedAtMs })
    .where(eq(episodePlatform.episodeId, series.episodes[index]?.id ?? 0));
}
const alarmsOf = (userId: string) =>
  api.db.orm
    .select({ kind: alarm.kind, subjectId: alarm.subjectId, parameters: alarm.parameters })
    .from(alarm)
    .where(and(eq(alarm.platformId, platformId), eq(alarm.userId, userId)))
    .orderBy(asc(alarm.kind));
/** Finds what opened and does the jobs that were asked for. */
async function notifyAll(): Promise<number> {
  const found = await findNewEpisodes(parts, signal);
  const rows = await api.db.run(
    `select id::text, data from pgboss.job where name = 'alarms.new-episode' and state = 'created'`,
  );
  for (const { id, data } of rows) {
    await notifyNewEpisode(parts, notifyNewEpisodeJob.parse(data), signal);
    await api.db.run(`update pgboss.job set state = 'completed' where id = $1::uuid`, [id]);
  }
  return found;
}

describe('a new episode of a favourite', () => {
  test('is notified once, however many opened together and however often the job runs', async () => {
    const [reader, stranger] = [await newReader(), await newReader()];
    const series = await newSeries({ title: 'Salt' });
    await follow(reader.userId, series.id);
    await open(series, 1);
    await open(series, 2, TEST_NOW_MS - HOUR_MS + 1);
    expect(await notifyAll()).toBe(1);
    const expected = [
      { kind: 'NEW_EPISODE', subjectId: `${series.id}-${series.episodes[2]?.id}`, parameters: { title: 'Salt' } },
    ];
    expect(await alarmsOf(reader.userId)).toEqual(expected);
    expect(await alarmsOf(stranger.userId)).toEqual([]);
    expect(await notifyAll()).toBe(0);
    const again = { platformId, seriesId: series.id, episodeId: series.episodes[2]?.id ?? 0 };
    expect(await notifyNewEpisode(parts, again, signal)).toBe(0);
    expect(await alarmsOf(reader.userId)).toEqual(expected);
  });

  test('is notified when its hour has come, and not long after it', async () => {
    const reader = await newReader();
    const series = await newSeries();
    await follow(reader.userId, series.id);
    await open(series, 0, TEST_NOW_MS - DAY_MS);
    await open(series, 1, TEST_NOW_MS + 1);
    expect(await notifyAll()).toBe(0);
    api.clock.setTo(TEST_NOW_MS + 1);
    expect(await notifyAll()).toBe(1);
    expect(await alarmsOf(reader.userId)).toHaveLength(1);
  });

  test('is notified to no reader who followed later, left, or does not see the work', async () => {
    const adult = { isAdult: true, birthedOn: '1990-01-01' };
    const series = await newSeries({ isAdult: true, title: 'Velvet' });
    const readers = [
      await newReader(adult),
      await newReader(),
      await newReader({ ...adult, isAdultToggle: false }),
      await newReader({ ...adult, withdrawnAtMs: TEST_NOW_MS - 1 }),
    ];
    for (const { userId } of readers) await follow(userId, series.id);
    const late = await newReader(adult);
    await follow(late.userId, series.id, TEST_NOW_MS - HOUR_MS);
    await open(series, 1);
    expect(await notifyAll()).toBe(1);
    const counts = await Promise.all([...readers, late].map(async ({ userId }) => (await alarmsOf(userId)).length));
    expect(counts).toEqual([1, 0, 0, 0, 0]);
  });

  test('of a work for adults is named to readers who see such works, and to no other', async () => {
    const reader = await newReader({ isAdult: true, birthedOn: '1990-01-01' });
    const series = await newSeries({ isAdult: true, title: 'Velvet' });
    await follow(reader.userId, series.id);
    await open(series, 1);
    await notifyAll();
    const listed = async () =>
      at((await api.ask('/alarm', { bearer: reader.accessToken, balconyId })).json, 'data.content.0');
    const linkPath = `/detail/${series.id}`;
    expect(await listed()).toMatchObject({ kind: 'NEW_EPISODE', parameters: { title: 'Velvet' }, linkPath });
    await api.ask('/user/adult/toggle/false', { method: 'PUT', bearer: reader.accessToken, balconyId });
    expect(await listed()).toMatchObject({ kind: 'NEW_ADULT_EPISODE', parameters: {}, linkPath });
  });

  test('of a work for adults is notified at a Korean address after Korea’s check alone', async () => {
    const us = 'bom-us';
    const adult = { platformId: us, isAdult: true, birthedOn: '1990-01-01' };
    const series = await newSeries({ isAdult: true, platformIds: [us] });
    const readers = [
      await newReader(adult),
      await newReader({ ...adult, isKoreanAddress: true }),
      await newReader({ ...adult, isKoreanAddress: true, isAdultKr: true, adultKrVerifiedAtMs: TEST_NOW_MS - 1 }),
    ];
    const createdAtMs = TEST_NOW_MS - 10 * DAY_MS;
    const rows = readers.map(({ userId }) => ({ platformId: us, userId, seriesId: series.id, createdAtMs }));
    await api.db.orm.insert(favorite).values(rows);
    await open(series, 1);
    expect(await notifyAll()).toBe(1);
    const found = await api.db.orm.select({ userId: alarm.userId }).from(alarm).where(eq(alarm.platformId, us));
    expect(new Set(found.map(({ userId }) => userId))).toEqual(new Set([readers[0]?.userId, readers[2]?.userId]));
  });

  test('of a BL work is notified to readers who have the switch on', async () => {
    const series = await newSeries({ tags: ['BL'] });
    const readers = [await newReader({ isBlToggle: true }), await newReader()];
    for (const { userId } of readers) await follow(userId, series.id);
    await open(series, 1);
    expect(await notifyAll()).toBe(1);
    const counts = await Promise.all(readers.map(async ({ userId }) => (await alarmsOf(userId)).length));
    expect(counts).toEqual([1, 0]);
  });

  test('is the newest of a whole season that opens at once, however many batches it is looked at in', async () => {
    const reader = await newReader();
    const series = await newSeries({ episodes: 620 });
    await follow(reader.userId, series.id);
    const openedAtMs = TEST_NOW_MS - HOUR_MS;
    const ids = series.episodes.map(({ id }) => id);
    await api.db.orm.update(episodePlatform).set({ openedAtMs }).where(inArray(episodePlatform.episodeId, ids));
    expect(await notifyAll()).toBe(1);
    expect(await alarmsOf(reader.userId)).toMatchObject([{ subjectId: `${series.id}-${ids.at(-1)}` }]);
  });

  test('of a hidden series is notified to no reader', async () => {
    const reader = await newReader();
    const series = await newSeries({ onPlatform: { isVisible: false } });
    await follow(reader.userId, series.id);
    await open(series, 1);
    expect(await notifyAll()).toBe(0);
  });

  test('reaches more readers than one batch has, and goes on where it was interrupted', async () => {
    const series = await newSeries();
    await api.db.run(
      `insert into app_user (platform_id, id, sns_provider, sns_id, created_at_ms, updated_at_ms)
       select $1, 'many-' || n, 'google', 'many-' || n, 1, 1 from generate_series(1, 1100) n`,
      [platformId],
    );
    await api.db.run(
      `insert into favorite (platform_id, user_id, series_id, created_at_ms)
       select $1, 'many-' || n, $2, 1 from generate_series(1, 1100) n`,
      [platformId, series.id],
    );
    await open(series, 1);
    await findNewEpisodes(parts, signal);
    const job = { platformId, seriesId: series.id, episodeId: series.episodes[1]?.id ?? 0 };
    const stopping = new AbortController();
    let looks = 0;
    const stopped = {
      ...parts,
      nowMs: () => {
        looks += 1;
        if (looks === 2) stopping.abort(new Error('stopping'));
        return api.clock.nowMs();
      },
    };
    await expect(notifyNewEpisode(stopped, job, stopping.signal)).rejects.toThrow('stopping');
    expect(await notifyNewEpisode(parts, job, signal)).toBe(600);
    const [row] = await api.db.run(`select count(*) as count from alarm where user_id like 'many-%'`);
    expect(Number(row?.count)).toBe(1_100);
  });
});

describe('what ends soon', () => {
  const lotEnding = (userId: string, amount: number, endsInMs: number, kind: 'BONUS' | 'MILEAGE' = 'BONUS') =>
    scopeOfUser(api.db, { platformId, userId }).then((scope) =>
      charge(api.db, scope, [lotTerms(amount, { kind, source: 'EVENT', expiresAtMs: TEST_NOW_MS + endsInMs })]),
    );

  test('coins are notified seven days before, as one, once', async () => {
    const { userId } = await newReader();
    await lotEnding(userId, 3, 7 * DAY_MS);
    await lotEnding(userId, 4, 2 * DAY_MS);
    await lotEnding(userId, 9, 7 * DAY_MS + 1);
    await lotEnding(userId, 900, 2 * DAY_MS, 'MILEAGE');
    expect(await notifyEndings(parts, signal)).toBe(1);
    const [first] = await alarmsOf(userId);
    expect(first).toMatchObject({
      kind: 'COINS_END_SOON',
      parameters: { coins: 7, endsAtMs: TEST_NOW_MS + 2 * DAY_MS },
    });
    expect(await notifyEndings(parts, signal)).toBe(0);
    // Once a day, even if more ends.
    api.clock.setTo(TEST_NOW_MS + 1);
    expect(await notifyEndings(parts, signal)).toBe(0);
    api.clock.setTo(TEST_NOW_MS + DAY_MS);
    expect(await notifyEndings(parts, signal)).toBe(1);
    expect((await alarmsOf(userId)).map(({ parameters }) => parameters.coins)).toEqual(expect.arrayContaining([7, 9]));
    api.clock.setTo(TEST_NOW_MS + 2 * DAY_MS);
    expect(await notifyEndings(parts, signal)).toBe(0);
  });

  test('gifts, coupons and roulette tickets are notified three days before, once, unless they are used', async () => {
    const [reader, user] = [await newReader(), await newReader()];
    const endsAtMs = TEST_NOW_MS + 3 * DAY_MS;
    await addGift(api.db, { platformId, id: 'ending', title: 'For you' });
    await addCoupon(api.db, { platformId, id: 'ending', title: 'Five off' });
    const times = { receivedAtMs: 1, seenAtMs: null };
    for (const { userId } of [reader, user]) {
      const isUsed = userId === user.userId;
      await api.db.orm.insert(userGift).values({
        ...{
          platformId,
          userId,
          giftId: 'ending',
          issuedCount: 1,
          usedCount: isUsed ? 1 : 0,
          useUntilMs: endsAtMs,
          ...times,
        },
      });
      await api.db.orm.insert(userCoupon).values({
        ...{ platformId, userId, couponId: 'ending', expiresAtMs: endsAtMs, usedAtMs: isUsed ? 2 : null, ...times },
      });
    }
    await addSpins(api.db, { platformId, userId: reader.userId }, [
      { expiresAtMs: endsAtMs },
      { expiresAtMs: endsAtMs },
      { expiresAtMs: endsAtMs + 1 },
      { expiresAtMs: null },
    ]);
    expect(await notifyEndings(parts, signal)).toBe(3);
    expect(await alarmsOf(reader.userId)).toMatchObject([
      { kind: 'COUPON_ENDS_SOON', parameters: { title: 'Five off', endsAtMs } },
      { kind: 'GIFT_ENDS_SOON', subjectId: 'ending', parameters: { title: 'For you', endsAtMs } },
      { kind: 'SPINS_END_SOON', parameters: { tickets: 2, endsAtMs } },
    ]);
    expect(await alarmsOf(user.userId)).toEqual([]);
    expect(await notifyEndings(parts, signal)).toBe(0);
  });

  test('a free ticket that is ready is notified once to readers who want to know', async () => {
    const wants = { isAgreePush: true, isAgreePushFreetime: true };
    const readers = [await newReader(wants), await newReader({ ...wants, isAgreePush: false })];
    const series = await newSeries({ freetimeEnabled: true, title: 'Salt' });
    for (const { userId } of readers) {
      const ticket = { platformId, userId, seriesId: series.id, usedAtMs: 1, readyAtMs: TEST_NOW_MS };
      await api.db.orm.insert(freetimeTicket).values(ticket);
    }
    expect(await notifyEndings(parts, signal)).toBe(1);
    expect(await alarmsOf(readers[0]?.userId ?? '')).toEqual([
      { kind: 'FREE_TICKET_READY', subjectId: `${series.id}-${TEST_NOW_MS}`, parameters: { title: 'Salt' } },
    ]);
    expect(await notifyEndings(parts, signal)).toBe(0);
  });

  test('free tickets of more readers than one batch has are notified, of works that their readers see', async () => {
    const [series, adult] = [
      await newSeries({ freetimeEnabled: true, title: 'Many' }),
      await newSeries({ freetimeEnabled: true, title: 'Velvet', isAdult: true }),
    ];
    await api.db.run(
      `insert into app_user (platform_id, id, sns_provider, sns_id, is_agree_push, is_agree_push_freetime, created_at_ms, updated_at_ms)
       select $1, 'waits-' || n, 'google', 'waits-' || n, true, true, 1, 1 from generate_series(1, 600) n`,
      [platformId],
    );
    for (const { id } of [series, adult]) {
      await api.db.run(
        `insert into freetime_ticket (platform_id, user_id, series_id, used_at_ms, ready_at_ms)
         select $1, 'waits-' || n, $2, 1, $3 from generate_series(1, 600) n`,
        [platformId, id, TEST_NOW_MS],
      );
    }
    const seesAll = { isAdult: true, birthedOn: '1990-01-01', isAgreePush: true, isAgreePushFreetime: true };
    const { userId } = await newReader(seesAll);
    const ticket = { platformId, userId, seriesId: adult.id, usedAtMs: 1, readyAtMs: TEST_NOW_MS };
    await api.db.orm.insert(freetimeTicket).values(ticket);
    expect(await notifyEndings(parts, signal)).toBe(601);
    expect(await alarmsOf(userId)).toMatchObject([{ kind: 'ADULT_FREE_TICKET_READY' }]);
    const others = await api.db.run(`select distinct kind from alarm where user_id like 'waits-%'`);
    expect(others).toEqual([{ kind: 'FREE_TICKET_READY' }]);
  });
});
