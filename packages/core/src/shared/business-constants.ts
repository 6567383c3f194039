/**
 * The business constants and limits of section 9 and of the decisions. A platform may override each one that is not in
 * `FIXED_CONSTANTS`. The last part of a name is its unit.
 */
export interface BusinessConstants {
  /** Symbol of points. */
  readonly mileageSymbol: string;

  readonly chargeHistoryDays: number;
  readonly useHistoryDays: number;
  readonly mileageHistoryDays: number;
  /** How long the navigation caches the badges of new benefits and notices. */
  readonly navigationCacheMs: number;
  readonly bannerSlideMs: number;
  readonly searchDelayMs: number;
  readonly detailNoticeCount: number;

  readonly exchangeMinimumMileage: number;
  /** Points per bonus coin; exchanges are multiples of it. */
  readonly exchangeMileagePerCoin: number;
  readonly bonusCoinDays: number;
  /** D13: lifetime of points; null means unlimited. */
  readonly mileageDays: number | null;
  readonly refundDays: number;
  /** A refund by an operator above this sum, in minor units of the platform’s currency, waits for a second operator (record 0137). */
  readonly approvalRefundMinorUnits: number;
  /** So does a gift of more coins than this, and one of so many points that they are worth as much. */
  readonly approvalGrantCoins: number;
  /** What one operator may give in coins within a day before each further grant waits for a second one. */
  readonly approvalGrantCoinsADay: number;
  /** So do prices of more series than this in one document. */
  readonly approvalPriceSeries: number;

  readonly resetLinkMs: number;
  readonly mailOtpMs: number;
  readonly mailOtpDigits: number;
  readonly smsCodeMs: number;
  readonly smsCodeDigits: number;
  /** Section 8 and D22: wrong codes or passwords before EXCEED_AUTH_COUNT. */
  readonly authAttempts: number;
  /** Section 8: pause after FREQUENT_REQUEST before the next code. */
  readonly codeRequestPauseMs: number;
  readonly alertDays: number;
  readonly findIdCount: number;

  /** Section 5. */
  readonly commentCharacters: number;
  /** Reports by this many readers hide a comment until support has looked at it. */
  readonly commentReportsToBlind: number;
  readonly ticketImageBytes: number;
  readonly ticketImageCount: number;
  /** Section 8: support tickets of a reader on one calendar day of the platform; more are refused with LIMIT_QNA_COUNT. */
  readonly ticketsPerDay: number;
  readonly passwordMinimumCharacters: number;
  readonly passwordMaximumCharacters: number;

  /** D9: length of a rental, unless the series sets its own. */
  readonly rentalHours: number;
  /** Section 9 and D10: how long an episode opened by a wait-until-free ticket stays open. */
  readonly freetimeOpenHours: number;
  /** D10: time until a used ticket refills, and the limits for a series' own. */
  readonly freetimeRefillHours: number;
  readonly freetimeRefillMinimumHours: number;
  readonly freetimeRefillMaximumHours: number;

  /** Section 4 and D21: an access token is renewed when it has no more than this left. */
  readonly tokenRefreshThresholdMs: number;
  readonly accessTokenMs: number;
  readonly refreshTokenMs: number;
  /** D21: a used refresh token presented again within this time gets the same new pair. */
  readonly refreshRaceMs: number;
  readonly requestTimeoutMs: number;
  readonly dataCacheMs: number;
  readonly refetchOnFocus: boolean;
  readonly toastMs: number;

  readonly renewedTokenCookieSeconds: number;
  readonly renewedTokenCookiePath: string;
  readonly marketingCodeCookieSeconds: number;
  readonly marketingCheckCookieSeconds: number;
  readonly adultPopupCookieSeconds: number;
  /** How long the home page's popup stays away after "not today". */
  readonly mainPopupCookieSeconds: number;
  readonly browserIdCookieSeconds: number;
  readonly signUpCookieSeconds: number;

  readonly withdrawalRetentionMonths: number;
  readonly withdrawalBlockDays: number;
  readonly adultVerificationYears: number;

  readonly contentMaximumWidthPx: number;
  /** A window wider than this is a desktop. */
  readonly desktopBreakpointPx: number;
  readonly topBarHeightPx: number;
  readonly headerBarHeightPx: number;
  readonly bottomBarHeightPx: number;
  readonly tabHeightPx: number;
  readonly detailBottomBarHeightPx: number;
  readonly loginButtonHeightPx: number;

  readonly authBasePath: string;
  readonly lazyLoadMarginPx: number;
  readonly imageQuality: number;
}

/**
 * Constants that are the same on every platform: they are built into style sheets and scripts that all sites share, or they
 * are limits that hold before a request's platform is known.
 */
const FIXED_CONSTANTS = [
  'searchDelayMs',
  'ticketImageBytes',
  'ticketImageCount',
  'refetchOnFocus',
  'toastMs',
  'contentMaximumWidthPx',
  'desktopBreakpointPx',
  'topBarHeightPx',
  'headerBarHeightPx',
  'bottomBarHeightPx',
  'tabHeightPx',
  'detailBottomBarHeightPx',
  'loginButtonHeightPx',
  'lazyLoadMarginPx',
  'imageQuality',
] as const satisfies readonly (keyof BusinessConstants)[];

/** The constants that a platform's file may override. */
export type PlatformConstants = Omit<BusinessConstants, (typeof FIXED_CONSTANTS)[number]>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MEBIBYTE = 1024 * 1024;

/** The specification's values, used unless a platform overrides them. */
export const BUSINESS_DEFAULTS: BusinessConstants = {
  mileageSymbol: 'M',

  chargeHistoryDays: 90,
  useHistoryDays: 90,
  mileageHistoryDays: 180,
  navigationCacheMs: 5 * MINUTE_MS,
  bannerSlideMs: 3000,
  searchDelayMs: 1000,
  detailNoticeCount: 2,

  exchangeMinimumMileage: 3000,
  exchangeMileagePerCoin: 200,
  bonusCoinDays: 30,
  mileageDays: null,
  refundDays: 7,
  approvalRefundMinorUnits: 10_000,
  approvalGrantCoins: 1_000,
  approvalGrantCoinsADay: 5_000,
  approvalPriceSeries: 20,

  resetLinkMs: HOUR_MS,
  mailOtpMs: HOUR_MS,
  mailOtpDigits: 6,
  smsCodeMs: 10 * MINUTE_MS,
  smsCodeDigits: 6,
  authAttempts: 5,
  codeRequestPauseMs: 5 * MINUTE_MS,
  alertDays: 30,
  findIdCount: 20,

  commentCharacters: 500,
  commentReportsToBlind: 5,
  ticketImageBytes: 3 * MEBIBYTE,
  ticketImageCount: 3,
  ticketsPerDay: 5,
  passwordMinimumCharacters: 8,
  passwordMaximumCharacters: 20,

  rentalHours: 72,
  freetimeOpenHours: 72,
  freetimeRefillHours: 24,
  freetimeRefillMinimumHours: 12,
  freetimeRefillMaximumHours: 168,

  tokenRefreshThresholdMs: 5 * MINUTE_MS,
  accessTokenMs: DAY_MS,
  refreshTokenMs: 7 * DAY_MS,
  refreshRaceMs: 30_000,
  requestTimeoutMs: 30_000,
  dataCacheMs: HOUR_MS,
  refetchOnFocus: false,
  toastMs: 3000,

  renewedTokenCookieSeconds: 3600,
  renewedTokenCookiePath: '/',
  marketingCodeCookieSeconds: 7200,
  marketingCheckCookieSeconds: 600,
  adultPopupCookieSeconds: 86_400,
  mainPopupCookieSeconds: 86_400,
  browserIdCookieSeconds: 86_400,
  signUpCookieSeconds: 3600,

  withdrawalRetentionMonths: 1,
  withdrawalBlockDays: 30,
  adultVerificationYears: 1,

  contentMaximumWidthPx: 720,
  desktopBreakpointPx: 600,
  topBarHeightPx: 78,
  headerBarHeightPx: 48,
  bottomBarHeightPx: 50,
  tabHeightPx: 48,
  detailBottomBarHeightPx: 62,
  loginButtonHeightPx: 48,

  authBasePath: '/api/auth',
  lazyLoadMarginPx: 200,
  imageQuality: 75,
};
