import { useSite } from '../../root/site-data.ts';

/** Writes an amount of points with its symbol: `3,400 M`. */
export function usePointsText(symbol: string): (points: number) => string {
  const { locale } = useSite();
  // All sites use Latin digits (D28).
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`);
  return (points) => `${format.format(points)} ${symbol}`;
}
