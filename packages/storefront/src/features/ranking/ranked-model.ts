import type { RankedSeriesListItem } from '@longstrip/api-contract';
import { writtenCount } from '../../i18n/written-count.ts';
import { type SeriesCardModel, seriesCardModel } from '../series/series-card-model.ts';

/** A series in a ranking, as facts. */
export interface RankedModel extends SeriesCardModel {
  place: number;
  /** Places gained, negative when lost; null: new in the ranking. */
  change: number | null;
  /** Which decides the grammar of `reads`. */
  readCount: number;
  /** How often it was read, as the language writes it; empty for none. */
  reads: string;
}

/** Facts of a ranked item of the api. `formatCount` writes its reads. */
export function rankedModel(item: RankedSeriesListItem, formatCount: (count: number) => string): RankedModel {
  return {
    ...seriesCardModel(item),
    place: item.rank,
    change: item.rankChange,
    readCount: writtenCount(item.viewCount),
    reads: item.viewCount > 0 ? formatCount(item.viewCount) : '',
  };
}
