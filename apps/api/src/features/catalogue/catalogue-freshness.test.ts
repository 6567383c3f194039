import type { Database } from '@longstrip/database';
import { createTestDatabase } from '@longstrip/database/testing';
import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalogueFreshness } from './catalogue-freshness.ts';

const MINUTE_MS = 60_000;
/** Noon in Los Angeles. */
const NOON_MS = Date.UTC(2026, 10, 21, 20, 0);
const US = { id: 'bom-us', timeZone: 'America/Los_Angeles' };
const JAPAN = { id: 'beltoon-jp', timeZone: 'Asia/Tokyo' };

describe('the next instant at which a catalogue changes by itself', () => {
  let db: Database;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.close());

  test('is the end of the day in the platform’s zone where nothing is planned', async () => {
    const freshness = createCatalogueFreshness(db);
    expect(await freshness.nextTurnMs(US, NOON_MS)).toBe(Date.UTC(2026, 10, 22, 8, 0));
    expect(await freshness.nextTurnMs(JAPAN, NOON_MS)).toBe(Date.UTC(2026, 10, 22, 15, 0));
  });

  test('is what opens or ends first, as soon as it is known of, and then the one after it', async () => {
    const freshness = createCatalogueFreshness(db);
    await freshness.nextTurnMs(US, NOON_MS);
    await addSeries(db, {
      alias: 'turns',
      platformIds: ['bom-us'],
      onPlatform: { openedAtMs: NOON_MS + 40 * MINUTE_MS },
      episodes: [
        { onPlatform: { openedAtMs: NOON_MS + 30 * MINUTE_MS } },
        { onPlatform: { freeFromMs: NOON_MS + 10 * MINUTE_MS, freeUntilMs: NOON_MS + 20 * MINUTE_MS } },
      ],
    });
    freshness.changed();
    const turns: number[] = [];
    for (let nowMs = NOON_MS; turns.length < 4; nowMs = turns.at(-1) ?? 0) {
      turns.push(await freshness.nextTurnMs(US, nowMs));
    }
    expect(turns.map((turnMs) => (turnMs - NOON_MS) / MINUTE_MS)).toEqual([10, 20, 30, 40]);
    expect(await freshness.nextTurnMs(JAPAN, NOON_MS)).toBe(Date.UTC(2026, 10, 22, 15, 0));
  });

  test('each change is another edition', () => {
    const freshness = createCatalogueFreshness(db);
    const first = freshness.edition();
    freshness.changed();
    expect(freshness.edition()).not.toBe(first);
  });
});
