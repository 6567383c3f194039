import type { TextRange } from '@longstrip/core';
import { BLOCK_END } from '../block-end.ts';

/** A longer sentence is read in parts: some voices stop after a quarter of a minute. In UTF-16 code units. */
export const SENTENCE_MOST = 220;
/** Where a long sentence may be parted, the best first. */
const PARTINGS = [/[;:；：、，،؛,—–]\s*/gu, /\s+/gu];
/** What a dot does not end a sentence after: titles, and the initials of names. */
const SHORTENED = /(?:^|[\s\p{P}])(?:\p{Lu}|Mrs?|Ms|Dr|St|Prof|Mme|Mlle|Hr|Fr|Nr|No|bzw|vgl)\.\s*$/u;
/** A sentence does not begin with a small letter: “Did it?” she asked. */
const GOES_ON = /^\p{Ll}/u;
/** Brackets and quotes that open belong to what follows; segmenters leave those of Japanese before it. */
const OPENING = /[\p{Ps}\p{Pi}]+\s*$/u;
const SPOKEN = /[\p{L}\p{N}]/u;
/** In a source text lines end within sentences, which for a segmenter ends the sentence. */
const LINE_ENDS = /[\n\r\t\u0085\u2028]/gu;

/** A text that is read aloud, whose blocks end with `BLOCK_END`. */
interface ReadText {
  text: string;
  /** Its notes, which are not read. */
  notes?: readonly TextRange[];
}

/**
 * The sentences of a text in the order in which they are read aloud, without spaces around them and without the notes.
 * @param language BCP 47
 */
export function sentencesOf({ text, notes = [] }: ReadText, language: string): TextRange[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences: TextRange[] = [];
  let start = 0;
  for (const block of text.split(BLOCK_END)) {
    const isNote = notes.some((note) => start >= note.start && start < note.end);
    if (!isNote) sentences.push(...sentencesOfBlock(segmenter, block, start));
    start += block.length + BLOCK_END.length;
  }
  return sentences;
}

function sentencesOfBlock(segmenter: Intl.Segmenter, block: string, blockStart: number): TextRange[] {
  const found: TextRange[] = [];
  let start = 0;
  for (const { segment, index } of segmenter.segment(block.replaceAll(LINE_ENDS, ' '))) {
    const after = index + segment.length;
    const isWithin = after < block.length && (SHORTENED.test(segment) || GOES_ON.test(block.slice(after)));
    if (isWithin) continue;
    const end = after - (after < block.length ? (OPENING.exec(segment)?.[0].length ?? 0) : 0);
    found.push(...partsOf(block, start, end));
    start = end;
  }
  return found.map((range) => ({ start: blockStart + range.start, end: blockStart + range.end }));
}

/** A sentence, or its parts if it is long. */
function partsOf(block: string, start: number, end: number): TextRange[] {
  const sentence = block.slice(start, end);
  const first = start + sentence.length - sentence.trimStart().length;
  const last = start + sentence.trimEnd().length;
  if (!SPOKEN.test(sentence)) return [];
  if (last - first <= SENTENCE_MOST) return [{ start: first, end: last }];
  const parting = first + partingOf(block.slice(first, first + SENTENCE_MOST));
  return [...partsOf(block, first, parting), ...partsOf(block, parting, last)];
}

/** Where the beginning of a long sentence is parted: after the last comma of its second half, or else its last word. */
function partingOf(beginning: string): number {
  for (const parting of PARTINGS) {
    const places = [...beginning.matchAll(parting)].map(({ 0: sign, index }) => index + sign.length);
    const place = places.at(-1) ?? 0;
    if (place > beginning.length / 2) return place;
  }
  return beginning.length;
}

/** The sentence at a place of the text, or the first one after it; -1 if none is left. */
export function sentenceAt(sentences: readonly TextRange[], index: number): number {
  return sentences.findIndex(({ end }) => end > index);
}
