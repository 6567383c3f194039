import { describe, expect, test } from 'vitest';
import { createAppBridge } from './app-bridge.ts';
import { pressBack, tellUserData, watchPushToken } from './app-connection.tsx';
import { problemOf } from './app-problem.tsx';
import { createFakeApp } from './fake-app.ts';

test.each([
  ['language', 'FAILED', 'LANGUAGE'],
  ['language', 'NOT_SUPPORTED', null],
  ['version', 'TIMEOUT', 'VERSION'],
  ['version', 'NOT_SUPPORTED', 'VERSION'],
  ['userData', 'MALFORMED', 'USER_INFO'],
  ['userData', 'NOT_SUPPORTED', null],
  ['purchase', 'FAILED', 'PURCHASE'],
  ['purchase', 'PRODUCT_NOT_FOUND', 'PRODUCT'],
  ['purchase', 'UNTRUSTED_CERTIFICATE', 'CERTIFICATE'],
  ['cacheClear', 'STORAGE_PERMISSION_REQUIRED', 'STORAGE'],
  ['storage', 'FAILED', 'STORAGE'],
  ['ready', 'TIMEOUT', null],
  ['pushToken', 'FAILED', null],
] as const)('%s refused with %s is the problem %s', (call, code, problem) => {
  expect(problemOf(call, code)).toBe(problem);
});

describe('the app gets the session of the pages', () => {
  const user = {
    ...{ id: 'u', nickname: null, isAdult: true, showAdult: false, coins: 4 },
    ...{ accessToken: 'old', accessTokenExpiresAt: 1 },
  };
  const tokensReceived = (app: ReturnType<typeof createFakeApp>) =>
    app.heard.map(({ data }) => (data as { user: typeof user | null }).user?.accessToken ?? null);
  const tell = async (app: ReturnType<typeof createFakeApp>, about: typeof user | null = user) => {
    let renewals = 0;
    const isSent = await tellUserData(createAppBridge(app.transport), about, async () => {
      renewals += 1;
      return { ...user, accessToken: 'new' };
    });
    return { isSent, renewals, received: tokensReceived(app) };
  };

  test('once, where it understands', async () => {
    expect(await tell(createFakeApp())).toEqual({ isSent: true, renewals: 0, received: ['old'] });
    expect(await tell(createFakeApp(), null)).toEqual({ isSent: true, renewals: 0, received: [null] });
  });

  test('again with renewed tokens where it could not use the first, and no third time', async () => {
    const once = createFakeApp();
    once.refuse('userData', 'FAILED', 1);
    expect(await tell(once)).toEqual({ isSent: true, renewals: 1, received: ['old', 'new'] });
    const never = createFakeApp();
    never.refuse('userData', 'FAILED');
    expect(await tell(never)).toEqual({ isSent: false, renewals: 1, received: ['old', 'new'] });
  });

  test('not again by an app that never learned it, nor after the reader was signed out', async () => {
    const older = createFakeApp();
    older.refuse('userData', 'NOT_SUPPORTED');
    expect(await tell(older)).toMatchObject({ isSent: true, renewals: 0 });
    const app = createFakeApp();
    app.refuse('userData', 'FAILED');
    expect(await tellUserData(createAppBridge(app.transport), user, async () => null)).toBe(true);
    expect(tokensReceived(app)).toEqual(['old']);
  });
});

test('the push token is handed on when it is another, and no longer than it is wanted', async () => {
  const app = createFakeApp({ service: 'FCM' });
  const taken: (string | null)[] = [];
  const stop = watchPushToken(createAppBridge(app.transport), { take: ({ token }) => taken.push(token) });
  await new Promise((resolve) => setTimeout(resolve));
  app.tell('pushToken', { token: 'fake-push-token', service: 'FCM' });
  app.tell('pushToken', { token: 'next', service: 'FCM' });
  app.tell('pushToken', { token: null, service: 'FCM' });
  stop();
  app.tell('pushToken', { token: 'unheard', service: 'FCM' });
  expect(taken).toEqual(['fake-push-token', 'next', null]);
});

test.each([
  ['closed', false, 'closed', 0],
  ['leave', false, 'left', 1],
  ['stay', true, 'root', 0],
] as const)('a press of back that is %s', (done, isRoot, outcome, left) => {
  const asked: boolean[] = [];
  let times = 0;
  const back = (root: boolean) => {
    asked.push(root);
    return done;
  };
  const leave = () => {
    times += 1;
  };
  expect(pressBack({ back, isRoot, leave })).toBe(outcome);
  expect([asked, times]).toEqual([[isRoot], left]);
});
