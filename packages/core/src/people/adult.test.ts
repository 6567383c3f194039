import { describe, expect, test } from 'vitest';
import { CLIENT_PLATFORMS } from '../shared/enumerations.ts';
import { PLATFORM_DEFAULTS } from '../shared/platform-defaults.ts';
import {
  type AdultRules,
  type AgeCheckStep,
  ageCheckStep,
  blVisibility,
  homeMatureAccess,
  isAdultKrOnWire,
  isTooYoung,
  judgeAgeClaim,
  type Reader,
  type SignedInReader,
  seesAdult,
  verifiedAdult,
} from './adult.ts';
import { readCalendarDate } from './age.ts';

const NOW_MS = 1_000_000;
const TODAY = { year: 2026, month: 5, day: 17 };
const plain: AdultRules = { adult: PLATFORM_DEFAULTS.adult, useAdultAuthKr: false, today: TODAY };
const korean: AdultRules = { ...plain, useAdultAuthKr: true };
const birthRequired: AdultRules = { ...plain, adult: { ...plain.adult, limitYears: 19, birthedAtRequired: true } };
const guestCookie: AdultRules = { ...plain, adult: { ...plain.adult, check: 'YES_NO', guestCookie: true } };
const neverShown: AdultRules = { ...guestCookie, adult: { ...guestCookie.adult, shown: false } };

const adult: SignedInReader = {
  kind: 'user',
  isAdult: true,
  verifiedUntilMs: NOW_MS + 1,
  birth: { year: 2000, month: 1, day: 1 },
  showAdult: true,
  isKrIpUser: false,
  isAdultKr: false,
};
const guest: Reader = { kind: 'guest', saysAdult: false };
const guestSayingYes: Reader = { kind: 'guest', saysAdult: true };

type Row = [name: string, reader: Reader, rules: AdultRules, isVerified: boolean, sees: boolean];

const ROWS: Row[] = [
  ['an adult with the switch on', adult, plain, true, true],
  ['an adult with the switch off', { ...adult, showAdult: false }, plain, true, false],
  ['never verified', { ...adult, isAdult: false, verifiedUntilMs: null }, plain, false, false],
  ['isAdult without a verification on record', { ...adult, verifiedUntilMs: null }, plain, false, false],
  ['a verification that is not adult', { ...adult, isAdult: false }, plain, false, false],
  ['a verification that ends now', { ...adult, verifiedUntilMs: NOW_MS }, plain, false, false],
  ['a verification that ended', { ...adult, verifiedUntilMs: NOW_MS - 1 }, plain, false, false],
  ['no date of birth where none is asked for', { ...adult, birth: null }, plain, true, true],
  ['no date of birth where one is asked for', { ...adult, birth: null }, birthRequired, false, false],
  ['19 today where 19 is the limit', { ...adult, birth: { year: 2007, month: 5, day: 17 } }, birthRequired, true, true],
  [
    '19 tomorrow where 19 is the limit',
    { ...adult, birth: { year: 2007, month: 5, day: 18 } },
    birthRequired,
    false,
    false,
  ],
  ['a Korean address without Korean verification', { ...adult, isKrIpUser: true }, korean, false, false],
  ['a Korean address with Korean verification', { ...adult, isKrIpUser: true, isAdultKr: true }, korean, true, true],
  ['a Korean address where no Korean verification is asked for', { ...adult, isKrIpUser: true }, plain, true, true],
  ['another address where Korean verification is asked of Korean ones', adult, korean, true, true],
  ['Korean verification alone', { ...adult, isAdult: false, isKrIpUser: true, isAdultKr: true }, korean, false, false],
  ['a guest', guest, plain, false, false],
  ['a guest who says yes where words do not count', guestSayingYes, plain, false, false],
  ['a guest who says yes where words count', guestSayingYes, guestCookie, false, true],
  ['a guest who says nothing where words count', guest, guestCookie, false, false],
  ['a guest who says yes where nothing adult is shown', guestSayingYes, neverShown, false, false],
  ['an adult where nothing adult is shown', adult, neverShown, true, false],
];

test.each(ROWS)('%s', (_, reader, rules, isVerified, sees) => {
  expect({ isVerified: verifiedAdult(reader, rules, NOW_MS), sees: seesAdult(reader, rules, NOW_MS) }).toEqual({
    isVerified,
    sees,
  });
});

test.each([-NOW_MS, -1, 0, NOW_MS])(
  'without a verification on record no reader is verified, at whatever time: %i',
  (nowMs) => {
    expect(verifiedAdult({ ...adult, verifiedUntilMs: null }, plain, nowMs)).toBe(false);
  },
);

describe('isAdultKr on the wire', () => {
  test.each([
    [false, false, plain, true],
    [true, false, plain, true],
    [false, false, korean, true],
    [true, false, korean, false],
    [true, true, korean, true],
  ])('Korean address %s, verified there %s', (isKrIpUser, isAdultKr, rules, onWire) => {
    expect(isAdultKrOnWire({ ...adult, isKrIpUser, isAdultKr }, rules)).toBe(onWire);
  });
});

const minor: Reader = { ...adult, isAdult: false, verifiedUntilMs: null, birth: { year: 2010, month: 1, day: 1 } };

test.each<[string, Reader, AdultRules, ReturnType<typeof homeMatureAccess>]>([
  ['a guest', guest, plain, 'ageCheck'],
  ['a guest who says yes where words count', guestSayingYes, guestCookie, 'list'],
  ['never verified', { ...adult, isAdult: false, verifiedUntilMs: null, birth: null }, plain, 'ageCheck'],
  ['a reader whose verification ended', { ...adult, verifiedUntilMs: NOW_MS }, plain, 'ageCheck'],
  ['an adult', adult, plain, 'list'],
  ['an adult with the switch off', { ...adult, showAdult: false }, plain, 'redirect'],
  ['one too young', minor, plain, 'redirect'],
])('/home/mature for %s', (_, reader, rules, access) => {
  expect(homeMatureAccess(reader, rules, NOW_MS)).toBe(access);
});

test('a reader with a date of birth below the limit is too young, never a guest', () => {
  expect(isTooYoung(minor, plain)).toBe(true);
  expect(isTooYoung(adult, plain)).toBe(false);
  expect(isTooYoung({ ...adult, birth: null }, plain)).toBe(false);
  expect(isTooYoung(guest, plain)).toBe(false);
});

const inKorea = { ...adult, isKrIpUser: true };
const unverified = { ...adult, isAdult: false, verifiedUntilMs: null };

test.each<[string, Reader, AdultRules, AgeCheckStep]>([
  ['a guest', guest, plain, 'login'],
  ['a guest where words count', guest, guestCookie, 'yesNo'],
  ['a guest who said yes where words count', guestSayingYes, guestCookie, 'none'],
  ['a guest who said yes where words do not count', guestSayingYes, plain, 'login'],
  ['a guest where nothing adult is shown', guest, neverShown, 'none'],
  ['never verified', { ...unverified, birth: null }, plain, 'birthday'],
  ['never verified where yes is enough', { ...unverified, birth: null }, guestCookie, 'yesNo'],
  ['a reader whose verification ended', { ...adult, verifiedUntilMs: NOW_MS }, plain, 'birthday'],
  ['an adult', adult, plain, 'none'],
  ['an adult with the switch off', { ...adult, showAdult: false }, plain, 'none'],
  ['an adult without a date where one is asked for', { ...adult, birth: null }, birthRequired, 'birthday'],
  ['one too young', { ...unverified, birth: { year: 2010, month: 1, day: 1 } }, plain, 'tooYoung'],
  ['an adult at a Korean address', inKorea, korean, 'koreanPhone'],
  ['an adult at a Korean address where that asks for nothing', inKorea, plain, 'none'],
  ['an adult whom Korea has verified', { ...inKorea, isAdultKr: true }, korean, 'none'],
  ['unverified at a Korean address', { ...unverified, isKrIpUser: true, birth: null }, korean, 'birthday'],
  [
    '18 at a Korean address, before the year of the 19th birthday',
    { ...inKorea, birth: { year: 2008, month: 1, day: 1 } },
    korean,
    'tooYoung',
  ],
])('the next step for %s', (_, reader, rules, step) => {
  expect(ageCheckStep(reader, rules, NOW_MS)).toBe(step);
});

test.each<[string, string | null, string | null, boolean, AdultRules, unknown]>([
  ['18 today', null, '2008-05-17', false, plain, '2008-05-17'],
  ['18 tomorrow', null, '2008-05-18', false, plain, 'UNAUTHORIZED_ADULT'],
  ['19 today where 19 is the limit', null, '2007-05-17', false, birthRequired, '2007-05-17'],
  ['19 tomorrow where 19 is the limit', null, '2007-05-18', false, birthRequired, 'UNAUTHORIZED_ADULT'],
  ['19 in Korea later this year', null, '2007-12-31', true, korean, '2007-12-31'],
  ['19 in Korea next year, and 18', null, '2008-01-01', true, korean, 'UNAUTHORIZED_ADULT'],
  ['a day to come', null, '2026-05-18', false, plain, 'INVALID_PARAMETER'],
  ['no such day', null, '2001-02-29', false, plain, 'INVALID_PARAMETER'],
  ['a year that the picker has not', null, '1926-12-31', false, plain, 'INVALID_PARAMETER'],
  ['no date where one is asked for', null, null, false, plain, 'INVALID_PARAMETER'],
  ['a yes where one is asked for', null, null, false, guestCookie, null],
  ['a yes and a date', null, '2000-01-01', false, guestCookie, '2000-01-01'],
  ['a yes and a date too young', null, '2010-01-01', false, guestCookie, 'UNAUTHORIZED_ADULT'],
  ['no date where one is known', '2000-01-01', null, false, plain, '2000-01-01'],
  ['another date than the known one', '2000-01-01', '1990-01-01', false, plain, '2000-01-01'],
  [
    'an older date than the known one, which is too young',
    '2010-01-01',
    '1990-01-01',
    false,
    plain,
    'UNAUTHORIZED_ADULT',
  ],
  ['a yes of a reader known to be too young', '2010-01-01', null, false, guestCookie, 'UNAUTHORIZED_ADULT'],
  ['a known date of a hundred years ago', '1920-01-01', null, false, plain, '1920-01-01'],
])('the claim: %s', (_, known, given, isKorean, rules, expected) => {
  const claim = judgeAgeClaim({ known: readCalendarDate(known), given: readCalendarDate(given), isKorean }, rules);
  const wanted = typeof expected === 'string' && /\d/.test(expected) ? readCalendarDate(expected) : expected;
  expect(claim.ok ? claim.value : claim.code).toEqual(wanted);
});

test.each([
  ['WEB', null, true, false],
  ['WEB', true, true, true],
  ['WEB', false, false, true],
  ['IOS_APP', null, false, false],
  ['IOS_APP', true, false, false],
  ['AND_PLAY', true, false, false],
  ['AND_PLUS', false, false, false],
] as const)('with the toggle, on %s and the switch at %s: works %s, switch %s', (client, isBlToggle, works, toggle) => {
  expect(blVisibility(true, { client, isBlToggle })).toEqual({ works, toggle });
});

test('without the toggle BL is a genre like any other, everywhere', () => {
  for (const client of CLIENT_PLATFORMS) {
    for (const isBlToggle of [null, true, false]) {
      expect(blVisibility(false, { client, isBlToggle })).toEqual({ works: true, toggle: false });
    }
  }
});
