import type { RefundRefusalReason } from '../money/payment/order.ts';
import { OVERRIDABLE_REFUND_REASONS } from '../money/payment/order.ts';
import type { BusinessConstants } from '../shared/business-constants.ts';
import type { CoinKind } from '../shared/enumerations.ts';

/**
 * Why something that an operator asks for waits for a second one (record 0137). `AGAINST_THE_RULE`: the refund rule refuses it.
 * `ABOVE_LIMIT`: it is above the platform’s limit. `MASS_GIFT`: a gift for more than one reader. `PRICES_OF_MANY`: prices of more
 * series than one operator may change at once.
 */
export const APPROVAL_REASONS = ['AGAINST_THE_RULE', 'ABOVE_LIMIT', 'MASS_GIFT', 'PRICES_OF_MANY'] as const;
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

/** Why a gift of coins or points to a reader waits; null: it does not. Points count by the coins that they are exchanged for (D14). */
export function approvalOfGrant(
  { kind, amount }: { kind: CoinKind; amount: number },
  constants: Pick<BusinessConstants, 'approvalGrantCoins' | 'exchangeMileagePerCoin'>,
): ApprovalReason | null {
  const perCoin = kind === 'MILEAGE' ? constants.exchangeMileagePerCoin : 1;
  return amount > constants.approvalGrantCoins * perCoin ? 'ABOVE_LIMIT' : null;
}

/** Why a document waits; null: it does not. */
export function approvalOfDocument(
  changed: { massGifts: number; pricedSeries: number },
  { approvalPriceSeries }: Pick<BusinessConstants, 'approvalPriceSeries'>,
): ApprovalReason | null {
  if (changed.massGifts > 0) return 'MASS_GIFT';
  return changed.pricedSeries > approvalPriceSeries ? 'PRICES_OF_MANY' : null;
}
