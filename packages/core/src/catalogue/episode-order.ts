/** A number, its parts (`2-1`), a range (`2-1–3`), and a variant in letters (`20.INH`, `12a`), which sorts right after it. */
const NUMBER = /^\d+(?:\.\d+)?(?:[-–]\d+(?:\.\d+)?)*(?:\.?\p{L}{1,4})?$/u;
/** Before episode 0: prologues and issues like `#-1`. */
const NEGATIVE = /^-(\d+)((?:\.\d+)?)$/;
const DIGITS_OF_KEY = 15;
const LARGEST_OF_KEY = 10 ** DIGITS_OF_KEY - 1;

function padded(digits: string): string {
  const significant = digits.replace(/^0+/, '');
  // Numbers longer than the padding sort after it, by their length.
  return significant.length <= DIGITS_OF_KEY
    ? significant.padStart(DIGITS_OF_KEY, '0')
    : `~${String(significant.length).padStart(6, '0')}${significant}`;
}

/** Sorts numbers below zero by their distance from it, the farthest first: -2, -1.5, -1. */
function negativeKey(whole: string, fraction: string): string {
  const turned = (digit: string) => String(9 - Number(digit));
  return `${padded(String(Math.max(0, LARGEST_OF_KEY - Number(whole))))}${fraction.replaceAll(/\d/g, turned)}~`;
}

/**
 * A key that sorts by characters as readers count episodes: -1, 0, 1, 1-9, 1-10, 1.5, 2, 10. A variant in letters follows its
 * number (20, 20.INH, 21). Names come after numbers, and numbers inside them count too (S2-9 before S2-10).
 */
export function episodeSortKey(number: string): string {
  const text = number.normalize('NFKC').trim().toLowerCase();
  const [, whole, fraction = ''] = NEGATIVE.exec(text) ?? [];
  if (whole !== undefined) return `-${negativeKey(whole, fraction)}`;
  return NUMBER.test(text)
    ? `0${text.replaceAll(/(\d+)(\.\d+)?/g, (_, digits: string, decimals = '') => padded(digits) + decimals)}`
    : `1${text.replaceAll(/\d+/g, padded)}`;
}

/** Compares publishers' episode numbers in the order of readers; zero only for equal ones. */
export function compareEpisodeNumbers(one: string, other: string): number {
  return compareCharacters(episodeSortKey(one), episodeSortKey(other)) || compareCharacters(one, other);
}

function compareCharacters(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
