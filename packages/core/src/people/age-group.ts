import { type AdultRules, isTooYoung, type SignedInReader, verifiedAdult } from './adult.ts';

/** What is known of a reader's age: a verified adult; of age by the date on record, but not verified now; or neither. */
export type AgeGroup = 'adult' | 'ofAge' | 'minor';

/**
 * The group of a reader for what is meant for adults or for minors alone (D19, D20), by D24's facts. Who has told nothing of
 * their age counts as a minor, as everywhere.
 */
export function ageGroupOf(reader: SignedInReader, rules: AdultRules, nowMs: number): AgeGroup {
  if (verifiedAdult(reader, rules, nowMs)) return 'adult';
  return reader.birth !== null && !isTooYoung(reader, rules) ? 'ofAge' : 'minor';
}
