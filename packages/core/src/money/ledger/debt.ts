import { type Debt, type LedgerUnit, type LotTerms, lotAmount, unitOf } from './lot.ts';
import { type LotReference, type Posting, postToDebt, postToLot } from './movement.ts';

/** Coins or points that come to a reader. */
export interface Credit extends Pick<LotTerms, 'kind' | 'source' | 'amount'> {
  readonly lot: LotReference;
}

/** D41: new paid coins pay a debt, and the points that come with them one of points; gifts do not. */
function paysDebt({ kind, source }: Credit): boolean {
  return source === 'PAYMENT' && (kind === 'COIN' || kind === 'MILEAGE');
}

/** The postings that pay an open debt from what comes in, as far as that goes. */
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
