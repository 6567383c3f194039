import type { Messages } from '@longstrip/messages';
import type { Birthday, BirthdayOrder, WheelOption } from '@longstrip/ui';
import { withCallback } from '../navigation/page-addresses.ts';

/** A birthday's three wheels, as a language writes them. */
export interface BirthdayWheels {
  /** Newest first. */
  years: WheelOption[];
  months: WheelOption[];
  days: WheelOption[];
  order: BirthdayOrder;
}

/** What a reader is asked next. */
export type AgeCheckStep =
  /** Whether they are old enough; `isDaily`: a guest's answer holds for a day (D24). */
  | { kind: 'yesNo'; isDaily: boolean }
  /** To log in. */
  | { kind: 'login' }
  | { kind: 'birthday'; wheels: BirthdayWheels }
  /** To confirm the birthday that is known, as the platform writes it. */
  | { kind: 'renewal'; birthday: string }
  /** D2: to verify by phone as well. */
  | { kind: 'koreanPhone' }
  /** Nothing: the birthday that is known is too late. */
  | { kind: 'tooYoung' }
  /** Whether to show adult works again, which a verified adult has turned off. */
  | { kind: 'hidden' };

/** The age check for one reader. */
export interface AgeCheck {
  step: AgeCheckStep;
  /** The age at which the section opens for this reader. */
  limitYears: number;
  /** Where the reader is led afterwards. */
  callback: string;
  texts: Messages;
}

/** The fields of a birthday in a form. */
export const BIRTHDAY_FIELDS = ['year', 'month', 'day'] as const satisfies readonly (keyof Birthday)[];

/** The address of the age check, to which all its forms are sent too. */
export function ageCheckAddress({ callback }: Pick<AgeCheck, 'callback'>): string {
  return withCallback('/user/adult', callback);
}
