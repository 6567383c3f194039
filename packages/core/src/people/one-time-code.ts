import type { BusinessConstants } from '../shared/business-constants.ts';

/**
 * Digits of a code that everybody shares who asks for one while a mailbox or number is flooded: too many to be guessed,
 * however often and from wherever somebody tries.
 */
export const LONG_CODE_DIGITS = 12;

/** What is known of a code or link that was sent to somebody. */
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
