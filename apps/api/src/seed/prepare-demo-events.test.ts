import type { Database } from '@longstrip/database';
import { banner, event } from '@longstrip/database/schema';
import { clearTestDatabase, openTestDatabase } from '@longstrip/database/testing';
import { getPlatform } from '@longstrip/platform-config';
import { addSeries } from '@longstrip/test-kit/data';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { prepareDemoEvents, renewDemoEvents } from './prepare-demo-events.ts';

const DAY_MS = 86_400_000;
const platform = getPlatform('beltoon-jp');
/** A Wednesday, at noon there; the fortnight began on Monday. */
const NOW_MS = Date.parse('2026-12-02T12:00:00+09:00');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await clearTestDatabase(database);
  for (const alias of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
    await addSeries(database, { alias, platformIds: [platform.id], isDemo: true });
  }
});

const keys = async () =>
  (await database.orm.select({ id: event.id }).from(event).orderBy(asc(event.id))).map(({ id }) => id);
const bannerPath = async () => (await database.orm.select().from(banner))[0]?.path;
const prepare = (nowMs: number) =>
  database.orm.transaction((transaction) => prepareDemoEvents(transaction, platform, nowMs));
const renew = (nowMs: number) => renewDemoEvents(database, [platform], nowMs);

test('the demo’s events are followed by the next ones of the calendar, and those that are there stay', async () => {
  await prepare(NOW_MS);
  const first = await keys();
  expect(first).toContain('demo-stamps-2026-12-14');
  await renew(NOW_MS + DAY_MS);
  expect(await keys()).toEqual(first);
  const later = NOW_MS + 14 * DAY_MS;
  await renew(later);
  await renew(later);
  const added = (await keys()).filter((key) => !first.includes(key));
  expect(added).toEqual(['demo-first-2026-12-14', 'demo-stamps-2026-12-28', 'demo-weekend-2026-12-18']);
  expect(await bannerPath()).toBe('/event/demo-stamps-2026-12-14');
});

test('a draw that is over is drawn', async () => {
  await prepare(NOW_MS);
  const later = NOW_MS + 31 * DAY_MS;
  await renew(later);
  const [draw] = await database.orm.select().from(event).where(eq(event.id, 'demo-print'));
  expect(draw?.drawnAtMs).toBe(later);
});

test('what was removed does not come back', async () => {
  await renew(NOW_MS);
  expect(await keys()).toEqual([]);
});
