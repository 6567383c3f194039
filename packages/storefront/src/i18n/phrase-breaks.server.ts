import { loadDefaultJapaneseParser, loadDefaultThaiParser, type Parser } from 'budoux';
import { LRUCache } from 'lru-cache';

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
let japanese: Parser | null = null;
let thai: Parser | null = null;

/**
 * Thai words that belong to what follows, so no line ends with them: of, in, at, with, for, from, to, on, amid, behind, not,
 * and beginnings of nouns.
 */
const LEADING = new Set(
  'ของ ใน ที่ แห่ง กับ และ หรือ แต่ เพื่อ โดย ด้วย จาก ถึง สู่ บน ใต้ กลาง หลัง ไม่ การ ความ คำ นัก ผู้ ชาว เจ้า วัน'.split(' '),
);
/** Japanese words inside which BudouX breaks. */
const WHOLE = /おばあちゃん|おじいちゃん|おばあさん|おじいさん/g;
/** Thai words that belong to what precedes, so no line begins with them. */
const TRAILING = new Set('ๆ ได้ แล้ว ไว้ อยู่ เลย นี้ นั้น'.split(' '));

/**
 * Where lines of a Japanese or Thai title may break: between phrases, as offsets in UTF-16 units. Empty for a text of one
 * phrase, and for any other language, where the browser breaks lines well without help. The models are on every site's
 * server; no browser loads one.
 * @param language BCP 47 tag of the text
 */
export function phraseBreaks(text: string, language: string): number[] {
  const key = `${language} ${text}`;
  const breaks = known.get(key) ?? findBreaks(text, language);
  known.set(key, breaks);
  return [...breaks];
}

/** A model takes longer than all other work on a title. */
const known = new LRUCache<string, readonly number[]>({ max: 2_000 });

function findBreaks(text: string, language: string): readonly number[] {
  if (/^ja(?:-|$)/.test(language)) {
    japanese ??= loadDefaultJapaneseParser();
    return outsideWords(text, afterSpaces(text, japanese.parseBoundaries(text)));
  }
  return /^th(?:-|$)/.test(language) ? afterSpaces(text, thaiBreaks(text)) : [];
}

function outsideWords(text: string, breaks: readonly number[]): number[] {
  const words = Array.from(text.matchAll(WHOLE), ({ 0: word, index }) => ({ start: index, end: index + word.length }));
  return breaks.filter((at) => !words.some(({ start, end }) => start < at && at < end));
}

/**
 * Thai is written without spaces. The segmenter knows words, but splits compounds and foreign names; BudouX knows what
 * belongs together, but breaks inside words. A phrase ends where both would break.
 */
function thaiBreaks(text: string): number[] {
  thai ??= loadDefaultThaiParser();
  const words = new Set(Array.from(thaiWords.segment(text), ({ index }) => index));
  const ends = [...thai.parseBoundaries(text).filter((at) => words.has(at)), text.length];
  return ends.flatMap((at, index) => {
    const before = text.slice(ends[index - 1] ?? 0, at);
    const after = text.slice(at, ends[index + 1] ?? text.length);
    return at === text.length || LEADING.has(before) || TRAILING.has(after.trim()) ? [] : [at];
  });
}

/** A space stays with what precedes it. */
function afterSpaces(text: string, breaks: readonly number[]): number[] {
  return breaks.filter((at) => text[at] !== ' ');
}
