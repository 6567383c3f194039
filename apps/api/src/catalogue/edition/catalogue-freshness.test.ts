import type { Database } from '@longstrip/database';
import { openTestDatabase } from '@longstrip/database/testing';
import { addBanner, addNotice, addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalogueFreshness } from './catalogue-freshness.ts';

const MINUTE_MS = 60_000;
/** Noon in Los Angeles. */
const NOON_MS = Date.UTC(2026, 10, 21, 20, 0);
const US = { id: 'bom-us', timeZone: 'America/Los_Angeles' };
const JAPAN = { id: 'beltoon-jp', timeZone: 'Asia/Tokyo' };

describe('the next planned change of a catalogue', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  test('is the end of the day in the platform’s zone where nothing is planned', async () => {
    const freshness = createCatalogueFreshness(db, () => 1);
    expect(await freshness.nextChangeMs(US, NOON_MS)).toBe(Date.UTC(2026, 10, 22, 8, 0));
    expect(await freshness.nextChangeMs(JAPAN, NOON_MS)).toBe(Date.UTC(2026, 10, 22, 15, 0));
  });

  test('is what opens or ends first, as soon as it is known of, and then the one after it', async () => {
    let edition = 1;
    const freshness = createCatalogueFreshness(db, () => edition);
    await freshness.nextChangeMs(US, NOON_MS);
    await addSeries(db, {
      alias: 'changes',
      platformIds: ['bom-us'],
      onPlatform: { openedAtMs: NOON_MS + 40 * MINUTE_MS },
      episodes: [
        { onPlatform: { openedAtMs: NOON_MS + 30 * MINUTE_MS } },
        { onPlatform: { freeFromMs: NOON_MS + 10 * MINUTE_MS, freeUntilMs: NOON_MS + 20 * MINUTE_MS } },
      ],
    });
    edition = 2;
    const changes: number[] = [];
    for (let nowMs = NOON_MS; changes.length < 4; nowMs = changes.at(-1) ?? 0) {
      changes.push(await freshness.nextChangeMs(US, nowMs));
    }
    expect(changes.map((changeMs) => (changeMs - NOON_MS) / MINUTE_MS)).toEqual([10, 20, 30, 40]);
    expect(await freshness.nextChangeMs(JAPAN, NOON_MS)).toBe(Date.UTC(2026, 10, 22, 15, 0));
  });

  test('is every instant at which readers are shown something else, one after the other', async () => {
    const freshness = createCatalogueFreshness(db, () => 1);
    const atMinute = (minute: number) => NOON_MS + minute * MINUTE_MS;
    const platformId = 'bom-th';
    const path = '/event';
    await addBanner(db, { platformId, path, key: 'to open', openedAtMs: atMinute(1) }, { 'th-TH': 'To open' });
    await addBanner(
      db,
      { platformId, path, key: 'to end', openedAtMs: 0, closedAtMs: atMinute(2) },
      { 'th-TH': 'End' },
    );
    await addNotice(db, { platformId, key: 'to come', publishedAtMs: atMinute(3) }, { 'th-TH': 'To come' });
    await addSeries(db, {
      alias: 'later',
      platformIds: [platformId],
      onPlatform: { openedAtMs: atMinute(4) },
      episodes: [
        { onPlatform: { openedAtMs: atMinute(5) } },
        { onPlatform: { freeFromMs: atMinute(6), freeUntilMs: atMinute(7) } },
      ],
    });
    const instants: number[] = [];
    for (let nowMs = NOON_MS; instants.length < 7; nowMs = instants.at(-1) ?? 0) {
      instants.push(await freshness.nextChangeMs({ id: platformId, timeZone: 'Asia/Bangkok' }, nowMs));
    }
    expect(instants.map((instantMs) => (instantMs - NOON_MS) / MINUTE_MS)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
