import type { SeriesCardModel } from './series-card-model.ts';

/** A titled row of series that operators made. */
export interface ThemeModel {
  id: number;
  title: string;
  series: SeriesCardModel[];
}
