import { languageDirection } from '@longstrip/core';

/**
 * Normalises a language tag: BCP 47 without likely subtags, so that `ja`, `ja-jp` and `ja-Jpan-JP` are one language, while
 * `en-GB`, `pt-PT` and `zh-TW` stay distinct. English names (`Japanese`) are accepted: ComicBookInfo has names.
 *
 * @returns null for an empty, undetermined (`und`, `zxx`, `mul`) or malformed tag, an unknown language or country (`xx`,
 * `qaa`, `en-XX`), and any other word
 */
export function normaliseLanguage(tag: string | null | undefined): string | null {
  const trimmed = languageOfName(tag ?? '') ?? tag?.trim().replaceAll('_', '-');
  // A longer word may be well-formed for `Intl` ("English"), but is not a registered language.
  if (!trimmed || !/^[a-z]{2,3}(?:-|$)/i.test(trimmed) || /^(?:und|zxx|mul|mis)(?:-|$)/i.test(trimmed)) return null;
  try {
    const { language, region } = new Intl.Locale(trimmed).minimize();
    const normal = region === undefined ? language : `${language}-${region}`;
    return USUAL_TAGS.has(normal) || isNamed(language, region) ? normal : null;
  } catch {
    return null;
  }
}

/** Languages with their own names and more than two letters, or a country or script. */
const NAMED_TAGS = [
  'zh-Hant',
  'zh-Hans',
  'zh-TW',
  'zh-CN',
  'zh-HK',
  'pt-BR',
  'pt-PT',
  'en-GB',
  'en-US',
  'fr-CA',
  'fil',
];
/** Common languages. For these the names of all languages need not be loaded. */
const USUAL_TAGS: ReadonlySet<string> = new Set(
  'ar de en en-GB es fr id it ja ko nl pl pt pt-PT ru th tr uk vi zh zh-TW'.split(' '),
);
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Codes by English name in lower case: all of ISO 639-1 that `Intl` knows. */
let codesByName: ReadonlyMap<string, string> | undefined;

let names: readonly Intl.DisplayNames[] | undefined;

/** A language's English names; empty for an unknown code. Loaded at the first call, which takes 50 ms. */
function namesOf(code: string): readonly string[] {
  names ??= (['dialect', 'standard'] as const).map(
    (languageDisplay) => new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none', languageDisplay }),
  );
  return names.flatMap((each) => each.of(code) ?? []);
}

let regionNames: Intl.DisplayNames | undefined;

/** Whether both the language and its country have names. */
function isNamed(language: string, region: string | undefined): boolean {
  if (namesOf(language).length === 0) return false;
  if (region === undefined) return true;
  regionNames ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return regionNames.of(region) !== undefined;
}

function languageOfName(word: string): string | null {
  if (!/\p{L}{4}/u.test(word)) return null;
  codesByName ??= new Map(
    [...LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)), ...NAMED_TAGS].flatMap((code) =>
      namesOf(code).map((name) => [name.toLowerCase(), code] as const),
    ),
  );
  return codesByName.get(word.trim().replace(/\s+/g, ' ').normalize('NFC').toLowerCase()) ?? null;
}

/**
 * Reads a language from a word of a file name. Only unambiguous forms count: a known two-letter code, alone or with a
 * region or script (`en`, `pt-BR`, `zh-Hant`).
 */
export function languageOfWord(word: string): string | null {
  if (!/^[a-z]{2}(?:[-_](?:[a-z]{2}|[a-z]{4}))?$/i.test(word)) return null;
  return normaliseLanguage(word);
}

const RIGHT_TO_LEFT_LETTERS = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]/gu;

/** The direction of most letters; null if none is right to left. */
export function directionOfLetters(text: string): 'ltr' | 'rtl' | null {
  const fromRight = text.match(RIGHT_TO_LEFT_LETTERS)?.length ?? 0;
  if (fromRight === 0) return null;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return fromRight * 2 > letters ? 'rtl' : 'ltr';
}

/** Whether a language is written from right to left. */
export function isRightToLeftLanguage(language: string | null): boolean {
  return language !== null && languageDirection(language) === 'rtl';
}
