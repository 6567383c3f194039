/** What of a prize decides how likely it is. */
export interface WeightedPrize {
  readonly prizeNo: number;
  readonly weight: number;
  /** How many there are; null: any number. */
  readonly stock: number | null;
  readonly givenCount: number;
}

/** Steps of a percentage on the page: two decimals. */
const STEPS = 10_000;
const STEPS_PER_PERCENT = 100;

/** The prizes that a spin can win: those out of stock leave before the draw (D20). */
export function prizesInStock<Prize extends WeightedPrize>(prizes: readonly Prize[]): Prize[] {
  return prizes.filter(({ stock, givenCount }) => stock === null || givenCount < stock);
}

export function totalWeightOf(prizes: readonly WeightedPrize[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * How likely each prize is, in percent with two decimals. They add up to 100 exactly: what rounding leaves over goes to the
 * prizes that lost most by it.
 */
export function oddsOf<Prize extends WeightedPrize>(
  prizes: readonly Prize[],
): { readonly prize: Prize; readonly percent: number }[] {
  const total = totalWeightOf(prizes);
  const exact = prizes.map((prize, index) => {
    const steps = (prize.weight * STEPS) / total;
    return { prize, index, steps: Math.floor(steps), rest: steps - Math.floor(steps) };
  });
  const left = STEPS - exact.reduce((sum, { steps }) => sum + steps, 0);
  const byRest = exact.toSorted((one, other) => other.rest - one.rest || one.index - other.index);
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index));
  return exact.map(({ prize, index, steps }) => ({
    prize,
    percent: (steps + (raised.has(index) ? 1 : 0)) / STEPS_PER_PERCENT,
  }));
}

/**
 * The prize that a number draws.
 *
 * @param prizes in stock, at least one
 * @param drawn a whole number from 0, below the sum of their weights, each as likely as any other
 */
export function drawPrize<Prize extends WeightedPrize>(prizes: readonly Prize[], drawn: number): Prize {
  let upTo = 0;
  for (const prize of prizes) {
    upTo += prize.weight;
    if (drawn < upTo) return prize;
  }
  throw new RangeError(`${drawn} draws none of the prizes`);
}
