import { keepOrder } from '../../i18n/keep-order.ts';
import { useSite } from '../../root/site-data.ts';

/** Writes an amount of points with its symbol, `3,400 M`, between marks (LRI, PDI) where sentences are right to left. */
export function usePointsText(symbol: string): (points: number) => string {
  const { locale, direction } = useSite();
  // All sites use Latin digits (D28).
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`);
  return (points) => keepOrder(direction, `${format.format(points)} ${symbol}`);
}
