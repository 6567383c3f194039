import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addSignedIn, lastSecretSentTo, outcome, postTo, sentTo } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { notifyFormerAddressJob } from '../jobs.ts';

const balconyId = 'BELTOON_JP';
const platformId = 'beltoon-jp';

let api: TestApi;
let lastNumber = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const newReader = (change = {}) => {
  lastNumber += 1;
  return addSignedIn(api, { platformId, id: `reader-${lastNumber}`, ...change });
};
const change = (bearer: string, email: string, requestId = 'request-0001') =>
  postTo(api, '/mail/certification')({ email, requestId }, { balconyId, bearer });
const confirm = (bearer: string, userId: string | undefined = undefined) =>
  postTo(api, '/user/mail/auth')({ userId }, { balconyId, bearer });
const verify = (bearer: string, email: string, otp: string) =>
  postTo(api, '/auth/verify/otp')({ email, otp }, { balconyId, bearer });
const userOf = async (bearer: string) =>
  Object(at((await api.ask('/user', { method: 'POST', balconyId, bearer })).json, 'data'));

describe('POST mail/certification', () => {
  test('changes the address once its code is confirmed', async () => {
    const { accessToken } = await newReader({
      snsProvider: 'email',
      snsId: 'old@readers.test',
      email: 'old@readers.test',
    });
    expect((await change(accessToken, ' New@readers.test')).json).toEqual({
      result: 'SUCCESS',
      data: { isSent: true },
    });
    expect((await userOf(accessToken)).email).not.toBe('new@readers.test');
    const answer = await verify(accessToken, 'new@readers.test', await lastSecretSentTo(api, 'new@readers.test'));
    expect(answer.json).toEqual({ result: 'SUCCESS', data: { verifyToken: null } });
    expect(await userOf(accessToken)).toMatchObject({ email: 'new@readers.test', snsId: 'new@readers.test' });
    const notices = api.enqueued.filter(({ name }) => name === notifyFormerAddressJob.name);
    expect(notices.map(({ payload }) => payload)).toMatchObject([{ platformId, to: 'old@readers.test' }]);
  });

  test('a repeated request sends nothing more; another body is malformed', async () => {
    const { accessToken } = await newReader();
    for (let count = 0; count < 3; count += 1) {
      expect(outcome(await change(accessToken, 'once@readers.test'))).toBe('SUCCESS');
    }
    expect(sentTo(api, 'once@readers.test')).toHaveLength(1);
    expect((await change(accessToken, 'twice@readers.test')).status).toBe(400);
    const other = await newReader();
    expect(outcome(await change(other.accessToken, 'twice@readers.test'))).toBe('SUCCESS');
  });

  test('an address of another account is disclosed after its code alone', async () => {
    const { accessToken } = await newReader();
    await addUser(api.db, { platformId, id: 'owner', email: 'owned@readers.test' });
    expect(outcome(await change(accessToken, 'owned@readers.test'))).toBe('SUCCESS');
    const otp = await lastSecretSentTo(api, 'owned@readers.test');
    expect(outcome(await verify(accessToken, 'owned@readers.test', otp))).toBe('ALREADY_USED_EMAIL');
  });

  test("a code of one reader changes no other reader's address", async () => {
    const reader = await newReader();
    const thief = await newReader();
    await change(reader.accessToken, 'mine@readers.test');
    const otp = await lastSecretSentTo(api, 'mine@readers.test');
    expect(outcome(await verify(thief.accessToken, 'mine@readers.test', otp))).toBe('INVALID_PARAMETER');
    const guest = await postTo(api, '/auth/verify/otp')({ email: 'mine@readers.test', otp }, { balconyId });
    expect(outcome(guest)).toBe('INVALID_PARAMETER');
    expect(outcome(await verify(reader.accessToken, 'mine@readers.test', otp))).toBe('SUCCESS');
  });

  test('a code that confirms the own address changes none', async () => {
    const reader = await newReader();
    const { email } = await userOf(reader.accessToken);
    await confirm(reader.accessToken);
    const otp = await lastSecretSentTo(api, email);
    expect(outcome(await verify(reader.accessToken, 'else@readers.test', otp))).toBe('INVALID_PARAMETER');
  });

  test.each(['', 'ada', 'a,b@readers.test', 'ada@mailinator.com'])('%j is refused', async (email) => {
    expect(outcome(await change((await newReader()).accessToken, email))).toBe('INVALID_EMAIL');
  });

  test('a guest of an iPhone has none, and a guest of the site has no account', async () => {
    const guest = await newReader({ snsProvider: 'apple_guest', email: null });
    expect(outcome(await change(guest.accessToken, 'guest@readers.test'))).toBe('EMPTY_EMAIL');
    const { status } = await postTo(api, '/mail/certification')(
      { email: 'a@readers.test', requestId: 'request-0001' },
      { balconyId },
    );
    expect(status).toBe(401);
  });
});

describe('POST user/mail/auth', () => {
  test('confirms the own address', async () => {
    const { accessToken, userId } = await newReader();
    const { email } = await userOf(accessToken);
    expect((await confirm(accessToken, userId)).json).toEqual({ result: 'SUCCESS', data: { isSent: true } });
    const otp = await lastSecretSentTo(api, email);
    expect(outcome(await verify(accessToken, email, otp))).toBe('SUCCESS');
    const rows = await api.db.run('select email_confirmed_at_ms as at from app_user where id = $1', [userId]);
    expect(rows).toEqual([{ at: TEST_NOW_MS }]);
  });

  test("another reader's id, known or not, is refused", async () => {
    const { accessToken } = await newReader();
    const other = await newReader();
    for (const userId of [other.userId, 'unknown']) {
      expect(outcome(await confirm(accessToken, userId))).toBe('NOT_FOUND_USER');
    }
    expect(sentTo(api, `${other.userId}@readers.test`)).toEqual([]);
  });

  test('without an address there is nothing to confirm', async () => {
    const { accessToken } = await newReader({ email: null });
    expect(outcome(await confirm(accessToken))).toBe('EMPTY_EMAIL');
  });
});

test('of two accounts with the same ids on two platforms one address is changed', async () => {
  const japanese = await addSignedIn(api, { platformId, id: 'twin' });
  const american = await addSignedIn(api, { platformId: 'bom-us', id: 'twin' });
  await change(japanese.accessToken, 'moved@readers.test');
  const otp = await lastSecretSentTo(api, 'moved@readers.test');
  const there = await postTo(api, '/auth/verify/otp')(
    { email: 'moved@readers.test', otp },
    { balconyId: 'BOMTOON_US', bearer: american.accessToken },
  );
  expect(outcome(there)).toBe('INVALID_PARAMETER');
  expect(outcome(await verify(japanese.accessToken, 'moved@readers.test', otp))).toBe('SUCCESS');
  const user = await api.ask('/user', { method: 'POST', bearer: american.accessToken });
  expect(at(user.json, 'data.email')).toBe('twin@readers.test');
});
