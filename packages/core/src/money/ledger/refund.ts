import { payDebt } from './debt.ts';
import { planExpiry } from './expiry.ts';
import type { Wallet } from './lot.ts';
import { lotsAfter, movementOf, type PlannedMovement, postToLot, postToStore, type Taking } from './movement.ts';

export interface PlannedRefund {
  readonly refund: PlannedMovement;
  /** Writes down what came back to lots that have ended since; null where there is none. */
  readonly expiry: PlannedMovement | null;
}

/**
 * Plans to undo a debit (D15): the same lots get back what it took, with their dates. What was paid for pays an open debt
 * first. A lot that has ended meanwhile ends again at once: giving it a new date would be a gift.
 *
 * @param used what the debit took, each lot as it is now
 */
export function planRefund({ userId, debt }: Wallet, used: readonly Taking[], nowMs: number): PlannedRefund {
  const given = used.flatMap(({ lot, amount }) => [
    postToStore('USED', lot.kind, -amount),
    postToLot(userId, { lotId: lot.id }, lot.kind, amount),
  ]);
  const credits = used.map(({ lot, amount }) => ({ ...lot, amount, lot: { lotId: lot.id } }));
  const refund = movementOf('REFUND_PURCHASE', [...given, ...payDebt(userId, debt, credits)]);
  const lots = lotsAfter(
    used.map(({ lot }) => lot),
    refund,
  );
  return { refund, expiry: planExpiry({ userId, lots }, nowMs) };
}
