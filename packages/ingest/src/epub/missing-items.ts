import { type ChapterNumber, readChapterNumber } from '../naming/episode-number.ts';
import { printable } from '../text/clean-text.ts';
import type { EpubFiles } from './epub-files.ts';
import { navigationPath, type TocEntry } from './navigation.ts';
import type { PackageDocument } from './package-document.ts';
import type { PlannedChapter } from './plan-chapters.ts';

/** Maximum sentences, for books made with thousands of missing files. */
const MAX_SENTENCES = 50;
/** A larger step is not a gap: then the titles do not count chapters. */
const MAX_GAP = 5;

/** A sentence for each item of the reading order, and each chapter of the table of contents, that the EPUB does not hold. */
export function missingItemSentences(book: PackageDocument, toc: readonly TocEntry[], files: EpubFiles): string[] {
  const sentences = book.missing.map(
    ({ name, reason }) => `its reading order names "${printable(name)}", ${reason}; it is left out`,
  );
  const read = new Set(book.spine.map(({ path }) => path));
  for (const [path, labels] of labelsByPath(toc)) {
    if (read.has(path) || path === navigationPath(book)) continue;
    const isThere = files.find(path) !== null;
    const reason = isThere ? 'is not in its reading order' : 'is not in the EPUB';
    const chapters = labels.map((label) => `"${printable(label)}"`).join(', ');
    const [noun, verb] = labels.length === 1 ? ['chapter', 'is'] : ['chapters', 'are'];
    sentences.push(`the ${noun} ${chapters} of its table of contents ${verb} missing: "${printable(path)}" ${reason}`);
  }
  const others = sentences.length - MAX_SENTENCES;
  return others <= 0
    ? sentences
    : [...sentences.slice(0, MAX_SENTENCES), `${others} more of its files or chapters are missing`];
}

function labelsByPath(toc: readonly TocEntry[]): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  for (const { path, label } of toc) labels.set(path, [...(labels.get(path) ?? []), label]);
  return labels;
}

/**
 * A sentence for each number that the titles skip: chapter 2 is followed by chapter 4. None if most titles do not count by
 * one, or for chapters in the table of contents.
 */
export function missingNumberSentences(chapters: readonly PlannedChapter[], toc: readonly TocEntry[]): string[] {
  const named = new Set(toc.map(({ label }) => keyOf(readChapterNumber(label))));
  const titled = chapters.flatMap(({ title }) => {
    const number = title === null ? null : readChapterNumber(title);
    return title === null || number === null ? [] : { title, ...number };
  });
  let steps = 0;
  const sentences: string[] = [];
  for (const [index, next] of titled.entries()) {
    const before = titled[index - 1];
    // Another word or a lower number: a new part of the book, in which the numbers start again.
    if (before === undefined || before.word !== next.word || next.number <= before.number) continue;
    if (next.number === before.number + 1) steps += 1;
    if (next.number - before.number > MAX_GAP) continue;
    for (let number = before.number + 1; number < next.number; number += 1) {
      if (named.has(keyOf({ word: next.word, number }))) continue;
      sentences.push(
        `chapter ${number} seems to be missing: "${printable(before.title)}" is followed by "${printable(next.title)}"`,
      );
    }
  }
  return sentences.length > steps ? [] : sentences;
}

function keyOf(number: ChapterNumber | null): string {
  return JSON.stringify(number);
}
