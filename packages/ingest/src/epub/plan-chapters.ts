import type { TocEntry } from './navigation.ts';
import type { SurveyedItem } from './survey.ts';

/** A stretch of a file: from an anchor (null: from its start) to the next cut. */
export interface PlannedPiece {
  path: string;
  /** Anchors at which the whole file is cut; the same for all its pieces. */
  cuts: ReadonlySet<string>;
  startsAt: string | null;
}

/** An episode of a novel, as a list of stretches of text. */
export interface PlannedChapter {
  title: string | null;
  /** The part of the book that it stands in. */
  partTitle: string | null;
  pieces: PlannedPiece[];
}

/** Sections of a chapter become chapters of their own only when they are about this long. */
const MIN_CHAPTER_LENGTH = 4_000;
/** A part's own page that says no more than this leads into its first chapter. */
const MAX_PART_PAGE_LENGTH = 400;
/** A table of contents with fewer lines than this, in a book of more files, says nothing of chapters. */
const MIN_TOC_CHAPTERS = 2;

function isInside(entry: TocEntry, path: string): boolean {
  for (let above = entry.parent; above !== null; above = above.parent) if (above.path === path) return true;
  return false;
}

/** Lines of the table that lead into a file and count as chapters: sections of a short chapter do not. */
function chapterLines(item: SurveyedItem, toc: readonly TocEntry[]): TocEntry[] {
  const lines = toc.filter(
    ({ path, fragment }) => path === item.item.path && (fragment === null || item.anchors.has(fragment)),
  );
  const nested = new Set(lines.filter((line) => isInside(line, item.item.path)));
  if (nested.size === 0) return lines;
  const isLong = item.textLength / lines.length >= MIN_CHAPTER_LENGTH;
  return isLong ? lines : lines.filter((line) => !nested.has(line));
}

interface Stretch extends PlannedPiece {
  line: TocEntry | null;
  item: SurveyedItem;
}

function stretchesOf(item: SurveyedItem, toc: readonly TocEntry[]): Stretch[] {
  const lines = chapterLines(item, toc);
  const { path } = item.item;
  const atStart = lines.find(({ fragment }) => fragment === null) ?? null;
  const anchored = lines.filter(({ fragment }) => fragment !== null);
  const cuts = new Set(anchored.flatMap(({ fragment }) => fragment ?? []));
  // With one line only, there is nothing to cut: the line names the file.
  if (lines.length < 2) return [{ path, cuts: new Set(), startsAt: null, line: lines[0] ?? null, item }];
  const byAnchor = anchored.map((line) => ({ path, cuts, startsAt: line.fragment, line, item }));
  return [{ path, cuts, startsAt: null, line: atStart, item }, ...byAnchor];
}

function partTitleOf(line: TocEntry | null, bookTitle: string | null): string | null {
  const label = line?.parent?.label ?? null;
  return label === bookTitle || label === line?.label ? null : label;
}

/** Whether a stretch only announces what follows: the page of a part, with its chapters in other files below it. */
function isPartPage({ line, item, path }: Stretch, toc: readonly TocEntry[]): boolean {
  if (line === null || item.textLength > MAX_PART_PAGE_LENGTH) return false;
  return toc.some((entry) => entry.parent === line && entry.path !== path);
}

/**
 * Plans the chapters of a novel by its reading order and its table of contents. Each line of the table that leads to
 * reading matter starts a chapter; files without a line go on with the chapter before them. Front matter (title page,
 * dedication) stands before the first chapter and back matter (colophon, credits) after the last one, so that
 * nothing is lost and no reader pays for an imprint. Without a usable table each file is a chapter.
 */
export function planChapters(
  surveyed: readonly SurveyedItem[],
  toc: readonly TocEntry[],
  bookTitle: string | null,
): PlannedChapter[] {
  const read = surveyed.filter(({ role }) => role !== 'ASIDE');
  const bodyPaths = new Set(read.filter(({ role }) => role === 'BODY').map(({ item }) => item.path));
  const bodyLines = toc.filter(({ path }) => bodyPaths.has(path));
  const isTocUsable = bodyLines.length >= Math.min(MIN_TOC_CHAPTERS, bodyPaths.size);
  const chapters: PlannedChapter[] = [];
  let waiting: PlannedPiece[] = [];
  for (const stretch of read.flatMap((item) => stretchesOf(item, isTocUsable ? toc : []))) {
    const { line, item, path, cuts, startsAt } = stretch;
    const piece: PlannedPiece = { path, cuts, startsAt };
    const current = chapters.at(-1);
    const starts = item.role === 'BODY' && !isPartPage(stretch, toc) && (line !== null || !isTocUsable);
    if (starts) {
      const title = line?.label ?? item.heading;
      chapters.push({ title, partTitle: partTitleOf(line, bookTitle), pieces: [...waiting, piece] });
      waiting = [];
    } else if (current === undefined || item.role === 'FRONT' || isPartPage(stretch, toc)) {
      waiting.push(piece);
    } else {
      // What waited for a chapter that did not come stands where it stood.
      current.pieces.push(...waiting, piece);
      waiting = [];
    }
  }
  const last = chapters.at(-1);
  if (last !== undefined) last.pieces.push(...waiting);
  else if (waiting.length > 0) chapters.push({ title: null, partTitle: null, pieces: waiting });
  return chapters;
}
