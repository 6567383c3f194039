import type { RefusalBlock, RefusalCodeOf } from '@longstrip/core';
import type { MessageKey, ServerKey } from '@longstrip/messages';
import type { PLATFORMS } from '@longstrip/platform-config';

type PlatformId = (typeof PLATFORMS)[number]['id'];

/** Who opens the page. `unreadable` and `revoked` send such a token. */
export type Who = 'guest' | 'reader' | 'minor' | 'adult' | 'adultOff' | 'revoked' | 'unreadable';

/** What the page must be: its status, heading, text and links. */
export interface ExpectedPage {
  status: number;
  heading: MessageKey;
  text: MessageKey | ServerKey;
  /** Where the error catalogue sends the reader: the first button, if the site has that page. */
  goesTo?: '/user/login' | '/user/adult';
  /** The text if the site does not have that page. */
  textWithoutThatPage?: MessageKey;
  /** Other links. */
  links: readonly string[];
}

/** A request that provokes a code. */
export interface Provocation {
  how: string;
  path: string;
  /** A guest by default. */
  who?: Who;
  /** Only these platforms; by default the three of the test. */
  only?: readonly PlatformId[];
  isFromKorea?: true;
  /**
   * Which api answers: the real one on its database; one whose database lacks a table; one at its rate limit; or, when
   * nothing in today's product produces the code, a stub that answers it to the page's call.
   */
  by?: 'api' | 'api without a table' | 'api at its rate limit' | { code: string };
}

type Rows<Block extends RefusalBlock> = {
  readonly [Code in RefusalCodeOf<Block>]: readonly (Provocation & { page: ExpectedPage })[];
};

const absent = (text: ServerKey, links: readonly string[] = ['/']): ExpectedPage => ({
  status: 404,
  heading: 'page.notFoundTitle',
  text,
  links,
});
const adultOnly = (links: readonly string[]): ExpectedPage => ({
  status: 200,
  heading: 'detail.adultTitle',
  text: 'error.ADULT_ONLY_CONTENTS',
  goesTo: '/user/adult',
  links,
});
const locked = { status: 200, heading: 'viewer.lockedTitle', links: ['/viewer/open/ep-1', '/detail/open'] } as const;
const loginFirst: ExpectedPage = {
  ...locked,
  text: 'error.NOT_LOGIN_USER',
  goesTo: '/user/login',
  textWithoutThatPage: 'viewer.lockedText',
};
const loggedOut = (text: ServerKey): ExpectedPage => ({
  status: 401,
  heading: 'page.accessDeniedTitle',
  text,
  goesTo: '/user/login',
  links: ['/'],
});
const failed = (status: number, text: MessageKey | ServerKey): ExpectedPage => ({
  status,
  heading: 'page.errorTitle',
  text,
  links: ['/'],
});

/** Section 8, block General: how each code is provoked on a page, and what the page does. */
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
      by: { code: 'OF_A_LATER_VERSION' },
      page: failed(500, 'error.UNKNOWN'),
    },
  ],
  MALFORMED_JWT: [
    // Where guests may call, the api treats such a token as no token, so a stub replies with the code.
    {
      how: 'an unreadable token',
      path: '/detail/open',
      by: { code: 'MALFORMED_JWT' },
      page: loggedOut('error.MALFORMED_JWT'),
    },
    {
      how: 'an unreadable token, in the viewer',
      path: '/viewer/open/ep-1',
      by: { code: 'MALFORMED_JWT' },
      page: loggedOut('error.MALFORMED_JWT'),
    },
  ],
  NOT_EXIST: [
    { how: 'a notice that is not there', path: '/notice/detail/999999', page: absent('error.NOT_EXIST') },
    { how: 'a curated list that is not there', path: '/home/pick/999999', page: absent('error.NOT_EXIST') },
  ],
  EMPTY_EMAIL: [
    // Sign-in with a provider that sends no e-mail address.
    {
      how: 'an account without an address',
      path: '/detail/open',
      by: { code: 'EMPTY_EMAIL' },
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
    { how: 'no such series', path: '/detail/unknown', page: absent('error.NOT_EXIST') },
    { how: 'no series with this number', path: '/detail/999999', page: absent('error.NOT_EXIST') },
    { how: 'an episode of no such series', path: '/viewer/unknown/ep-1', page: absent('error.NOT_EXIST') },
  ],
  INVALID_CONTENTS: [
    { how: 'a hidden series', path: '/detail/hidden', page: absent('error.INVALID_CONTENTS') },
    { how: 'a series to come', path: '/detail/to-come', page: absent('error.INVALID_CONTENTS') },
    { how: 'a series taken out', path: '/detail/removed', page: absent('error.INVALID_CONTENTS') },
    { how: 'a series of another platform', path: '/detail/elsewhere', page: absent('error.INVALID_CONTENTS') },
    { how: 'an episode of a hidden series', path: '/viewer/hidden/ep-1', page: absent('error.INVALID_CONTENTS') },
    { how: 'no such episode of a hidden series', path: '/viewer/hidden/ep-99', page: absent('error.INVALID_CONTENTS') },
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

/** Outside of the two blocks, but possible on any page: our own code for too many requests. */
export const TOO_MANY: readonly (Provocation & { page: ExpectedPage })[] = [
  {
    how: 'too many requests',
    path: '/detail/open',
    by: 'api at its rate limit',
    page: failed(429, 'error.TOO_MANY_REQUESTS'),
  },
  {
    how: 'too many requests, in the viewer',
    path: '/viewer/open/ep-1',
    by: 'api at its rate limit',
    page: failed(429, 'error.TOO_MANY_REQUESTS'),
  },
];
