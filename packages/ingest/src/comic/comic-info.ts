import {
  type BookMetadata,
  boundedLine,
  boundedSynopsis,
  calendarDay,
  uniqueCreators,
  uniqueWords,
} from '../book-metadata.ts';
import { normaliseEpisodeNumber } from '../naming/episode-number.ts';
import { normaliseLanguage } from '../naming/language.ts';
import type { PublicationCreator } from '../publication.ts';
import { attributeOf, childElements, type MarkupElement, rawTextOf, textOf } from '../text/markup-tree.ts';
import { readXml } from '../text/parse-document.ts';

/** ComicInfo's description of one page; the index counts pictures in natural order. */
export interface ComicInfoPage {
  index: number;
  isFrontCover: boolean;
  isDeleted: boolean;
  isDoublePage: boolean;
}

export interface ComicInfo {
  metadata: BookMetadata;
  pages: ComicInfoPage[];
}

const MAX_LIST_ITEMS = 1_000;
const AUTHOR_FIELDS = ['Writer'];
const ARTIST_FIELDS = ['Penciller', 'Inker', 'Colorist'];

/** Ratings of schema 1.0 to 2.1, without those that state nothing (`Unknown`, `Rating Pending`). */
const ADULT_RATINGS: Record<string, boolean> = {
  'adults only 18+': true,
  'r18+': true,
  'x18+': true,
  'mature 17+': true,
  'early childhood': false,
  everyone: false,
  'everyone 10+': false,
  g: false,
  'kids to adults': false,
  m: false,
  'ma15+': false,
  pg: false,
  teen: false,
};

/** Values of `Manga` that state a direction; `Yes` and `Unknown` state none. */
const DIRECTIONS: Record<string, boolean> = { yesandrighttoleft: true, no: false };

function field(root: MarkupElement, name: string): string | null {
  return boundedLine(textOf(childElements(root, name)[0]));
}

function list(root: MarkupElement, name: string): string[] {
  return uniqueWords((textOf(childElements(root, name)[0]) ?? '').split(',', MAX_LIST_ITEMS));
}

function creatorsOf(root: MarkupElement): PublicationCreator[] {
  const named = (fields: readonly string[], role: PublicationCreator['role']) =>
    fields.flatMap((name) => list(root, name).map((creator) => ({ name: creator, role })));
  const artists = named(ARTIST_FIELDS, 'ARTIST');
  return uniqueCreators([
    ...named(AUTHOR_FIELDS, 'AUTHOR'),
    ...(artists.length > 0 ? artists : named(['CoverArtist'], 'ARTIST')),
  ]);
}

function publishedOn(root: MarkupElement): string | null {
  const [year, month, day] = ['Year', 'Month', 'Day'].map((name) => Number(field(root, name) ?? Number.NaN));
  return calendarDay(year ?? Number.NaN, month ?? Number.NaN, day ?? Number.NaN);
}

/** Tools write -1 for unknown. */
function volumeOf(root: MarkupElement): string | null {
  const volume = normaliseEpisodeNumber(field(root, 'Volume'));
  return volume === '-1' ? null : volume;
}

function pagesOf(root: MarkupElement): ComicInfoPage[] {
  const [pages] = childElements(root, 'Pages');
  if (pages === undefined) return [];
  return childElements(pages, 'Page').flatMap((page) => {
    const index = Number(attributeOf(page, 'Image') ?? Number.NaN);
    // In schema 2.0 the type is a list of words.
    const types = (attributeOf(page, 'Type') ?? '').split(/\s+/);
    if (!Number.isInteger(index) || index < 0) return [];
    return {
      index,
      isFrontCover: types.includes('FrontCover'),
      isDeleted: types.includes('Deleted'),
      isDoublePage: /^(?:true|1)$/i.test(attributeOf(page, 'DoublePage') ?? ''),
    };
  });
}

/**
 * Reads a ComicInfo.xml of schema 1.0, 2.0 or the 2.1 draft.
 *
 * @param note called if the text is not in the encoding that it declares
 * @returns null if the file is not well-formed or is not a ComicInfo.xml
 * @throws RefusedInput UNSAFE_XML
 */
export function readComicInfo(
  bytes: Uint8Array,
  entry: string,
  note?: (contradiction: string) => void,
): ComicInfo | null {
  const { root, isWellFormed } = readXml(bytes, entry, note);
  const [info] = childElements(root);
  if (!isWellFormed || info === undefined || info.name.toLowerCase() !== 'comicinfo') return null;
  const synopsis = childElements(info, 'Summary')[0];
  return {
    metadata: {
      title: field(info, 'Title'),
      series: field(info, 'Series'),
      identifier: null,
      number: normaliseEpisodeNumber(field(info, 'Number')),
      volume: volumeOf(info),
      language: normaliseLanguage(field(info, 'LanguageISO')),
      synopsis: boundedSynopsis(synopsis === undefined ? null : rawTextOf(synopsis)),
      creators: creatorsOf(info),
      publisher: field(info, 'Publisher'),
      genres: list(info, 'Genre'),
      tags: list(info, 'Tags'),
      isAdult: ADULT_RATINGS[(field(info, 'AgeRating') ?? '').toLowerCase()] ?? null,
      isRightToLeft: DIRECTIONS[(field(info, 'Manga') ?? '').toLowerCase()] ?? null,
      publishedOn: publishedOn(info),
    },
    pages: pagesOf(info),
  };
}
