import type { ViewerMode } from '@longstrip/core';
import type { BookEpisode, IngestSession } from '../book.ts';
import { readingDirectionOf } from '../book.ts';
import type { BookMetadata } from '../book-metadata.ts';
import { RefusedInput } from '../ingest-refusal.ts';
import { BOOK_FILE_BYTES_PER_CHAPTER, BOOK_FREE_CHAPTERS } from '../limits.ts';
import type { PageImage, PublicationPage } from '../publication.ts';
import { linkChapters } from '../text/sanitise-text.ts';
import { splitTree } from '../text/split-tree.ts';
import { type BuiltText, buildText, type TextPiece } from './build-text.ts';
import { ChapterLinks } from './chapter-links.ts';
import { giveOwnThumbnails, thumbnailCandidates } from './episode-thumbnails.ts';
import { missingNumberSentences } from './missing-items.ts';
import type { TocEntry } from './navigation.ts';
import { type PlannedChapter, type PlannedPiece, planChapters } from './plan-chapters.ts';
import type { SurveyedItem } from './survey.ts';
import type { TextDocument, TextLibrary } from './text-library.ts';

type NovelModes = Pick<BookEpisode, 'readingDirection' | 'isDirectionStated' | 'writingMode' | 'viewerMode'>;

/** Decides the writing mode by most of the text: a title page may differ. */
function modesOf(
  surveyed: readonly SurveyedItem[],
  metadata: BookMetadata,
  declared: { isVertical: boolean; flow: ViewerMode | null },
): NovelModes {
  const body = surveyed.filter(({ role }) => role === 'BODY');
  const length = body.reduce((sum, { textLength }) => sum + textLength, 0);
  const vertical = body.reduce((sum, item) => sum + (item.isVertical ? item.textLength : 0), 0);
  const isVertical = declared.isVertical || vertical * 2 > length;
  return {
    ...readingDirectionOf(metadata, { isVertical }),
    writingMode: isVertical ? 'VERTICAL' : 'HORIZONTAL',
    // Vertical text is read page by page; horizontal text scrolls well.
    viewerMode: declared.flow ?? (isVertical ? 'PAPER' : 'SCROLL'),
  };
}

/** Loads the text of chapters; a file with several chapters is cut once. */
class PieceLoader {
  readonly #library: TextLibrary;
  readonly #cut = new Map<ReadonlySet<string>, { document: TextDocument; byStart: Map<string | null, TextPiece> }>();

  constructor(library: TextLibrary) {
    this.#library = library;
  }

  async load(planned: readonly PlannedPiece[]): Promise<TextPiece[]> {
    const pieces: TextPiece[] = [];
    for (const plan of planned) {
      const piece = await this.#loadPiece(plan);
      if (piece !== null) pieces.push(piece);
    }
    return pieces;
  }

  async #loadPiece({ path, cuts, startsAt }: PlannedPiece): Promise<TextPiece | null> {
    const known = this.#cut.get(cuts);
    if (known !== undefined) return known.byStart.get(startsAt) ?? null;
    const document = await this.#library.load(path);
    if (document === null) return null;
    if (cuts.size === 0) return { document, root: document.body, isFileStart: true };
    const pieces = splitTree(document.body, cuts).map((tree, index): [string | null, TextPiece] => [
      tree.startsAt,
      { document, root: tree.root, isFileStart: index === 0 },
    ]);
    // Chapters come in the order of the files: earlier files are not needed any more.
    this.#cut.clear();
    this.#cut.set(cuts, { document, byStart: new Map(pieces) });
    return this.#loadPiece({ path, cuts, startsAt });
  }
}

export interface NovelFacts {
  surveyed: readonly SurveyedItem[];
  toc: readonly TocEntry[];
  metadata: BookMetadata;
  /** Stated by the package document. */
  declared: { isVertical: boolean; flow: ViewerMode | null };
}

/** Reads a reflowable EPUB: each chapter becomes an episode of sanitised text pages. */
export async function readNovelEpisodes(
  { surveyed, toc, metadata, declared }: NovelFacts,
  library: TextLibrary,
  session: IngestSession,
): Promise<BookEpisode[]> {
  const modes = modesOf(surveyed, metadata, declared);
  const { name } = library.files.source;
  const episodes: BookEpisode[] = [];
  const loader = new PieceLoader(library);
  const candidates: PageImage[][] = [];
  const bodyPaths = new Set(surveyed.flatMap(({ role, item }) => (role === 'BODY' ? item.path : [])));
  const chapters = planChapters(surveyed, toc, metadata.title);
  refuseTooManyChapters(chapters.length, library.files.source.sizeBytes);
  for (const sentence of missingNumberSentences(chapters, toc)) session.warn(`"${name}": ${sentence}.`);
  const links = new ChapterLinks(surveyed, chapters);
  for (const [index, chapter] of chapters.entries()) {
    session.progress({ done: index, of: chapters.length, unit: 'chapter' });
    const pieces = await loader.load(chapter.pieces);
    const part = episodes.length + 1;
    const text = await buildText(pieces, `t${part}-`, library, links);
    if (text.pages.length === 0) {
      if (chapter.title !== null) session.warn(`"${name}": nothing of its chapter "${chapter.title}" can be shown.`);
      continue;
    }
    links.add(part, startedFiles(pieces), text.places);
    const episode = episodeOf(chapter, text);
    const body = pieces.filter(({ document }) => bodyPaths.has(document.path));
    candidates.push(await thumbnailCandidates(body, episode.images, library));
    episodes.push({ ...episode, ...modes, publishedOn: metadata.publishedOn });
  }
  for (const [index, episode] of episodes.entries()) {
    episode.pages = episode.pages.map((page) => linkedPage(page, links, index + 1));
  }
  library.warnOfDropped();
  giveOwnThumbnails(episodes, candidates);
  return episodes;
}

/** Every chapter takes time, however short: a table of contents must not create thousands. */
function refuseTooManyChapters(count: number, bookBytes: number): void {
  if (count <= BOOK_FREE_CHAPTERS + bookBytes / BOOK_FILE_BYTES_PER_CHAPTER) return;
  throw new RefusedInput('TEXT_TOO_LARGE', null, `its ${count} chapters are far more than its size can hold`);
}

function startedFiles(pieces: readonly TextPiece[]): string[] {
  return pieces.flatMap(({ document, isFileStart }) => (isFileStart ? document.path : []));
}

function linkedPage(page: PublicationPage, links: ChapterLinks, part: number): PublicationPage {
  if (page.kind !== 'text') return page;
  return { ...page, html: linkChapters(page.html, (number) => links.placeOf(number, part)) };
}

function episodeOf({ title, partTitle }: PlannedChapter, { pages, images }: BuiltText) {
  return { title, subTitle: partTitle, contentType: 'TEXT' as const, pages, images };
}
