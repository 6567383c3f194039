/**
 * Numerals other than digits, in the scripts of all regions: Han (十二, 一〇二, 壹), circled (⑫), Roman (IV) and words
 * (`Chapter Two`, الأول). They count only where their place in the name shows a number: 三国志 and `Henry VIII` are titles.
 */

const HAN_DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  ['〇零', '一壱壹弌', '二弐貳贰両两兩', '三参參叁', '四肆', '五伍', '六陸陆', '七柒漆', '八捌', '九玖'].flatMap(
    (digits, value) => [...digits].map((digit) => [digit, value] as const),
  ),
);
const HAN_TENS: Readonly<Record<string, number>> = { 廿: 20, 卅: 30 };
const HAN_UNITS: Readonly<Record<string, number>> = {
  ...{ 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1_000, 仟: 1_000 },
};
const HAN = `[${[HAN_DIGITS, HAN_TENS, HAN_UNITS].flatMap((table) => Object.keys(table)).join('')}]`;

/** Counters of episodes and chapters, of volumes, and of seasons, in Chinese, Japanese and Korean. */
export const EPISODE_COUNTERS = '話话回章集號号화회장편호';
/** Counters of episodes only after 第: 第三夜 is one, while 千一夜 is a title. */
export const RARE_COUNTERS = '節节幕夜篇編编';
export const VOLUME_COUNTERS = '巻卷冊册권';
export const SEASON_COUNTERS = '季期部기부';
const PAGE_COUNTERS = '頁页ページ枚';
const COUNTER = `[${EPISODE_COUNTERS}${RARE_COUNTERS}${VOLUME_COUNTERS}${SEASON_COUNTERS}${PAGE_COUNTERS}]`;

/** Up to 9,999: 十三, 二百零五, 一〇二, 廿一. Null for anything else. */
export function readHanNumeral(text: string): number | null {
  if (!new RegExp(`^${HAN}+$`, 'u').test(text)) return null;
  if (![...text].some((sign) => sign in HAN_UNITS || sign in HAN_TENS)) {
    return Number([...text].map((digit) => HAN_DIGITS[digit]).join(''));
  }
  let sum = 0;
  let digit: number | null = null;
  let lastUnit = Number.POSITIVE_INFINITY;
  for (const sign of text) {
    const unit = HAN_UNITS[sign];
    if (unit === undefined) {
      sum += HAN_TENS[sign] ?? 0;
      digit = HAN_DIGITS[sign] ?? null;
      continue;
    }
    if (unit >= lastUnit) return null;
    sum += (digit ?? 1) * unit;
    digit = null;
    lastUnit = unit;
  }
  return sum + (digit ?? 0);
}

const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const ROMAN = /^(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** From I to XCIX; null for other letters. */
export function readRomanNumeral(text: string): number | null {
  if (text === '' || !ROMAN.test(text)) return null;
  const values = [...text].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** Number words in lower case, from one; for each language as many as occur in names. */
const NUMBER_WORDS: readonly (readonly string[])[] = [
  ['one', 'eins', 'un', 'une', 'premier', 'première', 'erster', 'erste', 'الأول', 'الاول', 'الأولى', 'الاولى', 'หนึ่ง'],
  ['two', 'zwei', 'deux', 'deuxième', 'second', 'seconde', 'الثاني', 'الثانية', 'สอง'],
  ['three', 'drei', 'trois', 'troisième', 'الثالث', 'الثالثة', 'สาม'],
  ['four', 'vier', 'quatre', 'quatrième', 'الرابع', 'الرابعة', 'สี่'],
  ['five', 'fünf', 'cinq', 'cinquième', 'الخامس', 'الخامسة', 'ห้า'],
  ['six', 'sechs', 'sixième', 'السادس', 'السادسة', 'หก'],
  ['seven', 'sieben', 'sept', 'septième', 'السابع', 'السابعة', 'เจ็ด'],
  ['eight', 'acht', 'huit', 'huitième', 'الثامن', 'الثامنة', 'แปด'],
  ['nine', 'neun', 'neuf', 'neuvième', 'التاسع', 'التاسعة', 'เก้า'],
  ['ten', 'zehn', 'dix', 'dixième', 'العاشر', 'العاشرة', 'สิบ'],
  ['eleven', 'elf', 'onze', 'الحادي عشر', 'الحادية عشرة'],
  ['twelve', 'zwölf', 'douze', 'الثاني عشر', 'الثانية عشرة'],
];
const VALUES_OF_WORDS: ReadonlyMap<string, number> = new Map(
  NUMBER_WORDS.flatMap((words, index) => words.map((word) => [word.normalize('NFC'), index + 1] as const)),
);
// Longer words first: الثاني عشر before الثاني.
const NUMBER_WORD = [...VALUES_OF_WORDS.keys()].sort((one, other) => other.length - one.length).join('|');

/** Words before a number, written out. Shared with the patterns of names. */
export const EPISODE_WORDS =
  'chapters?|chapitres?|episodes?|épisodes?|episodios?|capítulos?|capitulos?|folgen?|kapitel|issues?|part|prog|teil|heft|ausgabe|numéro';
export const VOLUME_WORDS = 'volumes?|bände|band|tomes?|tomos?|books?|livre';
export const SEASON_WORDS = 'season|saison|staffel|temporada|シーズン|시즌';
/** Words of Thai and Arabic, which need no space before a number. */
export const EPISODE_PREFIXES = 'ตอนที่|ตอน|บทที่|บท|(?<!\\p{L})(?:ال)?(?:حلقة|فصل|عدد|باب)';
export const VOLUME_PREFIXES = 'เล่มที่|เล่ม|(?<!\\p{L})(?:ال)?(?:مجلد|جزء)';
export const SEASON_PREFIXES = 'ซีซั่นที่|ซีซั่น|ซีซันที่|ซีซัน|ภาคที่|ภาค|(?<!\\p{L})(?:ال)?موسم';

const LATIN_WORD = `(?<![\\p{L}\\p{N}])(?:${EPISODE_WORDS}|${VOLUME_WORDS}|season|saison|staffel|temporada|vol\\.?)`;
const ROMAN_BEHIND_WORD = new RegExp(String.raw`(${LATIN_WORD})([.\s_-]+)([IVXLivxl]+|[Ⅰ-Ⅻ])(?![\p{L}\d])`, 'giu');
const WORD_BEHIND_WORD = new RegExp(
  String.raw`(${LATIN_WORD}|${EPISODE_PREFIXES}|${VOLUME_PREFIXES}|${SEASON_PREFIXES})([.\s_-]*)(${NUMBER_WORD})(?![\p{L}\p{M}])`,
  'giu',
);
/** `2. Staffel`, `2nd Season`, `3e chapitre`: turned into the usual order. */
const ORDINAL_BEFORE_WORD =
  /(?<![\p{L}\p{N}.])(\d{1,4})(?:\.\s?(?=(?:staffel|folge|kapitel|band|teil|heft|ausgabe)(?!\p{L}))|(?:st|nd|rd|th|ère|ere|er|re|ème|eme|e)\s(?=(?:season|episode|chapter|volume|part|saison|épisode|chapitre|tome|partie)(?!\p{L})))(\p{L}+)/giu;

const SEPARATOR = '[-–—~〜～至到]';
const HAN_BEHIND_PREFIX = new RegExp(
  `(?<=第)(${HAN}+)(?=\\s*(?:${SEPARATOR}\\s*第?(?:${HAN}|\\d)|${COUNTER}|[\\s\\p{P}]|$))`,
  'gu',
);
const HAN_BEFORE_COUNTER = new RegExp(
  `(?<=^|[\\s\\p{P}_全]|[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Latn}\\p{sc=Hang}])(${HAN}+)(?=(?:${SEPARATOR}(?:${HAN}|\\d)+)?[${EPISODE_COUNTERS}${VOLUME_COUNTERS}${SEASON_COUNTERS}](?:[\\s\\p{P}]|第|$))`,
  'gu',
);
const HAN_BEHIND_SEPARATOR = new RegExp(
  `(?<=\\d[${VOLUME_COUNTERS}${EPISODE_COUNTERS}]?${SEPARATOR}第?)(${HAN}+)`,
  'gu',
);
const HAN_ALONE = new RegExp(
  `(?<=^|[\\s_][-–—]?\\s?|番外[編编篇]?|外[伝傳传]|特[別别][編编篇]|其之|その|其の|[巻卷][之のノ]?|[（([【［])(${HAN}+)(?=$|[）)\\]】］]$)`,
  'gu',
);

/** Unicode's own characters for Roman numerals, which are numbers wherever they stand alone: `Gull Ⅹ`. */
const ROMAN_LETTERS = /(?<![Ⅰ-Ⅿⅰ-ⅿ])[Ⅰ-Ⅻⅰ-ⅻ](?![Ⅰ-Ⅿⅰ-ⅿ])/gu;
const CIRCLED = /[①-⑳㉑-㉟㊱-㊿❶-❿]/gu;
const CIRCLED_ZERO: readonly [first: number, value: number][] = [
  [0x2460, 1],
  [0x3251, 21],
  [0x32b1, 36],
  [0x2776, 1],
];

function circledNumber(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  const [first, value] = CIRCLED_ZERO.find(([start]) => code >= start && code < start + 20) ?? [code, 0];
  return code - first + value;
}

const HALVES: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75', '⅓': '.33', '⅔': '.67' };

/** Makes full-width letters and signs that mark a number narrow: `Ｖｏｌ．３`, `＃５`, `３．５`. Titles keep theirs. */
function narrowMarks(text: string): string {
  const narrow = (wide: string) => wide.normalize('NFKC');
  return text
    .replace(/[Ａ-Ｚａ-ｚ]{1,8}(?=[．.＿_\s　]*\d)/gu, narrow)
    .replace(/(?<=[\dA-Za-z])[．，](?=\d|\s?\d)/gu, narrow)
    .replace(/[＃＿]/gu, narrow)
    .replace(/(?<=\d)[－～〜](?=\d|第)/gu, '-');
}

function hanToDigits(numeral: string): string {
  const value = readHanNumeral(numeral);
  return value === null ? numeral : String(value);
}

/**
 * Writes the numerals of a name in ASCII digits where they count something. All else stays. Digits of other scripts
 * must be ASCII already (`toAsciiDigits`).
 *
 * @param name without its extension
 */
export function numeralsToDigits(name: string): string {
  return narrowMarks(name)
    .replace(/(?<=\d)\s?[¼½¾⅓⅔]/gu, (sign) => HALVES[sign.trim()] ?? sign)
    .replace(/(?<=#)\s?[¼½¾⅓⅔]/gu, (sign) => `0${HALVES[sign.trim()] ?? ''}`)
    .replace(
      ROMAN_LETTERS,
      (sign, at: number, whole: string) =>
        (/[\p{L}\p{M}]/u.test(whole[at - 1] ?? '') ? ' ' : '') + readRomanNumeral(sign.normalize('NFKC').toUpperCase()),
    )
    .replace(CIRCLED, (sign, at: number, whole: string) => (whole[at - 1] === '第' ? '' : ' ') + circledNumber(sign))
    .replace(HAN_BEHIND_PREFIX, hanToDigits)
    .replace(HAN_BEFORE_COUNTER, hanToDigits)
    .replace(HAN_BEHIND_SEPARATOR, hanToDigits)
    .replace(HAN_ALONE, hanToDigits)
    .replace(WORD_BEHIND_WORD, (_, word: string, _gap: string, number: string) => {
      return `${word} ${VALUES_OF_WORDS.get(number.toLowerCase())}`;
    })
    .replace(ROMAN_BEHIND_WORD, (whole, word: string, _gap: string, numeral: string) => {
      const plain = numeral.normalize('NFKC');
      const value = plain === plain.toUpperCase() ? readRomanNumeral(plain) : null;
      return value === null ? whole : `${word} ${value}`;
    })
    .replace(ORDINAL_BEFORE_WORD, '$2 $1');
}
