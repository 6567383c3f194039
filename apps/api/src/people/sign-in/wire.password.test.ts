import { userPassword } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSession, type UserSpec } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  addSignedIn,
  lastSecretSentTo,
  outcome,
  postTo,
  type SignedInUser,
  sentTo,
  TEST_PASSWORD,
} from '../../testing/accounts.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { createPasswordHasher } from './password.service.ts';

const MINUTE_MS = 60_000;
const balconyId = 'BELTOON_JP';
const NEW_PASSWORD = 'Another-pass1';

let api: TestApi;
let hash: string;
let lastNumber = 0;
beforeAll(async () => {
  api = await createTestApi();
  hash = await createPasswordHasher().hash(TEST_PASSWORD);
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

async function newLocal(spec: Partial<UserSpec> = {}): Promise<SignedInUser & { email: string }> {
  lastNumber += 1;
  const id = spec.id ?? `local-${lastNumber}`;
  const email = `${id}@readers.test`;
  const platformId = spec.platformId ?? 'beltoon-jp';
  const added = await addSignedIn(api, { snsProvider: 'email', snsId: email, email, ...spec, platformId, id });
  await api.db.orm.insert(userPassword).values({ platformId, userId: id, hash, changedAtMs: TEST_NOW_MS });
  return { ...added, email };
}
const from = () => {
  lastNumber += 1;
  return `10.1.${lastNumber}.1`;
};
const askLink = (email: string, request: TestRequest = {}) =>
  postTo(api, '/mail/reset/password')({ email }, { balconyId, from: from(), ...request });
const reset = (userId: string, uuid: string, newPassword = NEW_PASSWORD, request: TestRequest = {}) =>
  postTo(api, '/auth/local/reset/password')({ userId, uuid, newPassword }, { balconyId, from: from(), ...request });
const signIn = async (id: string, password: string, request: TestRequest = {}) =>
  outcome(await postTo(api, '/auth/sign-in/local')({ id, password }, { balconyId, from: from(), ...request }));
const userWith = async (bearer: string) => outcome(await api.ask('/user', { method: 'POST', bearer, balconyId }));

describe('POST mail/reset/password', () => {
  test('says the same of known and unknown addresses, and asks for a mail alike', async () => {
    const { email } = await newLocal();
    for (const address of [email, 'unknown@readers.test']) {
      expect((await askLink(address)).json).toEqual({ result: 'SUCCESS', data: { isSent: true } });
      expect(sentTo(api, address)).toMatchObject([{ purpose: 'RESET_LINK' }]);
    }
  });

  test.each(['', 'ada', 'ada@readers', 'a,b@readers.test', 'a@readers.test\r\nBcc: b@c.test'])(
    '%j is refused',
    async (email) => {
      expect(outcome(await askLink(email))).toBe('INVALID_EMAIL');
    },
  );

  test('without local accounts there is no such call', async () => {
    expect((await askLink('ada@readers.test', { balconyId: 'BOMTOON_US' })).status).toBe(404);
  });
});

describe('POST auth/local/reset/password', () => {
  test('sets another password once, and ends every session', async () => {
    const reader = await newLocal();
    await askLink(reader.email);
    const uuid = await lastSecretSentTo(api, reader.email);
    expect(uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(JSON.stringify([await api.db.run('select * from one_time_code'), api.enqueued])).not.toContain(uuid);
    expect((await reset(reader.userId, uuid)).json).toEqual({ result: 'SUCCESS', data: {} });
    expect(await userWith(reader.accessToken)).toBe('NOT_FOUND_ACCESS_TOKEN');
    expect(await signIn(reader.email, TEST_PASSWORD)).toBe('INCORRECT_PASSWORD');
    expect(await signIn(reader.email, NEW_PASSWORD)).toBe('SUCCESS');
    expect(outcome(await reset(reader.userId, uuid, 'Third-pass1'))).toBe('ALREADY_EXECUTION_EXCEPTION');
  });

  test('forgets the wrong passwords that its owner tried before, where they tried them', async () => {
    const reader = await newLocal();
    const here = { from: from() };
    for (let count = 0; count < 5; count += 1) await signIn(reader.email, 'wrong', here);
    expect(await signIn(reader.email, TEST_PASSWORD, here)).toBe('EXCEED_AUTH_COUNT');
    await askLink(reader.email, here);
    const uuid = await lastSecretSentTo(api, reader.email);
    expect(outcome(await reset(reader.userId, uuid, NEW_PASSWORD, here))).toBe('SUCCESS');
    expect(await signIn(reader.email, NEW_PASSWORD, here)).toBe('SUCCESS');
  });

  test('uses up the other links, too', async () => {
    const reader = await newLocal();
    await askLink(reader.email);
    const first = await lastSecretSentTo(api, reader.email);
    api.clock.setTo(TEST_NOW_MS + 1);
    await askLink(reader.email);
    expect(outcome(await reset(reader.userId, await lastSecretSentTo(api, reader.email)))).toBe('SUCCESS');
    expect(outcome(await reset(reader.userId, first, 'Third-pass1'))).toBe('ALREADY_EXECUTION_EXCEPTION');
  });

  test('twice at once it is done once', async () => {
    const reader = await newLocal();
    await askLink(reader.email);
    const uuid = await lastSecretSentTo(api, reader.email);
    const both = await Promise.all([reset(reader.userId, uuid), reset(reader.userId, uuid, 'Third-pass1')]);
    expect(both.map(outcome).toSorted()).toEqual(['ALREADY_EXECUTION_EXCEPTION', 'SUCCESS']);
  });

  test('a link is good for an hour', async () => {
    const reader = await newLocal();
    await askLink(reader.email);
    const uuid = await lastSecretSentTo(api, reader.email);
    api.clock.setTo(TEST_NOW_MS + 60 * MINUTE_MS);
    expect(outcome(await reset(reader.userId, uuid))).toBe('TIMEOUT');
    api.clock.setTo(TEST_NOW_MS + 60 * MINUTE_MS - 1);
    expect(outcome(await reset(reader.userId, uuid))).toBe('SUCCESS');
  });

  test('the new password differs and keeps the rules; the link stays good until it does', async () => {
    const reader = await newLocal();
    await askLink(reader.email);
    const uuid = await lastSecretSentTo(api, reader.email);
    expect(outcome(await reset(reader.userId, uuid, TEST_PASSWORD))).toBe('EQUAL_PASSWORD');
    for (const weak of ['short1', 'onlyletters', '1234567890!', `${'a'.repeat(20)}1`]) {
      expect(outcome(await reset(reader.userId, uuid, weak))).toBe('INVALID_PW_REGEX');
    }
    expect(outcome(await reset(reader.userId, uuid))).toBe('SUCCESS');
  });

  test('a link opens one account alone, and what is no link none', async () => {
    const reader = await newLocal();
    const other = await newLocal();
    await askLink(reader.email);
    const uuid = await lastSecretSentTo(api, reader.email);
    for (const [userId, secret] of [
      [other.userId, uuid],
      [reader.userId, ''],
      [reader.userId, '00000000-0000-0000-0000-000000000000'],
      ['unknown', uuid],
      ['\u0000', uuid],
      ["' or 1=1", uuid],
    ] as const) {
      expect(outcome(await reset(userId, secret))).toBe('TIMEOUT');
    }
    expect(outcome(await reset(reader.userId, uuid, NEW_PASSWORD, { balconyId: 'BOMTOON_TW' }))).toBe('TIMEOUT');
  });

  test('an account of a provider has no password to set', async () => {
    const social = await addSignedIn(api, { platformId: 'beltoon-jp', id: 'social', email: 'social@readers.test' });
    await askLink('social@readers.test');
    const uuid = await lastSecretSentTo(api, 'social@readers.test');
    expect(outcome(await reset(social.userId, uuid))).toBe('NOT_LOCAL_LOGIN_USER');
  });
});

describe.each(['POST', 'PUT'])('%s auth/local/change/password', (method) => {
  const change = (oldPassword: string, newPassword: string, request: TestRequest) =>
    api.ask('/auth/local/change/password', {
      ...{ method, balconyId, from: from(), body: { oldPassword, newPassword } },
      ...request,
    });

  test('changes it: this session stays, the others end', async () => {
    const reader = await newLocal();
    const { platformId, userId } = reader;
    const other = await addSession(api.db, { platformId, userId, sessionId: 'another' });
    await askLink(reader.email);
    const uuid = await lastSecretSentTo(api, reader.email);
    const answer = await change(TEST_PASSWORD, NEW_PASSWORD, { bearer: reader.accessToken });
    expect(answer.json).toEqual({ result: 'SUCCESS', data: {} });
    expect([await userWith(reader.accessToken), await userWith(other.accessToken)]).toEqual([
      'SUCCESS',
      'NOT_FOUND_ACCESS_TOKEN',
    ]);
    expect(await signIn(reader.email, NEW_PASSWORD)).toBe('SUCCESS');
    expect(await signIn(reader.email, TEST_PASSWORD)).toBe('INCORRECT_PASSWORD');
    expect(outcome(await reset(userId, uuid, 'Third-pass1'))).toBe('ALREADY_EXECUTION_EXCEPTION');
  });

  test.each([
    ['wrong', NEW_PASSWORD, 'INCORRECT_PASSWORD'],
    ['', NEW_PASSWORD, 'INCORRECT_PASSWORD'],
    [TEST_PASSWORD, TEST_PASSWORD, 'EQUAL_PASSWORD'],
    [TEST_PASSWORD, 'onlyletters', 'INVALID_PW_REGEX'],
    [TEST_PASSWORD, 'short1', 'INVALID_PW_REGEX'],
  ])('from %j to %j: %s', async (oldPassword, newPassword, code) => {
    const { accessToken, email } = await newLocal();
    expect(outcome(await change(oldPassword, newPassword, { bearer: accessToken }))).toBe(code);
    expect(await signIn(email, TEST_PASSWORD)).toBe('SUCCESS');
  });

  test('five wrong old passwords are enough', async () => {
    const { accessToken: bearer } = await newLocal();
    const here = { bearer, from: '203.0.113.1' };
    for (let count = 0; count < 5; count += 1) {
      expect(outcome(await change('wrong', NEW_PASSWORD, here))).toBe('INCORRECT_PASSWORD');
    }
    expect(outcome(await change(TEST_PASSWORD, NEW_PASSWORD, here))).toBe('EXCEED_AUTH_COUNT');
  });

  test('an account of a provider has none to change', async () => {
    lastNumber += 1;
    const { accessToken: bearer } = await addSignedIn(api, { platformId: 'beltoon-jp', id: `google-${lastNumber}` });
    expect(outcome(await change(TEST_PASSWORD, NEW_PASSWORD, { bearer }))).toBe('NOT_LOCAL_LOGIN_USER');
  });

  test('needs a bearer', async () => {
    const { status } = await change(TEST_PASSWORD, NEW_PASSWORD, {});
    expect(status).toBe(401);
  });

  test('of two accounts with the same ids on two platforms one is changed', async () => {
    lastNumber += 1;
    const id = `twin-${lastNumber}`;
    const japanese = await newLocal({ id });
    const chinese = await newLocal({ id, platformId: 'bom-tw' });
    await change(TEST_PASSWORD, NEW_PASSWORD, { bearer: japanese.accessToken });
    expect(await signIn(japanese.email, NEW_PASSWORD)).toBe('SUCCESS');
    expect(await signIn(chinese.email, TEST_PASSWORD, { balconyId: 'BOMTOON_TW' })).toBe('SUCCESS');
    const there = { method: 'POST', bearer: chinese.accessToken, balconyId: 'BOMTOON_TW' };
    expect(outcome(await api.ask('/user', there))).toBe('SUCCESS');
  });
});
