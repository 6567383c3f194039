import { signUpBlock } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FROM_SITE, outcome, postTo } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { blockHashes } from './withdrawn-ids.ts';

const DAY_MS = 86_400_000;
const JAPAN = 'BELTOON_JP';

let api: TestApi;
let lastNumber = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const newIdentity = (change: object = {}) => {
  lastNumber += 1;
  const snsId = `sub-${lastNumber}`;
  return { provider: 'google', snsId, email: `${snsId}@readers.test`, name: 'Ada', ...change };
};
const signIn = (identity: object, request: TestRequest = {}) =>
  postTo(api, '/auth/sign-in/sns')(identity, { headers: FROM_SITE, ...request });
const signUp = (body: object, request: TestRequest = {}) => {
  lastNumber += 1;
  const rest = { nickname: `Nick ${lastNumber}`, isAgreeMail: false, requestId: `request-${lastNumber}-x` };
  return postTo(api, '/auth/sign-up/sns')({ ...rest, ...body }, { headers: FROM_SITE, ...request });
};

describe('only our own sites may say who a reader is', () => {
  test.each(['/auth/sign-in/sns', '/auth/sign-up/sns', '/v1/auth/sign-in/sns', '/api/balcony-api-v2/auth/sign-up/sns'])(
    '%s',
    async (path) => {
      const body = newIdentity({ nickname: 'Stranger', isAgreeMail: false, requestId: 'request-1' });
      const reader = await addUser(api.db, { platformId: 'bom-us', id: `stranger-${lastNumber}` });
      for (const request of [
        {},
        { bearer: reader.accessToken },
        { headers: { 'x-longstrip-service-secret': 'guessed' } },
        { headers: { 'x-longstrip-service-secret': '' } },
      ]) {
        const { status, json } = await postTo(api, path)(body, request);
        expect([status, at(json, 'error.code')]).toEqual([403, 'FORBIDDEN']);
      }
    },
  );

  test.each([
    '/api/balcony-api/auth/sign-in/sns',
    '/api/balcony-api-v2/auth/sign-in/sns',
    '/api/balcony-api/auth/sign-up/sns',
  ])('%s is what a site passes through for its client, with the secret', async (path) => {
    const body = newIdentity({ nickname: 'Stranger', isAgreeMail: false, requestId: 'request-1' });
    const { status, json } = await postTo(api, path)(body, { headers: FROM_SITE });
    expect([status, at(json, 'error.code')]).toEqual([403, 'FORBIDDEN']);
  });

  test('nothing of what a stranger sends is read', async () => {
    const { status } = await api.ask('/auth/sign-in/sns', { method: 'POST', rawBody: 'no json' });
    expect(status).toBe(403);
  });
});

describe('POST auth/sign-in/sns', () => {
  test('signs in an account by its provider and id', async () => {
    const identity = newIdentity();
    const made = await signUp(identity);
    expect(at(made.json, 'data')).toMatchObject({ email: identity.email, isSignUp: true });
    const { json } = await signIn({ ...identity, email: 'changed@readers.test' });
    expect(at(json, 'data')).toMatchObject({
      userId: at(made.json, 'data.userId'),
      email: identity.email,
      isSignUp: false,
    });
    const bearer = String(at(json, 'data.accessToken.token'));
    const user = await api.ask('/user', { method: 'POST', bearer });
    expect(at(user.json, 'data')).toMatchObject({ snsProvider: 'google', snsId: identity.snsId, name: 'Ada' });
  });

  test('the same id of another provider is another reader', async () => {
    const identity = newIdentity();
    await signUp(identity);
    const other = { ...identity, provider: 'facebook', email: null };
    expect(outcome(await signIn(other))).toBe('NOT_REGISTERED_USER');
  });

  test('takes no address from Facebook as proved: its owner is neither disclosed nor used', async () => {
    const email = 'held-by-another@readers.test';
    await addUser(api.db, { platformId: 'bom-us', id: 'holder', snsProvider: 'google', email });
    const stranger = newIdentity({ provider: 'facebook', email });
    expect(outcome(await signIn(stranger))).toBe('NOT_REGISTERED_USER');
    const { json } = await signUp(stranger);
    expect(at(json, 'data.email')).toBeNull();
    // The holder's own provider still names the method.
    expect(outcome(await signIn(newIdentity({ provider: 'twitter', email })))).toBe('ALREADY_USED_ANOTHER_PLATFORM');
  });

  test('an unknown identity is answered so', async () => {
    expect(outcome(await signIn(newIdentity()))).toBe('NOT_REGISTERED_USER');
    expect(outcome(await signIn(newIdentity({ email: null, provider: 'facebook' })))).toBe('NOT_REGISTERED_USER');
  });

  test('a proven address of another sign-in method is not merged, and the method is named', async () => {
    const email = 'one@readers.test';
    await addUser(api.db, { platformId: 'bom-us', id: 'one', snsProvider: 'facebook', email });
    for (const answer of [
      await signIn(newIdentity({ email })),
      await signUp(newIdentity({ email: ' ONE@readers.test' })),
    ]) {
      expect(answer.json).toMatchObject({
        result: 'ERROR',
        error: { code: 'ALREADY_USED_ANOTHER_PLATFORM', detail: 'facebook' },
      });
    }
  });

  test('twitter without an address: EMPTY_EMAIL, at sign-in and at sign-up', async () => {
    const identity = newIdentity({ provider: 'twitter', email: null });
    expect(outcome(await signIn(identity))).toBe('EMPTY_EMAIL');
    expect(outcome(await signUp(identity))).toBe('EMPTY_EMAIL');
    const known = newIdentity({ provider: 'twitter' });
    await signUp(known);
    expect(outcome(await signIn({ ...known, email: null }))).toBe('SUCCESS');
  });

  test('a reader who left is answered so for 30 days, and by the hash alone after the erasure', async () => {
    const left = newIdentity();
    await addUser(api.db, {
      ...{ platformId: 'bom-us', id: 'left', snsId: left.snsId },
      ...{ email: left.email, withdrawnAtMs: TEST_NOW_MS },
    });
    const erased = newIdentity();
    const id = { platformId: 'bom-us', provider: 'google', snsId: erased.snsId } as const;
    const [idHash = ''] = blockHashes(api.keys, id);
    await api.db.orm.insert(signUpBlock).values({ platformId: 'bom-us', idHash, untilMs: TEST_NOW_MS + 30 * DAY_MS });
    for (const [identity, code] of [
      [left, 'WITHDRAWAL'],
      [erased, 'DELETED_USER'],
    ] as const) {
      api.clock.setTo(TEST_NOW_MS + 30 * DAY_MS - 1);
      expect(outcome(await signIn(identity))).toBe(code);
      expect(outcome(await signUp(identity))).toBe('DELETED_USER');
      api.clock.setTo(TEST_NOW_MS + 30 * DAY_MS);
      expect(outcome(await signIn(identity))).toBe('NOT_REGISTERED_USER');
      expect(outcome(await signUp(identity))).toBe('SUCCESS');
    }
  });

  test('over the live session of another account it is DUPLICATE_LOGIN', async () => {
    const { accessToken } = await addUser(api.db, { platformId: 'bom-us', id: 'here' });
    const identity = newIdentity();
    expect(outcome(await signUp(identity, { bearer: accessToken }))).toBe('DUPLICATE_LOGIN');
    const { json } = await signUp(identity);
    expect(outcome(await signIn(identity, { bearer: accessToken }))).toBe('DUPLICATE_LOGIN');
    const own = String(at(json, 'data.accessToken.token'));
    expect(outcome(await signIn(identity, { bearer: own }))).toBe('SUCCESS');
  });

  test('a sign-in method that a platform does not have is no call', async () => {
    expect((await signIn(newIdentity({ provider: 'facebook' }), { balconyId: JAPAN })).status).toBe(404);
    expect((await signIn(newIdentity({ provider: 'apple_guest' }))).status).toBe(404);
    expect((await signIn(newIdentity({ provider: 'email' }))).status).toBe(400);
    expect((await signIn(newIdentity({ snsId: '' }))).status).toBe(400);
  });
});

describe('POST auth/sign-up/sns', () => {
  test('a repeated request gives the same answer; with another body it is malformed', async () => {
    const body = { ...newIdentity(), nickname: 'Repeated', requestId: 'request-again' };
    const first = await signUp(body);
    const again = await signUp(body);
    expect(again.json).toEqual(first.json);
    expect((await signUp({ ...body, isAgreeMail: true })).status).toBe(400);
  });

  test('sent twice at once it makes one account', async () => {
    const body = { ...newIdentity(), nickname: 'At once', requestId: 'request-twice' };
    const [one, other] = await Promise.all([signUp(body), signUp(body)]);
    expect([outcome(one), one?.json]).toEqual(['SUCCESS', other?.json]);
  });

  test('an identity that has an account signs in', async () => {
    const identity = newIdentity();
    const first = await signUp(identity);
    const { json } = await signUp(identity);
    expect(at(json, 'data')).toMatchObject({ isSignUp: false, userId: at(first.json, 'data.userId') });
  });

  test.each(['', 'x', '<script>'])('the nickname %j is refused', async (nickname) => {
    expect(outcome(await signUp({ ...newIdentity(), nickname }))).toBe('INVALID_PARAMETER');
  });

  test('a nickname belongs to one account', async () => {
    await signUp({ ...newIdentity(), nickname: 'Only one' });
    expect(outcome(await signUp({ ...newIdentity(), nickname: 'ONLY ONE' }))).toBe('INVALID_PARAMETER');
  });
});

describe('an apple guest', () => {
  test('has an account at once, without address and name', async () => {
    const identity = newIdentity({ provider: 'apple_guest' });
    const first = await signIn(identity, { balconyId: JAPAN });
    expect(at(first.json, 'data')).toMatchObject({ email: null, isSignUp: true });
    const again = await signIn(identity, { balconyId: JAPAN });
    expect(at(again.json, 'data')).toMatchObject({ isSignUp: false, userId: at(first.json, 'data.userId') });
    const bearer = String(at(again.json, 'data.accessToken.token'));
    const user = await api.ask('/user', { method: 'POST', bearer, balconyId: JAPAN });
    expect(at(user.json, 'data')).toMatchObject({
      ...{ snsProvider: 'apple_guest', email: null, name: null, nickname: null },
    });
    expect((await signUp(identity, { balconyId: JAPAN })).status).toBe(404);
  });

  test('that comes twice at once is one', async () => {
    const identity = newIdentity({ provider: 'apple_guest' });
    const answers = await Promise.all([1, 2, 3].map(() => signIn(identity, { balconyId: JAPAN })));
    expect(new Set(answers.map(({ json }) => at(json, 'data.userId'))).size).toBe(1);
  });
});

test('the same identity is two accounts on two platforms', async () => {
  const identity = newIdentity();
  await signUp(identity);
  expect(outcome(await signIn(identity, { balconyId: JAPAN }))).toBe('NOT_REGISTERED_USER');
  const there = await signUp(identity, { balconyId: JAPAN });
  expect(at(there.json, 'data')).toMatchObject({ isSignUp: true, email: identity.email });
  const bearer = String(at(there.json, 'data.accessToken.token'));
  expect(outcome(await api.ask('/user', { method: 'POST', bearer }))).toBe('MALFORMED_JWT');
});
