import { expect, test } from 'vitest';
import { type CodeFacts, codeState, readCodeDigits } from './one-time-code.ts';

const NOW_MS = 1_000_000;
const sent: CodeFacts = { expiresAtMs: NOW_MS + 1, tries: 0, usedAtMs: null };

test.each([
  ['just sent', {}, 'open'],
  ['four wrong tries', { tries: 4 }, 'open'],
  ['five wrong tries', { tries: 5 }, 'exhausted'],
  ['at its end', { expiresAtMs: NOW_MS }, 'expired'],
  ['used', { usedAtMs: NOW_MS }, 'used'],
  ['used and over', { usedAtMs: 1, expiresAtMs: 2 }, 'used'],
  ['exhausted and over', { tries: 5, expiresAtMs: 2 }, 'exhausted'],
] as const)('a code: %s', (_, facts, state) => {
  expect(codeState({ ...sent, ...facts }, { authAttempts: 5 }, NOW_MS)).toBe(state);
});

test.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['０１２３４５', '012345'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('what is typed as %j', (typed, code) => {
  expect(readCodeDigits(typed, 6)).toBe(code);
});
