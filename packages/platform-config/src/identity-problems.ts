import {
  BADGE_SHAPES,
  COVER_DENSITIES,
  FIRST_BANNERS,
  HOME_SHELVES,
  ILLUSTRATIONS,
  LOCALES,
  type Platform,
  SIGN_IN_METHODS,
} from '@longstrip/core';
import { blockProblems, characterProblems, GENERIC_FAMILY } from './character-problems.ts';
import { listProblems, unknownProblems, unless } from './problem.ts';

const HOST = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

/** Ports from here on are the api's, the console's and the sandbox's. */
const HIGHEST_PORT_OFFSET = 99;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function currencyProblems({ code, symbol, position, minorDigits }: Platform['currency']): string[] {
  if (!Intl.supportedValuesOf('currency').includes(code)) return [`currency.code "${code}" is no ISO 4217 code`];
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return [
    ...unless(symbol.trim() !== '', 'currency.symbol is empty'),
    ...unless(position === 'before' || position === 'after', `currency.position "${position}" is unknown`),
    ...unless(
      minorDigits === maximumFractionDigits,
      `currency.minorDigits of ${code} is ${maximumFractionDigits} by ISO 4217`,
    ),
  ];
}

function hostProblems(hosts: readonly string[]): string[] {
  return [
    ...listProblems('hosts', hosts),
    ...hosts
      .filter((host) => !HOST.test(host))
      .map((host) => `hosts: "${host}" is no lower-case host name without port`),
  ];
}

function countryProblems(countries: readonly string[]): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return [
    ...listProblems('countries', countries),
    ...countries
      .filter((country) => !/^[A-Z]{2}$/.test(country) || names.of(country) === undefined)
      .map((country) => `countries: "${country}" is no ISO 3166-1 alpha-2 code`),
  ];
}

function typeProblems({ fonts, leading }: Platform['theme']): string[] {
  return [
    ...Object.entries(fonts).flatMap(([name, stack]) =>
      unless(GENERIC_FAMILY.test(stack), `theme.fonts.${name} does not end in a generic family`),
    ),
    ...Object.entries(leading).flatMap(([name, value]) =>
      unless(value >= 1 && value <= 2.5, `theme.leading.${name} is ${value}, not between 1 and 2.5`),
    ),
  ];
}

function signInProblems(signIn: Platform['signIn']): string[] {
  return [
    ...listProblems('signIn', signIn, SIGN_IN_METHODS),
    ...unless(
      !signIn.includes('apple_guest') || signIn.includes('apple'),
      'signIn: an apple guest needs apple to move to',
    ),
  ];
}

function companyProblems({ name, representative, address, email }: Platform['company']): string[] {
  return [
    ...unless(
      [name, representative, ...address].every((text) => text.trim() !== ''),
      'company has an empty text',
    ),
    ...unless(address.length > 0, 'company.address is empty'),
    ...unless(/^[^@\s]+@[^@\s]+$/.test(email), `company.email "${email}" is no address`),
  ];
}

/** What is wrong with a platform's names, addresses and sign-in methods. */
export function identityProblems(platform: Platform): string[] {
  const { id, app, portOffset, balconyId, brand, company, locales, timeZone, dateFormat } = platform;
  return [
    ...unless(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), `id "${id}" is not kebab-case`),
    ...unless(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(app), `app "${app}" is not kebab-case`),
    ...unless(
      Number.isInteger(portOffset) && portOffset >= 0 && portOffset <= HIGHEST_PORT_OFFSET,
      `portOffset ${portOffset} is no whole number from 0 to ${HIGHEST_PORT_OFFSET}`,
    ),
    ...unless(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(balconyId), `balconyId "${balconyId}" is not UPPER_CASE`),
    ...unless(brand.name.trim() !== '', 'brand.name is empty'),
    ...companyProblems(company),
    ...unless(/^[a-z]+$/.test(brand.wordmark), `brand.wordmark "${brand.wordmark}" is not made of the letters a to z`),
    ...hostProblems(platform.hosts),
    ...listProblems('locales', locales, LOCALES),
    ...countryProblems(platform.countries),
    ...currencyProblems(platform.currency),
    ...unless(isTimeZone(timeZone), `timeZone "${timeZone}" is unknown`),
    ...unless(
      ['yyyy', 'MM', 'dd'].every((part) => dateFormat.includes(part)),
      `dateFormat "${dateFormat}" lacks yyyy, MM or dd`,
    ),
    ...typeProblems(platform.theme),
    ...signInProblems(platform.signIn),
  ];
}

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What is wrong with a brand's own parts: coin, illustration, badges, covers and home page. */
export function brandProblems(platform: Platform): string[] {
  const { brand, theme, home } = platform;
  const { coinLetter, illustration } = brand;
  const isLetter = /^\p{L}/u.test(coinLetter) && [...GRAPHEMES.segment(coinLetter)].length === 1;
  return [
    ...unless(isLetter, `brand.coinLetter "${coinLetter}" is not one letter`),
    ...unknownProblems('brand.illustration', [illustration], ILLUSTRATIONS),
    ...unknownProblems('theme.badges', [theme.badges], BADGE_SHAPES),
    ...unknownProblems('theme.density', [theme.density], COVER_DENSITIES),
    ...listProblems('shelves of home', home.shelves, HOME_SHELVES),
    ...HOME_SHELVES.flatMap((shelf) => unless(home.shelves.includes(shelf), `shelves of home lacks ${shelf}`)),
    ...unknownProblems('first banner', [home.firstBanner], FIRST_BANNERS),
    ...characterProblems(platform),
    ...blockProblems(platform),
  ];
}
