import { stripVTControlCharacters } from 'node:util';

/**
 * Characters that are removed: control characters, unpaired surrogates, byte order marks, and bidirectional embeddings,
 * overrides and isolates. Direction marks (U+200E, U+200F) and joiners of letters and emoji (U+200C, U+200D) stay.
 */
const UNWANTED = String.raw`[^\P{Cc}\t\n]|[\p{Cs}\u202A-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB]`;

/**
 * Cleans a text of several lines from an operator or a file (record 0044): no terminal sequences or unwanted characters,
 * lines separated by `\n`, NFC. Idempotent.
 */
export function cleanText(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(new RegExp(UNWANTED, 'gu'), '')
    .normalize('NFC')
    .trim();
}

/** Cleans a title or a name like `cleanText`, and puts it on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\t\n ]+/g, ' ');
}

/** A name for a sentence: characters that `cleanLine` removes are marked, and a long name is cut. */
export function printable(name: string): string {
  const marked = name.replace(new RegExp(`(?:${UNWANTED}|[\\t\\n\\u2028\\u2029])+`, 'gu'), '\u{FFFD}');
  return marked.length > 200 ? `${marked.slice(0, 199)}…` : marked;
}
