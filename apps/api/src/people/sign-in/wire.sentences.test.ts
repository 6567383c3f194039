import { loadServerMessages } from '@longstrip/messages';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSignedIn, postTo, type SignedInUser, verifyEmail } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.ts';

// D27: a code that means something else in another block has another sentence there.

const platformId = 'beltoon-jp';
const balconyId = 'BELTOON_JP';
const onJp = { balconyId };

let api: TestApi;
let reader: SignedInUser;
let sentences: Readonly<Record<string, string>>;
beforeAll(async () => {
  api = await createTestApi();
  reader = await addSignedIn(api, { platformId, id: 'reader' });
  await addUser(api.db, { platformId, id: 'other', nickname: 'Taken name' });
  sentences = await loadServerMessages('ja-JP');
});
afterAll(() => api.close());

const put = (body: object) =>
  api.ask('/user', {
    ...{ ...onJp, method: 'PUT', bearer: reader.accessToken },
    body: { refreshToken: reader.refreshToken, ...body },
  });
const nickname = (text: string) => put({ action: 'PROFILE', profileRequest: { nickname: text } });
const birthday = (birthedAt: string) => put({ action: 'ADULT', verifyAdultRequest: { birthedAt } });
const signUp = async (password: string, more = {}) => {
  const verifyToken = await verifyEmail(api, `new-${password.length}@readers.test`, balconyId);
  return postTo(api, '/auth/local/sign-up')({ verifyToken, password, requestId: 'request-1', ...more }, onJp);
};

const CASES: readonly [code: string, what: string, key: string, ask: () => Promise<TestAnswer>][] = [
  [
    'INVALID_PARAMETER',
    'a wrong code',
    'error.INVALID_PARAMETER',
    () => postTo(api, '/auth/verify/otp')({ email: 'unknown@readers.test', otp: '123456' }, onJp),
  ],
  ['INVALID_PARAMETER', 'a nickname of no form', 'field.nicknameForm', () => nickname('<b>')],
  ['INVALID_PARAMETER', 'a nickname of another reader', 'field.nicknameTaken', () => nickname('taken NAME')],
  ['INVALID_PARAMETER', 'a nickname that poses as staff', 'field.nicknameTaken', () => nickname('Adm1n')],
  ['INVALID_PARAMETER', "a nickname that is the platform's", 'field.nicknameTaken', () => nickname('Beltoon')],
  ['INVALID_PARAMETER', 'a birthday that is none', 'age.checkBirthday', () => birthday('2026-02-31')],
  [
    'INVALID_PARAMETER',
    'a sign-up without a proof',
    'error.TIMEOUT',
    () => signUp('Correct-horse7', { verifyToken: 'x' }),
  ],
  ['INVALID_PW_REGEX', 'a password at sign-up', 'error.login.INVALID_PW_REGEX', () => signUp('aaaaaaaa')],
  [
    'UNAUTHORIZED_ADULT',
    'the switch for adults',
    'error.ADULT_ONLY_CONTENTS',
    () => api.ask('/user/adult/toggle/true', { ...onJp, method: 'PUT', bearer: reader.accessToken }),
  ],
];

test.each(CASES)('%s of %s: %s', async (code, _what, key, ask) => {
  const { json } = await ask();
  expect([at(json, 'error.code'), at(json, 'error.message')]).toEqual([code, sentences[key]]);
});
