import { describe, expect, test } from 'vitest';
import { chooseNewPassword, passwordTraits } from './password-rules.ts';

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
