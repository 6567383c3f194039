/** Most places of a series on the page. */
const MOST_PLACES = 2;
/** A shelf is not made shorter than this. */
const SHORTEST_SHELF = 4;

/**
 * Shelves without the series that stand in enough places before them, on the page or among the shelves. Where a shelf
 * would be left with too few, its first repeats stay. The order within a shelf is kept.
 */
export function spreadSeries<Series extends { readonly alias: string }>(
  before: readonly (readonly Series[])[],
  shelves: readonly (readonly Series[])[],
): Series[][] {
  const places = new Map<string, number>();
  const count = (series: readonly Series[]) => {
    for (const { alias } of series) places.set(alias, (places.get(alias) ?? 0) + 1);
  };
  before.forEach(count);
  return shelves.map((shelf) => {
    const isRepeat = ({ alias }: Series) => (places.get(alias) ?? 0) >= MOST_PLACES;
    const repeats = shelf.filter(isRepeat);
    const lacking = Math.max(0, SHORTEST_SHELF - (shelf.length - repeats.length));
    const staying = new Set(repeats.slice(0, lacking));
    const shown = shelf.filter((series) => !isRepeat(series) || staying.has(series));
    count(shown);
    return shown;
  });
}
