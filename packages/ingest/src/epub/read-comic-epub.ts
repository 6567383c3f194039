import type { ViewerMode } from '@longstrip/core';
import type { BookEpisode, IngestSession } from '../book.ts';
import { readingDirectionOf } from '../book.ts';
import type { BookMetadata } from '../book-metadata.ts';
import { type PagePicture, preparePages } from '../comic/prepare-pages.ts';
import { RefusedInput } from '../ingest-refusal.ts';
import { PICTURE_LIMITS } from '../limits.ts';
import type { PageImage, PublicationPage, Spread } from '../publication.ts';
import { buildText } from './build-text.ts';
import type { EpubFiles } from './epub-files.ts';
import type { SpineItem } from './package-document.ts';
import type { SurveyedItem } from './survey.ts';
import type { TextLibrary } from './text-library.ts';

/** Minimum share of items with one picture and almost no text, in a comic that does not declare itself one. */
const COMIC_SHARE = 0.8;
/** Enough for a page number or a chapter's name beside a picture. */
const MAX_COMIC_TEXT_LENGTH = 24;

function isPictureItem({ picturePaths, textLength }: SurveyedItem): boolean {
  return picturePaths.length === 1 && textLength <= MAX_COMIC_TEXT_LENGTH;
}

/** Whether a book's files are pages of a comic, by their content. */
export function looksLikeComic(surveyed: readonly SurveyedItem[]): boolean {
  const read = surveyed.filter(({ item }) => item.isLinear && !item.properties.includes('nav'));
  return read.length > 0 && read.filter(isPictureItem).length / read.length >= COMIC_SHARE;
}

function spreadOf({ spineProperties }: SpineItem): Spread | null {
  for (const side of ['left', 'right', 'center'] as const) {
    if (spineProperties.includes(`page-spread-${side}`)) return side;
    if (spineProperties.includes(`rendition:page-spread-${side}`)) return side;
  }
  return null;
}

/** Whether an item is a text page, such as an afterword. */
function isTextItem(surveyed: SurveyedItem): boolean {
  const isReflowable = surveyed.item.spineProperties.includes('rendition:layout-reflowable');
  return surveyed.picturePaths.length === 0 || surveyed.textLength > (isReflowable ? 0 : MAX_COMIC_TEXT_LENGTH);
}

function picturesOf(surveyed: SurveyedItem, files: EpubFiles): PagePicture[] {
  const spread = spreadOf(surveyed.item);
  return surveyed.picturePaths.map((path) => ({
    path,
    read: async () => {
      const bytes = await files.read(path, PICTURE_LIMITS);
      if (bytes === null) throw new RefusedInput('PAGE_BROKEN', path, 'the page is missing from the EPUB');
      return bytes;
    },
    spread: surveyed.picturePaths.length === 1 ? spread : null,
    regions: null,
  }));
}

async function readTextItem(surveyed: SurveyedItem, index: number, library: TextLibrary) {
  const document = await library.load(surveyed.item.path);
  if (document === null) return { pages: [], images: [] };
  return buildText([{ document, root: document.body, isFileStart: true }], `t${index + 1}-`, library);
}

/** Reads the one episode of an EPUB comic, in reading order. */
export async function readComicEpisode(
  surveyed: readonly SurveyedItem[],
  metadata: BookMetadata,
  declaredMode: ViewerMode | null,
  library: TextLibrary,
  session: IngestSession,
): Promise<BookEpisode | null> {
  const read = surveyed.filter(({ item }) => item.isLinear && !item.properties.includes('nav'));
  const plan = read.map((item) => ({ item, pictures: isTextItem(item) ? [] : picturesOf(item, library.files) }));
  const pictures = plan.flatMap((step) => step.pictures);
  const prepared = await preparePages(pictures, declaredMode, session);
  const pages: PublicationPage[] = [];
  const images = new Map<string, PageImage>();
  let next = 0;
  for (const [index, step] of plan.entries()) {
    if (step.pictures.length > 0) {
      pages.push(...prepared.pages.slice(next, next + step.pictures.length).flat());
      next += step.pictures.length;
      continue;
    }
    const text = await readTextItem(step.item, index, library);
    if (text.pages.length === 0) {
      session.warn(`"${library.files.source.name}": the page "${step.item.item.path}" shows nothing and was left out.`);
    }
    pages.push(...text.pages);
    for (const image of text.images) images.set(image.sha256, image);
  }
  library.warnOfDropped();
  if (pages.length === 0) return null;
  return {
    title: metadata.series === null ? null : metadata.title,
    subTitle: null,
    contentType: 'IMAGE',
    viewerMode: prepared.viewerMode,
    ...readingDirectionOf(metadata, { isVertical: false }),
    writingMode: 'HORIZONTAL',
    publishedOn: metadata.publishedOn,
    pages,
    images: [...images.values()],
  };
}
