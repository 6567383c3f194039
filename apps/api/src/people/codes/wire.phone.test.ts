import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lastSecretSentTo, outcome, postTo, sentTo, TEST_PASSWORD } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const balconyId = 'BOMTOON_TH';

let api: TestApi;
let lastNumber = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const newPhone = () => {
  lastNumber += 1;
  return `+6681234${String(lastNumber).padStart(4, '0')}`;
};
const from = () => {
  lastNumber += 1;
  return `10.2.${lastNumber}.1`;
};
const send = (phone: string, purpose = 'SIGN_UP', request: TestRequest = {}) =>
  postTo(api, '/auth/phone/code')({ phone, purpose }, { balconyId, from: from(), ...request });
const verify = (phone: string, code: string, purpose = 'SIGN_UP', request: TestRequest = {}) =>
  postTo(api, '/auth/phone/verify')({ phone, code, purpose }, { balconyId, from: from(), ...request });
const addPhoneUser = (phone: string, change = {}) => {
  lastNumber += 1;
  const id = `phone-${lastNumber}`;
  const account = { platformId: 'bom-th', id, snsProvider: 'phone', snsId: phone, phone, email: null } as const;
  return addUser(api.db, { ...account, ...change });
};
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('POST auth/phone/code', () => {
  test.each(['SIGN_UP', 'FIND_ID', 'FIND_PASSWORD'])('%s: the same for known and unknown numbers', async (purpose) => {
    const known = newPhone();
    await addPhoneUser(known);
    for (const phone of [known, newPhone()]) {
      expect((await send(phone, purpose)).json).toEqual({ result: 'SUCCESS', data: { isSent: true } });
      expect(sentTo(api, phone)).toHaveLength(1);
    }
  });

  test('a second request while the code is unused sends none, a third within five minutes has to wait', async () => {
    const phone = newPhone();
    const here = { from: '203.0.113.1' };
    expect(outcome(await send(phone, 'FIND_ID', here))).toBe('SUCCESS');
    const code = await lastSecretSentTo(api, phone);
    expect(outcome(await send(phone, 'FIND_ID', here))).toBe('ALREADY_SEND_SMS');
    expect(outcome(await send(phone, 'FIND_ID', here))).toBe('FREQUENT_REQUEST');
    expect(sentTo(api, phone)).toHaveLength(1);
    await addPhoneUser(phone);
    expect(outcome(await verify(phone, code, 'FIND_ID'))).toBe('SUCCESS');
  });

  test('after a code was used or has ended there is another', async () => {
    const phone = newPhone();
    await send(phone);
    await verify(phone, await lastSecretSentTo(api, phone));
    api.clock.setTo(TEST_NOW_MS + 1);
    expect(outcome(await send(phone))).toBe('SUCCESS');
    api.clock.setTo(TEST_NOW_MS + 10 * MINUTE_MS);
    expect(outcome(await send(phone))).toBe('ALREADY_SEND_SMS');
    api.clock.setTo(TEST_NOW_MS + 10 * MINUTE_MS + 1);
    expect(outcome(await send(phone))).toBe('SUCCESS');
    expect(sentTo(api, phone)).toHaveLength(3);
  });

  test('twice at once it sends one', async () => {
    const phone = newPhone();
    const codes = (await Promise.all([send(phone), send(phone)])).map(outcome);
    expect([codes.toSorted(), sentTo(api, phone).length]).toEqual([['ALREADY_SEND_SMS', 'SUCCESS'], 1]);
  });

  test.each(['', '12', 'abc', '021234567', '+1', '\u0000'])('%j is no mobile number', async (phone) => {
    expect(outcome(await send(phone))).toBe('INVALID_PARAMETER');
  });

  test('elsewhere there is no such call', async () => {
    for (const other of ['BOMTOON_US', 'BELTOON_JP', 'BOMTOON_TW', 'DELITOON_ME']) {
      expect((await send(newPhone(), 'SIGN_UP', { balconyId: other })).status).toBe(404);
      expect((await verify(newPhone(), '123456', 'SIGN_UP', { balconyId: other })).status).toBe(404);
    }
    expect((await send(newPhone(), 'OTHER')).status).toBe(400);
  });
});

describe('POST auth/phone/verify', () => {
  test('to sign up: a token, an account and a sign-in with the number', async () => {
    const phone = newPhone();
    await send(phone);
    const { json } = await verify(phone, await lastSecretSentTo(api, phone));
    expect(at(json, 'data.purpose')).toBe('SIGN_UP');
    const verifyToken = at(json, 'data.verifyToken');
    const made = await postTo(api, '/auth/local/sign-up')(
      { verifyToken, password: TEST_PASSWORD, requestId: 'request-phone' },
      { balconyId },
    );
    expect(at(made.json, 'data')).toMatchObject({ email: null, isSignUp: true });
    const bearer = String(at(made.json, 'data.accessToken.token'));
    const user = await api.ask('/user', { method: 'POST', bearer, balconyId });
    expect(at(user.json, 'data')).toMatchObject({ snsProvider: 'phone', snsId: phone });
    const signIn = postTo(api, '/auth/sign-in/local');
    const local = phone.replace('+66', '0');
    expect(outcome(await signIn({ id: local, password: TEST_PASSWORD }, { balconyId }))).toBe('SUCCESS');
  });

  test('to sign up: the account of the number is disclosed only here', async () => {
    const [known, left] = [newPhone(), newPhone()];
    await addPhoneUser(known);
    await addPhoneUser(left, { withdrawnAtMs: TEST_NOW_MS });
    for (const [phone, code] of [
      [known, 'ALREADY_USED_EMAIL'],
      [left, 'DELETED_USER'],
    ] as const) {
      await send(phone);
      const digits = await lastSecretSentTo(api, phone);
      expect(outcome(await verify(phone, wrongOf(digits)))).toBe('NOT_FOUND_SMS_USER');
      expect(outcome(await verify(phone, digits))).toBe(code);
      expect(outcome(await verify(phone, digits))).toBe('ALREADY_USE_SMS');
    }
  });

  test('to find ids: masked, at most twenty', async () => {
    const phone = newPhone();
    await addPhoneUser(phone);
    for (let number = 0; number < 22; number += 1) {
      const email = `many-${number}@readers.test`;
      await addPhoneUser(phone, { snsProvider: 'email', snsId: email, email });
    }
    await send(phone, 'FIND_ID');
    const { json, text } = await verify(phone, await lastSecretSentTo(api, phone), 'FIND_ID');
    expect(at(json, 'data.ids')).toHaveLength(20);
    expect(text).not.toMatch(/many-\d/);
    expect(text).toContain('ma***@readers.test');
  });

  test('to find a password: what sets another, for the account of the number alone', async () => {
    const phone = newPhone();
    const signUp = async () => {
      await send(phone);
      const { json } = await verify(phone, await lastSecretSentTo(api, phone));
      const verifyToken = at(json, 'data.verifyToken');
      const body = { verifyToken, password: TEST_PASSWORD, requestId: 'request-find' };
      return postTo(api, '/auth/local/sign-up')(body, { balconyId });
    };
    const made = await signUp();
    api.clock.setTo(TEST_NOW_MS + DAY_MS);
    await send(phone, 'FIND_PASSWORD');
    const { json } = await verify(phone, await lastSecretSentTo(api, phone), 'FIND_PASSWORD');
    expect(at(json, 'data.userId')).toBe(at(made.json, 'data.userId'));
    const { userId, uuid } = Object(at(json, 'data'));
    const reset = postTo(api, '/auth/local/reset/password');
    const body = { userId, uuid, newPassword: 'Another-pass1' };
    expect(outcome(await reset(body, { balconyId }))).toBe('SUCCESS');
    expect(outcome(await reset(body, { balconyId }))).toBe('ALREADY_EXECUTION_EXCEPTION');
  });

  test.each(['FIND_ID', 'FIND_PASSWORD'])(
    '%s of a number without an account is disclosed after the code',
    async (purpose) => {
      const phone = newPhone();
      await send(phone, purpose);
      const code = await lastSecretSentTo(api, phone);
      expect(outcome(await verify(phone, wrongOf(code), purpose))).toBe('NOT_FOUND_SMS_USER');
      expect(outcome(await verify(phone, code, purpose))).toBe('NOT_FOUND_USER');
    },
  );

  test('FIND_PASSWORD of an e-mail account with that number finds no account', async () => {
    const phone = newPhone();
    await addPhoneUser(phone, { snsProvider: 'email', snsId: 'mailed@readers.test', email: 'mailed@readers.test' });
    await send(phone, 'FIND_PASSWORD');
    expect(outcome(await verify(phone, await lastSecretSentTo(api, phone), 'FIND_PASSWORD'))).toBe('NOT_FOUND_USER');
  });

  test('five wrong codes, and the code that is late', async () => {
    const [tried, late] = [newPhone(), newPhone()];
    await send(tried);
    await send(late);
    const code = await lastSecretSentTo(api, tried);
    for (let count = 0; count < 5; count += 1) {
      expect(outcome(await verify(tried, wrongOf(code)))).toBe('NOT_FOUND_SMS_USER');
    }
    expect(outcome(await verify(tried, code))).toBe('EXCEED_AUTH_COUNT');
    // With too many wrong tries, it does not block a new one.
    api.clock.setTo(TEST_NOW_MS + 1);
    expect(outcome(await send(tried))).toBe('SUCCESS');
    api.clock.setTo(TEST_NOW_MS + 10 * MINUTE_MS);
    expect(outcome(await verify(late, await lastSecretSentTo(api, late)))).toBe('TIMEOUT');
  });

  test('a code is for one purpose and one number', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await lastSecretSentTo(api, phone);
    expect(outcome(await verify(phone, code, 'FIND_PASSWORD'))).toBe('NOT_FOUND_SMS_USER');
    expect(outcome(await verify(newPhone(), code))).toBe('NOT_FOUND_SMS_USER');
  });
});
