import { appUser, pushSubscription } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSession, addUser } from '@longstrip/test-kit/data';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createWebPushSender,
  isPublicAddress,
  isPushEndpoint,
  isPushPrivateKey,
  lookUpPublicly,
  publicPushKey,
} from '../../adapters/web-push.ts';
import { outcome } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { subscriptionIdOf } from './push-subscriptions.ts';

const platformId = 'bom-us';
const PRIVATE_KEY = Buffer.alloc(32, 7).toString('base64url');
const KEYS = { p256dh: publicPushKey(Buffer.alloc(32, 9).toString('base64url')), auth: 'a'.repeat(22) };

let api: TestApi;
let last = 0;
beforeAll(async () => {
  const settings = { privateKey: PRIVATE_KEY, subject: 'mailto:push@bom.test' };
  api = await createTestApi({ services: { push: createWebPushSender(settings, { allowsLoopback: false }) } });
});
afterAll(() => api.close());
beforeEach(() => api.clock.setTo(TEST_NOW_MS));

async function newReader() {
  last += 1;
  const { accessToken: bearer, userId } = await addUser(api.db, { platformId, id: `reader-${last}` });
  return { bearer, userId };
}
type Reader = Awaited<ReturnType<typeof newReader>>;
const endpointOf = (name: string) => `https://push.example/send/${name}`;
const subscribe = ({ bearer }: Pick<Reader, 'bearer'>, endpoint: string, keys = KEYS) =>
  api.ask('/alarm/push', { bearer, body: { endpoint, keys, expirationTime: null } });
const offerTo = async ({ bearer }: Pick<Reader, 'bearer'>) =>
  at((await api.ask('/alarm/push', { bearer })).json, 'data');
const endpointsOf = async ({ userId }: Reader) => {
  const own = and(eq(pushSubscription.platformId, platformId), eq(pushSubscription.userId, userId));
  const rows = await api.db.orm.select().from(pushSubscription).where(own).orderBy(asc(pushSubscription.createdAtMs));
  return rows.map(({ endpoint }) => endpoint);
};

describe('a browser', () => {
  test('is subscribed once, with the key that is offered, and is the consent to push messages alone', async () => {
    const reader = await newReader();
    expect(await offerTo(reader)).toEqual({ publicKey: publicPushKey(PRIVATE_KEY), subscriptionIds: [] });
    for (const _ of [1, 2]) {
      expect(at((await subscribe(reader, endpointOf('one'))).json, 'data')).toEqual({
        subscriptionId: subscriptionIdOf(endpointOf('one')),
      });
    }
    expect(await offerTo(reader)).toMatchObject({ subscriptionIds: [subscriptionIdOf(endpointOf('one'))] });
    const [user] = await api.db.orm.select().from(appUser).where(eq(appUser.id, reader.userId));
    expect(user).toMatchObject({
      ...{ isAgreePush: true, isAgreePushContents: false, isAgreePushFreetime: false, isAgreePushNight: false },
    });
  });

  test('ends where its reader ends it, and for no other reader', async () => {
    const [reader, other] = [await newReader(), await newReader()];
    await subscribe(reader, endpointOf('mine'));
    const end = ({ bearer }: Reader) =>
      api.ask(`/alarm/push?subscriptionId=${subscriptionIdOf(endpointOf('mine'))}`, { method: 'DELETE', bearer });
    expect(outcome(await end(other))).toBe('SUCCESS');
    expect(await endpointsOf(reader)).toHaveLength(1);
    expect([outcome(await end(reader)), outcome(await end(reader))]).toEqual(['SUCCESS', 'SUCCESS']);
    expect(await endpointsOf(reader)).toEqual([]);
  });

  test('is that of the reader who subscribed it last', async () => {
    const [former, reader] = [await newReader(), await newReader()];
    await subscribe(former, endpointOf('shared'));
    await subscribe(reader, endpointOf('shared'));
    expect([await endpointsOf(former), await endpointsOf(reader)]).toEqual([[], [endpointOf('shared')]]);
  });

  test('goes, the oldest first, where there are more than ten', async () => {
    const reader = await newReader();
    const names = Array.from({ length: 12 }, (_, index) => endpointOf(`of-ten-${index}`));
    for (const name of names) {
      api.clock.advance(1);
      await subscribe(reader, name);
    }
    expect(await endpointsOf(reader)).toEqual(names.slice(2));
    // One that is subscribed again stays, however old it is.
    await subscribe(reader, names[2] ?? '');
    expect(await endpointsOf(reader)).toEqual(names.slice(2));
  });

  test('goes with its session: at its log-out, and while the session is over', async () => {
    const reader = await newReader();
    const { userId } = reader;
    const second = await addSession(api.db, { platformId, userId, sessionId: `second-${userId}` });
    await subscribe(reader, endpointOf('first'));
    await subscribe({ bearer: second.accessToken }, endpointOf('second'));
    await api.ask('/auth/logout', { method: 'PUT', bearer: second.accessToken, body: {} });
    expect(await endpointsOf(reader)).toEqual([endpointOf('first')]);
    await api.db.run('update user_session set revoked_at_ms = $1 where user_id = $2', [TEST_NOW_MS, userId]);
    const third = await addSession(api.db, { platformId, userId, sessionId: `third-${userId}` });
    expect(await offerTo({ bearer: third.accessToken })).toMatchObject({ subscriptionIds: [] });
  });
});

describe('a subscription is refused', () => {
  test.each([
    'http://push.example/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://10.1.2.3/1',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://0x7f000001/1',
    'https://db.internal/1',
    'https://intranet/1',
    'https://push.example:8443/1',
    'https://user:hush@push.example/1',
    'file:///etc/passwd',
    'push.example',
    `https://push.example/${'x'.repeat(1024)}`,
  ])('at %s', async (endpoint) => {
    const reader = await newReader();
    const answer = await subscribe(reader, endpoint);
    expect([answer.status, outcome(answer)]).toEqual([400, 'MALFORMED_REQUEST']);
    expect(await endpointsOf(reader)).toEqual([]);
  });

  test.each([
    [{ ...KEYS, p256dh: 'x'.repeat(87) }],
    [{ ...KEYS, auth: 'a'.repeat(21) }],
    [{ ...KEYS, auth: `${'a'.repeat(21)}+` }],
  ])('with the keys %j', async (keys) => {
    expect(outcome(await subscribe(await newReader(), endpointOf('keys'), keys))).toBe('MALFORMED_REQUEST');
  });

  test('of guests, and where the store has no key', async () => {
    const guest = await api.ask('/alarm/push', { body: { endpoint: endpointOf('guest'), keys: KEYS } });
    expect([guest.status, outcome(guest)]).toEqual([401, 'NOT_LOGIN_USER']);
    const without = await createTestApi();
    const { accessToken: bearer } = await addUser(without.db, { platformId, id: 'reader' });
    const body = { endpoint: endpointOf('none'), keys: KEYS };
    expect(outcome(await without.ask('/alarm/push', { bearer, body }))).toBe('NOT_EXIST');
    expect(at((await without.ask('/alarm/push', { bearer })).json, 'data')).toEqual({
      ...{ publicKey: null, subscriptionIds: [] },
    });
    await without.close();
  });
});

test('addresses of this machine are taken where they are allowed, and those of its network never', () => {
  const allowed = (endpoint: string) => isPushEndpoint(endpoint, { allowsLoopback: true });
  expect(['http://127.0.0.1:4000/1', 'http://localhost:1/1', 'https://[::1]:1/1'].map(allowed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['http://10.0.0.1/1', 'http://push.example/1', 'https://192.168.0.1/'].map(allowed)).toEqual([
    ...[false, false, false],
  ]);
  expect(
    ['93.184.216.34', '2606:4700::1111', '::ffff:127.0.0.1', '100.64.0.1', '0.0.0.0'].map(isPublicAddress),
  ).toEqual([...[true, true, false, false, false]]);
});

test('a name that leads to this machine is not connected to', async () => {
  const error = await new Promise((resolve) => lookUpPublicly('localhost', {}, (thrown) => resolve(thrown)));
  expect(error).toMatchObject({ message: 'The host is not a public one' });
});

test('a key is 32 bytes of the curve', () => {
  const none = ['', 'hush', Buffer.alloc(31, 7).toString('base64url'), Buffer.alloc(32).toString('base64url')];
  expect(none.map(isPushPrivateKey)).toEqual([false, false, false, false]);
  expect(isPushPrivateKey(PRIVATE_KEY)).toBe(true);
  expect(Buffer.from(publicPushKey(PRIVATE_KEY), 'base64url')).toHaveLength(65);
});
