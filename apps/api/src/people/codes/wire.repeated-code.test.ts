import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addSignedIn, lastSecretSentTo, outcome, postTo, TEST_PASSWORD } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { notifyFormerAddressJob } from '../jobs.ts';

const REPEAT_MS = 30_000;

let api: TestApi;
let lastNumber = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const nextNumber = () => {
  lastNumber += 1;
  return lastNumber;
};

/** A code that was sent, and the form that it is entered in. */
interface Sent {
  readonly to: string;
  readonly enter: (code: string, request?: TestRequest) => ReturnType<TestApi['ask']>;
  readonly usedAnswer: string;
  readonly wrongAnswer: string;
}

const MAIL = { usedAnswer: 'INVALID_PARAMETER', wrongAnswer: 'INVALID_PARAMETER' };
const PHONE = { usedAnswer: 'ALREADY_USE_SMS', wrongAnswer: 'NOT_FOUND_SMS_USER' };

async function mailSignUp(): Promise<Sent> {
  const to = `repeated-${nextNumber()}@readers.test`;
  const here = { balconyId: 'BELTOON_JP', from: `10.7.${lastNumber}.1` };
  await postTo(api, '/mail/signup')({ email: to }, here);
  return {
    to,
    ...MAIL,
    enter: (otp, request) => postTo(api, '/auth/verify/otp')({ email: to, otp }, { ...here, ...request }),
  };
}

async function changeMail(): Promise<Sent> {
  const to = `changed-${nextNumber()}@readers.test`;
  const account = { platformId: 'beltoon-jp', id: `changing-${lastNumber}`, email: `old-${to}` };
  const { accessToken: bearer } = await addSignedIn(api, account);
  const here = { balconyId: 'BELTOON_JP', bearer, from: `10.7.${lastNumber}.1` };
  await postTo(api, '/mail/certification')({ email: to, requestId: 'request-0001' }, here);
  return {
    to,
    ...MAIL,
    enter: (otp, request) => postTo(api, '/auth/verify/otp')({ email: to, otp }, { ...here, ...request }),
  };
}

async function byPhone(purpose: 'SIGN_UP' | 'FIND_ID' | 'FIND_PASSWORD'): Promise<Sent> {
  const to = `+6681239${String(nextNumber()).padStart(4, '0')}`;
  const account = {
    platformId: 'bom-th',
    id: `phone-${lastNumber}`,
    snsProvider: 'phone',
    snsId: to,
    phone: to,
  } as const;
  if (purpose !== 'SIGN_UP') await addUser(api.db, { ...account, email: null });
  const here = { balconyId: 'BOMTOON_TH', from: `10.7.${lastNumber}.1` };
  await postTo(api, '/auth/phone/code')({ phone: to, purpose }, here);
  return {
    to,
    ...PHONE,
    enter: (code, request) => postTo(api, '/auth/phone/verify')({ phone: to, code, purpose }, { ...here, ...request }),
  };
}

describe.each<[string, () => Promise<Sent>]>([
  ['to sign up by mail', mailSignUp],
  ['to change the address', changeMail],
  ['to sign up by phone', () => byPhone('SIGN_UP')],
  ['to find ids', () => byPhone('FIND_ID')],
  ['to find a password', () => byPhone('FIND_PASSWORD')],
])('a code %s', (_, send) => {
  test('that is entered twice gets the same answer twice, from the range that asked for it and for half a minute', async () => {
    const { to, enter, usedAnswer } = await send();
    const code = await lastSecretSentTo(api, to);
    const [first, second] = await Promise.all([enter(code), enter(code)]);
    expect(outcome(first)).toBe('SUCCESS');
    expect(second.json).toEqual(first.json);
    expect(outcome(await enter(code, { from: '203.0.113.7' }))).toBe(usedAnswer);
    api.clock.setTo(TEST_NOW_MS + REPEAT_MS - 1);
    expect((await enter(code)).json).toEqual(first.json);
    api.clock.setTo(TEST_NOW_MS + REPEAT_MS);
    expect(outcome(await enter(code))).toBe(usedAnswer);
  });

  test('that was used cannot be guessed meanwhile', async () => {
    const { to, enter, wrongAnswer } = await send();
    const code = await lastSecretSentTo(api, to);
    expect(outcome(await enter(code))).toBe('SUCCESS');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let count = 0; count < 5; count += 1) expect(outcome(await enter(wrong))).toBe(wrongAnswer);
    expect(outcome(await enter(code))).not.toBe('SUCCESS');
  });
});

test('a repeated code gives nothing once the account has been made with it', async () => {
  const { to, enter } = await mailSignUp();
  const code = await lastSecretSentTo(api, to);
  const verifyToken = at((await enter(code)).json, 'data.verifyToken');
  const body = { verifyToken, password: TEST_PASSWORD, requestId: 'request-made' };
  expect(outcome(await postTo(api, '/auth/local/sign-up')(body, { balconyId: 'BELTOON_JP' }))).toBe('SUCCESS');
  expect(outcome(await enter(code))).toBe('ALREADY_USED_EMAIL');
});

test('a repeated change of the address tells the former address once', async () => {
  const { to, enter } = await changeMail();
  const code = await lastSecretSentTo(api, to);
  await Promise.all([enter(code), enter(code)]);
  const notices = api.enqueued.filter(({ name, payload }) => {
    return name === notifyFormerAddressJob.name && Object(payload).to === `old-${to}`;
  });
  expect(notices).toHaveLength(1);
});
