/** Hyphens and dashes of all scripts, the minus sign and the long vowel mark that Japanese keyboards have in their place. */
const SEPARATORS = /[\s\p{Pd}\u2212\u30FC]/gu;
const CODE = /^[A-Z0-9]{3,40}$/;

/**
 * The code of a coupon as it is stored (D18): capital and small letters are the same, also those of full width; spaces and
 * hyphens do not count.
 * @returns null where it can be no code
 */
export function normaliseCouponCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replace(SEPARATORS, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
