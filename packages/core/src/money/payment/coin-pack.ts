import { type Coins, coins, type MinorUnits, mileage } from '../amounts.ts';
import type { LotTerms } from '../ledger/lot.ts';

const DAY_MS = 86_400_000;

/** What a pack gives for its price. */
export interface CoinPack {
  readonly priceMinorUnits: number;
  readonly coins: number;
  readonly bonusCoins: number;
}

/** The price of one coin of a pack (bonus coins count) in thousandths of a minor unit, rounded up. */
export function thousandthsPerCoin({ priceMinorUnits, coins: paid, bonusCoins }: CoinPack): number {
  return Number((BigInt(priceMinorUnits) * 1000n + BigInt(paid + bonusCoins) - 1n) / BigInt(paid + bonusCoins));
}

/** Below zero if the first pack’s coins are cheaper; exact. */
function compareCoinPrice(one: CoinPack, other: CoinPack): number {
  const left = BigInt(one.priceMinorUnits) * BigInt(other.coins + other.bonusCoins);
  const right = BigInt(other.priceMinorUnits) * BigInt(one.coins + one.bonusCoins);
  return left < right ? -1 : Number(left > right);
}

/** The index of the pack with the cheapest coins that can be bought now; -1 if there is only one pack or a tie. */
export function bestValue(packs: readonly (CoinPack & { readonly isAvailable: boolean })[]): number {
  const offered = packs.map((pack, place) => ({ pack, place })).filter(({ pack }) => pack.isAvailable);
  const [first, second] = offered.toSorted((one, other) => compareCoinPrice(one.pack, other.pack));
  if (first === undefined || second === undefined) return -1;
  return compareCoinPrice(first.pack, second.pack) === 0 ? -1 : first.place;
}

/** The pack with the most expensive coins, from which prices in money are computed; null: nothing is sold. */
export function dearestPack<Pack extends CoinPack>(packs: readonly Pack[]): Pack | null {
  return packs.toSorted(compareCoinPrice).at(-1) ?? null;
}

/**
 * The cheapest pack that gives the missing coins; at the same price the one that gives most; null if none gives enough.
 *
 * @param missing includes the debt
 * @param debt only paid coins pay it (D41), and nothing can be spent while it is open
 */
export function cheapestPackFor<Pack extends CoinPack>(
  packs: readonly Pack[],
  { missing, debt }: { readonly missing: Coins; readonly debt: Coins },
): Pack | null {
  const given = ({ coins: paid, bonusCoins }: CoinPack) => paid + bonusCoins;
  const [cheapest] = packs
    .filter((pack) => given(pack) >= missing && pack.coins >= debt)
    .toSorted((one, other) => one.priceMinorUnits - other.priceMinorUnits || given(other) - given(one));
  return cheapest ?? null;
}

/** EU: the price of coins in money, computed with the most expensive coins sold here, rounded up to the minor unit. */
export function moneyPriceOf(price: Coins, dearest: CoinPack): MinorUnits {
  const perPack = BigInt(dearest.coins + dearest.bonusCoins);
  return Number((BigInt(price) * BigInt(dearest.priceMinorUnits) + perPack - 1n) / perPack) as MinorUnits;
}

/** What a paid order gives: coins that never end, bonus coins for `bonusCoinDays`, points for `mileageDays` (D13, D14). */
export function lotsOfOrder(
  order: { readonly coins: number; readonly bonusCoins: number; readonly mileage: number },
  { bonusCoinDays, mileageDays }: { readonly bonusCoinDays: number; readonly mileageDays: number | null },
  nowMs: number,
): LotTerms[] {
  const given = { source: 'PAYMENT', acquiredAtMs: nowMs } as const;
  const points = {
    ...given,
    kind: 'MILEAGE',
    expiresAtMs: mileageDays === null ? null : nowMs + mileageDays * DAY_MS,
  } as const;
  return [
    { ...given, kind: 'COIN', amount: coins(order.coins), expiresAtMs: null },
    ...(order.bonusCoins === 0
      ? []
      : [
          {
            ...given,
            kind: 'BONUS',
            amount: coins(order.bonusCoins),
            expiresAtMs: nowMs + bonusCoinDays * DAY_MS,
          } as const,
        ]),
    ...(order.mileage === 0 ? [] : [{ ...points, amount: mileage(order.mileage) }]),
  ];
}
