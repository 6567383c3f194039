import { TEST_PASSWORD } from '@longstrip/api/testing';
import { type AccountRefusal, HOUR_MS, type NotThere, otherCode, type RowsOf } from './account-refusal.ts';
import type { Scene } from './account-scene.ts';

const NEXT = 'Another2027';
const FIND = '/user/find-password?by=phone&lang=en-US';

type Link = Awaited<ReturnType<Scene['link']>>;
const reset = (scene: Scene, link: Link, newPassword = NEXT) =>
  scene.call('/auth/local/reset/password', { ...link, newPassword });
const resetOnPage = (scene: Scene, link: Link, password = NEXT, again = password) =>
  scene.sendForm(`/mail/resetPassword?${new URLSearchParams({ ...link, lang: 'en-US' })}`, {
    ...link,
    password,
    again,
  });

/** A link for an account that was made by e-mail. */
async function newLink(scene: Scene): Promise<Link> {
  const { email, userId } = await scene.account();
  return scene.link(email, userId);
}

/** A link for an account that has no password any more, like one of a sign-in provider. */
async function socialLink(scene: Scene): Promise<Link> {
  const link = await newLink(scene);
  await scene.sql('delete from user_password where user_id = $1', [link.userId]);
  return link;
}

export const PASSWORD_RESET_REFUSALS: RowsOf<'passwordReset'> = {
  INCORRECT_PASSWORD: [
    {
      how: 'the new password and its repetition differ',
      wire: { not: 'The api is sent one password: the page compares the two.' },
      page: {
        status: 422,
        says: 'error.passwordReset.INCORRECT_PASSWORD',
        ask: async (scene) => resetOnPage(scene, await newLink(scene), NEXT, 'Another2028'),
      },
    },
  ],
  TIMEOUT: [
    {
      how: 'a link after its hour',
      wire: {
        status: 200,
        ask: async (scene) => {
          const link = await newLink(scene);
          scene.wait(HOUR_MS);
          return reset(scene, link);
        },
      },
      page: {
        status: 422,
        says: 'password.deadTitle',
        ask: async (scene) => {
          const link = await newLink(scene);
          scene.wait(HOUR_MS);
          return resetOnPage(scene, link);
        },
      },
    },
  ],
  NOT_LOCAL_LOGIN_USER: [
    {
      how: 'an account of a provider',
      wire: { status: 200, ask: async (scene) => reset(scene, await socialLink(scene)) },
      page: {
        status: 422,
        says: 'error.NOT_LOCAL_LOGIN_USER',
        ask: async (scene) => resetOnPage(scene, await socialLink(scene)),
      },
    },
  ],
  EQUAL_PASSWORD: [
    {
      how: 'the password as it was',
      wire: { status: 200, ask: async (scene) => reset(scene, await newLink(scene), TEST_PASSWORD) },
      page: {
        status: 422,
        says: 'error.EQUAL_PASSWORD',
        ask: async (scene) => resetOnPage(scene, await newLink(scene), TEST_PASSWORD),
      },
    },
  ],
  ALREADY_EXECUTION_EXCEPTION: [
    {
      how: 'a link that was used',
      wire: {
        status: 200,
        ask: async (scene) => {
          const link = await newLink(scene);
          await reset(scene, link);
          return reset(scene, link, 'Another2028');
        },
      },
      page: {
        status: 422,
        says: 'password.deadTitle',
        ask: async (scene) => {
          const link = await newLink(scene);
          await reset(scene, link);
          return resetOnPage(scene, link, 'Another2028');
        },
      },
    },
  ],
};

const NO_PAGE: NotThere = { not: '/setting/password has no page yet.' };
async function change(scene: Scene, oldPassword: string, newPassword: string): Promise<Response> {
  const { access } = await scene.signIn();
  return scene.call('/auth/local/change/password', { oldPassword, newPassword }, { bearer: access });
}
const changed = (how: string, oldPassword: string, newPassword: string): readonly AccountRefusal[] => [
  { how, wire: { status: 200, ask: (scene) => change(scene, oldPassword, newPassword) }, page: NO_PAGE },
];

export const PASSWORD_CHANGE_REFUSALS: RowsOf<'passwordChange'> = {
  UNKNOWN: [
    {
      how: 'a fault of the api',
      wire: {
        status: 500,
        ask: async (scene) => {
          const { access } = await scene.signIn();
          await scene.sql('alter table user_password rename to user_password_away');
          const body = { oldPassword: TEST_PASSWORD, newPassword: NEXT };
          const answer = await scene.call('/auth/local/change/password', body, { bearer: access });
          await scene.sql('alter table user_password_away rename to user_password');
          return answer;
        },
      },
      page: NO_PAGE,
    },
  ],
  EQUAL_PASSWORD: changed('the password as it was', TEST_PASSWORD, TEST_PASSWORD),
  INCORRECT_PASSWORD: changed('another old password', 'Wrong-password1', NEXT),
  INVALID_PASSWORD: { not: 'Every rule that a new password may break is INVALID_PW_REGEX (D22).' },
  INVALID_PW_REGEX: changed('a new password without a digit', TEST_PASSWORD, 'onlyletters'),
};

/** A code that was just used is answered like the first time for so long. */
const REPEATABLE_MS = 31_000;

const CODE = { purpose: 'FIND_PASSWORD' } as const;
const askCode = (scene: Scene, phone: string) => scene.call('/auth/phone/code', { phone, ...CODE });
const verify = (scene: Scene, phone: string, code: string) =>
  scene.call('/auth/phone/verify', { phone, ...CODE, code });

/** The link for an account that was made by phone. */
async function phoneLink(scene: Scene): Promise<Link> {
  const phone = scene.newPhone();
  const code = await scene.phoneCode(phone, 'SIGN_UP');
  const verified = await scene.call('/auth/phone/verify', { phone, purpose: 'SIGN_UP', code });
  const { verifyToken } = (await verified.json()).data;
  await scene.call('/auth/local/sign-up', {
    verifyToken,
    password: TEST_PASSWORD,
    requestId: `phone-${phone.slice(1)}`,
  });
  const found = await verify(scene, phone, await scene.phoneCode(phone, 'FIND_PASSWORD'));
  const { userId, uuid } = (await found.json()).data;
  return { userId, uuid };
}

export const PASSWORD_FIND_REFUSALS: RowsOf<'passwordFind'> = {
  FREQUENT_REQUEST: [
    {
      how: 'the third request within five minutes',
      wire: {
        status: 200,
        ask: async (scene) => {
          const phone = scene.newPhone();
          for (let time = 0; time < 2; time += 1) await askCode(scene, phone);
          return askCode(scene, phone);
        },
      },
      page: {
        status: 422,
        says: 'error.FREQUENT_REQUEST',
        ask: async (scene) => {
          const phone = scene.newPhone();
          for (let time = 0; time < 2; time += 1) await askCode(scene, phone);
          return scene.sendForm(FIND, { step: 'phone', phone });
        },
      },
    },
  ],
  NOT_FOUND_USER: [
    {
      how: 'a proven number without an account',
      wire: {
        status: 200,
        ask: async (scene) => {
          const phone = scene.newPhone();
          return verify(scene, phone, await scene.phoneCode(phone, 'FIND_PASSWORD'));
        },
      },
      page: {
        status: 422,
        says: 'error.NOT_FOUND_USER',
        ask: async (scene) => {
          const phone = scene.newPhone();
          const code = await scene.phoneCode(phone, 'FIND_PASSWORD');
          return scene.sendForm(FIND, { step: 'code', phone, code });
        },
      },
    },
  ],
  NOT_FOUND_SMS_USER: [
    {
      how: 'a wrong code',
      wire: {
        status: 200,
        ask: async (scene) => {
          const phone = scene.newPhone();
          return verify(scene, phone, otherCode(await scene.phoneCode(phone, 'FIND_PASSWORD')));
        },
      },
      page: {
        status: 422,
        says: 'error.NOT_FOUND_SMS_USER',
        ask: async (scene) => {
          const phone = scene.newPhone();
          const code = otherCode(await scene.phoneCode(phone, 'FIND_PASSWORD'));
          return scene.sendForm(FIND, { step: 'code', phone, code });
        },
      },
    },
  ],
  ALREADY_SEND_SMS: [
    {
      how: 'a second request while the code is unused',
      wire: {
        status: 200,
        ask: async (scene) => {
          const phone = scene.newPhone();
          await askCode(scene, phone);
          return askCode(scene, phone);
        },
      },
      // The code is still valid: the page goes on and asks for it.
      page: {
        status: 200,
        has: 'name="step" value="code"',
        ask: async (scene) => {
          const phone = scene.newPhone();
          await askCode(scene, phone);
          return scene.sendForm(FIND, { step: 'phone', phone });
        },
      },
    },
  ],
  ALREADY_USE_SMS: [
    {
      how: 'a code that was used',
      wire: {
        status: 200,
        ask: async (scene) => {
          const phone = scene.newPhone();
          const code = await scene.phoneCode(phone, 'FIND_PASSWORD');
          await verify(scene, phone, code);
          scene.wait(REPEATABLE_MS);
          return verify(scene, phone, code);
        },
      },
      page: {
        status: 422,
        says: 'error.ALREADY_USE_SMS',
        ask: async (scene) => {
          const phone = scene.newPhone();
          const code = await scene.phoneCode(phone, 'FIND_PASSWORD');
          await verify(scene, phone, code);
          scene.wait(REPEATABLE_MS);
          return scene.sendForm(FIND, { step: 'code', phone, code });
        },
      },
    },
  ],
  EQUAL_PASSWORD: [
    {
      how: 'the password as it was, at the end of the recovery by phone',
      wire: { status: 200, ask: async (scene) => reset(scene, await phoneLink(scene), TEST_PASSWORD) },
      page: {
        status: 422,
        says: 'error.EQUAL_PASSWORD',
        ask: async (scene) => resetOnPage(scene, await phoneLink(scene), TEST_PASSWORD),
      },
    },
  ],
};
