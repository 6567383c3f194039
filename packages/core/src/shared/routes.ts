/**
 * Names and patterns of all pages of section 2, D2, D5 and D22, and of records 0076, 0079, 0082, 0083, 0112 and 0118. A part in braces
 * matches any single non-empty part of an address.
 */
export const ROUTE_PATTERNS = {
  main: '/',
  homeWeekly: '/home/weekly',
  homeFree: '/home/free',
  homeRanking: '/home/ranking',
  homeBl: '/home/bl',
  homeMature: '/home/mature',
  homeRomance: '/home/romance',
  homeAction: '/home/action',
  homePick: '/home/pick',
  homePickOne: '/home/pick/{id}',
  detail: '/detail/{id}',
  creator: '/creator/{id}',
  viewerById: '/viewer/{id}',
  viewer: '/viewer/{alias}/{episodeAlias}',
  event: '/event',
  eventDetail: '/event/{id}',
  shop: '/shop',
  gift: '/gift',
  coupon: '/coupon',
  notice: '/notice',
  noticeDetail: '/notice/detail/{id}',
  search: '/search',
  my: '/my',
  setting: '/setting',
  settingApp: '/setting/app',
  settingPassword: '/setting/password',
  userSignup: '/user/signup',
  userLogin: '/user/login',
  userAdult: '/user/adult',
  userWithdrawal: '/user/withdrawal',
  userFindId: '/user/find-id',
  userFindPassword: '/user/find-password',
  callbackLoginSuccess: '/callback/login-success',
  callbackLoginError: '/callback/login-error',
  callbackViewerLoginSuccess: '/callback/viewer-login-success',
  callbackLoginNewuser: '/callback/login-newuser',
  callbackLogoutSuccess: '/callback/logout-success',
  callbackFacebookLogin: '/callback/facebook-login',
  callbackAdultKr: '/callback/adult-kr',
  faq: '/faq',
  qna: '/qna',
  qnaRegister: '/qna/register',
  alarm: '/alarm',
  libraryMy: '/library/my',
  libraryFavorite: '/library/favorite',
  libraryRecent: '/library/recent',
  libraryMarks: '/library/marks',
  libraryDevice: '/library/device',
  historyCharge: '/history/charge',
  historyMileage: '/history/mileage',
  historyUse: '/history/use',
  benefit: '/benefit',
  benefitGift: '/benefit/gift',
  comment: '/comment',
  roulette: '/roulette',
  policy: '/policy',
  privacy: '/privacy',
  transferNote: '/transfer/note',
  transferApplyLogin: '/transfer/apply/login',
  transferApplyConfirm: '/transfer/apply/confirm',
  transferApplyWrong: '/transfer/apply/wrong',
  transferApplyStatus: '/transfer/apply/status',
  mailResetPassword: '/mail/resetPassword',
  mailUnsubscribe: '/mail/unsubscribe',
  notFound: '/404',
  error: '/error',
  prepare: '/prepare',
  health: '/_/health',
} as const;

export type RouteName = keyof typeof ROUTE_PATTERNS;

/** A page with its address, for scripts that load first and should not contain the whole table. */
export type RoutePlace = {
  readonly [Name in RouteName]: { readonly route: Name; readonly href: (typeof ROUTE_PATTERNS)[Name] };
}[RouteName];

/** Names of all pages in the order of section 2. */
export const ROUTE_NAMES = Object.keys(ROUTE_PATTERNS).filter(isRouteName);

function isRouteName(text: string): text is RouteName {
  return Object.hasOwn(ROUTE_PATTERNS, text);
}

/** Section 6: pages that require sign-in. Guests are sent to /user/login with the page as callback (D21). */
export const LOGIN_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  'libraryMy',
  'libraryFavorite',
  'libraryRecent',
  'historyCharge',
  'historyMileage',
  'historyUse',
  'coupon',
  'qna',
  'comment',
  'qnaRegister',
  'alarm',
  'userWithdrawal',
  'settingPassword',
  'transferApplyConfirm',
  'transferApplyStatus',
]);

/** Section 2: pages that only one channel has, and the page that the other channel has instead (D29). */
export const CHANNEL_ROUTES = {
  setting: { channel: 'WEB', elsewhere: 'settingApp' },
  settingApp: { channel: 'APP', elsewhere: 'setting' },
} as const satisfies Partial<Record<RouteName, { channel: 'WEB' | 'APP'; elsewhere: RouteName }>>;

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** The patterns by the first part of their paths, which is never a placeholder. For speed: every request looks one up. */
const PATTERNS_BY_BEGINNING = new Map<string | undefined, { name: RouteName; parts: string[] }[]>();
for (const name of ROUTE_NAMES) {
  const parts = partsOf(ROUTE_PATTERNS[name]);
  const alike = PATTERNS_BY_BEGINNING.get(parts[0]) ?? [];
  PATTERNS_BY_BEGINNING.set(parts[0], [...alike, { name, parts }]);
}

/**
 * The page of an address, or null.
 * @param path without query and `.data`; a trailing slash is ignored.
 */
export function matchRoute(path: string): RouteName | null {
  const parts = partsOf(path);
  const match = PATTERNS_BY_BEGINNING.get(parts[0])?.find(
    (pattern) =>
      pattern.parts.length === parts.length &&
      pattern.parts.every((part, index) => part.startsWith('{') || part === parts[index]),
  );
  return match?.name ?? null;
}

/** Whether an address belongs to a page that the platform lists (section 2, D22, D35). */
export function routeExists(platform: { readonly routes: readonly RouteName[] }, path: string): boolean {
  const route = matchRoute(path);
  return platform.routes.some((listed) => listed === route);
}

/** Stands for any site; never a real address. */
const ANY_SITE = 'https://site.invalid';

/**
 * Reads an address within a site, as operators write it: `/notice`, `/home/weekly?x=1#y`. It must begin with exactly one
 * slash: browsers read two slashes as the beginning of a host, and a backslash as a slash.
 *
 * @returns the address in the form of browsers; null if it could lead elsewhere or contains control characters
 */
export function readSitePath(text: string): string | null {
  const isPath = text.startsWith('/') && !/[\\\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(text);
  if (!isPath || !URL.canParse(text, ANY_SITE)) return null;
  const { origin, pathname, search, hash } = new URL(text, ANY_SITE);
  return origin === ANY_SITE && !pathname.includes('//') ? `${pathname}${search}${hash}` : null;
}
