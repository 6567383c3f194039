import type { SeriesOnPlatform } from './series.repository.ts';

/** The series is visible on the platform and not removed. It may open in the future. */
export function isSeriesShown({ series, onPlatform }: SeriesOnPlatform): boolean {
  return series.removedAtMs === null && onPlatform !== null && onPlatform.isVisible;
}

/** The series is shown and has opened. */
export function isSeriesOpen(of: SeriesOnPlatform, nowMs: number): boolean {
  return isSeriesShown(of) && of.onPlatform !== null && of.onPlatform.openedAtMs <= nowMs;
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
