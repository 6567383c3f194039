import type { BusinessConstants } from '../shared/business-constants.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';

/** `signUp`: two or more kinds of characters. `change`: letters and digits (D22). */
export type PasswordOccasion = 'signUp' | 'change';

/** What a password has, for a page that ticks off the rules while it is typed. */
export interface PasswordTraits {
  /** Neither too short nor too long. */
  readonly hasLength: boolean;
  readonly hasLetter: boolean;
  readonly hasDigit: boolean;
  /** How many of: upper case, lower case, digits, others. */
  readonly kinds: number;
}

type Lengths = Pick<BusinessConstants, 'passwordMinimumCharacters' | 'passwordMaximumCharacters'>;

/** The form in which a password is compared and stored: the same on every keyboard. */
export function normalPassword(password: string): string {
  return password.normalize('NFKC');
}

export function passwordTraits(password: string, lengths: Lengths): PasswordTraits {
  const characters = [...normalPassword(password)];
  const has = (pattern: RegExp) => characters.some((character) => pattern.test(character));
  const [upper, lower, digit, other] = [has(/\p{Lu}/u), has(/\p{Ll}/u), has(/\p{Nd}/u), has(/[^\p{Lu}\p{Ll}\p{Nd}]/u)];
  return {
    hasLength:
      characters.length >= lengths.passwordMinimumCharacters && characters.length <= lengths.passwordMaximumCharacters,
    hasLetter: has(/\p{L}/u),
    hasDigit: digit,
    kinds: [upper, lower, digit, other].filter(Boolean).length,
  };
}

/** D22: whether a password may be chosen. Grants it in the form that is stored. Control characters are never taken. */
export function chooseNewPassword(
  password: string,
  occasion: PasswordOccasion,
  lengths: Lengths,
): Decision<string, 'INVALID_PW_REGEX'> {
  const traits = passwordTraits(password, lengths);
  const hasKinds = occasion === 'signUp' ? traits.kinds >= 2 : traits.hasLetter && traits.hasDigit;
  const isTyped = !/[\p{Cc}\p{Cs}]/u.test(password);
  return traits.hasLength && hasKinds && isTyped ? grant(normalPassword(password)) : refuse('INVALID_PW_REGEX');
}

/**
 * Digits of a code that all callers share who ask for one while a mailbox or number is flooded: too many to be guessed,
 * however often and from wherever a caller tries.
 */
export const LONG_CODE_DIGITS = 12;

/** What is known of a code or link that was sent to a reader. */
export interface CodeFacts {
  readonly expiresAtMs: number;
  /** Wrong codes that were entered for it. */
  readonly tries: number;
  readonly usedAtMs: number | null;
}

/** `open`: it may be compared with what was entered. */
export type CodeState = 'open' | 'used' | 'expired' | 'exhausted';

/** D22: whether a code can still be confirmed. A used or exhausted code says so even after its time. */
export function codeState(
  { expiresAtMs, tries, usedAtMs }: CodeFacts,
  { authAttempts }: Pick<BusinessConstants, 'authAttempts'>,
  nowMs: number,
): CodeState {
  if (usedAtMs !== null) return 'used';
  if (tries >= authAttempts) return 'exhausted';
  return nowMs < expiresAtMs ? 'open' : 'expired';
}

/** Six digits as a person types them: in any script's digits that have a plain form, with spaces. Null: not six digits. */
export function readCodeDigits(text: string, digits: number): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  return plain.length === digits && /^\d+$/.test(plain) ? plain : null;
}
