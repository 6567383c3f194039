import { type AccountRefusal, HOUR_MS, otherCode, type RowsOf } from './account-refusal.ts';
import type { Scene } from './account-scene.ts';

const SIGN_UP = '/user/signup?lang=en-US';
const codeOnPage = (scene: Scene, email: string, code: string) =>
  scene.sendForm(SIGN_UP, { step: 'code', email, code });
const codeCall = (scene: Scene, email: string, otp: string) => scene.call('/auth/verify/otp', { email, otp });
/** A row about the code of an address. */
const proven = (
  how: string,
  says: 'error.ALREADY_USED_EMAIL' | 'withdrawal.deletedUntil',
  addressOf: (scene: Scene) => Promise<string>,
): readonly AccountRefusal[] => [
  {
    how,
    wire: {
      status: 200,
      ask: async (scene) => {
        const email = await addressOf(scene);
        return codeCall(scene, email, await scene.mailCode(email));
      },
    },
    page: {
      status: 422,
      says,
      ask: async (scene) => {
        const email = await addressOf(scene);
        return codeOnPage(scene, email, await scene.mailCode(email));
      },
    },
  },
];

export const MAIL_REFUSALS: RowsOf<'mail'> = {
  INVALID_EMAIL: [
    {
      how: 'an address with a comma',
      wire: { status: 200, ask: (scene) => scene.call('/mail/signup', { email: 'a,b@readers.test' }) },
      page: {
        status: 422,
        says: 'error.INVALID_EMAIL',
        ask: (scene) => scene.sendForm(SIGN_UP, { step: 'address', email: 'a,b@readers.test' }),
      },
    },
  ],
  ALREADY_USED_EMAIL: proven(
    'an address that has an account, once it is proven',
    'error.ALREADY_USED_EMAIL',
    async (scene) => (await scene.account()).email,
  ),
  DELETED_USER: proven(
    'an address whose account was deleted less than 30 days ago, once it is proven',
    'withdrawal.deletedUntil',
    async (scene) => (await scene.leaver()).email,
  ),
};

export const OTP_REFUSALS: RowsOf<'otp'> = {
  INVALID_PARAMETER: [
    {
      how: 'a wrong code',
      wire: {
        status: 200,
        ask: async (scene) => {
          const email = scene.newEmail();
          return codeCall(scene, email, otherCode(await scene.mailCode(email)));
        },
      },
      page: {
        status: 422,
        says: 'error.INVALID_PARAMETER',
        ask: async (scene) => {
          const email = scene.newEmail();
          return codeOnPage(scene, email, otherCode(await scene.mailCode(email)));
        },
      },
    },
  ],
  EXPIRED_OTP: [
    {
      how: 'a code after its hour',
      wire: {
        status: 200,
        ask: async (scene) => {
          const email = scene.newEmail();
          const code = await scene.mailCode(email);
          scene.wait(HOUR_MS);
          return codeCall(scene, email, code);
        },
      },
      page: {
        status: 422,
        says: 'error.EXPIRED_OTP',
        ask: async (scene) => {
          const email = scene.newEmail();
          const code = await scene.mailCode(email);
          scene.wait(HOUR_MS);
          return codeOnPage(scene, email, code);
        },
      },
    },
  ],
};
