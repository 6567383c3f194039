import { posix } from 'node:path';
import type { IngestSession, ReadBook } from '../book.ts';
import { isShownWhole, readingDirectionOf } from '../book.ts';
import { type BookMetadata, NO_METADATA } from '../book-metadata.ts';
import { RefusedInput } from '../ingest-refusal.ts';
import { PICTURE_LIMITS, XML_LIMITS } from '../limits.ts';
import { readName } from '../naming/file-name.ts';
import { compareNaturally } from '../naming/natural-order.ts';
import { requirePictureKind } from '../picture/inspect-picture.ts';
import type { PageImage, PublicationPage } from '../publication.ts';
import { type BookSource, findByName, isNamedAsPicture, type SourceEntry } from '../source/book-source.ts';
import { detectContentKind, isOtherPicture, isReadablePicture } from '../source/content-kind.ts';
import { type AcbfFrames, readAcbf } from './acbf.ts';
import { readComicBookInfo } from './comic-book-info.ts';
import { type ComicInfo, type ComicInfoPage, readComicInfo } from './comic-info.ts';
import { type PagePicture, preparePages } from './prepare-pages.ts';

const COVER_NAME = /^(?:cover|folder|poster)\.(?:jpe?g|png|webp)$/i;

/** Whether an entry is a page, by its content. The name only counts if the content is no picture. */
async function isPage(source: BookSource, entry: SourceEntry): Promise<boolean> {
  const head = await source.readHead(entry);
  const kind = detectContentKind(head);
  if (isReadablePicture(kind)) return true;
  // A page that cannot be shown must not be dropped silently.
  if (kind === 'svg' || isOtherPicture(kind) || isNamedAsPicture(entry.path)) requirePictureKind(head, entry.path);
  return false;
}

/** The pictures among a book's files, in natural order. */
async function listPages(source: BookSource, session: IngestSession): Promise<SourceEntry[]> {
  const pages: SourceEntry[] = [];
  for (const entry of source.entries) {
    if (await isPage(source, entry)) pages.push(entry);
    session.progress();
  }
  return pages.sort((left, right) => compareNaturally(left.path, right.path));
}

async function comicInfoOf(source: BookSource, session: IngestSession): Promise<ComicInfo | null> {
  const entry = findByName(source, 'ComicInfo.xml', 1);
  if (entry === null) return null;
  try {
    const info = readComicInfo(await source.read(entry, XML_LIMITS), entry.path, (contradiction) =>
      session.warn(`"${source.name}": "${entry.path}": ${contradiction}.`),
    );
    if (info === null) session.warn(`"${source.name}": "${entry.path}" is not well-formed and was ignored.`);
    return info;
  } catch (error) {
    if (!(error instanceof RefusedInput) || error.code === 'ARCHIVE_BOMB') throw error;
    session.warn(`"${source.name}": "${entry.path}" was ignored: ${error.reason}.`);
    return null;
  }
}

/** The frames of pages, by path of the picture in the book; none without an ACBF document, or with a damaged one. */
async function acbfOf(source: BookSource, language: string | null, session: IngestSession): Promise<AcbfFrames> {
  const entry = source.entries.find(({ path }) => ACBF_NAME.test(path));
  if (entry === undefined) return new Map();
  try {
    const frames = readAcbf(await source.read(entry, XML_LIMITS), entry.path, language);
    if (frames !== null) return new Map([...frames].map(([path, found]) => [besideOf(entry.path, path), found]));
    session.warn(`"${source.name}": "${entry.path}" is not well-formed and was ignored.`);
  } catch (error) {
    if (!(error instanceof RefusedInput) || error.code === 'ARCHIVE_BOMB') throw error;
    session.warn(`"${source.name}": "${entry.path}" was ignored: ${error.reason}.`);
  }
  return new Map();
}

/** At most one folder deep, as ComicInfo.xml. */
const ACBF_NAME = /^(?:[^/]+\/)?[^/]+\.acbf$/i;

/** A path that a document names, from the root of the book. */
function besideOf(document: string, path: string): string {
  return posix.join(posix.dirname(document), path);
}

function pagePicture(
  source: BookSource,
  entry: SourceEntry,
  { isDoublePage, frames }: { isDoublePage: boolean; frames: AcbfFrames },
): PagePicture {
  return {
    path: entry.path,
    read: () => source.read(entry, PICTURE_LIMITS),
    spread: isDoublePage ? 'wide' : null,
    regions: frames.get(entry.path)?.map(({ box, ...said }) => ({ box: [...box], ...said })) ?? null,
  };
}

function firstImageOf(pages: readonly PublicationPage[] | undefined): PageImage | null {
  for (const page of pages ?? []) if (page.kind === 'image') return page.image;
  return null;
}

function noPages(source: BookSource): RefusedInput {
  return new RefusedInput('NO_PAGES', null, holdsBooks(source) ? BOOKS_INSIDE : 'it holds no pictures');
}

const BOOKS_INSIDE = 'it holds other archives, which must be unpacked first';

const ARCHIVE_NAME = /\.(?:zip|cbz|rar|cbr|7z|cb7|tar|cbt|epub)$/i;

function holdsBooks({ entries }: BookSource): boolean {
  return entries.some(({ path }) => ARCHIVE_NAME.test(path));
}

/** Files that readers would miss. The other files of an archive are texts about it, or are made for programs. */
const MISSED = /\.(?:mp4|m4v|mov|webm|mkv|avi|mp3|m4a|ogg|wav|flac|pdf|mobi|azw3?|docx?|odt|rtf|ai)$/i;

function warnOfLeftOut({ name, entries }: BookSource, session: IngestSession): void {
  const missed = entries.filter(({ path }) => MISSED.test(path)).map(({ path }) => `"${path}"`);
  if (missed.length === 0) return;
  const shown =
    missed.length > 3 ? `${missed.slice(0, 3).join(', ')} and ${missed.length - 3} more` : missed.join(', ');
  session.warn(`"${name}": what is no picture was left out: ${shown}.`);
}

/**
 * Reads a comic of pictures: a CBZ or ZIP archive, a folder, a single picture. All pictures, in natural order, are its one
 * episode; a ComicInfo.xml (or ComicBookInfo comment) describes it.
 *
 * The cover is ComicInfo's `FrontCover`, else a picture named cover, folder or poster, else the first page. It remains a
 * page as well.
 */
export async function readComic(source: BookSource, session: IngestSession): Promise<ReadBook> {
  const entries = await listPages(source, session);
  // An archive of volumes is not a comic, even if a cover lies beside the volumes.
  if (entries.length === 0 || holdsBooks(source)) throw noPages(source);
  warnOfLeftOut(source, session);
  const info = await comicInfoOf(source, session);
  const metadata: BookMetadata = info?.metadata ?? readComicBookInfo(source.comment) ?? NO_METADATA;
  const described = new Map<number, ComicInfoPage>((info?.pages ?? []).map((page) => [page.index, page]));
  const remaining = entries
    .map((entry, index) => ({ entry, described: described.get(index) }))
    .filter((page) => page.described?.isDeleted !== true);
  if (remaining.length === 0) throw new RefusedInput('NO_PAGES', null, 'its ComicInfo.xml marks every page as deleted');
  const nameFacts = readName(source.name);
  const frames = await acbfOf(source, metadata.language ?? nameFacts.language, session);
  const { viewerMode, pages } = await preparePages(
    remaining.map(({ entry, described }) =>
      pagePicture(source, entry, { isDoublePage: described?.isDoublePage === true, frames }),
    ),
    null,
    session,
  );
  const frontCover = remaining.findIndex((page) => page.described?.isFrontCover === true);
  const namedCover = remaining.findIndex(({ entry }) => COVER_NAME.test(entry.path.split('/').at(-1) ?? ''));
  const declared = firstImageOf(pages[frontCover]) ?? firstImageOf(pages[namedCover]);
  const cover = declared ?? firstImageOf(pages[0]);
  return {
    name: source.name,
    nameFacts,
    folders: source.folders,
    type: 'COMIC',
    workTitle: null,
    metadata,
    cover,
    isCoverDeclared: declared !== null && isShownWhole(declared, [{ pages: pages.flat() }]),
    episodes: [
      {
        title: metadata.title ?? nameFacts.episodeTitle,
        subTitle: null,
        contentType: 'IMAGE',
        viewerMode,
        ...readingDirectionOf(metadata, { isVertical: false }),
        writingMode: 'HORIZONTAL',
        publishedOn: metadata.publishedOn,
        pages: pages.flat(),
        images: [],
        ...(cover === null ? {} : { thumbnail: cover }),
      },
    ],
  };
}
