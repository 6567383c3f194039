import { isAlive, type Wallet } from './lot.ts';
import { movementOf, type PlannedMovement, postToDebt, postToLot } from './movement.ts';

/**
 * Plans to move all that one account has to another of the same platform: its lots with their dates, and what it owes. What
 * has ended stays behind, for the movement that writes it down.
 *
 * @returns null where there is nothing to move
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
