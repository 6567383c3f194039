const COLLATOR = new Intl.Collator('en', { numeric: true });

/** The order in which episodes are read: 1, 1.5, 2, 10, and words after numbers. */
export function compareEpisodeNumbers(one: string, other: string): number {
  const [left, right] = [Number.parseFloat(one), Number.parseFloat(other)];
  if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1;
  return left - right || COLLATOR.compare(one, other);
}
