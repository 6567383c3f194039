import type { DemoLanguage } from '../works/language.ts';
import { segmenter } from './shape.ts';

/** Kinsoku: what may not begin a line, in any of the languages. */
const NO_START =
  /^[、。，．・：；？！）」』】〉》〕’”…‥ー～〜々ゝぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ!?,.:;)\]}»%ๆฯ،؛؟]/;
/** And what may not end one. */
const NO_END = /[（「『【〈《〔‘“([{«]$/;
/** Particles and endings stay with the word before them, while that is short. */
const JAPANESE_TAIL = /^[\u3041-\u309f]/;
const LONGEST_JAPANESE_PIECE = 7;
const AFTER_PAUSE = /[、。！？…\s]$/;
/** Numbers in words are not broken. */
const NUMERALS = /[〇一二三四五六七八九十百千万]$/;
const NUMERAL = /^[〇一二三四五六七八九十百千万]/;

/** The pieces a text may be broken between: words of Thai, Chinese and Japanese by ICU, others at spaces. */
export function pieces(text: string, language: DemoLanguage): string[] {
  const spaceless = language === 'ja' || language === 'zh-Hant' || language === 'th';
  const raw = spaceless
    ? [...segmenter(language, 'word').segment(text)].map((word) => word.segment)
    : text.split(/(?<=[ \u00ad]|(?<=\w)-(?=\w))/);
  const joined: string[] = [];
  for (const piece of raw) {
    const before = joined[joined.length - 1];
    const sticks =
      before !== undefined &&
      (NO_START.test(piece) ||
        NO_END.test(before) ||
        (spaceless && piece === ' ') ||
        (language === 'ja' && staysJapanese(before, piece)));
    if (sticks) joined[joined.length - 1] = before + piece;
    else joined.push(piece);
  }
  return joined;
}

function staysJapanese(before: string, piece: string): boolean {
  if (NUMERALS.test(before) && NUMERAL.test(piece)) return true;
  const short = piece.length <= 2 || before.length + piece.length <= LONGEST_JAPANESE_PIECE;
  return JAPANESE_TAIL.test(piece) && short && !AFTER_PAUSE.test(before);
}

/**
 * The evenest split of pieces into the fewest lines that fit `limit`, or, when one piece alone is wider, the split with
 * that piece on its own line. `measure` gives the length of a text.
 */
export function balancedLines(parts: readonly string[], limit: number, measure: (text: string) => number): string[] {
  const greedy: string[] = [];
  for (const part of parts) {
    const last = greedy[greedy.length - 1];
    if (last !== undefined && measure((last + part).trim()) <= limit) greedy[greedy.length - 1] = last + part;
    else greedy.push(part);
  }
  if (greedy.length < 2 || greedy.length > 7 || parts.length > 40) return greedy.map((line) => line.trim());
  return evenest(parts, greedy.length, limit, measure) ?? greedy.map((line) => line.trim());
}

/** Dynamic programming over the places to break: the least sum of squared lengths. */
function evenest(
  parts: readonly string[],
  count: number,
  limit: number,
  measure: (text: string) => number,
): string[] | null {
  interface Best {
    cost: number;
    from: number;
  }
  const text = (from: number, to: number) => parts.slice(from, to).join('').trim();
  const table: (Best | undefined)[][] = [[{ cost: 0, from: 0 }]];
  for (let lines = 1; lines <= count; lines++) {
    const row: (Best | undefined)[] = [];
    for (let to = lines; to <= parts.length; to++) {
      for (let from = to - 1; from >= lines - 1; from--) {
        const before = table[lines - 1]?.[from];
        const width = measure(text(from, to));
        if (width > limit * 1.001) break;
        if (!before) continue;
        const cost = before.cost + width * width;
        const best = row[to];
        if (!best || cost < best.cost) row[to] = { cost, from };
      }
    }
    table.push(row);
  }
  const found: string[] = [];
  let to = parts.length;
  for (let lines = count; lines >= 1; lines--) {
    const best = table[lines]?.[to];
    if (!best) return null;
    found.unshift(text(best.from, to));
    to = best.from;
  }
  return found;
}
