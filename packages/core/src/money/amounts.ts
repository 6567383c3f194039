declare const unit: unique symbol;

/** A whole number with a type of its own for each kind of amount, so that they cannot be mixed up. */
type Amount<Unit extends string> = number & { readonly [unit]: Unit };

/** Coins of any kind except points: whole, not negative. */
export type Coins = Amount<'coins'>;
/** Points (MILEAGE): whole, not negative. */
export type Mileage = Amount<'mileage'>;
/** Money in the minor unit of its currency (D17): whole, not negative. The ISO 4217 code is stored beside it. */
export type MinorUnits = Amount<'minorUnits'>;

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

export function isCoins(value: number): value is Coins {
  return isAmount(value);
}

export function isMileage(value: number): value is Mileage {
  return isAmount(value);
}

export function isMinorUnits(value: number): value is MinorUnits {
  return isAmount(value);
}

/** Coins from a checked number. Throws otherwise: that is a bug, not a refusal. */
export function coins(value: number): Coins {
  if (!isCoins(value)) throw new RangeError(`${value} is no amount of coins`);
  return value;
}

/** Points from a checked number. Throws otherwise. */
export function mileage(value: number): Mileage {
  if (!isMileage(value)) throw new RangeError(`${value} is no amount of points`);
  return value;
}

/** Money from a checked number. Throws otherwise. */
export function minorUnits(value: number): MinorUnits {
  if (!isMinorUnits(value)) throw new RangeError(`${value} is no amount in minor units`);
  return value;
}

/** Throws if the sum is not a safe integer. */
export function sumCoins(amounts: readonly Coins[]): Coins {
  return coins(amounts.reduce((sum, amount) => sum + amount, 0));
}
