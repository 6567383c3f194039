const NUMBER = /^(?:\d+(?:\.\d+)?)?(?:-\d+(?:\.\d+)?)*$/;
const DIGITS_OF_KEY = 15;

function padded(digits: string): string {
  const significant = digits.replace(/^0+/, '');
  // Numbers longer than the padding sort after it, by their length.
  return significant.length <= DIGITS_OF_KEY
    ? significant.padStart(DIGITS_OF_KEY, '0')
    : `~${String(significant.length).padStart(6, '0')}${significant}`;
}

/**
 * A key that sorts by characters as readers count episodes: 1, 1-9, 1-10, 1.5, 2, 10. Names come after numbers, and numbers
 * inside them count too (S2-9 before S2-10).
 */
export function episodeSortKey(number: string): string {
  const text = number.normalize('NFKC').trim().toLowerCase();
  const isNumber = text !== '' && NUMBER.test(text);
  const key = isNumber
    ? text
        .replace(/^-/, '0-')
        .replaceAll(/(\d+)(\.\d+)?/g, (_, whole: string, fraction = '') => padded(whole) + fraction)
    : text.replaceAll(/\d+/g, padded);
  return (isNumber ? '0' : '1') + key;
}

/** Compares publishers' episode numbers in the order of readers; zero only for equal ones. */
export function compareEpisodeNumbers(one: string, other: string): number {
  return compareCharacters(episodeSortKey(one), episodeSortKey(other)) || compareCharacters(one, other);
}

function compareCharacters(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
