import { type Debt, isAlive, type LedgerUnit, type LotTerms, lotAmount, unitOf, type Wallet } from './lot.ts';
import {
  type LotReference,
  movementOf,
  type PlannedMovement,
  type Posting,
  postToDebt,
  postToLot,
  postToStore,
} from './movement.ts';

/**
 * Plans a charge: one new lot for each of `terms`. Paid coins pay an open debt first (D41); the lot still has its whole
 * amount, so the receipt shows both.
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

/** Coins or points that a reader gets. */
export interface Credit extends Pick<LotTerms, 'kind' | 'source' | 'amount'> {
  readonly lot: LotReference;
}

/** D41: newly paid coins pay a debt of coins, and the points that come with them a debt of points; gifts pay none. */
function paysDebt({ kind, source }: Credit): boolean {
  return source === 'PAYMENT' && (kind === 'COIN' || kind === 'MILEAGE');
}

/** The postings that pay an open debt from the credits, as far as these suffice. */
export function payDebt(userId: string, debt: Debt, credits: readonly Credit[]): Posting[] {
  const open: Record<LedgerUnit, number> = { ...debt };
  return credits.filter(paysDebt).flatMap(({ kind, amount, lot }) => {
    const unit = unitOf(kind);
    const paid = lotAmount(kind, Math.min(open[unit], amount));
    if (paid === 0) return [];
    open[unit] -= paid;
    return [postToLot(userId, lot, kind, -paid), postToDebt(userId, unit, paid)];
  });
}
