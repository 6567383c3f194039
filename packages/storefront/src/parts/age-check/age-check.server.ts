import {
  ageCheckStep,
  type CalendarDate,
  KOREAN_ADULT_YEARS,
  type Locale,
  needsKoreanVerification,
} from '@longstrip/core';
import type { BirthdayOrder, WheelOption } from '@longstrip/ui';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { formatPlatformDay } from '../../i18n/format.server.ts';
import { loadPageTexts, serverText } from '../../i18n/server-text.server.ts';
import { readCallback } from '../navigation/callback-address.ts';
import type { PageTitle } from '../seo/page-meta.server.ts';
import type { AgeCheck, AgeCheckStep, BirthdayWheels } from './age-check-model.ts';
import '../../server/site-context.ts';

const ADULT_LIST = '/home/mature';

/** The page to return to after the age check: never the check itself, or a step of signing in. */
export function ageCallbackOf({ url }: Pick<Request, 'url'>): string {
  const callback = readCallback(new URL(url).search) ?? ADULT_LIST;
  return /^\/(?:callback\/|user\/(?:adult|log))/.test(callback) ? ADULT_LIST : callback;
}

/** What this reader is asked before they see adult works; null: nothing, they may see them. */
export async function loadAgeCheck(site: AppLoadContext, callback: string): Promise<AgeCheck | null> {
  const step = stepOf(site);
  if (step === null) return null;
  return {
    step,
    limitYears: limitYearsOf(site),
    callback,
    texts: await loadPageTexts(site.locale, ['age', 'field']),
  };
}

/** D2: the limit of this reader. Korea may have a higher one. */
function limitYearsOf({ reader, adultRules, platform }: AppLoadContext): number {
  const isKorean = reader.kind === 'user' && needsKoreanVerification(reader, adultRules);
  return isKorean ? Math.max(KOREAN_ADULT_YEARS, platform.adult.limitYears) : platform.adult.limitYears;
}

function stepOf(site: AppLoadContext): AgeCheckStep | null {
  const { reader, adultRules, locale, platform, nowMs, seesAdult } = site;
  if (seesAdult) return null;
  const kind = ageCheckStep(reader, adultRules, nowMs);
  switch (kind) {
    case 'none':
      return { kind: 'hidden' };
    case 'yesNo':
      return { kind, isDaily: reader.kind === 'guest' };
    case 'birthday': {
      const known = knownBirthday(site);
      if (known === null) return { kind, wheels: birthdayWheels(locale, adultRules.today.year) };
      return { kind: 'renewal', birthday: formatPlatformDay(platform, locale, known) };
    }
    default:
      return { kind };
  }
}

/** The stored birthday. A verification is renewed with it, and the reader cannot change it. */
function knownBirthday({ reader }: Pick<AppLoadContext, 'reader'>): CalendarDate | null {
  return reader.kind === 'user' ? reader.birth : null;
}

export interface AgeCheckPage extends PageTitle {
  check: AgeCheck;
}

/** `/user/adult`. Readers who may see adult works already are redirected. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<AgeCheckPage> {
  const callback = ageCallbackOf(request);
  const [check, text] = await Promise.all([loadAgeCheck(site, callback), serverText(site.locale)]);
  if (check === null) throw redirect(callback, 302);
  return { title: `${text('age.title')} · ${site.platform.brand.name}`, check };
}

/** Section 2: from the current year minus 99 to plus 1. */
const YEARS_BEFORE = 99;
const YEARS_AFTER = 1;
const MONTHS = 12;
/** A month of 31 days, in a leap year. */
const SOME_MONTH = { year: 2000, month: 0 };
const DAYS = 31;

const ORDERS: Readonly<Record<string, BirthdayOrder>> = { month: 'mdy', day: 'dmy', year: 'ymd' };

/**
 * The wheels as a language writes days: its order, its names of months, and in Thai the years of its own calendar. Latin
 * digits, as everywhere on the sites (D28).
 */
export function birthdayWheels(locale: Locale, currentYear: number): BirthdayWheels {
  const tag = `${locale}-u-nu-latn`;
  const year = new Intl.DateTimeFormat(tag, { year: 'numeric', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', timeZone: 'UTC' });
  const whole = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const first = whole.formatToParts(Date.UTC(SOME_MONTH.year, SOME_MONTH.month)).find(({ type }) => type in ORDERS);
  return {
    years: rows(YEARS_BEFORE + YEARS_AFTER + 1, (index) => {
      const value = currentYear + YEARS_AFTER - index;
      return { value, label: withoutEra(year, Date.UTC(value, 6)) };
    }),
    months: rows(MONTHS, (index) => ({
      value: index + 1,
      label: month.format(Date.UTC(SOME_MONTH.year, index)),
    })),
    days: rows(DAYS, (index) => ({
      value: index + 1,
      label: day.format(Date.UTC(SOME_MONTH.year, SOME_MONTH.month, index + 1)),
    })),
    order: ORDERS[first?.type ?? ''] ?? 'ymd',
  };
}

/** Without the era ("B.E."): the name of the wheel shows it. */
function withoutEra(format: Intl.DateTimeFormat, timeMs: number): string {
  const parts = format.formatToParts(timeMs).filter(({ type }) => type !== 'era');
  return parts
    .map(({ value }) => value)
    .join('')
    .trim();
}

function rows(length: number, rowAt: (index: number) => WheelOption): WheelOption[] {
  return Array.from({ length }, (_, index) => rowAt(index));
}
