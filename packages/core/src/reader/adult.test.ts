import { describe, expect, test } from 'vitest';
import { PLATFORM_DEFAULTS } from '../platform/platform.ts';
import {
  type AdultRules,
  homeMatureAccess,
  isAdultKrOnWire,
  isTooYoung,
  type Reader,
  type SignedInReader,
  seesAdult,
  verifiedAdult,
} from './adult.ts';

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
  ['somebody never verified', { ...adult, isAdult: false, verifiedUntilMs: null }, plain, false, false],
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
  'without a verification on record nobody is verified, at whatever time: %i',
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
  ['somebody never verified', { ...adult, isAdult: false, verifiedUntilMs: null, birth: null }, plain, 'ageCheck'],
  ['somebody whose verification ended', { ...adult, verifiedUntilMs: NOW_MS }, plain, 'ageCheck'],
  ['an adult', adult, plain, 'list'],
  ['an adult with the switch off', { ...adult, showAdult: false }, plain, 'redirect'],
  ['one too young', minor, plain, 'redirect'],
])('/home/mature for %s', (_, reader, rules, access) => {
  expect(homeMatureAccess(reader, rules, NOW_MS)).toBe(access);
});

test('too young is who has a date of birth below the limit, never a guest', () => {
  expect(isTooYoung(minor, plain)).toBe(true);
  expect(isTooYoung(adult, plain)).toBe(false);
  expect(isTooYoung({ ...adult, birth: null }, plain)).toBe(false);
  expect(isTooYoung(guest, plain)).toBe(false);
});
