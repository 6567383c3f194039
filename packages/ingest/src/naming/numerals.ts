import { HUNDREDS, readHundreds } from './hundreds.ts';
import { NUMBER_WORD, ORDINAL_WORD, readKoreanNumeral, readNumberWord } from './number-words.ts';

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

/** Words before a number, written out. Shared with the patterns of names. */
export const EPISODE_WORDS =
  'chapters?|chapitres?|episodes?|épisodes?|episodios?|capítulos?|capitulos?|folgen?|kapitel|issues?|part|pt|prog|teil|heft|ausgabe|numéro|numero|partie|パート|파트|พาร์[ทต]';
export const VOLUME_WORDS = 'volumes?|bände|band|tomes?|tomos?|books?|livre';
export const SEASON_WORDS = 'season|saison|staffel|temporada|シーズン|시즌';
/** Words of Thai and Arabic, which need no space before a number, and the letters that Arabic writes for its words: ح 12, ج2. */
export const EPISODE_PREFIXES =
  'ตอนที่|ตอน|บทที่|บท|ฉบับที่|ครั้งที่|(?<!\\p{L})(?:ال)?(?:حلقة|فصل|عدد|باب)|(?<!\\p{L})[حف](?=[.\\s]{0,2}\\d)';
export const VOLUME_PREFIXES = 'เล่มที่|เล่ม|(?<!\\p{L})(?:ال)?(?:مجلد|جزء)|(?<!\\p{L})(?:مج|ج)(?=[.\\s]{0,2}\\d)';
export const SEASON_PREFIXES =
  'ซีซั่นที่|ซีซั่น|ซีซันที่|ซีซัน|ภาคที่|ภาค|ฤดูกาลที่|ฤดูกาล|ปีที่|(?<!\\p{L})(?:ال)?موسم|(?<!\\p{L})م(?=[.\\s]{0,2}\\d)';

const LATIN_WORD = `(?<![\\p{L}\\p{N}])(?:${EPISODE_WORDS}|${VOLUME_WORDS}|season|saison|staffel|temporada|(?:vol|chap|kap|bd|bk|[eé]p|ch|pt)\\.?)`;
const ROMAN_BEHIND_WORD = new RegExp(String.raw`(${LATIN_WORD})([.\s_-]+)([IVXLivxl]+|[Ⅰ-Ⅻ])(?![\p{L}\d])`, 'giu');
const WORD_BEHIND_WORD = new RegExp(
  String.raw`(${LATIN_WORD}|${EPISODE_PREFIXES}|${VOLUME_PREFIXES}|${SEASON_PREFIXES})([.\s_-]*)(${NUMBER_WORD})(?![\p{L}\p{M}]|[-\s]+(?:hundred|thousand|hundert|tausend|cents?|mille|and|und|et)(?!\p{L}))`,
  'giu',
);
const HUNDREDS_BEHIND_WORD = new RegExp(
  String.raw`(${LATIN_WORD}|${EPISODE_PREFIXES}|${VOLUME_PREFIXES}|${SEASON_PREFIXES})[.\s_-]*(${HUNDREDS})(?![\p{L}\p{M}])`,
  'giu',
);
/** `2. Staffel`, `2nd Season`, `3e chapitre`, `2ndシーズン`: turned into the usual order. */
const ORDINAL_BEFORE_WORD = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.])(\d{1,4})(?:`,
    String.raw`\.\s?(?=(?:staffel|folge|kapitel|band|teil|heft|ausgabe)(?!\p{L}))`,
    String.raw`|(?:st|nd|rd|th|ère|ere|er|re|ème|eme|nde|de|e|ª|º|°)\s?(?=(?:season|episode|chapter|issue|volume|part|saison|épisode|chapitre|tome|partie|temporada|シーズン|クール)(?![\p{sc=Latn}]))`,
    String.raw`)(\p{L}+?)(?![\p{sc=Latn}ー\p{sc=Kana}])`,
  ].join(''),
  'giu',
);
/** `Zweite Staffel`, `Deuxième saison`; not `Our First Chapter`, which is a title, and not `premier Tome 2`. */
const ORDINAL_WORD_BEFORE_WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!(?:^|[\s_])(?:the|our|my|his|her|their|your|a|mein|unser|sein|ihr|mon|ma|notre|votre|sa|son|leur)\s|^(?:le|la|der|die|das)\s)(${ORDINAL_WORD})\s(${EPISODE_WORDS}|${VOLUME_WORDS}|season|saison|staffel|temporada|partie)(?![\p{L}]|[.\s_-]*\d)`,
  'giu',
);

/** `십이화`, `제삼권`. Without 제 only from ten on: 사회 and 이화 are words. */
const KOREAN =
  /(?<=제\s?)([영일이삼사오육칠팔구십백천]{1,7})(?=\s?[화회장편호권기부](?![\p{sc=Hang}]))|(?<=^|[\s\p{P}]|시즌\s?)(십|(?=[일이삼사오육칠팔구]*[십백천])[일이삼사오육칠팔구십백천]{2,7})(?=[화회편권](?![\p{sc=Hang}]))/gu;

/** `두 번째 시즌`, `セカンドシーズン`: turned into the usual order. */
const ORDINAL_SEASON =
  /(?:(첫|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?번째\s?시즌|(\d+)번째\s?시즌|(ファースト|セカンド|サード|フォース|フィフス)[・\s]?シーズン)/gu;
const SEASON_ORDINALS = ['첫 두 세 네 다섯 여섯 일곱 여덟 아홉 열', 'ファースト セカンド サード フォース フィフス'].map(
  (words) => words.split(' '),
);

function seasonOf(word: string): number {
  return Math.max(...SEASON_ORDINALS.map((words) => words.indexOf(word) + 1));
}

/** Behind an episode these words count its parts, not seasons or volumes: `12화 2부`, `ตอนที่ 12 ภาค 2`. */
const PART_OF_EPISODE = [
  /(?<=\d\s?[화회편장])[\s,-]*[(（]?제?(\d+)\s?부(?!\p{L})[)）]?/gu,
  /(?<=(?:ตอน|บท)(?:ที่)?\s*\d+)\s*ภาค(?:ที่)?\s*(\d+)/gu,
  /(?<=(?:حلقة|فصل)\s*(?:رقم\s*)?\d+)\s*(?:ال)?جزء\s*(\d+)/gu,
];

/** `12・5話` is 12.5, and `12・13話` two episodes in one file. */
const MIDDLE_DOT = /(?<!\d)(\d+)・(\d)(?=\s?[話话回章])/gu;

/** `열두화`, `첫 화`, `세 번째 화`; of one syllable only with 번째: 두화 and 열화 are words. */
const NATIVE_KOREAN =
  /(?<=^|[\s\p{P}])(?:(열|스물|서른|마흔|쉰)?(한|두|세|네|다섯|여섯|일곱|여덟|아홉)|(열|스무|서른|마흔|쉰)|(첫))(\s?번째)?(\s?)(?=[화회편권](?![\p{sc=Hang}]))/gu;
const NATIVE_ONES = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const NATIVE_TENS = [['열'], ['스물', '스무'], ['서른'], ['마흔'], ['쉰']];

function nativeToDigits(whole: string, ...[ten, one, round, first, nth]: (string | undefined)[]): string {
  const isClear =
    nth !== undefined || first !== undefined || (ten ?? one ?? round ?? '').length > 1 || ten !== undefined;
  if (!isClear) return whole;
  if (first !== undefined) return '1';
  const tens = NATIVE_TENS.findIndex((words) => words.includes(ten ?? round ?? '')) + 1;
  return String(10 * tens + NATIVE_ONES.indexOf(one ?? '') + 1);
}

const SEPARATOR = '[-–—~〜～至到]';
const HAN_BEHIND_PREFIX = new RegExp(
  `(?<=第)(${HAN}+)(?=\\s*(?:${SEPARATOR}\\s*第?(?:${HAN}|\\d)|${COUNTER}|シーズン|クール|[\\s\\p{P}]|$))`,
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
  `(?<=^|[\\s_][-–—]?\\s?|番外[編编篇]?|外[伝傳传]|特[別别][編编篇]|其之|その|其の|[話话回章集]\\s?[之の]|[巻卷][之のノ]?|[（([【［])(${HAN}+)(?=$|[）)\\]】］]$)`,
  'gu',
);

/** `卷三 第五章`, `シーズン二 第三話` */
const HAN_BEHIND_COUNTER = new RegExp(`(?<=[巻卷][之のノ]?|シーズン\\s?)(${HAN}+)(?=[\\s\\p{P}]|第|$)`, 'gu');

/** Words in half-width katakana that tell of a number or its kind. Titles keep theirs. */
const HALF_WIDTH_WORDS = /ｼｰｽﾞﾝ|ｸｰﾙ|ﾌﾟﾛﾛｰｸﾞ|ｴﾋﾟﾛｰｸﾞ|ｽﾍﾟｼｬﾙ|ｻｲﾄﾞｽﾄｰﾘｰ|ｽﾋﾟﾝｵﾌ|ｺﾋﾟｰ/gu;

/** `12 bis`, `12ter`: an episode between 12 and 13. Before a number `bis` is German for "to". */
const BIS = /(?<=\d)[\s-]?(bis|ter)(?![\p{L}\p{N}]|\s*\d)/giu;

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
    .replace(HALF_WIDTH_WORDS, narrow)
    .replace(/[Ａ-Ｚａ-ｚ]{1,8}(?=[．.＿_\s　]*\d)/gu, narrow)
    .replace(/(?<=[\dA-Za-z])[．，](?=\s?\d)(?!\d{3}(?!\d))/gu, narrow)
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
  return PART_OF_EPISODE.reduce((text, pattern) => text.replace(pattern, ' part $1'), countersToDigits(name));
}

function countersToDigits(name: string): string {
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
    .replace(HAN_BEHIND_COUNTER, hanToDigits)
    .replace(HAN_ALONE, hanToDigits)
    .replace(KOREAN, (numeral) => String(readKoreanNumeral(numeral) ?? numeral))
    .replace(NATIVE_KOREAN, nativeToDigits)
    .replace(ORDINAL_WORD_BEFORE_WORD, (_, number: string, word: string) => `${word} ${readNumberWord(number)}`)
    .replace(HUNDREDS_BEHIND_WORD, (whole, word: string, numeral: string) => {
      const value = readHundreds(numeral);
      return value === null ? whole : `${word} ${value}`;
    })
    .replace(WORD_BEHIND_WORD, (_, word: string, _gap: string, number: string) => `${word} ${readNumberWord(number)}`)
    .replace(ROMAN_BEHIND_WORD, (whole, word: string, _gap: string, numeral: string) => {
      const plain = numeral.normalize('NFKC');
      const value = plain === plain.toUpperCase() ? readRomanNumeral(plain) : null;
      return value === null ? whole : `${word} ${value}`;
    })
    .replace(ORDINAL_BEFORE_WORD, '$2 $1')
    .replace(ORDINAL_SEASON, (_, ko?: string, number?: string, ja?: string) =>
      ja === undefined ? `시즌${number ?? seasonOf(ko ?? '')}` : `シーズン${seasonOf(ja)}`,
    )
    .replace(MIDDLE_DOT, (whole, number: string, digit: string) =>
      Number(digit) === Number(number) + 1 ? whole : `${number}.${digit}`,
    )
    .replace(BIS, (_, word: string) => `.${word.toLowerCase()}`);
}
