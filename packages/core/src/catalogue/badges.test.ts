import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BadgeFacts, badgesOf, isUpEpisode } from './badges.ts';

const DAY_MS = 24 * 3_600_000;
const TODAY_START_MS = 100 * DAY_MS;
const NOW_MS = TODAY_START_MS + DAY_MS / 2;
const rules = { freetime: true, todayStartMs: TODAY_START_MS };
const facts: BadgeFacts = {
  status: 'SCHEDULED',
  isAdult: false,
  isOriginal: false,
  isFreetimeEnabled: false,
  freeEpisodeCount: 0,
  firstOpenedAtMs: 0,
  newestOpenedAtMs: null,
};
const none = { completed: false, free: 0, freetime: false, original: false, up: false, adult: false };

test.each<[change: Partial<BadgeFacts>, badges: object]>([
  [{}, none],
  [{ status: 'COMPLETED' }, { ...none, completed: true }],
  [{ status: 'PAUSED' }, none],
  [{ isAdult: true }, { ...none, adult: true }],
  [{ isOriginal: true }, { ...none, original: true }],
  [{ isFreetimeEnabled: true }, { ...none, freetime: true }],
  [{ freeEpisodeCount: 3 }, { ...none, free: 3 }],
  [{ newestOpenedAtMs: TODAY_START_MS - 1 }, none],
  [{ newestOpenedAtMs: TODAY_START_MS }, { ...none, up: true }],
  [{ newestOpenedAtMs: NOW_MS }, { ...none, up: true }],
  [{ newestOpenedAtMs: NOW_MS + 1 }, none],
  [{ newestOpenedAtMs: NOW_MS, firstOpenedAtMs: NOW_MS }, none],
])('%j has the badges %j', (change, badges) => {
  expect(badgesOf({ ...facts, ...change }, rules, NOW_MS)).toEqual(badges);
});

test('a series without an opened episode is never UP: no date is not taken for 1 January 1970', () => {
  const isUp = (change: Partial<BadgeFacts>, todayStartMs: number, nowMs: number) =>
    badgesOf({ ...facts, ...change }, { ...rules, todayStartMs }, nowMs).up;
  expect(isUp({ firstOpenedAtMs: null, newestOpenedAtMs: NOW_MS }, TODAY_START_MS, NOW_MS)).toBe(false);
  expect(isUp({ firstOpenedAtMs: -DAY_MS, newestOpenedAtMs: null }, 0, DAY_MS / 2)).toBe(false);
  expect(isUp({ firstOpenedAtMs: null, newestOpenedAtMs: null }, -DAY_MS, DAY_MS)).toBe(false);
});

test('there is no wait until free where the platform has none', () => {
  expect(badgesOf({ ...facts, isFreetimeEnabled: true }, { ...rules, freetime: false }, NOW_MS).freetime).toBe(false);
});

test.each([
  ['out this instant', NOW_MS, 0, true],
  ['out as the day began', TODAY_START_MS, 0, true],
  ['out yesterday', TODAY_START_MS - 1, 0, false],
  ['not out yet', NOW_MS + 1, 0, false],
  ['brought in with all others', TODAY_START_MS, TODAY_START_MS, false],
  ['out within a day of the first', NOW_MS, NOW_MS - DAY_MS + 1, false],
  ['out a day after the first', NOW_MS, NOW_MS - DAY_MS, true],
])('an episode %s', (_name, openedAtMs, firstOpenedAtMs, isUp) => {
  expect(isUpEpisode(openedAtMs, { firstOpenedAtMs, todayStartMs: TODAY_START_MS }, NOW_MS)).toBe(isUp);
});

test('a series is UP in lists exactly when one of its episodes is, in whatever order they came out', () => {
  const openings = fc.array(fc.integer({ min: TODAY_START_MS - 2 * DAY_MS, max: TODAY_START_MS + DAY_MS }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(openings, (all) => {
      const open = all.filter((openedAtMs) => openedAtMs <= NOW_MS);
      const ends = open.length === 0 ? null : { first: Math.min(...open), newest: Math.max(...open) };
      const { up } = badgesOf(
        { ...facts, firstOpenedAtMs: ends?.first ?? null, newestOpenedAtMs: ends?.newest ?? null },
        rules,
        NOW_MS,
      );
      const listed = { firstOpenedAtMs: Math.min(...all), todayStartMs: TODAY_START_MS };
      expect(up).toBe(all.some((openedAtMs) => isUpEpisode(openedAtMs, listed, NOW_MS)));
    }),
  );
});
