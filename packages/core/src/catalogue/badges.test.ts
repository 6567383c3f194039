import { expect, test } from 'vitest';
import { type BadgeFacts, badgesOf } from './badges.ts';

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
