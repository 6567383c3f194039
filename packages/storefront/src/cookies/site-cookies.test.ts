import { describe, expect, test } from 'vitest';
import { preferenceCookie, readCookies, siteCookieName } from './site-cookies.ts';

test('a cookie is named after its platform, and bound to its host over https', () => {
  expect(siteCookieName('bom-us', 'theme', false)).toBe('longstrip-bom-us-theme');
  expect(siteCookieName('bom-us', 'theme', true)).toBe('__Host-longstrip-bom-us-theme');
});

describe('a preference', () => {
  test('is plain text for a year, which scripts and native apps can read and write', () => {
    expect(preferenceCookie('longstrip-bom-us-theme', 'dark', false)).toBe(
      'longstrip-bom-us-theme=dark; Max-Age=31536000; Path=/; SameSite=Lax',
    );
    expect(preferenceCookie('__Host-longstrip-bom-us-theme', 'dark', true)).toMatch(/; Secure; SameSite=Lax$/);
  });

  test.each(['en-US', 'strips=PAPER&text=5', 'a;b, c="ü"', '100%', ''])('is read as it was written: %j', (value) => {
    const [pair = ''] = preferenceCookie('name', value, true).split(';');
    expect(readCookies(`first=1; ${pair}; last=2`)).toEqual({ first: '1', name: value, last: '2' });
  });
});

test.each([
  [null, {}],
  ['', {}],
  [';;=;', { '': '' }],
  ['notLoginAdult=Y; not-login-adult=N', { notLoginAdult: 'Y', 'not-login-adult': 'N' }],
  ['viewer=strips%3DPAPER%26text%3D5', { viewer: 'strips=PAPER&text=5' }],
  ['theme=dark; theme=light', { theme: 'dark' }],
  ['broken=%E0%A4%A', { broken: '%E0%A4%A' }],
])('the header %j holds %j', (header, cookies) => {
  expect({ ...readCookies(header) }).toEqual(cookies);
});

test('no name reaches the prototype', () => {
  expect(readCookies('a=1').constructor).toBeUndefined();
  expect({ ...readCookies('__proto__=x') }.toString).toBe(Object.prototype.toString);
});
