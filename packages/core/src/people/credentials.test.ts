import { describe, expect, test } from 'vitest';
import { type CodeFacts, chooseNewPassword, codeState, passwordTraits, readCodeDigits } from './credentials.ts';

const NOW_MS = 1_000_000;
const LENGTHS = { passwordMinimumCharacters: 8, passwordMaximumCharacters: 20 };

describe('a password', () => {
  test.each([
    ['abcdefg1', true, true],
    ['abcdef1', false, false],
    ['abcdefghijklmnopqrs1', true, true],
    ['abcdefghijklmnopqrst1', false, false],
    ['abcdefgh', false, false],
    ['12345678', false, false],
    ['Abcdefgh', true, false],
    ['abcdefg!', true, false],
    ['1234567!', true, false],
    ['ABCDEFG1', true, true],
    ['        ', false, false],
    ['abc def 1', true, true],
    ['สวัสดีครับ1', true, true],
    ['ａｂｃｄｅｆｇ１', true, true],
    ['abcdefg1\u0000', false, false],
    ['abcdefg1\ud800', false, false],
    ['', false, false],
  ])('%j: at sign-up %s, at a change %s', (password, atSignUp, atChange) => {
    expect(chooseNewPassword(password, 'signUp', LENGTHS).ok).toBe(atSignUp);
    expect(chooseNewPassword(password, 'change', LENGTHS).ok).toBe(atChange);
  });

  test('is the same from every keyboard', () => {
    expect(chooseNewPassword('ａｂｃｄｅｆｇ１', 'signUp', LENGTHS)).toEqual({ ok: true, value: 'abcdefg1' });
  });

  test('counts what a reader sees as one character once', () => {
    expect(passwordTraits('🦊🦊🦊🦊🦊🦊🦊1', LENGTHS)).toEqual({
      hasLength: true,
      hasLetter: false,
      hasDigit: true,
      kinds: 2,
    });
  });
});

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
