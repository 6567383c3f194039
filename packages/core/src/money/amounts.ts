declare const unit: unique symbol;

/** A whole number that cannot be taken for another kind of amount. */
type Amount<Unit extends string> = number & { readonly [unit]: Unit };

/** Coins of any kind but points: whole, never negative. */
export type Coins = Amount<'coins'>;
/** Points (MILEAGE): whole, never negative. */
export type Mileage = Amount<'mileage'>;
/** Money in the minor unit of its currency (D17): whole, never negative. The ISO 4217 code stands beside it. */
export type MinorUnits = Amount<'minorUnits'>;

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** Tells whether a number can be an amount of coins. */
export function isCoins(value: number): value is Coins {
  return isAmount(value);
}

/** Tells whether a number can be an amount of points. */
export function isMileage(value: number): value is Mileage {
  return isAmount(value);
}

/** Tells whether a number can be an amount of money. */
export function isMinorUnits(value: number): value is MinorUnits {
  return isAmount(value);
}

/** Coins from a number that was checked before. Throws on anything else: that is a bug, not a refusal. */
export function coins(value: number): Coins {
  if (!isCoins(value)) throw new RangeError(`${value} is no amount of coins`);
  return value;
}

/** Points from a number that was checked before. Throws on anything else. */
export function mileage(value: number): Mileage {
  if (!isMileage(value)) throw new RangeError(`${value} is no amount of points`);
  return value;
}

/** Money from a number that was checked before. Throws on anything else. */
export function minorUnits(value: number): MinorUnits {
  if (!isMinorUnits(value)) throw new RangeError(`${value} is no amount in minor units`);
  return value;
}

/** The sum of some amounts of coins. Throws when it leaves the safe integers. */
export function sumCoins(amounts: readonly Coins[]): Coins {
  return coins(amounts.reduce((sum, amount) => sum + amount, 0));
}
