import { expect, test } from 'vitest';
import { judgeRefresh, type RefreshFacts } from './refresh-token.ts';

const NOW_MS = 1_000_000;

const fresh: RefreshFacts = { isSessionEnded: false, expiresAtMs: NOW_MS + 1, usedAtMs: null };

test.each([
  ['a fresh one', {}, 'rotate'],
  ['one that ends now', { expiresAtMs: NOW_MS }, 'expired'],
  ['one that ended', { expiresAtMs: NOW_MS - 1 }, 'expired'],
  ['one used this instant', { usedAtMs: NOW_MS }, 'repeat'],
  ['one used 30 s ago', { usedAtMs: NOW_MS - 30_000 }, 'repeat'],
  ['one used longer ago', { usedAtMs: NOW_MS - 30_001 }, 'revoke'],
  ['a used one that has also ended', { usedAtMs: NOW_MS - 30_001, expiresAtMs: NOW_MS - 1 }, 'revoke'],
  ['one of an ended session', { isSessionEnded: true }, 'ended'],
  ['a used one of an ended session', { isSessionEnded: true, usedAtMs: NOW_MS }, 'ended'],
] as const)('%s', (_, facts, outcome) => {
  expect(judgeRefresh({ ...fresh, ...facts }, { refreshRaceMs: 30_000 }, NOW_MS)).toBe(outcome);
});
