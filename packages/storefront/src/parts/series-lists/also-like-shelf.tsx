import { COVERS_A_ROW, SeriesShelf, useLook, VISIBLE_ON_SHELF } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import type { SeriesCardModel } from '../series/series-card-model.server.ts';
import { useSeriesCards } from '../series/series-cards.tsx';

/**
 * If the list above has no more rows than this (of covers, or of a phone's search results), the shelf is in the first
 * screen.
 */
const ROWS_ABOVE = { covers: 2, results: 4 };

export interface AlsoLikeProps {
  series: readonly SeriesCardModel[];
  /** The list above: its length, and whether it consists of covers or of rows. */
  above: { count: number; form: keyof typeof ROWS_ABOVE };
}

/** "You may also like": the row below a short list. It renders nothing if there are no series. */
export function AlsoLike({ series, above: { count, form } }: AlsoLikeProps) {
  const text = useText();
  const { density } = useLook();
  const cards = useSeriesCards(series);
  if (cards.length === 0) return null;
  const aRow = form === 'covers' ? COVERS_A_ROW[density].phone : 1;
  const isInFirstScreen = count <= ROWS_ABOVE[form] * aRow;
  // A short list never fills the first screen of a desktop.
  const firstScreen = {
    phone: isInFirstScreen ? COVERS_A_ROW[density].phone + 1 : 0,
    desktop: VISIBLE_ON_SHELF[density] + 1,
  };
  return <SeriesShelf title={text('list.alsoLike')} series={cards} firstScreen={firstScreen} />;
}
