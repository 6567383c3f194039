import type { OrderProvider } from '@longstrip/core';
import { type OrderRow, type PaymentReport, totalOf } from '../../adapters/payment/payment-provider.ts';

/** News of an order, and its source. */
export interface OrderUpdate {
  readonly report: PaymentReport;
  readonly nowMs: number;
  /** The provider’s event, as `stripe/evt_1`; none if we asked. */
  readonly eventId?: string;
  /** The payment that it is about, if one order may have several: in an app one can buy twice. */
  readonly reference?: string;
  /** The provider that says so, and the sum of the payment, if it is said. */
  readonly provider?: OrderProvider;
  readonly sum?: { readonly amount: number | null; readonly currency: string | null };
}

/** Whether the news fits the order in all that it says: the provider, the payment, and the sum. */
export function isOfOrder(order: OrderRow, { report, reference, provider, sum }: OrderUpdate): boolean {
  const { providerReference: known } = order;
  const said = report.kind === 'paid' ? [report, sum ?? report] : sum === undefined ? [] : [sum];
  return (
    // The sandbox stands in for every other provider.
    (provider === undefined || provider === order.provider || order.provider === 'sandbox') &&
    (known === null || reference === undefined || reference === known) &&
    said.every(({ amount, currency }) => amount === totalOf(order) && currency === order.currency)
  );
}

/** The provider’s name of the payment, where the order has none yet. */
export function referenceOf(order: OrderRow, report: PaymentReport): Partial<OrderRow> {
  const isNew = report.kind === 'paid' && report.reference !== null && order.providerReference === null;
  return isNew ? { providerReference: report.reference } : {};
}

/** The order’s events with that of the news; null: it is none. */
export function notedEvent({ eventIds }: OrderRow, { eventId }: OrderUpdate): Pick<OrderRow, 'eventIds'> | null {
  return eventId === undefined ? null : { eventIds: [...eventIds, eventId] };
}

/** The terms of an order that the books compare with its charge. */
export function agreedOf(order: OrderRow) {
  const { productId, provider, currency, priceMinorUnits, discountMinorUnits, userCouponId } = order;
  const { coins, bonusCoins, mileage, providerReference } = order;
  const terms = { productId, provider, currency, priceMinorUnits, discountMinorUnits, userCouponId };
  return { ...terms, coins, bonusCoins, mileage, providerReference };
}
