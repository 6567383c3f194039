import { payDebt } from './charging.ts';
import { isAlive, type Lot, unitOf, type Wallet } from './lot.ts';
import {
  lotsAfter,
  type MovementType,
  movementOf,
  type PlannedMovement,
  type Posting,
  postToDebt,
  postToLot,
  postToStore,
  type Taking,
  takeInto,
} from './movement.ts';

/** A lot of a charge, or one that continues it in another account, and what became of it. */
export interface ChargedLot {
  readonly lot: Lot;
  /** Who holds it. */
  readonly userId: string;
  /** What ended unspent. */
  readonly expired: number;
  /** What went on into another account's lot, which is in the same list. */
  readonly moved: number;
}

/** What was spent of a lot, a debt that it paid included. */
function spentOf({ lot, expired, moved }: ChargedLot): number {
  return lot.amount - lot.remaining - expired - moved;
}

/** D15: whether everything that came with a charge is unspent and has not ended. */
export function isUntouched(charged: readonly ChargedLot[]): boolean {
  return charged.every((each) => spentOf(each) === 0 && each.expired === 0);
}

/**
 * Plans to take back what was given by mistake: as much of it as its reader has and can still spend. What is spent stays
 * theirs, and what has ended is gone already; nothing is owed.
 *
 * @returns null where nothing is left
 */
export function planTakeBack(charged: readonly ChargedLot[], holderId: string, nowMs: number): PlannedMovement | null {
  const left = charged.filter(({ lot, userId }) => userId === holderId && lot.remaining > 0 && isAlive(lot, nowMs));
  const takings = left.map(({ lot }) => ({ lot, amount: lot.remaining }));
  return takings.length === 0 ? null : movementOf('CANCEL', takeInto('CANCELLED', holderId, takings));
}

/**
 * Plans to take a charge back: what is left of its lots goes, and what was spent of them is owed from now on (D41). What
 * ended unspent is not owed.
 *
 * @param debtorId who owes it: the account that holds the lots now
 * @returns null where there is nothing to take back
 */
export function planCancel(charged: readonly ChargedLot[], debtorId: string): PlannedMovement | null {
  const postings = charged.flatMap((each): Posting[] => {
    const { lot, userId } = each;
    const left = lot.remaining === 0 ? [] : [postToLot(userId, { lotId: lot.id }, lot.kind, -lot.remaining)];
    const spent = spentOf(each);
    const owed = spent === 0 ? [] : [postToDebt(debtorId, unitOf(lot.kind), -spent)];
    const taken = lot.remaining + spent;
    return taken === 0 ? [] : [...left, ...owed, postToStore('CANCELLED', lot.kind, taken)];
  });
  return postings.length === 0 ? null : movementOf('CANCEL', postings);
}

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

/** Plans the movement that writes down what has ended (D13); null where nothing is left in lots that have. */
export function planExpiry({ userId, lots }: Pick<Wallet, 'userId' | 'lots'>, nowMs: number): PlannedMovement | null {
  const ended = lots.filter((lot) => !isAlive(lot, nowMs));
  return planEnd('EXPIRE', userId, ended);
}

/** Plans the movement that ends all lots of an account that is erased (D23, D41); null where nothing is left. */
export function planForfeit({ userId, lots }: Pick<Wallet, 'userId' | 'lots'>): PlannedMovement | null {
  return planEnd('FORFEIT', userId, lots);
}

function planEnd(type: MovementType, userId: string, lots: readonly Lot[]): PlannedMovement | null {
  const takings = lots.filter(({ remaining }) => remaining > 0).map((lot) => ({ lot, amount: lot.remaining }));
  return takings.length === 0 ? null : movementOf(type, takeInto('EXPIRED', userId, takings));
}
