import { payDebt } from './debt.ts';
import { isAlive, type LotTerms, type Wallet } from './lot.ts';
import { movementOf, type PlannedMovement, postToLot, postToStore } from './movement.ts';

/**
 * Plans what a reader is given: a lot for each of the terms. What was paid for pays an open debt first (D41); the lot keeps
 * its whole amount, so that the receipt shows both.
 */
export function planCharge({ userId, debt }: Wallet, terms: readonly LotTerms[], nowMs: number): PlannedMovement {
  for (const each of terms) {
    if (each.amount === 0) throw new RangeError('a lot of nothing');
    if (!isAlive(each, nowMs)) throw new RangeError('a lot that has ended before it is given');
  }
  const given = terms.flatMap(({ kind, amount }, newLot) => [
    postToStore('ISSUED', kind, -amount),
    postToLot(userId, { newLot }, kind, amount),
  ]);
  const credits = terms.map((each, newLot) => ({ ...each, lot: { newLot } }));
  const newLots = terms.map((each) => ({ ...each, userId, originLotId: null }));
  return movementOf('CHARGE', [...given, ...payDebt(userId, debt, credits)], newLots);
}
