/** How often a series may be on the page. */
const MAX_REPEATS = 2;
/** A shelf is never made shorter than this. */
const MIN_SHELF_LENGTH = 4;

/**
 * Leaves series out of shelves that the page shows often enough before them. A shelf that would become too short keeps
 * its first repeated series. The order within a shelf stays.
 */
export function limitRepeats<Series extends { readonly alias: string }>(
  before: readonly (readonly Series[])[],
  shelves: readonly (readonly Series[])[],
): Series[][] {
  const places = new Map<string, number>();
  const count = (series: readonly Series[]) => {
    for (const { alias } of series) places.set(alias, (places.get(alias) ?? 0) + 1);
  };
  before.forEach(count);
  return shelves.map((shelf) => {
    const isRepeat = ({ alias }: Series) => (places.get(alias) ?? 0) >= MAX_REPEATS;
    const repeats = shelf.filter(isRepeat);
    const lacking = Math.max(0, MIN_SHELF_LENGTH - (shelf.length - repeats.length));
    const staying = new Set(repeats.slice(0, lacking));
    const shown = shelf.filter((series) => !isRepeat(series) || staying.has(series));
    count(shown);
    return shown;
  });
}
