import { appUser, userPassword } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser, type UserSpec } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { outcome, postTo, TEST_PASSWORD } from '../../testing/accounts.ts';
import { at, expectShape } from '../../testing/expect-shape.ts';
import { createTestApi, createTestApiOn, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { createPasswordHasher } from './password.service.ts';

const DAY_MS = 86_400_000;
const JAPAN = 'BELTOON_JP';
const THAILAND = 'BOMTOON_TH';

let api: TestApi;
let hash: string;
beforeAll(async () => {
  api = await createTestApi();
  hash = await createPasswordHasher().hash(TEST_PASSWORD);
  await addLocal({ platformId: 'beltoon-jp', id: 'ada' });
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

async function addLocal(spec: UserSpec, passwordHash = hash) {
  const { platformId, id } = spec;
  const email = `${id}@readers.test`;
  const added = await addUser(api.db, { snsProvider: 'email', snsId: email, email, ...spec });
  await api.db.orm
    .insert(userPassword)
    .values({ platformId, userId: id, hash: passwordHash, changedAtMs: TEST_NOW_MS });
  return added;
}

/** Each attempt comes from a range of its own unless it says otherwise. */
let lastRange = 0;
const signIn = (id: string, password = TEST_PASSWORD, request: TestRequest = {}) => {
  lastRange += 1;
  const from = `10.${Math.floor(lastRange / 250)}.${lastRange % 250}.1`;
  return postTo(api, '/auth/sign-in/local')({ id, password }, { balconyId: JAPAN, from, ...request });
};

describe('POST auth/sign-in/local', () => {
  test('gives a pair that works, and the reader who signed in', async () => {
    const { status, json } = await signIn('ada@readers.test');
    expect(status).toBe(200);
    expectShape(at(json, 'data'), {
      accessToken: 'object',
      refreshToken: 'object',
      userId: 'string',
      email: 'string|null',
      isSignUp: 'boolean',
    });
    expect(at(json, 'data')).toMatchObject({ userId: 'ada', email: 'ada@readers.test', isSignUp: false });
    const bearer = String(at(json, 'data.accessToken.token'));
    expect(outcome(await api.ask('/user', { method: 'POST', bearer, balconyId: JAPAN }))).toBe('SUCCESS');
    const refreshToken = String(at(json, 'data.refreshToken.token'));
    expect(outcome(await postTo(api, '/auth/refresh')({ refreshToken }, { balconyId: JAPAN }))).toBe('SUCCESS');
  });

  test.each([' ADA@Readers.test ', 'ａｄａ@readers.test'])('finds the account of %j', async (id) => {
    expect(outcome(await signIn(id))).toBe('SUCCESS');
  });

  test.each(['ada', '', 'ada,b@readers.test', '+66812345678', 'ada@readers.test\u0000'])(
    '%j is no e-mail address',
    async (id) => {
      expect(outcome(await signIn(id))).toBe('INVALID_MAIL_FORM');
    },
  );

  test('answers unknown ids, wrong passwords and other sign-in methods alike', async () => {
    await addUser(api.db, { platformId: 'beltoon-jp', id: 'by-google' });
    const answers = [
      await signIn('ada@readers.test', 'wrong'),
      await signIn('ada@readers.test', ''),
      await signIn('unknown@readers.test'),
      await signIn('by-google@readers.test'),
    ];
    const [first] = answers;
    expect(at(first?.json, 'error.code')).toBe('INCORRECT_PASSWORD');
    for (const { text, status } of answers) expect([status, text]).toEqual([200, first?.text]);
  });

  test('compares a password for unknown ids, too', async () => {
    const compared: (string | null)[] = [];
    const real = createPasswordHasher();
    const passwords = {
      ...real,
      verify: (hashed: string | null, password: string) => {
        compared.push(hashed);
        return real.verify(hashed, password);
      },
    };
    const watched = await createTestApi({ services: { passwords } });
    try {
      await postTo(watched, '/auth/sign-in/local')(
        { id: 'unknown@readers.test', password: 'wrong' },
        { balconyId: JAPAN },
      );
      expect(compared).toEqual([null]);
    } finally {
      await watched.close();
    }
  });

  test('five wrong passwords of one address range in 15 minutes shut that range out, and no other', async () => {
    await addLocal({ platformId: 'beltoon-jp', id: 'guessed' });
    const id = 'guessed@readers.test';
    for (const last of [1, 2, 3, 4, 5]) {
      expect(outcome(await signIn(id, 'wrong', { from: `203.0.113.${last}` }))).toBe('INCORRECT_PASSWORD');
    }
    expect(outcome(await signIn(id, 'wrong', { from: '203.0.113.200' }))).toBe('EXCEED_AUTH_COUNT');
    expect(outcome(await signIn(id, TEST_PASSWORD, { from: '203.0.113.6' }))).toBe('EXCEED_AUTH_COUNT');
    expect(outcome(await signIn(id, TEST_PASSWORD, { from: '203.0.114.6' }))).toBe('SUCCESS');
    expect(outcome(await signIn('ada@readers.test', TEST_PASSWORD, { from: '203.0.113.6' }))).toBe('SUCCESS');
  });

  test('guesses at once count one by one', async () => {
    await addLocal({ platformId: 'beltoon-jp', id: 'rushed' });
    const guesses = Array.from({ length: 12 }, () => signIn('rushed@readers.test', 'wrong', { from: '203.0.113.9' }));
    const codes = (await Promise.all(guesses)).map(outcome);
    expect(codes.filter((code) => code === 'INCORRECT_PASSWORD')).toHaveLength(5);
    expect(codes.filter((code) => code === 'EXCEED_AUTH_COUNT')).toHaveLength(7);
  });

  test('a right password forgets the wrong ones before it', async () => {
    await addLocal({ platformId: 'beltoon-jp', id: 'clumsy' });
    const request = { from: '203.0.113.9' };
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await signIn('clumsy@readers.test', 'wrong', request);
      expect(outcome(await signIn('clumsy@readers.test', TEST_PASSWORD, request))).toBe('SUCCESS');
    }
  });

  test('an address range that tries many accounts has to wait', async () => {
    const request = { from: '192.0.2.7' };
    const fresh = await createTestApi({ services: { passwords: { hash: async () => '', verify: async () => false } } });
    try {
      const ask = (number: number) =>
        postTo(fresh, '/auth/sign-in/local')(
          { id: `reader-${number}@readers.test`, password: 'x' },
          { balconyId: JAPAN, ...request },
        );
      for (let number = 0; number < 100; number += 1) expect(outcome(await ask(number))).toBe('INCORRECT_PASSWORD');
      const refused = await ask(100);
      expect([refused.status, outcome(refused)]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await fresh.close();
    }
  });

  test('a withdrawn account is answered so for 30 days, with the right password alone', async () => {
    await addLocal({ platformId: 'beltoon-jp', id: 'left', withdrawnAtMs: TEST_NOW_MS });
    const id = 'left@readers.test';
    expect(outcome(await signIn(id, 'wrong'))).toBe('INCORRECT_PASSWORD');
    api.clock.setTo(TEST_NOW_MS + 30 * DAY_MS - 1);
    expect(outcome(await signIn(id))).toBe('WITHDRAWAL');
    api.clock.setTo(TEST_NOW_MS + 30 * DAY_MS);
    expect(outcome(await signIn(id))).toBe('INCORRECT_PASSWORD');
  });

  test('a new account with the id of one that left is the one that is meant', async () => {
    const email = 'again@readers.test';
    await addLocal({ platformId: 'beltoon-jp', id: 'again-1', snsId: email, email, withdrawnAtMs: 1 });
    await addLocal({ platformId: 'beltoon-jp', id: 'again-2', snsId: email, email });
    expect(at((await signIn(email)).json, 'data.userId')).toBe('again-2');
  });

  test('over the live session of another account it is DUPLICATE_LOGIN, over the own one it is fine', async () => {
    const other = await addLocal({ platformId: 'beltoon-jp', id: 'other' });
    expect(outcome(await signIn('ada@readers.test', TEST_PASSWORD, { bearer: other.accessToken }))).toBe(
      'DUPLICATE_LOGIN',
    );
    expect(outcome(await signIn('other@readers.test', TEST_PASSWORD, { bearer: other.accessToken }))).toBe('SUCCESS');
    // A signed-in caller learns nothing more by guessing.
    expect(outcome(await signIn('ada@readers.test', 'wrong', { bearer: other.accessToken }))).toBe(
      'INCORRECT_PASSWORD',
    );
    api.clock.setTo(TEST_NOW_MS + DAY_MS);
    expect(outcome(await signIn('ada@readers.test', TEST_PASSWORD, { bearer: other.accessToken }))).toBe('SUCCESS');
  });

  test('a password that is changed meanwhile opens no session', async () => {
    await addLocal({ platformId: 'beltoon-jp', id: 'changing' });
    const real = createPasswordHasher();
    const passwords = {
      ...real,
      verify: async (hashed: string | null, password: string) => {
        const isRight = await real.verify(hashed, password);
        await api.db.orm
          .update(userPassword)
          .set({ hash: `${hash}x` })
          .where(and(eq(userPassword.platformId, 'beltoon-jp'), eq(userPassword.userId, 'changing')));
        return isRight;
      },
    };

    const racing = createTestApiOn(api.db, { services: { passwords } });
    const body = { id: 'changing@readers.test', password: TEST_PASSWORD };
    expect(outcome(await postTo(racing, '/auth/sign-in/local')(body, { balconyId: JAPAN }))).toBe('INCORRECT_PASSWORD');
  });

  test.each(['BOMTOON_US', null])('%s: without local accounts there is no such call', async (balconyId) => {
    const { status } = await signIn('ada@readers.test', TEST_PASSWORD, { balconyId });
    expect(status).toBe(balconyId === null ? 400 : 404);
  });

  test('on bom-th a phone number is an id, however it is written', async () => {
    const phone = '+66812345678';
    await addLocal({ platformId: 'bom-th', id: 'somchai', snsProvider: 'phone', snsId: phone, phone, email: null });
    for (const id of ['0812345678', '081-234-5678', '+66 81 234 5678', '０８１２３４５６７８']) {
      expect([id, outcome(await signIn(id, TEST_PASSWORD, { balconyId: THAILAND }))]).toEqual([id, 'SUCCESS']);
    }
    for (const id of ['12', '+1', '021234567', '0812345678 ext. 5']) {
      expect(outcome(await signIn(id, TEST_PASSWORD, { balconyId: THAILAND }))).toBe('INVALID_MAIL_FORM');
    }
  });

  test('tells the log neither password nor address', async () => {
    await signIn('ada@readers.test', 'a-wrong-password');
    await signIn('ada@readers.test');
    expect(JSON.stringify(api.logged)).not.toMatch(/a-wrong-password|Correct-horse|readers\.test/);
  });
});

test('two platforms with the same user and session ids keep their passwords apart', async () => {
  const otherHash = await createPasswordHasher().hash('Another-pass1');
  await addLocal({ platformId: 'beltoon-jp', id: 'twin' });
  await addLocal({ platformId: 'bom-tw', id: 'twin' }, otherHash);
  const id = 'twin@readers.test';
  expect(outcome(await signIn(id, TEST_PASSWORD))).toBe('SUCCESS');
  expect(outcome(await signIn(id, TEST_PASSWORD, { balconyId: 'BOMTOON_TW' }))).toBe('INCORRECT_PASSWORD');
  const { json } = await signIn(id, 'Another-pass1', { balconyId: 'BOMTOON_TW' });
  const bearer = String(at(json, 'data.accessToken.token'));
  expect(outcome(await api.ask('/user', { method: 'POST', bearer, balconyId: JAPAN }))).toBe('MALFORMED_JWT');
  expect(await api.db.orm.select().from(appUser).where(eq(appUser.id, 'twin'))).toHaveLength(2);
});
