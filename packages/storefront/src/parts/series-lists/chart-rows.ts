import type { SideRowProps } from '@longstrip/ui';
import type { RankedModel, SeriesCardModel } from '../series/series-card-model.server.ts';
import { useSeriesCards } from '../series/series-cards.tsx';

/** Rows of a chart in the second column. */
export const CHART_ROWS = 8;

/** Series as rows of a second column; those of a ranking with their places. */
export function useChartRows(series: readonly (SeriesCardModel | RankedModel)[]): SideRowProps[] {
  const cards = useSeriesCards(series);
  return cards.map(({ href, title, titleBreaks, language, cover, creators }, index) => {
    const model = series[index];
    return {
      ...{ href, title, titleBreaks, language, cover, note: creators },
      ...(model !== undefined && 'place' in model ? { place: String(model.place) } : {}),
    };
  });
}
