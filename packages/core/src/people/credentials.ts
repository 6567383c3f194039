import type { BusinessConstants } from '../shared/business-constants.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';

/** `signUp`: two or more kinds of characters. `change`: letters and digits (D22). */
export type PasswordOccasion = 'signUp' | 'change';

/** Which rules a password meets, for a page that shows this while the password is typed. */
export interface PasswordTraits {
  /** Neither too short nor too long. */
  readonly hasLength: boolean;
  readonly hasLetter: boolean;
  readonly hasDigit: boolean;
  /** How many of: upper case, lower case, digits, others. */
  readonly kinds: number;
}

type Lengths = Pick<BusinessConstants, 'passwordMinimumCharacters' | 'passwordMaximumCharacters'>;

/** The form in which a password is hashed and compared: the same for every keyboard. */
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

/** D22: whether a password may be chosen; granted in its normal form. Control characters are never accepted. */
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
 * Number of digits of the long code. While a mailbox or number is flooded with requests, all callers share one such code. It
 * has too many digits to be guessed, no matter how often and from where a caller tries.
 */
export const LONG_CODE_DIGITS = 12;

/** What is known about a code or link that was sent to a reader. */
export interface CodeFacts {
  readonly expiresAtMs: number;
  /** Wrong codes that were entered for it. */
  readonly tries: number;
  readonly usedAtMs: number | null;
}

/** `open`: it may be compared with the entered code. */
export type CodeState = 'open' | 'used' | 'expired' | 'exhausted';

/** D22: whether a code can still be confirmed. A used or exhausted code keeps that state even after it expires. */
export function codeState(
  { expiresAtMs, tries, usedAtMs }: CodeFacts,
  { authAttempts }: Pick<BusinessConstants, 'authAttempts'>,
  nowMs: number,
): CodeState {
  if (usedAtMs !== null) return 'used';
  if (tries >= authAttempts) return 'exhausted';
  return nowMs < expiresAtMs ? 'open' : 'expired';
}

/** Reads a code of `digits` digits as people type it: with spaces, or in full-width digits (NFKC). Null: not such a code. */
export function readCodeDigits(text: string, digits: number): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  return plain.length === digits && /^\d+$/.test(plain) ? plain : null;
}
