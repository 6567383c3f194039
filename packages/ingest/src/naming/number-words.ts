/**
 * Number words from zero to ninety-nine, cardinal and ordinal, in English, German, French, Thai and Arabic, and Sino-Korean
 * numerals. They are numbers only right beside a word for an episode, a volume or a season.
 */

const EN_ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const EN_NTHS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const DE_ONES =
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
const DE_NTHS =
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte';
const DE_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig';
const FR_ONES =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf';
const FR_NTHS =
  'unième deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième';
const FR_TENS = 'vingt trente quarante cinquante soixante septante huitante nonante';
const FR_TEN_VALUES = [20, 30, 40, 50, 60, 70, 80, 90];
const TH_ONES = 'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า';
const AR_MASCULINE = 'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر';
const AR_FEMININE = 'الأولى الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة';
const AR_TENS = 'العشرون الثلاثون الأربعون الخمسون الستون السبعون الثمانون التسعون';

const split = (words: string) => words.split(' ');

type Words = [word: string, value: number][];

/** For each ten from 20 to 90: the ten itself, and its numbers from one to nine. */
function tens(words: string, join: (ten: string, one: number) => Words, alone: (ten: string) => string[]): Words {
  return split(words).flatMap((ten, index): Words => {
    const value = 20 + 10 * index;
    const behind = Array.from({ length: 9 }, (_, one) => join(ten, one)).flat();
    return [
      ...alone(ten).map((word): Words[number] => [word, value]),
      ...behind.map(([word, one]): Words[number] => [word, value + one]),
    ];
  });
}

function english(): { cardinals: Words; ordinals: Words } {
  const ones = split(EN_ONES);
  const nths = split(EN_NTHS);
  return {
    cardinals: [
      ['zero', 0],
      ...ones.map((word, index): Words[number] => [word, index + 1]),
      ...tens(
        EN_TENS,
        (ten, one) => [[`${ten}-${ones[one]}`, one + 1]],
        (ten) => [ten],
      ),
    ],
    ordinals: [
      ...nths.map((word, index): Words[number] => [word, index + 1]),
      ...tens(
        EN_TENS,
        (ten, one) => [[`${ten}-${nths[one]}`, one + 1]],
        (ten) => [ten.replace(/y$/, 'ieth')],
      ),
    ],
  };
}

function german(): { cardinals: Words; ordinals: Words } {
  const ones = split(DE_ONES);
  const withEndings = ([word, value]: Words[number]) =>
    ['', 'r', 's', 'n', 'm'].map((ending): Words[number] => [word + ending, value]);
  const before = (one: number) => (one === 0 ? 'ein' : (ones[one] ?? ''));
  return {
    cardinals: [
      ['null', 0],
      ...ones.map((word, index): Words[number] => [word, index + 1]),
      ...tens(
        DE_TENS,
        (ten, one) => [[`${before(one)}und${ten}`, one + 1]],
        (ten) => [ten],
      ),
    ],
    ordinals: [
      ...split(DE_NTHS).map((word, index): Words[number] => [word, index + 1]),
      ...tens(
        DE_TENS,
        (ten, one) => [[`${before(one)}und${ten}ste`, one + 1]],
        (ten) => [`${ten}ste`],
      ),
    ].flatMap(withEndings),
  };
}

function french(): { cardinals: Words; ordinals: Words } {
  const ones = split(FR_ONES);
  const nths = split(FR_NTHS);
  const cardinals: Words = [['zéro', 0], ['une', 1], ...ones.map((word, index): Words[number] => [word, index + 1])];
  const ordinals: Words = [
    ...['premier', 'première'].map((word): Words[number] => [word, 1]),
    ...['second', 'seconde'].map((word): Words[number] => [word, 2]),
    ...nths.slice(1).map((word, index): Words[number] => [word, index + 2]),
  ];
  const add = (ten: string, value: number, count: number) => {
    for (let one = 0; one < count; one += 1) {
      const links = one === 0 || (one === 10 && value === 60) ? ['-', '-et-'] : ['-'];
      for (const link of links) {
        cardinals.push([`${ten}${link}${ones[one]}`, value + one + 1]);
        ordinals.push([`${ten}${link}${nths[one]}`, value + one + 1]);
      }
    }
  };
  for (const [index, ten] of split(FR_TENS).entries()) {
    const value = FR_TEN_VALUES[index] ?? 0;
    cardinals.push([ten, value]);
    ordinals.push([`${ten.replace(/e$/, '')}ième`, value]);
    add(ten, value, ten === 'soixante' ? 19 : 9);
  }
  cardinals.push(['quatre-vingts', 80]);
  ordinals.push(['quatre-vingtième', 80]);
  add('quatre-vingt', 80, 19);
  return { cardinals, ordinals };
}

function thai(): Words {
  const ones = split(TH_ONES);
  const behind = (one: number) => (one === 0 ? 'เอ็ด' : (ones[one] ?? ''));
  const ofTen = (ten: string, value: number): Words => [
    [ten, value],
    ...ones.map((_, one): Words[number] => [`${ten}${behind(one)}`, value + one + 1]),
  ];
  return [
    ['ศูนย์', 0],
    ...ones.map((word, index): Words[number] => [word, index + 1]),
    ...ofTen('สิบ', 10),
    ...ones.slice(1).flatMap((word, index) => ofTen(`${index === 0 ? 'ยี่' : word}สิบ`, 20 + 10 * index)),
  ];
}

function arabic(): Words {
  const genders = [
    { words: split(AR_MASCULINE), first: 'الحادي', ten: 'عشر' },
    { words: split(AR_FEMININE), first: 'الحادية', ten: 'عشرة' },
  ];
  const all = genders.flatMap(({ words, first, ten }): Words => {
    const inCompound = [first, ...words.slice(1, 9)];
    return [
      ...words.map((word, index): Words[number] => [word, index + 1]),
      ...inCompound.map((word, index): Words[number] => [`${word} ${ten}`, index + 11]),
      ...split(AR_TENS).flatMap(
        (word, index): Words => [
          [word, 20 + 10 * index],
          ...inCompound.map((one, at): Words[number] => [`${one} و${word}`, 20 + 10 * index + at + 1]),
        ],
      ),
    ];
  });
  // Often written without the hamza.
  return all.flatMap(
    ([word, value]): Words => [
      [word, value],
      [word.replaceAll('أ', 'ا'), value],
    ],
  );
}

/** Hyphens and spaces count the same, and so do letters with and without accents: `vingt et un`, `zwoelf`, `deuxieme`. */
function variants([word, value]: Words[number]): Words {
  const plain = word.normalize('NFC');
  const spelled = [
    plain,
    plain.replace(/é|è/g, 'e'),
    plain.replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter),
  ];
  return [...new Set(spelled)].map((each) => [each, value]);
}

const LANGUAGES = [english(), german(), french()];
const CARDINALS = new Map(
  [...LANGUAGES.flatMap(({ cardinals }) => cardinals), ...thai(), ...arabic()].flatMap(variants),
);
const ORDINALS = new Map(LANGUAGES.flatMap(({ ordinals }) => ordinals).flatMap(variants));

// Longer words first: "twenty-one" before "twenty".
function alternatives(...maps: ReadonlyMap<string, number>[]): string {
  const words = maps.flatMap((map) => [...map.keys()]);
  return [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[- ]/g, '[-\\s]'))
    .join('|');
}

/** For expressions with the flag `i`: every number word, and those that stand before the word for what they count. */
export const NUMBER_WORD: string = alternatives(CARDINALS, ORDINALS);
export const ORDINAL_WORD: string = alternatives(ORDINALS);

/** The value of a word that `NUMBER_WORD` matches. */
export function readNumberWord(word: string): number | null {
  const plain = word.toLowerCase();
  const spellings = [plain, plain.replace(/\s/g, '-'), plain.replace(/[-\s]/g, ' ')];
  for (const spelling of spellings) {
    const value = CARDINALS.get(spelling) ?? ORDINALS.get(spelling);
    if (value !== undefined) return value;
  }
  return null;
}

const KOREAN_DIGITS = '영일이삼사오육칠팔구';
const KOREAN_NUMERAL =
  /^(?:([이삼사오육칠팔구]?)천)?(?:([이삼사오육칠팔구]?)백)?(?:([이삼사오육칠팔구]?)십)?([영일이삼사오육칠팔구]?)$/u;

/** A Sino-Korean numeral below 10,000: 십이, 이십사, 백이. Null for anything else. */
export function readKoreanNumeral(text: string): number | null {
  const match = text === '' ? null : KOREAN_NUMERAL.exec(text);
  if (match === null) return null;
  const units = match
    .slice(1, 4)
    .map((digit) => (digit === undefined ? 0 : digit === '' ? 1 : KOREAN_DIGITS.indexOf(digit)));
  const [thousands = 0, hundreds = 0, tensOf = 0] = units;
  return thousands * 1_000 + hundreds * 100 + tensOf * 10 + Math.max(0, KOREAN_DIGITS.indexOf(match[4] || '영'));
}
