/** What was paid for coins: a sum in minor units, for a number of coins. Zero coins: they were given. */
export interface CoinPrice {
  readonly paidMinorUnits: number;
  readonly paidCoins: number;
}

/** An amount of coins that all had one price. */
export interface PricedCoins extends CoinPrice {
  readonly coins: number;
}

/**
 * What coins are worth: each coin its share of what its pack cost, after the coupon. Bonus coins of a pack and coins that were given are
 * worth nothing, so that no money is counted twice (record 0143).
 *
 * @returns the exact worth as a fraction; the denominator is above zero
 */
function worthOf({ coins, paidMinorUnits, paidCoins }: PricedCoins): readonly [numerator: bigint, denominator: bigint] {
  return paidCoins === 0 ? [0n, 1n] : [BigInt(coins) * BigInt(paidMinorUnits), BigInt(paidCoins)];
}

/**
 * The worth of all in minor units, added exactly and rounded once: `up` for what a store owes as a deposit, `down` for what it pays
 * out. Below zero if more came back than went.
 */
export function sumOfWorth(all: readonly PricedCoins[], rounding: 'up' | 'down'): number {
  const [numerator, denominator] = sumOfFractions(all.map(worthOf));
  return rounded(numerator, denominator, rounding);
}

/** A sum of fractions. Few prices are in use at a time, so the denominator stays small. */
function sumOfFractions(fractions: readonly (readonly [bigint, bigint])[]): readonly [bigint, bigint] {
  return fractions.reduce<readonly [bigint, bigint]>(
    ([sum, over], [numerator, denominator]) => reduced(sum * denominator + numerator * over, over * denominator),
    [0n, 1n],
  );
}

function reduced(numerator: bigint, denominator: bigint): readonly [bigint, bigint] {
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return [numerator / divisor, denominator / divisor];
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}

function rounded(numerator: bigint, denominator: bigint, rounding: 'up' | 'down'): number {
  const rest = ((numerator % denominator) + denominator) % denominator;
  const down = (numerator - rest) / denominator;
  return Number(rounding === 'up' && rest > 0n ? down + 1n : down);
}

/** Coins that were spent under a contract. `basisPoints` are hundredths of a percent, 0 to 10,000. */
export interface SharedCoins extends PricedCoins {
  readonly basisPoints: number;
}

/**
 * A publisher’s share of the worth of spent coins, in minor units: added up exactly over all contracts, and rounded down once. So a
 * statement does not depend on how its rows are grouped, and a store never owes more than it got. Below zero in a month that undid
 * more than it sold.
 *
 * @throws RangeError if a share is no whole number of basis points
 */
export function shareOfWorth(all: readonly SharedCoins[]): number {
  const [numerator, denominator] = sumOfFractions(
    all.map(({ basisPoints, ...coins }) => {
      if (!Number.isSafeInteger(basisPoints) || basisPoints < 0 || basisPoints > 10_000)
        throw new RangeError(`${basisPoints} is no share in basis points`);
      const [worth, over] = worthOf(coins);
      return [worth * BigInt(basisPoints), over * 10_000n];
    }),
  );
  return rounded(numerator, denominator, 'down');
}

/** A share of what readers spent, if they had spent another sum: in proportion, rounded down. */
export function shareInProportion(
  share: number,
  { paid, tried }: { readonly paid: number; readonly tried: number },
): number {
  return paid === 0 ? share : rounded(BigInt(share) * BigInt(tried), BigInt(paid), 'down');
}
