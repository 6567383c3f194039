import { openDatabase } from '@longstrip/database';
import { signUpBlock } from '@longstrip/database/schema';
import { useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  lastSecretSentTo,
  outcome,
  postTo,
  sentTo,
  signUpByEmail,
  TEST_PASSWORD,
  verifyEmail,
} from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, createTestApiOn, type TestApi } from '../../testing/test-api.ts';
import { blockHashes } from './withdrawn-ids.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const balconyId = 'BELTOON_JP';

let api: TestApi;
let lastNumber = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const newEmail = () => {
  lastNumber += 1;
  return `reader-${lastNumber}@readers.test`;
};
const from = () => {
  lastNumber += 1;
  return `10.0.${lastNumber}.1`;
};
const mail = (email: string, request = {}) =>
  postTo(api, '/mail/signup')({ email }, { balconyId, from: from(), ...request });
const verify = (email: string, otp: string, request = {}) =>
  postTo(api, '/auth/verify/otp')({ email, otp }, { balconyId, from: from(), ...request });
const signUp = (body: object, request = {}) =>
  postTo(api, '/auth/local/sign-up')(
    { password: TEST_PASSWORD, requestId: 'request-0001', ...body },
    { balconyId, from: from(), ...request },
  );
const wrongOf = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

describe('POST mail/signup', () => {
  test('says the same of a new address, one with an account and one that left, and mails all alike', async () => {
    await addUser(api.db, { platformId: 'beltoon-jp', id: 'known', email: 'known@readers.test' });
    await addUser(api.db, {
      ...{ platformId: 'beltoon-jp', id: 'left', email: 'left@readers.test', snsProvider: 'email' },
      ...{ snsId: 'left@readers.test', withdrawnAtMs: TEST_NOW_MS },
    });
    for (const email of [newEmail(), 'known@readers.test', 'left@readers.test']) {
      expect((await mail(email)).json).toEqual({ result: 'SUCCESS', data: { isSent: true } });
      expect(sentTo(api, email)).toMatchObject([{ platformId: 'beltoon-jp', purpose: 'SIGN_UP_MAIL' }]);
    }
  });

  test('a job names the row of a code, and nothing of the code', async () => {
    const email = newEmail();
    await mail(email);
    const otp = await lastSecretSentTo(api, email);
    expect(otp).toMatch(/^\d{6}$/);
    const stored = [await api.db.run('select * from one_time_code'), api.enqueued, api.logged];
    expect(JSON.stringify(stored)).not.toContain(otp);
    expect(JSON.stringify([await api.db.run('select * from one_time_code'), api.logged])).not.toContain(email);
  });

  test.each(['ada', 'ada@readers', 'a,b@readers.test', 'ada@mailinator.com', 'a@readers.test\nBcc: x@y.test'])(
    '%j is refused',
    async (email) => {
      expect(outcome(await mail(email))).toBe('INVALID_EMAIL');
    },
  );

  test('a sixth mail within the hour to one address from one range has to wait', async () => {
    const email = newEmail();
    const here = { from: '203.0.113.1' };
    for (let count = 0; count < 5; count += 1) expect(outcome(await mail(email, here))).toBe('SUCCESS');
    const refused = await mail(email, { from: '203.0.113.99' });
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect(outcome(await mail(email, { from: '198.51.100.1' }))).toBe('SUCCESS');
    expect(sentTo(api, email)).toHaveLength(6);
  });

  test('without e-mail sign-in there is no such call', async () => {
    expect((await mail('ada@readers.test', { balconyId: 'BOMTOON_US' })).status).toBe(404);
  });
});

describe('POST auth/verify/otp', () => {
  test('confirms a code once', async () => {
    const email = newEmail();
    await mail(email);
    const otp = await lastSecretSentTo(api, email);
    expect(at((await verify(` ${email.toUpperCase()}`, ` ${otp}`)).json, 'data.verifyToken')).toEqual(
      expect.any(String),
    );
    api.clock.setTo(TEST_NOW_MS + MINUTE_MS);
    expect(outcome(await verify(email, otp))).toBe('INVALID_PARAMETER');
  });

  test('counts wrong codes, from wherever they come, and the sixth try is one too many', async () => {
    const email = newEmail();
    await mail(email);
    const otp = await lastSecretSentTo(api, email);
    for (let count = 0; count < 5; count += 1) {
      expect(outcome(await verify(email, wrongOf(otp)))).toBe('INVALID_PARAMETER');
    }
    expect(outcome(await verify(email, otp))).toBe('EXCEED_AUTH_COUNT');
  });

  test('a hundred guesses at once are five', async () => {
    const email = newEmail();
    await mail(email);
    const otp = await lastSecretSentTo(api, email);
    const guesses = Array.from({ length: 100 }, (_, index) =>
      verify(email, wrongOf(otp), { from: `172.16.${index}.1` }),
    );
    const codes = (await Promise.all(guesses)).map(outcome);
    expect(codes.filter((code) => code === 'INVALID_PARAMETER')).toHaveLength(5);
    expect(outcome(await verify(email, otp))).toBe('EXCEED_AUTH_COUNT');
  });

  test('what has not the form of a code is wrong, and costs no try', async () => {
    const email = newEmail();
    await mail(email);
    const otp = await lastSecretSentTo(api, email);
    for (const typed of ['', 'abcdef', '12345', `${otp}0`, '\u0000', '-12345']) {
      expect(outcome(await verify(email, typed))).toBe('INVALID_PARAMETER');
    }
    expect(outcome(await verify(email, otp))).toBe('SUCCESS');
  });

  test('is good for an hour', async () => {
    const email = newEmail();
    await mail(email);
    const otp = await lastSecretSentTo(api, email);
    api.clock.setTo(TEST_NOW_MS + 60 * MINUTE_MS);
    expect(outcome(await verify(email, otp))).toBe('EXPIRED_OTP');
    api.clock.setTo(TEST_NOW_MS + 60 * MINUTE_MS - 1);
    expect(outcome(await verify(email, otp))).toBe('SUCCESS');
  });

  test('a newer code replaces the one before', async () => {
    const email = newEmail();
    await mail(email);
    const first = await lastSecretSentTo(api, email);
    api.clock.setTo(TEST_NOW_MS + 1);
    await mail(email);
    const second = await lastSecretSentTo(api, email);
    expect(first).not.toBe(second);
    expect(outcome(await verify(email, first))).toBe('INVALID_PARAMETER');
    expect(outcome(await verify(email, second))).toBe('SUCCESS');
  });

  test('that the address has an account, or had one, is disclosed only after the code', async () => {
    await addUser(api.db, { platformId: 'beltoon-jp', id: 'taken', email: 'taken@readers.test' });
    const left = { platformId: 'beltoon-jp', id: 'gone', email: null, snsProvider: 'email' } as const;
    await addUser(api.db, { ...left, snsId: 'gone@readers.test', withdrawnAtMs: TEST_NOW_MS });
    for (const [email, code] of [
      ['taken@readers.test', 'ALREADY_USED_EMAIL'],
      ['gone@readers.test', 'DELETED_USER'],
    ] as const) {
      await mail(email);
      const otp = await lastSecretSentTo(api, email);
      expect(outcome(await verify(email, wrongOf(otp)))).toBe('INVALID_PARAMETER');
      expect(outcome(await verify(email, otp))).toBe(code);
      // What it proved was disclosed: the code is used.
      expect(outcome(await verify(email, otp))).toBe('INVALID_PARAMETER');
    }
    api.clock.setTo(TEST_NOW_MS + 30 * DAY_MS);
    await mail('gone@readers.test');
    expect(outcome(await verify('gone@readers.test', await lastSecretSentTo(api, 'gone@readers.test')))).toBe(
      'SUCCESS',
    );
  });

  test('an id that was erased stays blocked to its 30th day', async () => {
    const email = newEmail();
    const id = { platformId: 'beltoon-jp', provider: 'email', snsId: email } as const;
    const [idHash = ''] = blockHashes(api.keys, id);
    await api.db.orm.insert(signUpBlock).values({ platformId: id.platformId, idHash, untilMs: TEST_NOW_MS + 1 });
    await mail(email);
    expect(outcome(await verify(email, await lastSecretSentTo(api, email)))).toBe('DELETED_USER');
    api.clock.setTo(TEST_NOW_MS + 1);
    await mail(email);
    expect(outcome(await verify(email, await lastSecretSentTo(api, email)))).toBe('SUCCESS');
  });

  test('a code that was not asked for is wrong', async () => {
    expect(outcome(await verify(newEmail(), '123456'))).toBe('INVALID_PARAMETER');
  });
});

describe('POST auth/local/sign-up', () => {
  test('makes an account and signs in', async () => {
    const email = newEmail();
    const verifyToken = await verifyEmail(api, email, balconyId);
    const { status, json } = await signUp({ verifyToken, nickname: ' Ada  L ', isAgreeMail: true });
    expect(status).toBe(200);
    expect(at(json, 'data')).toMatchObject({ email, isSignUp: true });
    const bearer = String(at(json, 'data.accessToken.token'));
    const user = await api.ask('/user', { method: 'POST', bearer, balconyId });
    expect(at(user.json, 'data')).toMatchObject({
      ...{ email, nickname: 'Ada L', snsProvider: 'email', snsId: email, isAgreeMail: true, isAdult: false },
      ...{ coinPurchaseCount: 0 },
    });
    const { userId } = Object(at(json, 'data'));
    const agreed = await api.db.run('select kind from user_agreement where user_id = $1 order by kind', [userId]);
    expect(agreed.map(({ kind }) => kind)).toEqual(['MARKETING', 'PRIVACY', 'TERMS']);
    const [password] = await api.db.run('select hash from user_password where user_id = $1', [userId]);
    expect(password?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const signIn = postTo(api, '/auth/sign-in/local');
    expect(outcome(await signIn({ id: email, password: TEST_PASSWORD }, { balconyId }))).toBe('SUCCESS');
  });

  test('takes nothing for itself from the body', async () => {
    const verifyToken = await verifyEmail(api, newEmail(), balconyId);
    const more = { isAdult: true, coin: 500, role: 'owner', id: 'chosen', coinPurchaseCount: 9, email: 'x@y.test' };
    const { json } = await signUp({ verifyToken, ...more });
    const bearer = String(at(json, 'data.accessToken.token'));
    const user = Object(at((await api.ask('/user', { method: 'POST', bearer, balconyId })).json, 'data'));
    expect([user.isAdult, user.coinPurchaseCount, user.id === 'chosen', user.email]).toEqual([
      false,
      0,
      false,
      sentTo(api, user.email)[0]?.to,
    ]);
  });

  test.each(['short1', 'onlyletters', '12345678', `${'a'.repeat(20)}1`])(
    'the password %j is refused, and the token stays good',
    async (password) => {
      const verifyToken = await verifyEmail(api, newEmail(), balconyId);
      expect(outcome(await signUp({ verifyToken, password }))).toBe('INVALID_PW_REGEX');
      expect(outcome(await signUp({ verifyToken }))).toBe('SUCCESS');
    },
  );

  test('a nickname that is taken, in whatever letters, or none is refused', async () => {
    await addUser(api.db, { platformId: 'beltoon-jp', id: 'named', nickname: 'Juniper' });
    const verifyToken = await verifyEmail(api, newEmail(), balconyId);
    for (const nickname of ['juniper', 'JUNIPER', 'x', '<b>hi</b>']) {
      expect(outcome(await signUp({ verifyToken, nickname }))).toBe('INVALID_PARAMETER');
    }
    expect(outcome(await signUp({ verifyToken, nickname: 'Juniper 2' }))).toBe('SUCCESS');
  });

  test('a token is good for ten minutes, once, and as it was given', async () => {
    const email = newEmail();
    const verifyToken = await verifyEmail(api, email, balconyId);
    const [keyId = '', id = '', , mac = ''] = verifyToken.split('.');
    const other = Buffer.from('email:other@readers.test').toString('base64url');
    for (const forged of [
      '',
      'a.b.c.d',
      `${keyId}.${id}.${other}.${mac}`,
      `${verifyToken}x`,
      `deadbeef.${id}.${other}.${mac}`,
    ]) {
      expect(outcome(await signUp({ verifyToken: forged }))).toBe('INVALID_PARAMETER');
    }
    api.clock.setTo(TEST_NOW_MS + 10 * MINUTE_MS);
    expect(outcome(await signUp({ verifyToken }))).toBe('EXPIRED_OTP');
    api.clock.setTo(TEST_NOW_MS + 10 * MINUTE_MS - 1);
    expect(outcome(await signUp({ verifyToken }))).toBe('SUCCESS');
    expect(outcome(await signUp({ verifyToken, requestId: 'request-0002' }))).toBe('INVALID_PARAMETER');
  });

  test('of two confirmations of one address the second sign-up is too late', async () => {
    const email = newEmail();
    const first = await verifyEmail(api, email, balconyId);
    api.clock.setTo(TEST_NOW_MS + 1);
    const second = await verifyEmail(api, email, balconyId);
    expect(outcome(await signUp({ verifyToken: first }))).toBe('SUCCESS');
    expect(outcome(await signUp({ verifyToken: second, requestId: 'request-0002' }))).toBe('ALREADY_USED_EMAIL');
  });

  test('a repeated request gives the same answer and changes nothing', async () => {
    const email = newEmail();
    const verifyToken = await verifyEmail(api, email, balconyId);
    const first = await signUp({ verifyToken });
    const again = await signUp({ verifyToken });
    expect(again.json).toEqual(first.json);
    const stored = await api.db.run('select reply from request_reply where request_id = $1', ['request-0001']);
    expect(JSON.stringify(stored)).not.toContain(String(at(first.json, 'data.refreshToken.token')));
    for (const change of [{ nickname: 'Other' }, { isAgreeMail: true }, { password: 'Another-pass1' }]) {
      const other = await signUp({ verifyToken, ...change });
      expect([other.status, outcome(other)]).toEqual([400, 'MALFORMED_REQUEST']);
    }
  });

  test('the same request twice at once makes one account', async () => {
    const email = newEmail();
    const verifyToken = await verifyEmail(api, email, balconyId);
    const [one, other] = await Promise.all([signUp({ verifyToken }), signUp({ verifyToken })]);
    expect([outcome(one), one?.json]).toEqual(['SUCCESS', other?.json]);
  });

  test('its id twice at once with another body is malformed once', async () => {
    const verifyToken = await verifyEmail(api, newEmail(), balconyId);
    const both = await Promise.all([signUp({ verifyToken }), signUp({ verifyToken, isAgreeMail: true })]);
    expect(both.map(outcome).sort()).toEqual(['MALFORMED_REQUEST', 'SUCCESS']);
  });

  test("over another reader's live session it is DUPLICATE_LOGIN", async () => {
    const verifyToken = await verifyEmail(api, newEmail(), balconyId);
    const { accessToken } = await addUser(api.db, { platformId: 'beltoon-jp', id: 'here' });
    expect(outcome(await signUp({ verifyToken }, { bearer: accessToken }))).toBe('DUPLICATE_LOGIN');
  });

  test('each request needs an id', async () => {
    const verifyToken = await verifyEmail(api, newEmail(), balconyId);
    expect((await signUp({ verifyToken, requestId: undefined })).status).toBe(400);
  });
});

test('the same address is two accounts on two platforms, and a token of one opens none on the other', async () => {
  const email = newEmail();
  const verifyToken = await verifyEmail(api, email, balconyId);
  expect(outcome(await signUp({ verifyToken }, { balconyId: 'BOMTOON_TW' }))).toBe('INVALID_PARAMETER');
  await mail(email);
  const otp = await lastSecretSentTo(api, email);
  expect(outcome(await verify(email, otp, { balconyId: 'BOMTOON_TW' }))).toBe('INVALID_PARAMETER');
  expect(outcome(await signUp({ verifyToken }))).toBe('SUCCESS');
  const there = await signUpByEmail(api, email, 'BOMTOON_TW');
  expect(at(there.json, 'data')).toMatchObject({ email, isSignUp: true });
});

const noServer = whyNoTestServer();
describe.skipIf(noServer !== null)(`on a server (${noServer ?? 'started here'})`, () => {
  test('a hundred guesses at once from a hundred ranges are five', async () => {
    const server = await useTestServer();
    const raced = createTestApiOn(await openDatabase({ engine: 'server', url: await server.createDatabase() }));
    try {
      const email = newEmail();
      await postTo(raced, '/mail/signup')({ email }, { balconyId });
      const otp = wrongOf(await lastSecretSentTo(raced, email));
      const guess = postTo(raced, '/auth/verify/otp');
      const guesses = Array.from({ length: 100 }, (_, index) =>
        guess({ email, otp }, { balconyId, from: `172.16.${index}.1` }),
      );
      const codes = (await Promise.all(guesses)).map(outcome);
      expect(codes.filter((code) => code === 'INVALID_PARAMETER')).toHaveLength(5);
      expect(codes.filter((code) => code === 'EXCEED_AUTH_COUNT')).toHaveLength(95);
    } finally {
      await raced.close();
      await server.stop();
    }
  });
});
