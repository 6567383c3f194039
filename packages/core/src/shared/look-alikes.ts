/** Common scripts (UAX 31, table 5) whose letters do not look like Latin ones: people mix them with Latin. */
const BESIDE_LATIN = [
  ...['Han Hiragana Katakana', 'Han Bopomofo', 'Han Hangul'],
  ...['Arabic', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati', 'Gurmukhi', 'Hebrew', 'Kannada', 'Khmer'],
  ...['Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
];
/** Scripts whose letters look like Latin ones. */
const ALONE = ['Armenian', 'Cyrillic', 'Greek'];

const SCRIPTS_TOGETHER = [...BESIDE_LATIN.map((scripts) => `Latin ${scripts}`), ...ALONE].map((scripts) => {
  const classes = ['Common', 'Inherited', ...scripts.split(' ')].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
});

/**
 * Whether a text is written in one script, or in the scripts that Japanese, Chinese or Korean mix; Latin may be mixed in
 * unless the letters look alike. This is the level "moderately restrictive" of UTS 39. Digits, punctuation and marks that
 * belong to no script are ignored.
 */
export function isOneWriting(text: string): boolean {
  return SCRIPTS_TOGETHER.some((scripts) => scripts.test(text));
}

/** For each Latin letter the small Cyrillic, Greek and Armenian letters that look like it, or whose capitals do. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ a: 'аα', b: 'вьβ', c: 'сς', d: 'ԁ', e: 'еεҽ', g: 'ց', h: 'һнհ', i: 'іι', j: 'јϳ', k: 'кκ', l: 'ӏ', m: 'мμ' },
  ...{ n: 'пոη', o: 'оοօσ', p: 'рρ', q: 'ԛզ', r: 'г', s: 'ѕ', t: 'тτ', u: 'υս', v: 'ѵν', w: 'ԝѡω', x: 'хχ', y: 'уүγ' },
  z: 'ζ',
};
/** Greek capitals that look like a different Latin letter than their small forms. */
const CAPITALS: Readonly<Record<string, string>> = { Η: 'h', Ν: 'n', Υ: 'y' };

const LETTER_OF = new Map([
  ...Object.entries(LOOK_ALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
  ...Object.entries(CAPITALS),
]);

/**
 * The small Latin letter that a character of another script looks like; if it looks like none, the character in lower case.
 *
 * @param character from a text in the form NFKC or NFKD
 */
export function asLatin(character: string): string {
  const small = character.toLowerCase();
  return LETTER_OF.get(character) ?? LETTER_OF.get(small) ?? small;
}
