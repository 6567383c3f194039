import type { TocEntry } from './navigation.ts';
import type { SurveyedItem } from './survey.ts';

/** A section of a file: from an anchor (null: its start) to the next cut. */
export interface PlannedPiece {
  path: string;
  /** Anchors at which the whole file is cut; the same for all its pieces. */
  cuts: ReadonlySet<string>;
  startsAt: string | null;
}

/** An episode of a novel as a list of sections of files. */
export interface PlannedChapter {
  title: string | null;
  /** The part of the book that contains it. */
  partTitle: string | null;
  pieces: PlannedPiece[];
}

/** Minimum average length, in characters, of sections that become chapters of their own. */
const MIN_CHAPTER_LENGTH = 4_000;
/** A part's page up to this length is joined to its first chapter. */
const MAX_PART_PAGE_LENGTH = 400;
/** A table of contents with fewer lines, in a book of more files, does not list chapters. */
const MIN_TOC_CHAPTERS = 2;

function isInside(entry: TocEntry, path: string): boolean {
  for (let above = entry.parent; above !== null; above = above.parent) if (above.path === path) return true;
  return false;
}

/** Lines of the table that start chapters in a file: sections of a short chapter do not. */
function chapterLines(item: SurveyedItem, toc: readonly TocEntry[]): TocEntry[] {
  const lines = toc.filter(
    ({ path, fragment }) => path === item.item.path && (fragment === null || item.anchors.has(fragment)),
  );
  const nested = new Set(lines.filter((line) => isInside(line, item.item.path)));
  if (nested.size === 0) return lines;
  const isLong = item.textLength / lines.length >= MIN_CHAPTER_LENGTH;
  return isLong ? lines : lines.filter((line) => !nested.has(line));
}

interface Section extends PlannedPiece {
  line: TocEntry | null;
  item: SurveyedItem;
}

function sectionsOf(item: SurveyedItem, toc: readonly TocEntry[]): Section[] {
  const lines = chapterLines(item, toc);
  const { path } = item.item;
  const atStart = lines.find(({ fragment }) => fragment === null) ?? null;
  const anchored = lines.filter(({ fragment }) => fragment !== null);
  const cuts = new Set(anchored.flatMap(({ fragment }) => fragment ?? []));
  // A single line is for the whole file.
  if (lines.length < 2) return [{ path, cuts: new Set(), startsAt: null, line: lines[0] ?? null, item }];
  const byAnchor = anchored.map((line) => ({ path, cuts, startsAt: line.fragment, line, item }));
  return [{ path, cuts, startsAt: null, line: atStart, item }, ...byAnchor];
}

function partTitleOf(line: TocEntry | null, bookTitle: string | null): string | null {
  const label = line?.parent?.label ?? null;
  return label === bookTitle || label === line?.label ? null : label;
}

/** Whether a section is only the title page of a part, with its chapters in other files. */
function isPartPage({ line, item, path }: Section, toc: readonly TocEntry[]): boolean {
  if (line === null || item.textLength > MAX_PART_PAGE_LENGTH) return false;
  return toc.some((entry) => entry.parent === line && entry.path !== path);
}

/**
 * Plans the chapters of a novel by its reading order and table of contents. Each line of the table that leads to body text
 * starts a chapter; files without a line continue the chapter before them. Front matter (title page, dedication) is joined
 * to the first chapter and back matter (colophon, credits) to the last one, so that neither is lost nor sold separately.
 * Without a usable table each file is a chapter.
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
  for (const section of read.flatMap((item) => sectionsOf(item, isTocUsable ? toc : []))) {
    const { line, item, path, cuts, startsAt } = section;
    const piece: PlannedPiece = { path, cuts, startsAt };
    const current = chapters.at(-1);
    const starts = item.role === 'BODY' && !isPartPage(section, toc) && (line !== null || !isTocUsable);
    if (starts) {
      const title = line?.label ?? item.heading;
      chapters.push({ title, partTitle: partTitleOf(line, bookTitle), pieces: [...waiting, piece] });
      waiting = [];
    } else if (current === undefined || item.role === 'FRONT' || isPartPage(section, toc)) {
      waiting.push(piece);
    } else {
      // No chapter followed these pieces: they stay in their place.
      current.pieces.push(...waiting, piece);
      waiting = [];
    }
  }
  const last = chapters.at(-1);
  if (last !== undefined) last.pieces.push(...waiting);
  else if (waiting.length > 0) chapters.push({ title: null, partTitle: null, pieces: waiting });
  return chapters;
}
