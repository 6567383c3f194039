import { SeriesShelf } from '@longstrip/ui';
import type { ThemeModel } from './theme-model.ts';
import { useSeriesCards } from './use-series-cards.ts';

/** The row of a theme. */
export function ThemeShelf({ theme }: { theme: ThemeModel }) {
  const cards = useSeriesCards(theme.series);
  return cards.length === 0 ? null : <SeriesShelf title={theme.title} series={cards} />;
}
