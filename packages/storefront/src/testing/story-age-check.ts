import { LOCALES } from '@longstrip/core';
import { NO_TEXTS } from '../i18n/packed-texts.ts';
import { birthdayWheels } from '../parts/age-check/age-check.server.ts';
import type { AgeCheck, AgeCheckStep } from '../parts/age-check/age-check-model.ts';

const YEAR = 2026;
const LIMIT_YEARS = 18;

/** The age check at a step, without its texts: stories load all texts. */
export function storyAgeCheck(step: AgeCheckStep): AgeCheck {
  return { step, limitYears: LIMIT_YEARS, callback: '/home/mature', texts: NO_TEXTS };
}

/** The wheels for a birthday in the toolbar's language. */
export function storyBirthday({ locale }: { locale?: unknown }): AgeCheckStep {
  return { kind: 'birthday', wheels: birthdayWheels(LOCALES.find((each) => each === locale) ?? 'en-US', YEAR) };
}
