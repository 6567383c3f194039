import { EPILOGUE_WORDS, FINAL_WORDS, PROLOGUE_WORDS } from './place-words.ts';

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

/** A first or last episode of a work, or of a season (`2-Prologue`); several of a kind have numbers (`Epilogue 2`). */
const PLACES = [
  ['/', PROLOGUE_WORDS],
  ['~~1', FINAL_WORDS],
  ['~~2', EPILOGUE_WORDS],
].map(
  ([mark = '', words = '']) =>
    [mark, new RegExp(`^(?:(\\d+)-)?((?:${words.normalize('NFKC')})(?: \\d+(?:\\.\\d+)?)?)$`, 'u')] as const,
);

/** Characters: `-` of numbers below zero, then `/`, digits and `~`; names of no number begin with `1`. */
function placeKey(text: string): string | null {
  for (const [mark, pattern] of PLACES) {
    const [, season, word] = pattern.exec(text) ?? [];
    if (word === undefined) continue;
    const own = mark + word.replaceAll(/\d+/g, padded);
    if (season !== undefined) return `0${padded(season)}-${own}`;
    return mark === '/' ? own : `0${own}`;
  }
  return null;
}

/** Whether a number is only a word for the first or the last episode of a work or season: `Prologue`, `최종화`, `2-終章`. */
export function isPlaceWord(number: string): boolean {
  return placeKey(number.normalize('NFKC').trim().toLowerCase()) !== null;
}

/**
 * A key that sorts by characters as readers count episodes: -1, 0, 1, 1-9, 1-10, 1.5, 2, 10. A variant in letters follows its
 * number (20, 20.INH, 21). Names come after numbers, and numbers inside them count too (S2-9 before S2-10). A prologue comes
 * before episode 0; a last episode and then an epilogue come after all numbers, and before other names, such as side stories.
 */
export function episodeSortKey(number: string): string {
  const text = number.normalize('NFKC').trim().toLowerCase();
  const [, whole, fraction = ''] = NEGATIVE.exec(text) ?? [];
  if (whole !== undefined) return `-${negativeKey(whole, fraction)}`;
  const place = placeKey(text);
  if (place !== null) return place;
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
