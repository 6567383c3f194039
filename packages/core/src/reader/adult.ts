import type { AdultPolicy } from '../platform/platform.ts';
import { type CalendarDate, isOfAge } from './age.ts';

/** A reader who is not signed in. */
export interface GuestReader {
  readonly kind: 'guest';
  /** The cookie notLoginAdult=Y, or the API's isNotLoginAdult=true. */
  readonly saysAdult: boolean;
}

/** Facts about a signed-in reader that the age rules need. */
export interface SignedInReader {
  readonly kind: 'user';
  readonly isAdult: boolean;
  /** End of the adult verification (after one year, section 9); null without one. */
  readonly verifiedUntilMs: number | null;
  readonly birth: CalendarDate | null;
  /** The switch `isAdultToggle`. */
  readonly showAdult: boolean;
  /** This request's address is Korean (D2). */
  readonly isKrIpUser: boolean;
  readonly isAdultKr: boolean;
}

export type Reader = GuestReader | SignedInReader;

/** The platform's rules about adults, and its calendar day. */
export interface AdultRules {
  readonly adult: AdultPolicy;
  readonly useAdultAuthKr: boolean;
  readonly today: CalendarDate;
}

/** D2: whether this reader also needs Korean verification. */
export function needsKoreanVerification(reader: SignedInReader, rules: Pick<AdultRules, 'useAdultAuthKr'>): boolean {
  return rules.useAdultAuthKr && reader.isKrIpUser;
}

/** The user's `isAdultKr` on the wire: true for readers who need no Korean verification (D2). */
export function isAdultKrOnWire(reader: SignedInReader, rules: Pick<AdultRules, 'useAdultAuthKr'>): boolean {
  return !needsKoreanVerification(reader, rules) || reader.isAdultKr;
}

/**
 * D24, *verifiedAdult*: verified within the last year, with a date of birth of age on th and tw, and with Korean
 * verification where D2 requires it.
 */
export function verifiedAdult(reader: Reader, rules: AdultRules, nowMs: number): boolean {
  if (reader.kind === 'guest') return false;
  const isVerified = reader.isAdult && reader.verifiedUntilMs !== null && nowMs < reader.verifiedUntilMs;
  const isBirthEnough = !rules.adult.birthedAtRequired || isOfAge(reader.birth, rules.today, rules.adult.limitYears);
  return isVerified && isBirthEnough && isAdultKrOnWire(reader, rules);
}

/**
 * D24, *seesAdult*: whether a reader sees adult content. Signed in: a verified adult with the switch on. Guest: one who says
 * to be an adult, where the platform accepts that. Nobody on a platform without adult content.
 */
export function seesAdult(reader: Reader, rules: AdultRules, nowMs: number): boolean {
  if (!rules.adult.shown) return false;
  if (reader.kind === 'guest') return rules.adult.guestCookie && reader.saysAdult;
  return reader.showAdult && verifiedAdult(reader, rules, nowMs);
}

/** Whether a reader's date of birth is below the age limit, whatever else was verified. */
export function isTooYoung(reader: Reader, rules: AdultRules): boolean {
  return reader.kind === 'user' && reader.birth !== null && !isOfAge(reader.birth, rules.today, rules.adult.limitYears);
}

/**
 * D8: what /home/mature shows a reader: the list, the age check without titles, or a redirect to /home/weekly.
 */
export function homeMatureAccess(reader: Reader, rules: AdultRules, nowMs: number): 'list' | 'ageCheck' | 'redirect' {
  if (seesAdult(reader, rules, nowMs)) return 'list';
  return verifiedAdult(reader, rules, nowMs) || isTooYoung(reader, rules) ? 'redirect' : 'ageCheck';
}
