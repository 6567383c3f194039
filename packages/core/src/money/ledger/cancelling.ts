import { payDebt } from './charging.ts';
import { isAlive, type Lot, unitOf, type Wallet } from './lot.ts';
import {
  debitLotsInto,
  type LotDebit,
  lotsAfter,
  type MovementType,
  movementOf,
  type PlannedMovement,
  type Posting,
  postToDebt,
  postToLot,
  postToStore,
} from './movement.ts';

/** A lot of a charge, or the lot that continues it in another account, and where its coins went. */
export interface ChargedLot {
  readonly lot: Lot;
  /** Who holds it. */
  readonly userId: string;
  /** How much ended unspent. */
  readonly expired: number;
  /** How much was moved to a lot of another account, which is in the same list. */
  readonly moved: number;
}

/** How much of a lot was spent, including a debt that it paid. */
function spentOf({ lot, expired, moved }: ChargedLot): number {
  return lot.amount - lot.remaining - expired - moved;
}

/** D15: whether everything that came with a charge is unspent and has not ended. */
export function isUntouched(charged: readonly ChargedLot[]): boolean {
  return charged.every((each) => spentOf(each) === 0 && each.expired === 0);
}

/**
 * Plans to take back coins that were given by mistake: only those that the reader can still spend. The reader owes nothing
 * for coins that they spent or that ended.
 *
 * @returns null if nothing is left
 */
export function planTakeBack(charged: readonly ChargedLot[], holderId: string, nowMs: number): PlannedMovement | null {
  const left = charged.filter(({ lot, userId }) => userId === holderId && lot.remaining > 0 && isAlive(lot, nowMs));
  const debits = left.map(({ lot }) => ({ lot, amount: lot.remaining }));
  return debits.length === 0 ? null : movementOf('CANCEL', debitLotsInto('CANCELLED', holderId, debits));
}

/**
 * Plans to take a charge back: the rest of its lots is removed, and the spent part becomes a debt (D41). Coins that ended
 * unspent are not owed.
 *
 * @param debtorId who owes it: the account that holds the lots now
 * @returns null if there is nothing to take back
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
  /** Expires the coins that came back to lots which have ended since; null if there are none. */
  readonly expiry: PlannedMovement | null;
}

/**
 * Plans to undo a debit (D15): the same lots get back what it took and keep their dates. Paid coins pay an open debt
 * first. If a lot has ended since, what it gets back expires at once: a new date would be a gift.
 *
 * @param used what the debit took; each lot in its present state
 */
export function planRefund({ userId, debt }: Wallet, used: readonly LotDebit[], nowMs: number): PlannedRefund {
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

/** Plans the movement that expires the rest of ended lots (D13); null if nothing is left in them. */
export function planExpiry({ userId, lots }: Pick<Wallet, 'userId' | 'lots'>, nowMs: number): PlannedMovement | null {
  const ended = lots.filter((lot) => !isAlive(lot, nowMs));
  return planEnd('EXPIRE', userId, ended);
}

/** Plans the movement that empties all lots of an account that is erased (D23, D41); null if nothing is left. */
export function planForfeit({ userId, lots }: Pick<Wallet, 'userId' | 'lots'>): PlannedMovement | null {
  return planEnd('FORFEIT', userId, lots);
}

function planEnd(type: MovementType, userId: string, lots: readonly Lot[]): PlannedMovement | null {
  const debits = lots.filter(({ remaining }) => remaining > 0).map((lot) => ({ lot, amount: lot.remaining }));
  return debits.length === 0 ? null : movementOf(type, debitLotsInto('EXPIRED', userId, debits));
}
