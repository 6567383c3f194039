import { describe, expect, test } from 'vitest';
import { createCsrfTokens } from './csrf.ts';

const FACTS = { platformId: 'bom-us', isSecure: true, secrets: ['a secret of thirty-two characters or so'] };
const csrf = createCsrfTokens(FACTS);
const cookieOf = (setCookie: string | null) => (setCookie ?? '').split(';')[0] ?? '';

describe('a token against forged forms', () => {
  test('is good with its own cookie, which every answer leaves as it is', () => {
    const { token, setCookie } = csrf.issue(null);
    const cookie = cookieOf(setCookie);
    expect(csrf.isValid(cookie, token)).toBe(true);
    expect(csrf.issue(cookie)).toEqual({ token, setCookie: null });
    expect(setCookie).toMatch(/^__Host-longstrip-bom-us-csrf=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test.each([undefined, null, '', 'x', 5, ['a'], 'f'.repeat(64)])('%j is none', (token) => {
    const cookie = cookieOf(csrf.issue(null).setCookie);
    expect(csrf.isValid(cookie, token)).toBe(false);
  });

  test('is worthless with another browser’s cookie, a planted one, or none', () => {
    const { token } = csrf.issue(null);
    expect(csrf.isValid(cookieOf(csrf.issue(null).setCookie), token)).toBe(false);
    expect(csrf.isValid(null, token)).toBe(false);
    const name = '__Host-longstrip-bom-us-csrf';
    for (const planted of [token, `${token}|`, `${token}|${'0'.repeat(64)}`, `${token}|${token}|x`]) {
      expect(csrf.isValid(`${name}=${encodeURIComponent(planted)}`, token)).toBe(false);
    }
  });

  test('is of one platform alone, and outlives a change of the secret', () => {
    const { token, setCookie } = csrf.issue(null);
    const japanese = createCsrfTokens({ ...FACTS, platformId: 'beltoon-jp' });
    expect(japanese.isValid(cookieOf(setCookie).replace('bom-us', 'beltoon-jp'), token)).toBe(false);
    const later = createCsrfTokens({ ...FACTS, secrets: ['another secret that has just been made', ...FACTS.secrets] });
    expect(later.isValid(cookieOf(setCookie), token)).toBe(true);
  });
});
