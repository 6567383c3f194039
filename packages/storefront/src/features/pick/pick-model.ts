import type { Pick as WirePick } from '@longstrip/api-contract';
import { type SeriesCardModel, seriesCardModel } from '../series/series-card-model.ts';

/** A curated list. */
export interface PickModel {
  id: number;
  title: string;
  description: string;
  /** Number of its series that this reader may see. */
  count: number;
  /** The first of these series, or all. */
  series: SeriesCardModel[];
}

/** Makes the model of a pick from the api's answer. `read` looks up texts that name a message (D26). */
export function pickModel(pick: WirePick, read: (text: string) => string): PickModel {
  return {
    id: pick.id,
    title: read(pick.title),
    description: read(pick.description),
    count: pick.contentsCount,
    series: pick.contentsInfo.map(seriesCardModel),
  };
}
