import type { AdultPolicy } from '../platform/platform.ts';
import { type CalendarDate, isOfAge } from './age.ts';

/** Somebody who is not signed in. */
export interface GuestReader {
  readonly kind: 'guest';
  /** The cookie notLoginAdult=Y, or the API's isNotLoginAdult=true. */
  readonly saysAdult: boolean;
}

/** What the rules of age need to know of a signed-in reader. */
export interface SignedInReader {
  readonly kind: 'user';
  readonly isAdult: boolean;
  /** When the adult verification ends (one year after it, section 9); null when there was none. */
  readonly verifiedUntilMs: number | null;
  readonly birth: CalendarDate | null;
  /** The switch `isAdultToggle`. */
  readonly showAdult: boolean;
  /** The address of this very request is Korean (D2). */
  readonly isKrIpUser: boolean;
  readonly isAdultKr: boolean;
}

export type Reader = GuestReader | SignedInReader;

/** What a platform says about adults, and its calendar day. */
export interface AdultRules {
  readonly adult: AdultPolicy;
  readonly useAdultAuthKr: boolean;
  readonly today: CalendarDate;
}

/** D2: whether this reader needs Korean verification besides the platform's own. */
export function needsKoreanVerification(reader: SignedInReader, rules: Pick<AdultRules, 'useAdultAuthKr'>): boolean {
  return rules.useAdultAuthKr && reader.isKrIpUser;
}

/** The user's `isAdultKr` on the wire: true for readers whom it does not concern (D2). */
export function isAdultKrOnWire(reader: SignedInReader, rules: Pick<AdultRules, 'useAdultAuthKr'>): boolean {
  return !needsKoreanVerification(reader, rules) || reader.isAdultKr;
}

/**
 * D24, *verifiedAdult*: verified within the last year, on th and tw with a date of birth of age, and verified in the
 * Korean way where D2 asks for it.
 */
export function verifiedAdult(reader: Reader, rules: AdultRules, nowMs: number): boolean {
  if (reader.kind === 'guest') return false;
  const isVerified = reader.isAdult && reader.verifiedUntilMs !== null && nowMs < reader.verifiedUntilMs;
  const isBirthEnough = !rules.adult.birthedAtRequired || isOfAge(reader.birth, rules.today, rules.adult.limitYears);
  return isVerified && isBirthEnough && isAdultKrOnWire(reader, rules);
}

/**
 * D24, *seesAdult*: whether adult content is shown to a reader. Signed in: a verified adult with the switch on; a guest:
 * where the platform takes a guest's word, who gave it; nobody where the platform shows none.
 */
export function seesAdult(reader: Reader, rules: AdultRules, nowMs: number): boolean {
  if (!rules.adult.shown) return false;
  if (reader.kind === 'guest') return rules.adult.guestCookie && reader.saysAdult;
  return reader.showAdult && verifiedAdult(reader, rules, nowMs);
}

/** Whether a reader's own date of birth says that they are too young, whatever else was verified. */
export function isTooYoung(reader: Reader, rules: AdultRules): boolean {
  return reader.kind === 'user' && reader.birth !== null && !isOfAge(reader.birth, rules.today, rules.adult.limitYears);
}

/**
 * D8: what /home/mature is for a reader: its list, the page with the age check and no titles, or a redirect to
 * /home/weekly.
 */
export function homeMatureAccess(reader: Reader, rules: AdultRules, nowMs: number): 'list' | 'ageCheck' | 'redirect' {
  if (seesAdult(reader, rules, nowMs)) return 'list';
  return verifiedAdult(reader, rules, nowMs) || isTooYoung(reader, rules) ? 'redirect' : 'ageCheck';
}
