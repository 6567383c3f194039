import type { ClientPlatform } from '../shared/enumerations.ts';
import type { AdultPolicy } from '../shared/platform.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';
import { type CalendarDate, isKoreanAdult, isOfAge, isPossibleBirthday } from './age.ts';

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
  /** This request comes from a Korean address (D2). */
  readonly isKrIpUser: boolean;
  /** Verified by phone in Korea within the last year. */
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

/** D2: whether a date of birth is old enough: by the platform's limit, or in Korea from 1 January of the year they turn 19. */
function isDateOfAge(
  birth: CalendarDate | null,
  isKorean: boolean,
  { adult, today }: Pick<AdultRules, 'adult' | 'today'>,
): boolean {
  if (!isKorean) return isOfAge(birth, today, adult.limitYears);
  return birth !== null && isKoreanAdult(birth, today);
}

/** The part of *verifiedAdult* that readers state themselves: a "yes" or a date of birth, within the last year. */
function hasDeclaredAdult(reader: SignedInReader, { adult, today }: AdultRules, nowMs: number): boolean {
  const isVerified = reader.isAdult && reader.verifiedUntilMs !== null && nowMs < reader.verifiedUntilMs;
  return isVerified && (!adult.birthedAtRequired || isOfAge(reader.birth, today, adult.limitYears));
}

/**
 * D24, *verifiedAdult*: verified within the last year, with a date of birth of age on th and tw, and with Korean
 * verification where D2 requires it.
 */
export function verifiedAdult(reader: Reader, rules: AdultRules, nowMs: number): boolean {
  return reader.kind === 'user' && hasDeclaredAdult(reader, rules, nowMs) && isAdultKrOnWire(reader, rules);
}

/**
 * D24, *seesAdult*: whether a reader sees adult content. Signed in: a verified adult with the switch on. Guest: one who
 * states that they are an adult, if the platform accepts that. No reader on a platform without adult content.
 */
export function seesAdult(reader: Reader, rules: AdultRules, nowMs: number): boolean {
  if (!rules.adult.shown) return false;
  if (reader.kind === 'guest') return rules.adult.guestCookie && reader.saysAdult;
  return reader.showAdult && verifiedAdult(reader, rules, nowMs);
}

/** Whether a reader's date of birth is below the age limit, whatever else was verified. */
export function isTooYoung(reader: Reader, rules: AdultRules): boolean {
  if (reader.kind === 'guest' || reader.birth === null) return false;
  return !isDateOfAge(reader.birth, needsKoreanVerification(reader, rules), rules);
}

/**
 * D8: what /home/mature shows a reader: the list, the age check without titles, or a redirect to /home/weekly.
 */
export function homeMatureAccess(reader: Reader, rules: AdultRules, nowMs: number): 'list' | 'ageCheck' | 'redirect' {
  if (seesAdult(reader, rules, nowMs)) return 'list';
  return verifiedAdult(reader, rules, nowMs) || isTooYoung(reader, rules) ? 'redirect' : 'ageCheck';
}

/**
 * What a reader has to do next to become a verified adult. `login`: a guest's statement does not count here. `tooYoung`:
 * they must wait for a birthday. `none`: they are verified already, or the platform has no adult content.
 */
export type AgeCheckStep = 'none' | 'login' | 'yesNo' | 'birthday' | 'koreanPhone' | 'tooYoung';

/** Section 4 and D24: the next step of the age check. In Korea the phone comes after the birthday (D2). */
export function ageCheckStep(reader: Reader, rules: AdultRules, nowMs: number): AgeCheckStep {
  if (!rules.adult.shown) return 'none';
  if (reader.kind === 'guest') {
    if (seesAdult(reader, rules, nowMs)) return 'none';
    return rules.adult.guestCookie ? 'yesNo' : 'login';
  }
  if (verifiedAdult(reader, rules, nowMs)) return 'none';
  if (isTooYoung(reader, rules)) return 'tooYoung';
  if (hasDeclaredAdult(reader, rules, nowMs)) return 'koreanPhone';
  return rules.adult.check === 'YES_NO' ? 'yesNo' : 'birthday';
}

/** What a signed-in reader states about their age. */
export interface AgeClaim {
  /** The stored date. Readers cannot change it: renewing a verification keeps it. */
  readonly known: CalendarDate | null;
  /** The date that came with the request; null: a plain "yes". */
  readonly given: CalendarDate | null;
  /** D2: the Korean age rule applies to this request. */
  readonly isKorean: boolean;
}

/** Section 5: whether a claim verifies an adult, and with which date of birth. A refused date is not stored. */
export function judgeAgeClaim(
  { known, given, isKorean }: AgeClaim,
  rules: Pick<AdultRules, 'adult' | 'today'>,
): Decision<CalendarDate | null, 'INVALID_PARAMETER' | 'UNAUTHORIZED_ADULT'> {
  const birth = known ?? given;
  const { adult, today } = rules;
  if (birth === null) {
    const isYesEnough = adult.check === 'YES_NO' && !adult.birthedAtRequired && !isKorean;
    return isYesEnough ? grant(null) : refuse('INVALID_PARAMETER');
  }
  if (known === null && !isPossibleBirthday(birth, today)) return refuse('INVALID_PARAMETER');
  return isDateOfAge(birth, isKorean, rules) ? grant(birth) : refuse('UNAUTHORIZED_ADULT');
}

/** `adult`: a verified adult. `ofAge`: old enough by the stored date of birth, but not verified now. `minor`: all others. */
export type AgeGroup = 'adult' | 'ofAge' | 'minor';

/**
 * The age group of a reader, for offers that are only for adults or only for minors (D19, D20), by D24's facts. A reader who
 * has not stated their age counts as a minor, as everywhere.
 */
export function ageGroupOf(reader: SignedInReader, rules: AdultRules, nowMs: number): AgeGroup {
  if (verifiedAdult(reader, rules, nowMs)) return 'adult';
  return reader.birth !== null && !isTooYoung(reader, rules) ? 'ofAge' : 'minor';
}

/** Facts about a reader that D36 depends on. */
export interface BlFacts {
  readonly client: ClientPlatform;
  /** The signed-in reader's switch `isBlToggle`; null for a guest. */
  readonly isBlToggle: boolean | null;
}

export interface BlVisibility {
  /** BL works are listed and open, and /home/bl exists. */
  readonly works: boolean;
  /** The switch is shown. */
  readonly toggle: boolean;
}

/**
 * D36. On a platform with the switch, BL works are shown on the web to guests and to readers who turned it on; the native
 * apps hide both works and switch. On other platforms BL is an ordinary genre.
 */
export function blVisibility(hasToggle: boolean, { client, isBlToggle }: BlFacts): BlVisibility {
  if (!hasToggle) return { works: true, toggle: false };
  const isWeb = client === 'WEB';
  return { works: isWeb && isBlToggle !== false, toggle: isWeb && isBlToggle !== null };
}
