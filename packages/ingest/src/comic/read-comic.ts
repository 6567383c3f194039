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
import {
  type BookSource,
  findByName,
  isNamedAsArchive,
  isNamedAsPicture,
  type SourceEntry,
} from '../source/book-source.ts';
import {
  type ContentKind,
  detectContentKind,
  isArchive,
  isOtherPicture,
  isReadablePicture,
} from '../source/content-kind.ts';
import { type AcbfFrames, readAcbf } from './acbf.ts';
import { readComicBookInfo } from './comic-book-info.ts';
import { type ComicInfo, type ComicInfoPage, readComicInfo } from './comic-info.ts';
import { type PagePicture, preparePages } from './prepare-pages.ts';

const COVER_NAME = /^(?:cover|folder|poster)\.(?:jpe?g|png|webp)$/i;

/** The files of a book: its pages in natural order, and what else lies beside them, with its content. */
interface SortedFiles {
  pages: SourceEntry[];
  others: (SourceEntry & { kind: ContentKind })[];
}

/** Sorts out the pages by content. A name only counts if the content is no picture. */
async function sortFiles(source: BookSource, session: IngestSession): Promise<SortedFiles> {
  const pages: SourceEntry[] = [];
  const others: SortedFiles['others'] = [];
  for (const entry of source.entries) {
    const head = await source.readHead(entry);
    const kind = detectContentKind(head);
    if (isReadablePicture(kind)) pages.push(entry);
    // A page that cannot be shown must not be dropped silently.
    else if (kind === 'svg' || isOtherPicture(kind) || isNamedAsPicture(entry.path)) {
      requirePictureKind(head, entry.path);
    } else others.push({ ...entry, kind });
    session.progress();
  }
  return { pages: pages.sort((left, right) => compareNaturally(left.path, right.path)), others };
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
  const entry = acbfEntryOf(source);
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

function acbfEntryOf({ entries }: BookSource): SourceEntry | undefined {
  return entries.find(({ path }) => ACBF_NAME.test(path));
}

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

const BOOKS_INSIDE = 'it holds other archives, which must be unpacked first';

/** Whether archives lie among the files, by name or content: `vol2.cbz`, and a ZIP archive that is named `vol2`. */
function holdsBooks(others: SortedFiles['others']): boolean {
  return others.some(
    ({ path, kind }) =>
      isNamedAsArchive(path) || (isArchive(kind) && !NAMED_CONTAINER.test(path.split('/').at(-1) ?? '')),
  );
}

/** Documents and drawings that are ZIP or gzip archives inside: no pages are missed with them. */
const NAMED_CONTAINER =
  /\.(?:docx|xlsx|pptx|od[gpst]|pages|numbers|key|kra|ora|procreate|sketch|afphoto|afdesign|xps|jar|apk|svgz)$/i;

const SHOWN_NAMES = 3;

/** Says what is neither a page nor read as a description of the comic. */
function warnOfLeftOut({ name }: BookSource, others: readonly SourceEntry[], session: IngestSession): void {
  if (others.length === 0) return;
  const names = others.slice(0, SHOWN_NAMES).map(({ path }) => `"${path}"`);
  const more = others.length > SHOWN_NAMES ? ` and ${others.length - SHOWN_NAMES} more` : '';
  const what =
    others.length === 1 ? 'a file that is no picture was' : `${others.length} files that are no pictures were`;
  session.warn(`"${name}": ${what} left out: ${names.join(', ')}${more}.`);
}

/**
 * Reads a comic of pictures: a CBZ or ZIP archive, a folder, a single picture. All pictures, in natural order, are its one
 * episode; a ComicInfo.xml (or ComicBookInfo comment) describes it.
 *
 * The cover is ComicInfo's `FrontCover`, else a picture named cover, folder or poster, else the first page. It remains a
 * page as well.
 */
export async function readComic(source: BookSource, session: IngestSession): Promise<ReadBook> {
  const { pages: entries, others } = await sortFiles(source, session);
  // An archive of volumes is not a comic, even if a cover lies beside the volumes.
  if (holdsBooks(others)) throw new RefusedInput('NO_PAGES', null, BOOKS_INSIDE);
  if (entries.length === 0) throw new RefusedInput('NO_PAGES', null, 'it holds no pictures');
  const descriptions = [findByName(source, 'ComicInfo.xml', 1)?.path, acbfEntryOf(source)?.path];
  warnOfLeftOut(
    source,
    others.filter(({ path }) => !descriptions.includes(path)),
    session,
  );
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
