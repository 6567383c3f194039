import { TEST_PASSWORD, TEST_SERVICE_SECRET } from '@longstrip/api/testing';
import { getPlatform } from '@longstrip/platform-config';
import { AGREED, errorPage, fieldIn, person, type RowsOf, returnByGoogle } from './account-refusal.ts';
import type { Scene } from './account-scene.ts';

const WRONG = 'Wrong-password1';
const LOGIN = '/user/login?lang=en-US';
const signInCall = (scene: Scene, id: string, password: string, bearer?: string) =>
  scene.call('/auth/sign-in/local', { id, password }, bearer === undefined ? {} : { bearer });
const logIn = (scene: Scene, id: string, password: string) => scene.sendForm(LOGIN, { id, password });

/** A site's call to the api about a person whom a provider has authenticated. */
async function provenCall({ world, platformId }: Scene, email: string) {
  return world.api.app.fetch(
    new Request('http://api.test/auth/sign-in/sns', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-balcony-id': getPlatform(platformId).balconyId,
        'x-longstrip-service-secret': TEST_SERVICE_SECRET,
      },
      body: JSON.stringify({ provider: 'google', snsId: `g-${email}`, email, name: null }),
    }),
  );
}
/** Signs up by a page up to the password. */
async function signUpWith(scene: Scene, password: string): Promise<Response> {
  const email = scene.newEmail();
  const code = await scene.mailCode(email);
  const html = await (await scene.sendForm('/user/signup?lang=en-US', { step: 'code', email, code })).text();
  const fields = {
    id: email,
    nickname: 'Newcomer',
    verifyToken: fieldIn(html, 'verifyToken'),
    requestId: fieldIn(html, 'requestId'),
    ...AGREED,
  };
  return scene.sendForm('/user/signup?lang=en-US', { step: 'password', ...fields, password, again: password });
}

export const LOGIN_REFUSALS: RowsOf<'login'> = {
  ALREADY_USED_EMAIL: [
    {
      how: 'signing up with an address that has an account, once the code has proven it',
      wire: {
        status: 200,
        ask: async (scene) => {
          const { email } = await scene.account();
          return scene.call('/auth/verify/otp', { email, otp: await scene.mailCode(email) });
        },
      },
      page: {
        status: 422,
        says: 'error.ALREADY_USED_EMAIL',
        has: 'href="/user/login?method=local"',
        ask: async (scene) => {
          const { email } = await scene.account();
          const code = await scene.mailCode(email);
          return scene.sendForm('/user/signup?lang=en-US', { step: 'code', email, code });
        },
      },
    },
  ],
  INVALID_PASSWORD: {
    not: 'At the login no rule is checked, and a rule that is broken elsewhere is INVALID_PW_REGEX (D22).',
  },
  INVALID_PW_REGEX: [
    {
      how: 'signing up with a password that breaks the rules',
      wire: {
        status: 200,
        ask: async (scene) => {
          const email = scene.newEmail();
          const verified = await scene.call('/auth/verify/otp', { email, otp: await scene.mailCode(email) });
          const { verifyToken } = (await verified.json()).data;
          return scene.call('/auth/local/sign-up', { verifyToken, password: 'short', requestId: 'a-weak-password' });
        },
      },
      page: { status: 422, says: 'error.login.INVALID_PW_REGEX', ask: (scene) => signUpWith(scene, 'onlyletters') },
    },
  ],
  INCORRECT_PASSWORD: [
    {
      how: 'a wrong password',
      wire: { status: 200, ask: async (scene) => signInCall(scene, (await scene.account()).email, WRONG) },
      page: {
        status: 422,
        says: 'error.INCORRECT_PASSWORD',
        ask: async (scene) => logIn(scene, (await scene.account()).email, WRONG),
      },
    },
    {
      how: 'an unknown address',
      wire: { status: 200, ask: (scene) => signInCall(scene, scene.newEmail(), WRONG) },
      page: { status: 422, says: 'error.INCORRECT_PASSWORD', ask: (scene) => logIn(scene, scene.newEmail(), WRONG) },
    },
  ],
  INVALID_MAIL_FORM: [
    {
      how: 'what is neither an address nor a number',
      wire: { status: 200, ask: (scene) => signInCall(scene, 'ada', WRONG) },
      page: { status: 422, says: 'error.INVALID_MAIL_FORM', ask: (scene) => logIn(scene, 'ada', WRONG) },
    },
  ],
  DUPLICATE_LOGIN: [
    {
      how: 'over the live session of another account',
      wire: {
        status: 200,
        ask: async (scene) => {
          const { access } = await scene.signIn();
          return signInCall(scene, (await scene.account()).email, TEST_PASSWORD, access);
        },
      },
      page: {
        status: 200,
        says: 'login.logOutAndGoOn',
        ask: async (scene) => {
          await scene.signIn();
          const led = await logIn(scene, (await scene.account()).email, TEST_PASSWORD);
          return scene.ask(led.headers.get('location') ?? '');
        },
      },
    },
  ],
  WITHDRAWAL: [
    {
      how: 'an account whose deletion was asked for',
      wire: { status: 200, ask: async (scene) => signInCall(scene, (await scene.leaver()).email, TEST_PASSWORD) },
      page: {
        status: 422,
        says: 'withdrawal.requestedUntil',
        ask: async (scene) => logIn(scene, (await scene.leaver()).email, TEST_PASSWORD),
      },
    },
  ],
  NOT_REGISTERED_USER: [
    {
      how: 'a person whom a provider has proven, without an account',
      wire: { status: 200, ask: async (scene) => provenCall(scene, scene.newEmail()) },
      // Not a refusal on a page: the reader goes on to sign up.
      page: {
        status: 303,
        leadsTo: /^\/callback\/login-newuser\?/,
        ask: (scene) => scene.returnFrom('facebook', person(scene.newEmail())),
      },
    },
  ],
  ALREADY_USED_ANOTHER_PLATFORM: [
    {
      how: 'a proven address that belongs to another sign-in method',
      wire: { status: 200, ask: async (scene) => provenCall(scene, (await scene.account()).email) },
      page: {
        status: 200,
        says: 'login.joinedSo',
        ask: async (scene) => errorPage(scene, await returnByGoogle(scene, (await scene.account()).email)),
      },
    },
  ],
  EXCEED_AUTH_COUNT: [
    {
      how: 'the sixth password within 15 minutes',
      wire: {
        status: 200,
        ask: async (scene) => {
          const { email } = await scene.account();
          for (let wrong = 0; wrong < 5; wrong += 1) await signInCall(scene, email, WRONG);
          return signInCall(scene, email, TEST_PASSWORD);
        },
      },
      page: {
        status: 422,
        says: 'login.tooMany',
        ask: async (scene) => {
          const { email } = await scene.account();
          for (let wrong = 0; wrong < 5; wrong += 1) await signInCall(scene, email, WRONG);
          return logIn(scene, email, TEST_PASSWORD);
        },
      },
    },
  ],
};
