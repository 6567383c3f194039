import { isAlive, type Wallet } from './lot.ts';
import { movementOf, type PlannedMovement, postToDebt, postToLot, postToStore } from './movement.ts';

/** The two movements of a transfer, one on each platform: what leaves one platform arrives on the other. */
export interface PlannedTransfer {
  readonly leaving: PlannedMovement;
  readonly arriving: PlannedMovement;
}

/**
 * Plans to move all that an account has to an account of another platform (D34): its lots one to one, with their kinds and
 * dates, and its debt. Ended lots stay behind, for the movement that expires them.
 *
 * @returns null if there is nothing to move
 */
export function planTransfer(from: Wallet, to: Pick<Wallet, 'userId'>, nowMs: number): PlannedTransfer | null {
  const moving = from.lots.filter((lot) => lot.remaining > 0 && isAlive(lot, nowMs));
  const owed = (['coins', 'points'] as const).filter((unit) => from.debt[unit] > 0);
  if (moving.length === 0 && owed.length === 0) return null;
  const leaving = [
    ...moving.flatMap((lot) => [
      postToLot(from.userId, { lotId: lot.id }, lot.kind, -lot.remaining),
      postToStore('CLEARING', lot.kind, lot.remaining),
    ]),
    ...owed.flatMap((unit) => [
      postToDebt(from.userId, unit, from.debt[unit]),
      postToStore('CLEARING', unit === 'points' ? 'MILEAGE' : 'COIN', -from.debt[unit]),
    ]),
  ];
  const arriving = [
    ...moving.flatMap((lot, newLot) => [
      postToStore('CLEARING', lot.kind, -lot.remaining),
      postToLot(to.userId, { newLot }, lot.kind, lot.remaining),
    ]),
    ...owed.flatMap((unit) => [
      postToStore('CLEARING', unit === 'points' ? 'MILEAGE' : 'COIN', from.debt[unit]),
      postToDebt(to.userId, unit, -from.debt[unit]),
    ]),
  ];
  const newLots = moving.map(({ kind, source, remaining, acquiredAtMs, expiresAtMs, id }) => ({
    ...{ kind, source, amount: remaining, acquiredAtMs, expiresAtMs },
    ...{ userId: to.userId, originLotId: id },
  }));
  return { leaving: movementOf('TRANSFER', leaving), arriving: movementOf('TRANSFER', arriving, newLots) };
}

/**
 * Plans to move all that one account has to another account of the same platform: its lots with their dates, and its debt.
 * Ended lots stay behind, for the movement that expires them.
 *
 * @returns null if there is nothing to move
 */
export function planMerge(from: Wallet, to: Pick<Wallet, 'userId'>, nowMs: number): PlannedMovement | null {
  const moving = from.lots.filter((lot) => lot.remaining > 0 && isAlive(lot, nowMs));
  const lots = moving.flatMap((lot, newLot) => [
    postToLot(from.userId, { lotId: lot.id }, lot.kind, -lot.remaining),
    postToLot(to.userId, { newLot }, lot.kind, lot.remaining),
  ]);
  const debts = (['coins', 'points'] as const)
    .filter((unit) => from.debt[unit] > 0)
    .flatMap((unit) => [postToDebt(from.userId, unit, from.debt[unit]), postToDebt(to.userId, unit, -from.debt[unit])]);
  const postings = [...lots, ...debts];
  if (postings.length === 0) return null;
  const newLots = moving.map(({ kind, source, remaining, acquiredAtMs, expiresAtMs, id }) => ({
    ...{ kind, source, amount: remaining, acquiredAtMs, expiresAtMs },
    ...{ userId: to.userId, originLotId: id },
  }));
  return movementOf('MERGE', postings, newLots);
}
