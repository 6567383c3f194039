import { describe, expect, test } from 'vitest';
import { readPreferences } from './preferences.ts';
import { createSessionCookie } from './session-cookie.ts';

const SESSION = { token: 'ls-session-of-a-test', step: 'OPEN', methods: [], passkey: null } as const;
const cookieOf = (secrets: string[], isSecure = true) => createSessionCookie({ isSecure, secrets });
const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

describe('the cookie of a session', () => {
  test('shows nothing of the token, and is read by the present secret and by former ones', async () => {
    const written = await cookieOf(['first']).write(SESSION);
    expect(written).toMatch(/^__Host-.+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const payload = pairOf(written)
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(payload.join(' ')).not.toContain('ls-session');
    expect(await cookieOf(['first']).read(pairOf(written))).toEqual(SESSION);
    expect(await cookieOf(['second', 'first']).read(`a=1; ${pairOf(written)}`)).toEqual(SESSION);
    expect(await cookieOf(['second']).read(pairOf(written))).toBeNull();
  });

  test('is no session if it was changed', async () => {
    const cookie = cookieOf(['first']);
    const pair = pairOf(await cookie.write(SESSION));
    const at = pair.lastIndexOf('.') - 3;
    const changed = `${pair.slice(0, at)}${pair[at] === 'A' ? 'B' : 'A'}${pair.slice(at + 1)}`;
    expect(await cookie.read(changed)).toBeNull();
    expect(await cookie.read(undefined)).toBeNull();
  });

  test('has no name for https alone where the console is opened without', async () => {
    expect(await cookieOf(['first'], false).write(null)).toBe(
      'longstrip-console-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    );
  });
});

test('preferences that no console wrote are those of the browser', () => {
  expect(readPreferences(undefined, 'fr, ko;q=0.8')).toEqual({
    ...{ locale: 'ko-KR', theme: 'system', zone: 'UTC', platform: '' },
  });
  const cookies =
    'longstrip-console-locale=xx; longstrip-console-theme=<b>; longstrip-console-zone=No%2FWhere; longstrip-console-platform=none';
  expect(readPreferences(cookies, undefined)).toEqual({
    ...{ locale: 'en-US', theme: 'system', zone: 'UTC', platform: '' },
  });
  const own =
    'longstrip-console-locale=ja-JP; longstrip-console-theme=dark; longstrip-console-zone=Asia%2FTokyo; longstrip-console-platform=bom-us';
  expect(readPreferences(own, 'ko')).toEqual({
    ...{ locale: 'ja-JP', theme: 'dark', zone: 'Asia/Tokyo', platform: 'bom-us' },
  });
});
