import type { SeriesOnPlatform } from './series.repository.ts';

/** The series as its platform has it: visible there and not taken out. It may still be to come. */
export function isSeriesShown({ series, onPlatform }: SeriesOnPlatform): boolean {
  return series.removedAtMs === null && onPlatform !== null && onPlatform.isVisible;
}

/** The title on this platform. */
export function seriesTitle({
  series,
  onPlatform,
}: {
  readonly series: { readonly title: string };
  readonly onPlatform: { readonly title: string | null } | null;
}): string {
  return onPlatform?.title ?? series.title;
}
