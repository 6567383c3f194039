import { NUMBER_WORD, readNumberWord } from './number-words.ts';

/** Number words from one hundred to 999: `One Hundred and Two`, `hundertzwei`, `deux cent trois`, `หนึ่งร้อยสอง`, `مئة وثلاثة`. */

const DE_ONES = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');
const ONES: readonly (readonly string[])[] = [
  'one two three four five six seven eight nine'.split(' '),
  DE_ONES,
  'un deux trois quatre cinq six sept huit neuf'.split(' '),
  'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า'.split(' '),
];
const [EN = '', DE = '', FR = '', TH = ''] = ONES.map((words) => words.join('|'));
/** The hundreds, and the words behind them. */
const WITH_REST = [
  `(?:(?:${EN}|a)[-\\s])?hundred(?:[-\\s]+(?:and[-\\s]+)?(?:${NUMBER_WORD}))?`,
  `(?:${DE})?hundert(?:und)?(?:${NUMBER_WORD})?`,
  `(?:(?:${FR})[-\\s])?cents?(?:[-\\s](?:et[-\\s])?(?:${NUMBER_WORD}))?`,
  `(?:${TH})?ร้อย(?:เอ็ด|${NUMBER_WORD})?`,
];
const PARTED = new RegExp(
  `^(?:(${EN}|${DE}|${FR}|${TH}|a)[-\\s]?)?(?:hundred|hundert|cents?|ร้อย)[-\\s]*(?:(?:and|und|et)[-\\s]*)?(.*)$`,
  'iu',
);

const AR_HUNDREDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ال)?(?:مئة|مائة)$/u, 100],
  [/^(?:ال)?(?:مئت|مائت)(?:ان|ين)$/u, 200],
  ...['ثلاث', '[أا]ربع', 'خمس', 'ست', 'سبع', 'ثمان[يى]?', 'تسع'].map(
    (word, index) => [new RegExp(`^(?:ال)?${word}(?:مئة|مائة)$`, 'u'), 300 + 100 * index] as const,
  ),
];
const AR_SMALL: readonly (readonly [RegExp, number])[] = [
  [/^واحدة?$/u, 1],
  [/^[اإ]ثن(?:ان|ين|تان|تين|ا)$/u, 2],
  ...['ثلاث', '[أا]ربع', 'خمس', 'ست', 'سبع', 'ثمان[يى]?', 'تسع', 'عشر'].map(
    (word, index) => [new RegExp(`^${word}ة?$`, 'u'), index + 3] as const,
  ),
  ...['عشر', 'ثلاث', '[أا]ربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].map(
    (word, index) => [new RegExp(`^${word}(?:ون|ين)$`, 'u'), 20 + 10 * index] as const,
  ),
];
const AR_HUNDRED = '(?:ال)?\\p{sc=Arab}{0,4}(?:مئة|مائة|مئتان|مئتين|مائتان|مائتين)';
const ARABIC = `${AR_HUNDRED}(?:\\s+\\p{sc=Arab}+){0,3}`;

/** For expressions with the flags `i` and `u`, longest first; `readHundreds` decides. */
export const HUNDREDS: string = [...WITH_REST, ARABIC].join('|');

function readArabic(text: string): number | null {
  const [first = '', ...rest] = text.split(/\s+/);
  const valueIn = (word: string, table: typeof AR_SMALL) => table.find(([pattern]) => pattern.test(word))?.[1] ?? null;
  const small = rest.map((word) => valueIn(word, AR_SMALL) ?? valueIn(word.replace(/^و/u, ''), AR_SMALL));
  const hundreds = valueIn(first, AR_HUNDREDS);
  return hundreds === null || small.includes(null)
    ? null
    : small.reduce<number>((sum, one) => sum + (one ?? 0), hundreds);
}

/** The value of words that `HUNDREDS` matches; null if they are others. */
export function readHundreds(text: string): number | null {
  const plain = text.toLowerCase().normalize('NFC').trim();
  const [whole, count, rest = ''] = PARTED.exec(plain) ?? [];
  if (whole === undefined) return readArabic(plain);
  const hundreds = count === undefined ? 0 : Math.max(...ONES.map((words) => words.indexOf(count)));
  const small = rest === '' ? 0 : rest === 'เอ็ด' ? 1 : readNumberWord(rest);
  return small === null ? null : 100 * (Math.max(0, hundreds) + 1) + small;
}
