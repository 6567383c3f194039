import { expect, test } from 'vitest';
import { requestParts } from '../site-request.ts';
import { whichClient } from './which-client.ts';

const FACTS = { cookieName: 'client', isSecure: true };
const asked = (path: string, headers: Record<string, string> = {}) =>
  whichClient(requestParts(new Request(`https://us.example${path}`, { headers })), FACTS);

test.each([
  ['/', {}, 'WEB', 'WEB'],
  ['/?app=ios', {}, 'IOS_APP', 'APP'],
  ['/?app=android', {}, 'AND_PLAY', 'APP'],
  ['/?app=android-plus', {}, 'AND_PLUS', 'APP'],
  ['/?app=ios&channel=VIEWER_APP', {}, 'IOS_APP', 'VIEWER_APP'],
  ['/?app=toaster', {}, 'WEB', 'WEB'],
  ['/?app=constructor', {}, 'WEB', 'WEB'],
  ['/', { 'x-platform': 'AND_PLUS' }, 'AND_PLUS', 'APP'],
  ['/', { 'x-platform': 'MOBILE_IOS' }, 'WEB', 'WEB'],
  ['/', { cookie: 'client=ios' }, 'IOS_APP', 'APP'],
  ['/', { cookie: 'client=ios.viewer' }, 'IOS_APP', 'VIEWER_APP'],
  ['/', { cookie: 'client=toaster' }, 'WEB', 'WEB'],
  ['/?app=android', { cookie: 'client=ios' }, 'AND_PLAY', 'APP'],
] as const)('%s with %j is %s, %s', (path, headers, platform, channel) => {
  expect(asked(path, headers).client).toEqual({ platform, channel });
});

test('the web view keeps what its first address says', () => {
  const { setCookie } = asked('/?app=ios');
  expect(setCookie).toBe('client=ios; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(asked('/?app=ios', { cookie: 'client=ios' }).setCookie).toBeNull();
  expect(asked('/', { cookie: 'client=ios' }).setCookie).toBeNull();
});
