import { ageCheckStep, type CalendarDate, KOREAN_ADULT_YEARS, needsKoreanVerification } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatPlatformDay } from '../../i18n/format.server.ts';
import { loadPageTexts } from '../../i18n/page-texts.server.ts';
import { readCallback } from '../navigation/callback-address.ts';
import type { AgeCheck, AgeCheckStep } from './age-check-model.ts';
import { birthdayWheels } from './birthday-wheels.server.ts';
import '../../server/site-context.ts';

const ADULT_LIST = '/home/mature';

/** Where the age check leads back to: never to itself, or to a step of signing in. */
export function ageCallbackOf({ url }: Pick<Request, 'url'>): string {
  const callback = readCallback(new URL(url).search) ?? ADULT_LIST;
  return /^\/(?:callback\/|user\/(?:adult|log))/.test(callback) ? ADULT_LIST : callback;
}

/** What this reader is asked before adult works; null: nothing, they see them. */
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

/** D2: the limit of this reader, who may be in Korea. */
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

/** The birthday on record. A verification is renewed with it, and the reader does not change it. */
export function knownBirthday({ reader }: Pick<AppLoadContext, 'reader'>): CalendarDate | null {
  return reader.kind === 'user' ? reader.birth : null;
}
