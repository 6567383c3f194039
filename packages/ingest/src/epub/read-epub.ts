import type { ViewerMode } from '@longstrip/core';
import type { BookEpisode, IngestSession, ReadBook } from '../book.ts';
import { isShownWhole } from '../book.ts';
import { RefusedInput } from '../ingest-refusal.ts';
import { XML_LIMITS } from '../limits.ts';
import { readName } from '../naming/file-name.ts';
import { isRightToLeftLanguage } from '../naming/language.ts';
import type { PageImage } from '../publication.ts';
import type { BookSource } from '../source/book-source.ts';
import { readCover } from './cover.ts';
import { EpubFiles, refuseEncrypted } from './epub-files.ts';
import { missingItemSentences } from './missing-items.ts';
import { readToc } from './navigation.ts';
import { type PackageDocument, readPackageDocument } from './package-document.ts';
import { PackageMetadata, readPackageMetadata } from './package-metadata.ts';
import { looksLikeComic, readComicEpisode } from './read-comic-epub.ts';
import { readNovelEpisodes } from './read-novel.ts';
import { surveySpine } from './survey.ts';
import { TextLibrary } from './text-library.ts';

const MIMETYPE = 'application/epub+zip';

/** Whether a book is an EPUB: it has a container.xml or states the type. */
export async function isEpub(source: BookSource): Promise<boolean> {
  const files = new EpubFiles(source);
  if (files.find('META-INF/container.xml') !== null) return true;
  const mimetype = files.find('mimetype');
  return mimetype !== null && (await source.readHead(mimetype)).toString('latin1').trim() === MIMETYPE;
}

async function warnOfMimetype(files: EpubFiles, session: IngestSession): Promise<void> {
  const { source } = files;
  const entry = files.find('mimetype');
  const stated = entry === null ? null : (await source.readHead(entry)).toString('latin1').trim();
  if (stated === null) session.warn(`"${source.name}": its mimetype file is missing.`);
  else if (stated !== MIMETYPE) session.warn(`"${source.name}": its mimetype file does not say that it is an EPUB.`);
  else if (source.entries[0]?.path !== 'mimetype')
    session.warn(`"${source.name}": its mimetype file is not the first one.`);
}

interface Rendition {
  isFixedLayout: boolean;
  isVertical: boolean;
  flow: ViewerMode | null;
}

/** The stated layout and flow, by EPUB 3 or by properties of older reading systems. */
async function renditionOf(book: PackageDocument, files: EpubFiles): Promise<Rendition> {
  const metadata = new PackageMetadata(book.root);
  const apple = await files.read('META-INF/com.apple.ibooks.display-options.xml', XML_LIMITS);
  const isAppleFixed = apple !== null && /name="fixed-layout"[^>]*>\s*true/i.test(apple.toString('latin1'));
  const flow = metadata.meta('rendition:flow') ?? '';
  return {
    isFixedLayout:
      metadata.meta('rendition:layout') === 'pre-paginated' ||
      metadata.meta('fixed-layout') === 'true' ||
      metadata.meta('book-type') === 'comic' ||
      isAppleFixed,
    isVertical: /^vertical/.test(metadata.meta('primary-writing-mode') ?? ''),
    flow: flow.startsWith('scrolled') ? 'SCROLL' : flow === 'paginated' ? 'PAPER' : null,
  };
}

function firstPicture(episode: BookEpisode | undefined): PageImage | null {
  for (const page of episode?.pages ?? []) if (page.kind === 'image') return page.image;
  return null;
}

/** The largest picture of a novel's first page, for a novel without a cover. */
function titlePicture(episode: BookEpisode | undefined): PageImage | null {
  const [first] = episode?.pages ?? [];
  const shown = (episode?.images ?? []).filter(({ sha256 }) => first?.kind === 'text' && first.html.includes(sha256));
  const areaOf = ({ widthPx, heightPx }: PageImage) => widthPx * heightPx;
  return shown.sort((left, right) => areaOf(right) - areaOf(left))[0] ?? null;
}

/**
 * Reads an EPUB 2 or 3. It is a comic if it has a fixed layout or its files hold a picture each, else a novel.
 *
 * @throws RefusedInput EPUB_BROKEN, EPUB_ENCRYPTED, NO_PAGES and refusals of its files
 */
export async function readEpub(source: BookSource, session: IngestSession): Promise<ReadBook> {
  const files = new EpubFiles(source);
  await refuseEncrypted(files);
  const book = await readPackageDocument(files);
  await warnOfMimetype(files, session);
  const metadata = readPackageMetadata(book.root, book.isRightToLeft);
  const isRightToLeft = isRightToLeftLanguage(metadata.language);
  const library = new TextLibrary(files, session, isRightToLeft);
  const rendition = await renditionOf(book, files);
  const toc = await readToc(files, book, session.warn);
  for (const sentence of missingItemSentences(book, toc, files)) session.warn(`"${source.name}": ${sentence}.`);
  const surveyed = await surveySpine(book, library);
  const isComic = rendition.isFixedLayout || looksLikeComic(surveyed);
  const comic = isComic ? await readComicEpisode(surveyed, metadata, rendition.flow, library, session) : null;
  const episodes = isComic
    ? comic === null
      ? []
      : [comic]
    : await readNovelEpisodes({ surveyed, toc, metadata, declared: rendition }, library, session);
  for (const sentence of files.contradictionSentences()) session.warn(`"${source.name}": ${sentence}.`);
  if (episodes.length === 0) throw new RefusedInput('NO_PAGES', null, 'nothing readable is in its reading order');
  const stated = await readCover(book, library, session);
  const cover = stated ?? (isComic ? firstPicture(episodes[0]) : titlePicture(episodes[0]));
  if (cover !== null) for (const episode of episodes) episode.thumbnail ??= cover;
  return {
    name: source.name,
    nameFacts: readName(source.name),
    folders: source.folders,
    type: isComic ? 'COMIC' : 'NOVEL',
    metadata,
    workTitle: metadata.series === null ? metadata.title : null,
    cover,
    isCoverDeclared: stated !== null && isShownWhole(stated, episodes),
    episodes,
  };
}
