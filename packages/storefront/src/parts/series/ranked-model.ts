import type { RankedSeriesListItem } from '@longstrip/api-contract';
import type { Locale } from '@longstrip/core';
import { formatCount } from '../../i18n/format.server.ts';
import { pluralCount } from '../../i18n/plural-count.ts';
import { type SeriesCardModel, seriesCardModel } from './series-card-model.ts';

/** A series in a ranking, without any text. */
export interface RankedModel extends SeriesCardModel {
  place: number;
  /** Places gained, negative when lost; null for a new entry. */
  change: number | null;
  /** The number that decides the plural form of `reads`. */
  readCount: number;
  /** Number of reads in the language's own notation; empty for none. */
  reads: string;
}

/** Makes the model of a ranked item of the api for a page in this locale. */
export function rankedModel(item: RankedSeriesListItem, locale: Locale): RankedModel {
  return {
    ...seriesCardModel(locale)(item),
    place: item.rank,
    change: item.rankChange,
    readCount: pluralCount(item.viewCount),
    reads: item.viewCount > 0 ? formatCount(locale, item.viewCount) : '',
  };
}
