import { expect, test } from 'vitest';
import { BUSINESS_DEFAULTS } from './business-constants.ts';
import { PLATFORM_DEFAULTS } from './platform-defaults.ts';

test('the constants have the values of section 9', () => {
  expect(BUSINESS_DEFAULTS).toMatchObject({
    mileageSymbol: 'M',
    chargeHistoryDays: 90,
    useHistoryDays: 90,
    mileageHistoryDays: 180,
    navigationCacheMs: 300_000,
    bannerSlideMs: 3000,
    searchDelayMs: 1000,
    detailNoticeCount: 2,
    exchangeMinimumMileage: 3000,
    exchangeMileagePerCoin: 200,
    bonusCoinDays: 30,
    refundDays: 7,
    resetLinkMs: 3_600_000,
    mailOtpMs: 3_600_000,
    mailOtpDigits: 6,
    smsCodeMs: 600_000,
    alertDays: 30,
    commentCharacters: 500,
    ticketImageBytes: 3 * 1024 * 1024,
    ticketImageCount: 3,
    ticketsPerDay: 5,
    freetimeOpenHours: 72,
    tokenRefreshThresholdMs: 300_000,
    requestTimeoutMs: 30_000,
    dataCacheMs: 3_600_000,
    refetchOnFocus: false,
    toastMs: 3000,
    renewedTokenCookieSeconds: 3600,
    renewedTokenCookiePath: '/',
    marketingCodeCookieSeconds: 7200,
    marketingCheckCookieSeconds: 600,
    adultPopupCookieSeconds: 86_400,
    browserIdCookieSeconds: 86_400,
    signUpCookieSeconds: 3600,
    withdrawalRetentionMonths: 1,
    withdrawalBlockDays: 30,
    adultVerificationYears: 1,
    findIdCount: 20,
    contentMaximumWidthPx: 720,
    topBarHeightPx: 78,
    headerBarHeightPx: 48,
    bottomBarHeightPx: 50,
    tabHeightPx: 48,
    detailBottomBarHeightPx: 62,
    loginButtonHeightPx: 48,
    desktopBreakpointPx: 600,
    authBasePath: '/api/auth',
    lazyLoadMarginPx: 200,
    imageQuality: 75,
  });
});

test('a platform that says nothing else is the US-dollar one of section 9', () => {
  expect(PLATFORM_DEFAULTS).toEqual({
    currency: { code: 'USD', symbol: '$', position: 'before', minorDigits: 2 },
    timeZone: 'America/Los_Angeles',
    dateFormat: 'yyyy.MM.dd',
    primaryColour: '#ff3900',
    adult: { limitYears: 18, check: 'BIRTHDAY', birthedAtRequired: false, guestCookie: false, shown: true },
    nightPush: { startMinute: 1320, endMinute: 240 },
    payments: { WEB: 'stripe', AND_PLUS: 'stripe', AND_PLAY: 'google', IOS_APP: 'apple' },
  });
});
