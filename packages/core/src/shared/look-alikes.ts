/** Scripts of everyday use (UAX 31, table 5) whose letters are not mistaken for Latin ones: people mix them with Latin. */
const BESIDE_LATIN = [
  ...['Han Hiragana Katakana', 'Han Bopomofo', 'Han Hangul'],
  ...['Arabic', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati', 'Gurmukhi', 'Hebrew', 'Kannada', 'Khmer'],
  ...['Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
];
/** Those whose letters look like Latin ones. */
const ALONE = ['Armenian', 'Cyrillic', 'Greek'];

const SCRIPTS_TOGETHER = [...BESIDE_LATIN.map((scripts) => `Latin ${scripts}`), ...ALONE].map((scripts) => {
  const classes = ['Common', 'Inherited', ...scripts.split(' ')].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
});

/**
 * Whether a text is written in one script, in those that Japanese, Chinese or Korean mix, or in such with Latin, unless their
 * letters look alike: the level "moderately restrictive" of UTS 39. Digits, punctuation and marks of no script count for nothing.
 */
export function isOneWriting(text: string): boolean {
  return SCRIPTS_TOGETHER.some((scripts) => scripts.test(text));
}

/** Small letters of Cyrillic, Greek and Armenian, by the Latin letter that they or their capitals look like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ a: 'аα', b: 'вьβ', c: 'сς', d: 'ԁ', e: 'еεҽ', g: 'ց', h: 'һнհ', i: 'іι', j: 'јϳ', k: 'кκ', l: 'ӏ', m: 'мμ' },
  ...{ n: 'пոη', o: 'оοօσ', p: 'рρ', q: 'ԛզ', r: 'г', s: 'ѕ', t: 'тτ', u: 'υս', v: 'ѵν', w: 'ԝѡω', x: 'хχ', y: 'уүγ' },
  z: 'ζ',
};
/** Greek capitals that look like another Latin letter than their small ones do. */
const CAPITALS: Readonly<Record<string, string>> = { Η: 'h', Ν: 'n', Υ: 'y' };

const LETTER_OF = new Map([
  ...Object.entries(LOOK_ALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
  ...Object.entries(CAPITALS),
]);

/**
 * The small Latin letter that a character of another script looks like; a character that looks like none as it is, small.
 *
 * @param character of a text in the form NFKC or NFKD
 */
export function asLatin(character: string): string {
  const small = character.toLowerCase();
  return LETTER_OF.get(character) ?? LETTER_OF.get(small) ?? small;
}
