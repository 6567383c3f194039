import type { Birthday, BirthdayOrder, WheelOption } from '@longstrip/ui';
import type { PackedTexts } from '../../i18n/packed-texts.ts';
import { withCallback } from '../navigation/page-addresses.ts';

/** A birthday's three wheels, in the form that a language writes dates. */
export interface BirthdayWheels {
  /** Newest first. */
  years: WheelOption[];
  months: WheelOption[];
  days: WheelOption[];
  order: BirthdayOrder;
}

/** What the reader is asked next. */
export type AgeCheckStep =
  /** Whether they are old enough. `isDaily`: a guest's answer is valid for a day (D24). */
  | { kind: 'yesNo'; isDaily: boolean }
  /** To log in. */
  | { kind: 'login' }
  | { kind: 'birthday'; wheels: BirthdayWheels }
  /** To confirm the known birthday, in the platform's date format. */
  | { kind: 'renewal'; birthday: string }
  /** D2: to verify by phone as well. */
  | { kind: 'koreanPhone' }
  /** Nothing: by the known birthday, the reader is too young. */
  | { kind: 'tooYoung' }
  /** Whether to show adult works again, after a verified adult has hidden them. */
  | { kind: 'hidden' };

/** The age check for one reader. */
export interface AgeCheck {
  step: AgeCheckStep;
  /** The age from which this reader may see adult works. */
  limitYears: number;
  /** Where the reader goes afterwards. */
  callback: string;
  texts: PackedTexts;
}

/** The fields of a birthday in a form. */
export const BIRTHDAY_FIELDS = ['year', 'month', 'day'] as const satisfies readonly (keyof Birthday)[];

/** The address of the age check. All its forms are sent there too. */
export function ageCheckAddress({ callback }: Pick<AgeCheck, 'callback'>): string {
  return withCallback('/user/adult', callback);
}
