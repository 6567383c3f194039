import { findFolded, foldText, TEXT_HITS_MOST, type TextRange } from '@longstrip/core';
import type { TextMap } from '../text/text-map.ts';

/** How much of the text is shown before and after a hit, in UTF-16 code units. */
const BEFORE = 28;
const AFTER = 56;

/** A place of the searched words, with the text around it in one line. */
export interface ShownHit extends TextRange {
  before: string;
  found: string;
  after: string;
}

type SearchedText = Pick<TextMap, 'text' | 'readings'>;

/** Makes the search of a text, which is folded once. Words with a reading beside them are found by both. */
export function createSearch({ text, readings }: SearchedText): (query: string) => ShownHit[] {
  const written = foldText(text);
  const read = readings.length > 0 ? foldText(text, readings) : null;
  return (query) => {
    const hits = findFolded(written, query);
    const all = read === null ? hits : joined(hits, findFolded(read, query));
    return all.map((hit) => withContext(text, hit));
  };
}

/** Both in the order of the text, without those that lie over one before them. */
function joined(hits: readonly TextRange[], byReading: readonly TextRange[]): TextRange[] {
  const all: TextRange[] = [];
  for (const hit of [...hits, ...byReading].toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    if (hit.start >= (all.at(-1)?.end ?? 0)) all.push(hit);
  }
  return all.slice(0, TEXT_HITS_MOST);
}

function withContext(text: string, { start, end }: TextRange): ShownHit {
  return {
    ...{ start, end },
    before: contextOf(text.slice(Math.max(0, start - BEFORE), start), start > BEFORE ? 'start' : null),
    found: inOneLine(text.slice(start, end)),
    after: contextOf(text.slice(end, end + AFTER), end + AFTER < text.length ? 'end' : null),
  };
}

/** A part of the text in one line; at its cut side it ends with a whole word, if it has several, and with dots. */
function contextOf(part: string, cut: 'start' | 'end' | null): string {
  const line = inOneLine(part);
  if (cut === 'start') return `…${line.replace(/^\S*\s+(?=\S)/u, '')}`;
  return cut === 'end' ? `${line.replace(/(?<=\S)\s+\S*$/u, '')}…` : line;
}

function inOneLine(part: string): string {
  return part.replaceAll(/\s+/gu, ' ');
}
