import type { CoinKind } from '../../shared/enumerations.ts';
import { type Decision, grant, refuse } from '../../shared/refusal.ts';
import type { Coins } from '../amounts.ts';
import { isAlive, type Lot, lotAmount, type Wallet } from './lot.ts';
import { debitLotsInto, type LotDebit, movementOf, type PlannedMovement } from './movement.ts';

/** D12: the order among lots with the same end, or without one. Points are never spent on episodes. */
const KIND_ORDER: Readonly<Record<Exclude<CoinKind, 'MILEAGE'>, number>> = { BONUS: 0, FREE_COIN: 1, COIN: 2 };

function endOf({ expiresAtMs }: Lot): number {
  return expiresAtMs ?? Number.POSITIVE_INFINITY;
}

function kindPlace({ kind }: Lot): number {
  return kind === 'MILEAGE' ? Number.POSITIVE_INFINITY : KIND_ORDER[kind];
}

/** Compares lots by D12's order: first what ends first, then BONUS, FREE_COIN, COIN, then the oldest first. */
function compareLots(one: Lot, other: Lot): number {
  // Not subtracted: two lots without an end would give NaN.
  if (endOf(one) !== endOf(other)) return endOf(one) < endOf(other) ? -1 : 1;
  if (kindPlace(one) !== kindPlace(other)) return kindPlace(one) < kindPlace(other) ? -1 : 1;
  return one.acquiredAtMs - other.acquiredAtMs || one.id - other.id;
}

/** The lots that can be spent on episodes now, in the order in which they are spent (D12, D13). */
export function spendingOrder(lots: readonly Lot[], nowMs: number): Lot[] {
  return usableLots(lots, nowMs).filter(({ kind }) => kind !== 'MILEAGE');
}

/** The lots of points, in the order in which an exchange takes them. */
export function exchangeOrder(lots: readonly Lot[], nowMs: number): Lot[] {
  return usableLots(lots, nowMs).filter(({ kind }) => kind === 'MILEAGE');
}

function usableLots(lots: readonly Lot[], nowMs: number): Lot[] {
  return lots.filter((lot) => lot.remaining > 0 && isAlive(lot, nowMs)).toSorted(compareLots);
}

/** How much each lot gives, from the first on; null if all of them together have less. */
export function debitInOrder(ordered: readonly Lot[], amount: number): LotDebit[] | null {
  const debits: LotDebit[] = [];
  let missing = amount;
  for (const lot of ordered) {
    if (missing === 0) break;
    const taken = Math.min(lot.remaining, missing);
    debits.push({ lot, amount: lotAmount(lot.kind, taken) });
    missing -= taken;
  }
  return missing === 0 ? debits : null;
}

/**
 * Plans how a price is paid: which lots, and how much of each. Refused if the coins do not suffice, and while a debt is
 * open (D41): COIN_INSUFFICIENT leads to the shop, where the debt can be paid.
 */
export function planDebit(
  { userId, lots, debt }: Wallet,
  price: Coins,
  nowMs: number,
): Decision<PlannedMovement, 'COIN_INSUFFICIENT'> {
  if (price === 0) throw new RangeError('nothing is debited where nothing is paid');
  if (debt.coins > 0) return refuse('COIN_INSUFFICIENT');
  const debits = debitInOrder(spendingOrder(lots, nowMs), price);
  return debits === null
    ? refuse('COIN_INSUFFICIENT')
    : grant(movementOf('USE', debitLotsInto('USED', userId, debits)));
}
