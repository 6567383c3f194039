const COMPACT_FROM = 1_000;

/**
 * The number that selects the plural form next to a compact count (`formatCount`): “437.8 thousand reads” is a number
 * of thousands, whatever its last digits are.
 */
export function pluralCount(count: number): number {
  return count < COMPACT_FROM ? count : count - (count % COMPACT_FROM);
}
