import type { RefundRefusalReason } from '../money/payment/order.ts';
import { OVERRIDABLE_REFUND_REASONS } from '../money/payment/order.ts';
import type { BusinessConstants } from '../shared/business-constants.ts';
import type { CoinKind } from '../shared/enumerations.ts';

/**
 * Why something that an operator asks for waits for a second one (record 0137). `AGAINST_THE_RULE`: the refund rule refuses it.
 * `ABOVE_LIMIT`: it is above the platform’s limit. `MASS_GIFT`: a gift for more than one reader. `PRICES_OF_MANY`: prices of more
 * series than one operator may change at once. `ERASURE`: an account is closed, and erased later.
 */
export const APPROVAL_REASONS = ['AGAINST_THE_RULE', 'ABOVE_LIMIT', 'MASS_GIFT', 'PRICES_OF_MANY', 'ERASURE'] as const;
export type ApprovalReason = (typeof APPROVAL_REASONS)[number];

/**
 * Why a refund waits; null: it does not.
 * @param total in minor units
 * @param refusal what the rule says now (D15); null: it allows the refund
 */
export function approvalOfRefund(
  { total, refusal, isOverride }: { total: number; refusal: RefundRefusalReason | null; isOverride: boolean },
  { approvalRefundMinorUnits }: Pick<BusinessConstants, 'approvalRefundMinorUnits'>,
): ApprovalReason | null {
  if (refusal !== null) return isOverride && OVERRIDABLE_REFUND_REASONS.has(refusal) ? 'AGAINST_THE_RULE' : null;
  return total > approvalRefundMinorUnits ? 'ABOVE_LIMIT' : null;
}

/** Coins or points that are given. */
interface GivenCoins {
  readonly kind: CoinKind;
  readonly amount: number;
}

/**
 * Why a gift of coins or points to a reader waits; null: it does not. Points count by the coins that they are exchanged for (D14).
 * @param earlier what the same operator has given within a day
 */
export function approvalOfGrant(
  grant: GivenCoins,
  earlier: readonly GivenCoins[],
  constants: Pick<BusinessConstants, 'approvalGrantCoins' | 'approvalGrantCoinsADay' | 'exchangeMileagePerCoin'>,
): ApprovalReason | null {
  const coinsOf = ({ kind, amount }: GivenCoins) =>
    kind === 'MILEAGE' ? amount / constants.exchangeMileagePerCoin : amount;
  const sum = [grant, ...earlier].reduce((coins, each) => coins + coinsOf(each), 0);
  const isAbove = coinsOf(grant) > constants.approvalGrantCoins || sum > constants.approvalGrantCoinsADay;
  return isAbove ? 'ABOVE_LIMIT' : null;
}

/** Why giving the same to several readers at once waits; null: it does not. */
export function approvalOfHandOver(readers: number): ApprovalReason | null {
  return readers > 1 ? 'MASS_GIFT' : null;
}

/** Why a document waits; null: it does not. */
export function approvalOfDocument(
  changed: { massGifts: number; pricedSeries: number },
  { approvalPriceSeries }: Pick<BusinessConstants, 'approvalPriceSeries'>,
): ApprovalReason | null {
  if (changed.massGifts > 0) return 'MASS_GIFT';
  return changed.pricedSeries > approvalPriceSeries ? 'PRICES_OF_MANY' : null;
}
