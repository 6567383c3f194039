import type { AccountRefusal, RowsOf } from './account-refusal.ts';
import type { Scene } from './account-scene.ts';

/** A signed-in reader opens a page; `path` is the api's, `page` the site's. */
const opened = (
  how: string,
  path: string,
  page: Omit<Extract<AccountRefusal['page'], { status: number }>, 'ask'> & { at: string },
): AccountRefusal => ({
  how,
  wire: {
    status: 200,
    ask: async (scene) => {
      const { access } = await scene.signIn();
      return scene.ask(`/api/balcony-api-v2${path}`, { headers: { authorization: `Bearer ${access}` } });
    },
  },
  page: {
    ...page,
    ask: async (scene) => {
      await scene.signIn();
      return scene.ask(`${page.at}?lang=en-US`);
    },
  },
});

/** Signs in, and ends the session elsewhere. */
async function endedElsewhere(scene: Scene): Promise<string> {
  const { access, refresh } = await scene.signIn();
  await scene.call('/auth/logout', { refreshToken: refresh }, { method: 'PUT', bearer: access });
  return access;
}

/** Section 8, block Detail/viewer, as a signed-in reader meets it. What guests meet is in `refusal-rows.ts`. */
export const VIEWER_REFUSALS: RowsOf<'viewer'> = {
  NOT_EXIST: [
    opened('no such series', '/contents/unknown', { at: '/detail/unknown', status: 404, says: 'error.NOT_EXIST' }),
  ],
  INVALID_CONTENTS: [
    opened('a hidden series', '/contents/hidden', {
      at: '/detail/hidden',
      status: 404,
      says: 'error.INVALID_CONTENTS',
    }),
  ],
  UNAUTHORIZED_CONTENTS: [
    opened('an episode that is not theirs', '/contents/viewer/open/ep-2', {
      at: '/viewer/open/ep-2',
      status: 200,
      // Instead of naming the refusal, the page offers the episode for purchase.
      says: 'purchase.ways',
    }),
  ],
  NOT_FOUND_EPISODE: [
    opened('no such episode', '/contents/viewer/open/ep-99', {
      at: '/viewer/open/ep-99',
      status: 404,
      says: 'error.NOT_FOUND_EPISODE',
    }),
  ],
  NOT_FOUND_ACCESS_TOKEN: [
    {
      how: 'a session that was ended elsewhere',
      wire: {
        status: 200,
        ask: async (scene) => {
          const access = await endedElsewhere(scene);
          const headers = { authorization: `Bearer ${access}` };
          return scene.ask('/api/balcony-api-v2/contents/viewer/open/ep-2', { headers });
        },
      },
      // The site has noticed the ended session before the page's call: the reader is a guest, and is asked to log in.
      page: {
        status: 200,
        says: 'error.NOT_LOGIN_USER',
        has: 'href="/user/login?callback=%2Fviewer%2Fopen%2Fep-2"',
        ask: async (scene) => {
          await endedElsewhere(scene);
          return scene.ask('/viewer/open/ep-2?lang=en-US');
        },
      },
    },
  ],
  ADULT_ONLY_CONTENTS: [
    opened('a reader of unknown age', '/contents/night', {
      at: '/detail/night',
      status: 200,
      says: 'detail.adultTitle',
    }),
  ],
};
