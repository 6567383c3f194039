import { expect, test } from 'vitest';
import { type BadgeFacts, badgesOf, isUpEpisode } from './badges.ts';

const TODAY_START_MS = 1000;
const NOW_MS = 2000;
const rules = { freetime: true, todayStartMs: TODAY_START_MS };
const facts: BadgeFacts = {
  status: 'SCHEDULED',
  isAdult: false,
  isOriginal: false,
  isFreetimeEnabled: false,
  freeEpisodeCount: 0,
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
])('%j has the badges %j', (change, badges) => {
  expect(badgesOf({ ...facts, ...change }, rules, NOW_MS)).toEqual(badges);
});

test('there is no wait until free where the platform has none', () => {
  expect(badgesOf({ ...facts, isFreetimeEnabled: true }, { ...rules, freetime: false }, NOW_MS).freetime).toBe(false);
});

const DAY_MS = 24 * 3_600_000;
const LATER_MS = 100 * DAY_MS;

test.each([
  ['out this instant', LATER_MS, 0, true],
  ['out almost a week ago', LATER_MS - 7 * DAY_MS + 1, 0, true],
  ['out a week ago', LATER_MS - 7 * DAY_MS, 0, false],
  ['not out yet', LATER_MS + 1, 0, false],
  ['brought in with all others', LATER_MS - DAY_MS, LATER_MS - DAY_MS, false],
  ['out within a day of the first', LATER_MS, LATER_MS - DAY_MS + 1, false],
  ['out a day after the first', LATER_MS, LATER_MS - DAY_MS, true],
])('an episode %s', (_name, openedAtMs, firstOpenedAtMs, isUp) => {
  expect(isUpEpisode({ openedAtMs, firstOpenedAtMs }, LATER_MS)).toBe(isUp);
});
