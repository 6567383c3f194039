import { DAY_MS, errorPage, HOUR_MS, type RowsOf, returnByGoogle } from './account-refusal.ts';
import type { Scene } from './account-scene.ts';
import { WITHOUT_PROVIDERS } from './account-world.ts';

const refresh = (scene: Scene, refreshToken: string) => {
  const headers = { 'content-type': 'application/json' };
  return scene.ask('/api/balcony/auth/refresh', { method: 'POST', headers, body: JSON.stringify({ refreshToken }) });
};
/** A page for signed-in readers only. */
const LIBRARY = '/library/my?lang=en-US';

export const REFRESH_REFUSALS: RowsOf<'refresh'> = {
  EXPIRED_REFRESH_TOKEN: [
    {
      how: 'a reader who was away for longer than a week',
      wire: {
        status: 401,
        ask: async (scene) => {
          const token = (await scene.signIn()).refresh;
          scene.wait(7 * DAY_MS);
          return refresh(scene, token);
        },
      },
      page: {
        status: 401,
        says: 'page.accessDeniedTitle',
        has: 'href="/user/login?callback=%2Flibrary%2Fmy"',
        ask: async (scene) => {
          await scene.signIn();
          scene.wait(7 * DAY_MS);
          return scene.ask(LIBRARY);
        },
      },
    },
  ],
  NOT_FOUND_REFRESH_TOKEN: [
    {
      how: 'a session that was ended elsewhere',
      wire: {
        status: 401,
        ask: async (scene) => {
          const token = (await scene.signIn()).refresh;
          await scene.call('/auth/logout', { refreshToken: token }, { method: 'PUT' });
          return refresh(scene, token);
        },
      },
      page: {
        status: 401,
        says: 'page.accessDeniedTitle',
        has: 'href="/user/login?callback=%2Flibrary%2Fmy"',
        ask: async (scene) => {
          const { refresh: refreshToken } = await scene.signIn();
          await scene.call('/auth/logout', { refreshToken }, { method: 'PUT' });
          return scene.ask(LIBRARY);
        },
      },
    },
  ],
  NEED_TO_REFRESH: [
    {
      how: 'an access token after its day',
      wire: {
        status: 401,
        ask: async (scene) => {
          const { access } = await scene.signIn();
          scene.wait(25 * HOUR_MS);
          return scene.call('/user', {}, { bearer: access });
        },
      },
      // The site renews by itself: the reader sees their page.
      page: {
        status: 200,
        says: 'account.withEmail',
        ask: async (scene) => {
          await scene.signIn();
          scene.wait(25 * HOUR_MS);
          return scene.ask('/my?lang=en-US');
        },
      },
    },
  ],
};

const NOT_OF_OURS =
  'The library of ours has no such setting that could be missing: it does not start without its parts.';

export const LIBRARY_REFUSALS: RowsOf<'signInLibrary'> = {
  UnknownError: [
    {
      how: 'a form without a token of this browser',
      wire: {
        status: 403,
        ask: (scene) => scene.sendForm('/api/auth/callback/EmailLogin', { email: 'a', password: 'b' }),
      },
      page: {
        status: 200,
        says: 'error.UnknownError',
        ask: async (scene) => errorPage(scene, await scene.sendForm('/api/auth/signin/google', { csrfToken: 'x' })),
      },
    },
  ],
  OAuthCallbackError: [
    {
      how: 'a return that this browser has not left for',
      wire: { status: 303, ask: (scene) => scene.ask('/api/auth/callback/google?code=c&state=of-another-browser') },
      page: {
        status: 200,
        says: 'error.OAuthCallbackError',
        ask: async (scene) => errorPage(scene, await scene.ask('/api/auth/callback/google?code=c&state=s')),
      },
    },
  ],
  AccountNotLinkedError: [
    {
      how: 'a proven address that belongs to another sign-in method',
      wire: {
        status: 303,
        ask: async (scene) => returnByGoogle(scene, (await scene.account()).email),
      },
      // The message is shown beside the sign-in method that the account has.
      page: {
        status: 200,
        says: 'login.joinedSo',
        ask: async (scene) => errorPage(scene, await returnByGoogle(scene, (await scene.account()).email)),
      },
    },
  ],
  MissingAPIRouteError: [
    {
      how: 'an unknown sign-in method',
      wire: { status: 404, ask: (scene) => scene.sendForm('/api/auth/signin/unknown', {}) },
      page: {
        status: 200,
        says: 'error.MissingAPIRouteError',
        ask: async (scene) => errorPage(scene, await scene.sendForm('/api/auth/signin/unknown', {})),
      },
    },
  ],
  MissingSecretError: [
    {
      how: 'a provider without settings',
      on: WITHOUT_PROVIDERS,
      wire: {
        status: 200,
        ask: (scene) => scene.jar.post(scene.site, '/api/auth/signin/google', { callbackUrl: '/' }),
      },
      page: {
        status: 200,
        says: 'error.MissingSecretError',
        ask: async (scene) =>
          errorPage(scene, await scene.jar.post(scene.site, '/api/auth/signin/google', { callbackUrl: '/' })),
      },
    },
  ],
  MissingAuthorizeError: { not: NOT_OF_OURS },
  MissingAdapterError: { not: NOT_OF_OURS },
  UnsupportedStrategyError: [
    {
      how: 'a return by form from a provider that returns by address',
      wire: { status: 400, ask: (scene) => scene.sendForm('/api/auth/callback/google', { code: 'c', state: 's' }) },
      page: {
        status: 200,
        says: 'error.UnsupportedStrategyError',
        ask: async (scene) => errorPage(scene, await scene.ask('/api/auth/callback/EmailLogin')),
      },
    },
  ],
  InvalidCallbackUrl: {
    not: 'A callback that is not a page of the site is left out: the reader lands on the home page.',
  },
};
