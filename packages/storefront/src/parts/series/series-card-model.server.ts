import type { RankedSeriesListItem, SeriesListItem } from '@longstrip/api-contract';
import { genreOf, type Locale, type SeriesType } from '@longstrip/core';
import type { ForeignLanguage, PictureSource } from '@longstrip/ui';
import { foreignLanguage, formatCount, pluralCount } from '../../i18n/format.server.ts';
import { phraseBreaks } from '../../i18n/phrase-breaks.server.ts';
import type { TextLookup } from '../../i18n/use-text.ts';
import { COVER_WIDTHS_PX, pictureModel } from '../picture/picture-model.ts';

/** A series in a grid or on a shelf, without any text; the card looks its texts up. */
export interface SeriesCardModel {
  alias: string;
  title: string;
  /** Where lines of the title may break, in a language without spaces. */
  titleBreaks?: number[];
  /** The language of the work, if it is not the page's. */
  language?: ForeignLanguage;
  type: SeriesType;
  creators: string;
  cover: PictureSource | null;
  /** The genre as the api has it; empty for none. */
  genre: string;
  /** Number of free episodes, if there are any. This and what follows is left out where it is not so: a page has a hundred cards. */
  freeCount?: number;
  isUp?: true;
  isWaitFree?: true;
  isAdult?: true;
  /** The first lines of its description; only where a block of the home page shows them. */
  text?: string;
}

const COVER_RATIO = 3 / 4;

const models = new Map<Locale, WeakMap<SeriesListItem, SeriesCardModel>>();

/**
 * Makes models of the api's list items for a page in this locale. An item that the site caches for many requests is
 * converted only once.
 */
export function seriesCardModel(locale: Locale): (item: SeriesListItem) => SeriesCardModel {
  const known = models.get(locale) ?? new WeakMap<SeriesListItem, SeriesCardModel>();
  models.set(locale, known);
  return (item) => {
    const model = known.get(item) ?? modelOf(item, locale);
    known.set(item, model);
    return model;
  };
}

function modelOf(item: SeriesListItem, locale: Locale): SeriesCardModel {
  const cover = item.thumbnails.find(({ type }) => type === 'VERTICAL' || type === 'VERTICAL_NON_ADULT');
  const language = foreignLanguage(locale, item.language);
  const titleBreaks = phraseBreaks(item.title, item.language);
  return {
    alias: item.alias,
    title: item.title,
    ...(titleBreaks.length === 0 ? {} : { titleBreaks }),
    ...(language === null ? {} : { language }),
    type: item.type,
    // The api separates names by commas, which do not suit every script; the page of the series uses a dot as well.
    creators: item.creators.split(', ').join(' · '),
    cover: cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO),
    genre: item.tag,
    ...(item.badgeFree > 0 ? { freeCount: item.badgeFree } : {}),
    ...(item.badgeUp ? { isUp: true } : {}),
    ...(item.badgeFreetime ? { isWaitFree: true } : {}),
    ...(item.badgeAdult ? { isAdult: true } : {}),
  };
}

/**
 * The name of a genre in the reader's language, whatever language the work names it in. A text that is not a genre stays as
 * it is.
 */
export function genreName(tag: string, text: TextLookup): string {
  const genre = genreOf(tag);
  return genre === null ? tag : text(`genre.${genre}`);
}

/** A row of series with a title, made by operators. */
export interface ThemeModel {
  id: number;
  title: string;
  series: SeriesCardModel[];
}

/** A series in a ranking, without any text. */
export interface RankedModel extends SeriesCardModel {
  place: number;
  /** Places gained, negative if lost; null for a new entry. */
  change: number | null;
  /** The number that decides the plural form of `reads`. */
  readCount: number;
  /** Number of reads as the language writes it; empty for none. */
  reads: string;
}

const rankedModels = new Map<Locale, WeakMap<RankedSeriesListItem, RankedModel>>();

/** Makes the model of a ranked item of the api for a page in this locale, once as well. */
export function rankedModel(item: RankedSeriesListItem, locale: Locale): RankedModel {
  const known = rankedModels.get(locale) ?? new WeakMap<RankedSeriesListItem, RankedModel>();
  rankedModels.set(locale, known);
  const model = known.get(item) ?? rankedModelOf(item, locale);
  known.set(item, model);
  return model;
}

function rankedModelOf(item: RankedSeriesListItem, locale: Locale): RankedModel {
  return {
    ...seriesCardModel(locale)(item),
    place: item.rank,
    change: item.rankChange,
    readCount: pluralCount(item.viewCount),
    reads: item.viewCount > 0 ? formatCount(locale, item.viewCount) : '',
  };
}
