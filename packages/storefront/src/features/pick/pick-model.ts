import type { Pick as WirePick } from '@longstrip/api-contract';
import { type SeriesCardModel, seriesCardModel } from '../series/series-card-model.ts';

/** A curated list, as facts. */
export interface PickModel {
  id: number;
  title: string;
  description: string;
  /** How many series it has for this reader. */
  count: number;
  /** The first of them, or all. */
  series: SeriesCardModel[];
}

/** Facts of a pick of the api. `read` looks up texts that name a message (D26). */
export function pickModel(pick: WirePick, read: (text: string) => string): PickModel {
  return {
    id: pick.id,
    title: read(pick.title),
    description: read(pick.description),
    count: pick.contentsCount,
    series: pick.contentsInfo.map(seriesCardModel),
  };
}
