import type { BusinessConstants } from '../shared/business-constants.ts';
import { type Decision, grant, refuse } from '../shared/decision.ts';

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

/** The form in which a password is compared and kept: the same on every keyboard. */
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

/** D22: whether a password may be chosen. Grants it in the form that is kept. Control characters are never taken. */
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
