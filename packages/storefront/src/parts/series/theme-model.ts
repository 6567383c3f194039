import type { SeriesCardModel } from './series-card-model.ts';

/** A row of series with a title, made by operators. */
export interface ThemeModel {
  id: number;
  title: string;
  series: SeriesCardModel[];
}
