import type { Series, SeriesRights } from './series.contract.ts';

/**
 * A series as its reader sees it: the answer that all readers of a view share, with the episodes that this one owns or
 * rents laid over it. Those that are hidden from everybody else take their place among the others.
 */
export function withRights(series: Series, { episodes: owned }: SeriesRights): Series {
  const ownedIds = new Set(owned.map(({ id }) => id));
  const others = series.episodes.filter(({ id }) => !ownedIds.has(id));
  const episodes = [...others, ...owned].sort((one, other) => one.orderNo - other.orderNo);
  return { ...series, episodes };
}
