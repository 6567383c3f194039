import type { BusinessConstants, DayWindow, Platform } from '@longstrip/core';
import { unless } from './problem.ts';

const MINUTES_A_DAY = 24 * 60;
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function adultProblems({ adult, features, navigation }: Platform): string[] {
  return [
    ...unless(
      Number.isInteger(adult.limitYears) && adult.limitYears >= 16 && adult.limitYears <= 21,
      `adult.limitYears ${adult.limitYears} is no whole age from 16 to 21`,
    ),
    ...unless(
      !(adult.birthedAtRequired && adult.check === 'YES_NO'),
      'adult.birthedAtRequired cannot be met by a YES_NO check',
    ),
    ...unless(adult.shown || !adult.guestCookie, 'adult.guestCookie without adult content shown'),
    ...unless(
      adult.shown || !navigation.homeTabs.includes('ADULT'),
      'navigation.homeTabs: ADULT without adult content shown',
    ),
    ...unless(adult.shown || !features.useAdultAuthKr, 'features.useAdultAuthKr without adult content shown'),
  ];
}

function windowProblems(name: string, { startMinute, endMinute }: DayWindow): string[] {
  const isMinute = (minute: number) => Number.isInteger(minute) && minute >= 0 && minute < MINUTES_A_DAY;
  return [
    ...unless(isMinute(startMinute) && isMinute(endMinute), `${name} holds no minutes of a day`),
    ...unless(startMinute !== endMinute, `${name} is empty`),
  ];
}

function regionalProblems({ regional }: Platform): string[] {
  const { minorMonthlyCaps: caps, unusedBalanceReport: report } = regional;
  const ages = caps.map(({ belowAgeYears }) => belowAgeYears);
  return [
    ...unless(
      ages.every((age, index) => index === 0 || age > (ages[index - 1] ?? age)),
      'regional.minorMonthlyCaps is not in order of age',
    ),
    ...unless(
      caps.every(({ capMinorUnits }) => Number.isInteger(capMinorUnits) && capMinorUnits > 0),
      'regional.minorMonthlyCaps holds an amount that is no whole number above 0',
    ),
    ...(report?.days ?? [])
      .filter(({ month, day }) => !(day >= 1 && day <= (DAYS_OF_MONTH[month - 1] ?? 0)))
      .map(({ month, day }) => `regional.unusedBalanceReport: month ${month} has no day ${day}`),
    ...unless(
      report === null || report.depositAboveMinorUnits > 0,
      'regional.unusedBalanceReport: the deposit starts at nothing',
    ),
    ...windowProblems('regional.nightPush', regional.nightPush),
    ...windowProblems('regional.nightPushKorea', regional.nightPushKorea),
    ...unless((regional.withdrawalRightDays ?? 1) > 0, 'regional.withdrawalRightDays is not above 0'),
  ];
}

function orderProblems(constants: BusinessConstants): string[] {
  const c = constants;
  return [
    ...unless(
      c.exchangeMinimumMileage % c.exchangeMileagePerCoin === 0,
      'constants.exchangeMinimumMileage is no multiple of exchangeMileagePerCoin',
    ),
    ...unless(
      c.freetimeRefillMinimumHours <= c.freetimeRefillHours && c.freetimeRefillHours <= c.freetimeRefillMaximumHours,
      'constants.freetimeRefillHours is outside its own bounds',
    ),
    ...unless(
      c.passwordMinimumCharacters <= c.passwordMaximumCharacters,
      'constants.passwordMinimumCharacters is above passwordMaximumCharacters',
    ),
    ...unless(c.imageQuality <= 100, 'constants.imageQuality is above 100'),
    ...unless(c.accessTokenMs < c.refreshTokenMs, 'constants.accessTokenMs is not below refreshTokenMs'),
    ...unless(
      c.tokenRefreshThresholdMs < c.accessTokenMs,
      'constants.tokenRefreshThresholdMs is not below accessTokenMs',
    ),
  ];
}

function constantProblems({ constants }: Platform): string[] {
  const numbers = Object.entries(constants).flatMap(([name, value]) =>
    typeof value === 'number'
      ? unless(Number.isInteger(value) && value > 0, `constants.${name} is ${value} and no whole number above 0`)
      : [],
  );
  const paths = ['authBasePath', 'renewedTokenCookiePath'] as const;
  return [
    ...numbers,
    ...paths.flatMap((name) => unless(constants[name].startsWith('/'), `constants.${name} does not start with /`)),
    ...orderProblems(constants),
  ];
}

/** What is wrong with the rules of a platform: age, region and constants. */
export function ruleProblems(platform: Platform): string[] {
  return [...adultProblems(platform), ...regionalProblems(platform), ...constantProblems(platform)];
}
