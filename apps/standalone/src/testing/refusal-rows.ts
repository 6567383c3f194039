import type { RefusalBlock, RefusalCodeOf } from '@longstrip/core';
import type { MessageKey, ServerKey } from '@longstrip/messages';
import type { PLATFORMS } from '@longstrip/platform-config';

type PlatformId = (typeof PLATFORMS)[number]['id'];

/** Who opens the page. `unreadable` and `revoked` come with such a token. */
export type Who = 'guest' | 'reader' | 'minor' | 'adult' | 'adultOff' | 'revoked' | 'unreadable';

/** What the page does: its status, what it is headed with, what it says, and where it leads. */
export interface PageDeed {
  status: number;
  heading: MessageKey;
  text: MessageKey | ServerKey;
  /** Where the error catalogue sends the reader: the first button, as soon as the site has that page. */
  goesTo?: '/user/login' | '/user/adult';
  /** What it says as long as there is no such page. */
  textUntilThere?: MessageKey;
  /** Other ways on. */
  ways: readonly string[];
}

/** One way to provoke a code, and what comes of it. */
export interface Provocation {
  how: string;
  path: string;
  /** A guest where nothing is said. */
  who?: Who;
  /** Everything but these platforms is left out; the usual three where nothing is said. */
  only?: readonly PlatformId[];
  isFromKorea?: true;
  /**
   * Which api answers: the real one on its database; one whose database lacks a table; one that takes no more requests;
   * or, for what no state of today's product can produce, a seam that answers this code in place of the page's call.
   */
  by?: 'api' | 'api without a table' | 'api under siege' | { seam: string };
}

type Rows<Block extends RefusalBlock> = {
  readonly [Code in RefusalCodeOf<Block>]: readonly (Provocation & { page: PageDeed })[];
};

const absent = (text: ServerKey, ways: readonly string[] = ['/']): PageDeed => ({
  status: 404,
  heading: 'page.notFoundTitle',
  text,
  ways,
});
const adultOnly = (ways: readonly string[]): PageDeed => ({
  status: 200,
  heading: 'detail.adultTitle',
  text: 'error.ADULT_ONLY_CONTENTS',
  goesTo: '/user/adult',
  textUntilThere: 'mature.laterText',
  ways,
});
const locked = { status: 200, heading: 'viewer.lockedTitle', ways: ['/viewer/open/ep-1', '/detail/open'] } as const;
const loginFirst: PageDeed = {
  ...locked,
  text: 'error.NOT_LOGIN_USER',
  goesTo: '/user/login',
  textUntilThere: 'viewer.lockedText',
};
const loggedOut = (text: ServerKey): PageDeed => ({
  status: 401,
  heading: 'page.accessDeniedTitle',
  text,
  goesTo: '/user/login',
  ways: ['/'],
});
const failed = (status: number, text: MessageKey | ServerKey): PageDeed => ({
  status,
  heading: 'page.errorTitle',
  text,
  ways: ['/'],
});

/** Section 8, block General: how each code comes about on a page, and what the page does. */
export const GENERAL: Rows<'general'> = {
  UNKNOWN: [
    {
      how: 'a fault of the api',
      path: '/detail/open',
      by: 'api without a table',
      page: failed(500, 'page.errorText'),
    },
    {
      how: 'a code that this version does not know',
      path: '/detail/open',
      by: { seam: 'OF_A_LATER_VERSION' },
      page: failed(500, 'error.UNKNOWN'),
    },
  ],
  MALFORMED_JWT: [
    // The api reads such a token as a guest's wherever guests may call; pages make no call yet that needs a bearer.
    {
      how: 'an unreadable token',
      path: '/detail/open',
      by: { seam: 'MALFORMED_JWT' },
      page: loggedOut('error.MALFORMED_JWT'),
    },
    {
      how: 'an unreadable token, in the viewer',
      path: '/viewer/open/ep-1',
      by: { seam: 'MALFORMED_JWT' },
      page: loggedOut('error.MALFORMED_JWT'),
    },
  ],
  NOT_EXIST: [
    { how: 'a notice that is not there', path: '/notice/detail/999999', page: absent('error.NOT_EXIST') },
    { how: 'a curated list that is not there', path: '/home/pick/999999', page: absent('error.NOT_EXIST') },
  ],
  EMPTY_EMAIL: [
    // Comes of signing in with a provider that keeps the address to itself.
    {
      how: 'an account without an address',
      path: '/detail/open',
      by: { seam: 'EMPTY_EMAIL' },
      page: failed(403, 'error.EMPTY_EMAIL'),
    },
  ],
  NOT_LOGIN_USER: [
    { how: 'a guest opens an episode that costs', path: '/viewer/open/ep-2', page: loginFirst },
    { how: 'a guest opens a free episode for members', path: '/viewer/open/members', page: loginFirst },
    { how: 'a token that cannot be read is a guest', path: '/viewer/open/ep-2', who: 'unreadable', page: loginFirst },
  ],
};

/** Section 8, block Detail/viewer. */
export const DETAIL_AND_VIEWER: Rows<'viewer'> = {
  NOT_EXIST: [
    { how: 'no such series', path: '/detail/nobody', page: absent('error.NOT_EXIST') },
    { how: 'no series with this number', path: '/detail/999999', page: absent('error.NOT_EXIST') },
    { how: 'an episode of no such series', path: '/viewer/nobody/ep-1', page: absent('error.NOT_EXIST') },
  ],
  INVALID_CONTENTS: [
    { how: 'a hidden series', path: '/detail/hidden', page: absent('error.INVALID_CONTENTS') },
    { how: 'a series to come', path: '/detail/to-come', page: absent('error.INVALID_CONTENTS') },
    { how: 'a series taken out', path: '/detail/removed', page: absent('error.INVALID_CONTENTS') },
    { how: 'a series of another platform', path: '/detail/elsewhere', page: absent('error.INVALID_CONTENTS') },
    { how: 'an episode of a hidden series', path: '/viewer/hidden/ep-1', page: absent('error.INVALID_CONTENTS') },
    {
      how: 'an episode taken out with its series',
      path: '/viewer/removed/ep-1',
      page: absent('error.INVALID_CONTENTS'),
    },
    { how: 'an episode to come', path: '/viewer/open/to-come', page: absent('error.INVALID_CONTENTS') },
    { how: 'a hidden episode', path: '/viewer/open/hidden', page: absent('error.INVALID_CONTENTS') },
    {
      how: 'a hidden episode, signed in',
      path: '/viewer/open/hidden',
      who: 'reader',
      page: absent('error.INVALID_CONTENTS'),
    },
  ],
  UNAUTHORIZED_CONTENTS: [
    {
      how: 'a signed-in reader opens an episode that is not theirs',
      path: '/viewer/open/ep-2',
      who: 'reader',
      page: { ...locked, text: 'error.UNAUTHORIZED_CONTENTS' },
    },
  ],
  NOT_FOUND_EPISODE: [
    {
      how: 'no such episode of a series',
      path: '/viewer/open/ep-99',
      page: absent('error.NOT_FOUND_EPISODE', ['/detail/open', '/']),
    },
    {
      how: 'no such episode of a hidden series',
      path: '/viewer/hidden/ep-99',
      page: absent('error.NOT_FOUND_EPISODE'),
    },
    { how: 'no episode with this number', path: '/viewer/999999', page: absent('error.NOT_FOUND_EPISODE') },
  ],
  NOT_FOUND_ACCESS_TOKEN: [
    {
      how: 'the token of a session that was ended',
      path: '/viewer/open/ep-1',
      who: 'revoked',
      page: loggedOut('error.NOT_FOUND_ACCESS_TOKEN'),
    },
    {
      how: 'the same, on an episode that costs',
      path: '/viewer/open/ep-2',
      who: 'revoked',
      page: loggedOut('error.NOT_FOUND_ACCESS_TOKEN'),
    },
  ],
  ADULT_ONLY_CONTENTS: [
    { how: 'a guest opens an adult series', path: '/detail/night', page: adultOnly(['/']) },
    { how: 'a guest opens an episode of one', path: '/viewer/night/ep-1', page: adultOnly(['/']) },
    { how: 'a minor', path: '/detail/night', who: 'minor', page: adultOnly(['/']) },
    { how: 'a minor, in the viewer', path: '/viewer/night/ep-1', who: 'minor', page: adultOnly(['/']) },
    { how: 'an adult who turned the switch off', path: '/detail/night', who: 'adultOff', page: adultOnly(['/']) },
    {
      how: 'an adult in Korea, where the law asks for more',
      path: '/viewer/night/ep-1',
      who: 'adult',
      isFromKorea: true,
      only: ['bom-us'],
      page: adultOnly(['/']),
    },
  ],
};

/** Not of these two blocks, and yet any page may meet it: our own code for who asks too much. */
export const TOO_MANY: readonly (Provocation & { page: PageDeed })[] = [
  {
    how: 'too many requests',
    path: '/detail/open',
    by: 'api under siege',
    page: failed(429, 'error.TOO_MANY_REQUESTS'),
  },
  {
    how: 'too many requests, in the viewer',
    path: '/viewer/open/ep-1',
    by: 'api under siege',
    page: failed(429, 'error.TOO_MANY_REQUESTS'),
  },
];
