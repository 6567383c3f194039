import type { Platform } from '@longstrip/core';
import { expect, test } from 'vitest';
import { checkPlatform, checkPlatforms } from './check-platform.ts';
import { getPlatform, PLATFORMS } from './platforms.ts';

const us: Platform = getPlatform('bom-us');
const jp: Platform = getPlatform('beltoon-jp');
const th: Platform = getPlatform('bom-th');
const de: Platform = getPlatform('delitoon-de');

test('the seven platforms are consistent', () => {
  expect(checkPlatforms(PLATFORMS)).toEqual([]);
});

const light = (colours: Partial<Platform['theme']['light']>) => ({
  theme: { ...us.theme, light: { ...us.theme.light, ...colours } },
});
const dark = (colours: Partial<Platform['theme']['dark']>) => ({
  theme: { ...us.theme, dark: { ...us.theme.dark, ...colours } },
});
const brand = (change: object) => ({ brand: { ...us.brand, ...change } });
const character = (change: object) => ({
  theme: { ...us.theme, character: { ...us.theme.character, ...change } },
});
const titles = (change: object) => character({ titles: { ...us.theme.character.titles, ...change } });
const home = (change: object) => ({ home: { ...us.home, ...change } });
const navigation = (change: object) => ({ navigation: { ...us.navigation, ...change } });
const item = (change: object) =>
  navigation({ my: us.navigation.my.map((entry, index) => (index === 0 ? { ...entry, ...change } : entry)) });
const regional = (change: Partial<Platform['regional']>) => ({ regional: { ...us.regional, ...change } });
const constants = (change: Partial<Platform['constants']>) => ({ constants: { ...us.constants, ...change } });
const adult = (change: Partial<Platform['adult']>) => ({ adult: { ...us.adult, ...change } });
const without = (route: Platform['routes'][number]) => ({ routes: us.routes.filter((name) => name !== route) });

/** Each rule of the check broken once: the reported problem, what is changed, and on which platform. */
const BROKEN: readonly [expected: string, change: object, platform?: Platform][] = [
  ['id "Bom US" is not kebab-case', { id: 'Bom US' }],
  ['app "us/x" is not kebab-case', { app: 'us/x' }],
  ['portOffset 100 is no whole number from 0 to 99', { portOffset: 100 }],
  ['portOffset 0.5', { portOffset: 0.5 }],
  ['balconyId "bomtoon" is not UPPER_CASE', { balconyId: 'bomtoon' }],
  ['brand.name is empty', { brand: { ...us.brand, name: ' ' } }],
  ['brand.wordmark "Bom!"', { brand: { ...us.brand, wordmark: 'Bom!' } }],
  ['brand.coinLetter "" is not one letter', brand({ coinLetter: '' })],
  ['brand.coinLetter "BO" is not one letter', brand({ coinLetter: 'BO' })],
  ['brand.coinLetter "1" is not one letter', brand({ coinLetter: '1' })],
  ['brand.illustration: "cat" is unknown', brand({ illustration: 'cat' })],
  ['theme.badges: "star" is unknown', { theme: { ...us.theme, badges: 'star' } }],
  ['theme.density: "thin" is unknown', { theme: { ...us.theme, density: 'thin' } }],
  ['shelves of home lacks picks', home({ shelves: us.home.shelves.filter((shelf) => shelf !== 'picks') })],
  ['shelves of home: "best" is unknown', home({ shelves: [...us.home.shelves, 'best'] })],
  ['shelves of home repeats an entry', home({ shelves: [...us.home.shelves, 'top'] })],
  ['first banner: "best" is unknown', home({ firstBanner: 'best' })],
  ['blocks of home: "best" is unknown', home({ blocks: { best: 'rail' } })],
  ['block of top: "lines" is unknown', home({ blocks: { top: 'lines' } })],
  ['block of today: "chart" is unknown', home({ blocks: { today: 'chart' } })],
  ['theme.character.titles.stack does not end in a generic family', titles({ stack: 'Anton' })],
  ['theme.character.titles.latinStack does not end in a generic family', titles({ latinStack: 'Anton' })],
  ['theme.character.titles.face: "comic-sans" is unknown', titles({ face: 'comic-sans' })],
  ['theme.character.titles.weight 450 is none of', titles({ weight: 450 })],
  ['theme.character.titles.sizePx 20 is no size of the scale', titles({ sizePx: 20 })],
  [
    'theme.character.titles.isCapital: the script of ja-JP has no capitals',
    {
      theme: {
        ...jp.theme,
        character: { ...jp.theme.character, titles: { ...jp.theme.character.titles, isCapital: true } },
      },
    },
    jp,
  ],
  ['theme.character.titles.mark: "star" is unknown', titles({ mark: 'star' })],
  [
    'theme.character.corners.cardPx 25 is no whole number from 0 to 24',
    character({ corners: { ...us.theme.character.corners, cardPx: 25 } }),
  ],
  ['theme.character.icons.strokePx 3 is not between', character({ icons: { strokePx: 3, ends: 'round' } })],
  ['theme.character.icons.ends: "sharp" is unknown', character({ icons: { strokePx: 2, ends: 'sharp' } })],
  ['theme.character.spacing: "wide" is unknown', character({ spacing: 'wide' })],
  ['theme.character.banner: "flag" is unknown', character({ banner: 'flag' })],
  ['theme.character.artFrame: "star" is unknown', character({ artFrame: 'star' })],
  ['theme.character.splash: "rain" is unknown', character({ splash: 'rain' })],
  ['hosts is empty', { hosts: [] }],
  ['countries is empty', { countries: [] }],
  ['countries: "us" is no ISO 3166-1 alpha-2 code', { countries: ['us'] }],
  ['countries: "QX" is no ISO 3166-1 alpha-2 code', { countries: ['US', 'QX'] }],
  ['hosts repeats an entry', { hosts: ['us.localhost', 'us.localhost'] }],
  ['hosts: "us.localhost:3000" is no lower-case host name', { hosts: ['us.localhost:3000'] }],
  ['locales repeats an entry', { locales: ['en-US', 'en-US'] }],
  ['locales: "en-GB" is unknown', { locales: ['en-GB'] }],
  ['locales is empty', { locales: [] }],
  ['currency.code "USX" is no ISO 4217 code', { currency: { ...us.currency, code: 'USX' } }],
  ['currency.symbol is empty', { currency: { ...us.currency, symbol: '' } }],
  ['currency.position "left" is unknown', { currency: { ...us.currency, position: 'left' } }],
  ['currency.minorDigits of JPY is 0', { currency: { ...jp.currency, minorDigits: 2 } }, jp],
  ['timeZone "America/Hollywood" is unknown', { timeZone: 'America/Hollywood' }],
  ['dateFormat "yy.MM.dd" lacks', { dateFormat: 'yy.MM.dd' }],
  [
    'theme.fonts.body does not end in a generic family',
    { theme: { ...us.theme, fonts: { ...us.theme.fonts, body: 'Arial' } } },
  ],
  ['theme.leading.title is 0.9', { theme: { ...us.theme, leading: { ...us.theme.leading, title: 0.9 } } }],
  ['theme.light.primary is "red" and not a colour', light({ primary: 'red' })],
  ['theme.light: onPrimary on primary has a contrast of 3.60, not 4.5', light({ onPrimary: '#ffffff' })],
  ['theme.light: primaryText on primarySoft', light({ primarySoft: '#cf2e00' })],
  ['theme.light: accent on accentSoft', light({ accentSoft: '#0b6e75' })],
  ['theme.light: primaryText on fill', light({ primaryText: '#e05020' })],
  ['theme.light: accent on backdrop', light({ accent: '#2a9aa0' })],
  ['theme.light: primary on page has a contrast of 1.40, not 3', light({ primary: '#ffd0c0' })],
  ['theme.dark: primary on surface', dark({ primary: '#7a1b00', onPrimary: '#ffffff' })],
  ['signIn is empty', { signIn: [] }],
  ['signIn: "line" is unknown', { signIn: ['line'] }],
  ['signIn: an apple guest needs apple', { signIn: ['google', 'facebook', 'apple_guest'] }],
  ['adult.limitYears 12', adult({ limitYears: 12 })],
  ['adult.birthedAtRequired cannot be met by a YES_NO check', adult({ birthedAtRequired: true, check: 'YES_NO' })],
  ['adult.guestCookie without adult content shown', adult({ guestCookie: true, shown: false })],
  ['navigation.homeTabs: ADULT without adult content shown', adult({ shown: false })],
  ['features.useAdultAuthKr without adult content shown', adult({ shown: false })],
  ['routes lists homeMature, which', adult({ shown: false })],
  ['routes lists userAdult, which', adult({ shown: false })],
  ['routes lacks homeMature, which', without('homeMature')],
  ['routes lists comment, which', { routes: [...us.routes, 'comment'] }],
  ['routes lacks comment, which', { features: { ...us.features, comments: true } }],
  ['routes lists userFindId, which', { routes: [...us.routes, 'userFindId'] }],
  ['routes lacks userFindId, which', { routes: th.routes.filter((name) => name !== 'userFindId') }, th],
  ['routes lacks userFindPassword, which', { signIn: ['phone', 'facebook'] }],
  ['routes lacks settingPassword, which', { signIn: ['email', 'facebook'] }],
  ['routes lacks mailResetPassword, which', { signIn: ['email', 'facebook'] }],
  ['routes lists callbackFacebookLogin, which', { signIn: ['google'] }],
  ['routes lacks prepare, which every platform has', without('prepare')],
  ['routes repeats an entry', { routes: [...us.routes, 'shop'] }],
  ['routes: "casino" is unknown', { routes: [...us.routes, 'casino'] }],
  ['transferNote belongs to platforms with a transferTarget', { routes: [...us.routes, 'transferNote'] }],
  ['transferApplyLogin belongs to platforms with a transferTarget', { transferTarget: null }, de],
  ['navigation.my: /elsewhere does not lead to libraryMy', item({ path: '/elsewhere' })],
  ['navigation.my: /library/my leads to a page that routes lacks', without('libraryMy')],
  ['navigation.my: /library/my has no message key but "Library"', item({ labelKey: 'Library' })],
  ['navigation.my: /library/my has the unknown icon "books"', item({ icon: 'books' })],
  ['navigation.desktop repeats a path', navigation({ desktop: [...us.navigation.desktop, ...us.navigation.desktop] })],
  ['navigation.homeTabs: "BEST" is unknown', navigation({ homeTabs: ['BEST'] })],
  ['navigation.homeTabs repeats an entry', navigation({ homeTabs: ['FREE', 'FREE'] })],
  ['navigation.homeTabs: RANKING opens a page that routes lacks', without('homeRanking')],
  ['navigation.weeklyTabs: "SUNDAY" is unknown', navigation({ weeklyTabs: ['SUNDAY'] })],
  ['navigation.weeklyTabs repeats an entry', navigation({ weeklyTabs: ['TEN', 'TEN'] })],
  ['routes lacks the fallback', { unlistedPage: { kind: 'redirect', sibling: null, fallback: 'shop' } }, de],
  ['not its own sibling', { unlistedPage: { kind: 'redirect', sibling: 'delitoon-de', fallback: 'faq' } }, de],
  ['transferTarget and transferLastDay go together', { transferLastDay: null }, de],
  ['transferTarget and transferLastDay go together', { transferLastDay: '2027-06-30' }],
  ['transferLastDay "2027-06-31" is no day', { transferLastDay: '2027-06-31' }, de],
  ['transferLastDay "30.6.2027" is no day', { transferLastDay: '30.6.2027' }, de],
  ['transferTarget is the platform itself', { transferTarget: 'delitoon-de' }, de],
  [
    'regional.minorMonthlyCaps is not in order of age',
    regional({
      minorMonthlyCaps: [
        { belowAgeYears: 18, capMinorUnits: 1 },
        { belowAgeYears: 16, capMinorUnits: 1 },
      ],
    }),
  ],
  [
    'regional.minorMonthlyCaps holds an amount',
    regional({ minorMonthlyCaps: [{ belowAgeYears: 16, capMinorUnits: 0.5 }] }),
  ],
  [
    'regional.unusedBalanceReport: month 9 has no day 31',
    regional({ unusedBalanceReport: { days: [{ month: 9, day: 31 }], depositAboveMinorUnits: 1 } }),
  ],
  [
    'regional.unusedBalanceReport: the deposit starts at nothing',
    regional({ unusedBalanceReport: { days: [], depositAboveMinorUnits: 0 } }),
  ],
  ['regional.nightPush holds no minutes of a day', regional({ nightPush: { startMinute: 1440, endMinute: 0 } })],
  ['regional.nightPushKorea is empty', regional({ nightPushKorea: { startMinute: 60, endMinute: 60 } })],
  ['regional.withdrawalRightDays is not above 0', regional({ withdrawalRightDays: 0 })],
  ['constants.toastMs is 0', constants({ toastMs: 0 })],
  ['constants.rentalHours is 1.5', constants({ rentalHours: 1.5 })],
  ['constants.mileageDays is -1', constants({ mileageDays: -1 })],
  ['constants.authBasePath does not start with /', constants({ authBasePath: 'api/auth' })],
  ['constants.exchangeMinimumMileage is no multiple', constants({ exchangeMinimumMileage: 3100 })],
  ['constants.freetimeRefillHours is outside its own bounds', constants({ freetimeRefillHours: 6 })],
  ['constants.passwordMinimumCharacters is above', constants({ passwordMinimumCharacters: 21 })],
  ['constants.imageQuality is above 100', constants({ imageQuality: 101 })],
  ['constants.accessTokenMs is not below', constants({ accessTokenMs: 604_800_000 })],
  ['constants.tokenRefreshThresholdMs is not below', constants({ tokenRefreshThresholdMs: 86_400_000 })],
];

test.each(BROKEN)('the check tells: %s', (expected, change, platform = us) => {
  expect(checkPlatform(platform)).toEqual([]);
  expect(checkPlatform({ ...platform, ...change }).filter((problem) => problem.includes(expected))).not.toEqual([]);
});

test.each<[expected: string, platforms: Platform[]]>([
  ['the id bom-us belongs to more than one platform', [us, { ...jp, id: 'bom-us' }]],
  ['the balconyId BOMTOON_US belongs', [us, { ...jp, balconyId: 'BOMTOON_US' }]],
  ['the portOffset 0 belongs', [us, { ...jp, portOffset: 0 }]],
  ['the host us.localhost belongs', [us, { ...jp, hosts: ['jp.localhost', 'us.localhost'] }]],
  ['delitoon-de: no platform bom-us to transfer to', [de]],
  ['transfers to delitoon-de, which itself transfers away', [us, de, { ...th, transferTarget: 'delitoon-de' }]],
  [
    'delitoon-fr: navigation leads to faq, which neither',
    [us, { ...de, routes: de.routes.filter((name) => name !== 'faq') }, getPlatform('delitoon-fr')],
  ],
  ['no platform delitoon-de to redirect to', [us, getPlatform('delitoon-fr')]],
])('between platforms the check tells: %s', (expected, platforms) => {
  expect(checkPlatforms(platforms).filter((problem) => problem.includes(expected))).not.toEqual([]);
});
