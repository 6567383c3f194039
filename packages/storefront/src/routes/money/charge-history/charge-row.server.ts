import type { ChargeHistoryRow } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay, formatNumber } from '../../../i18n/format.server.ts';
import { formatMoney } from '../../../i18n/format-money.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { shopAddress } from '../../../parts/shop/shop-address.ts';
import { CHARGE_PATH } from './charge-address.ts';
import type { ChargeRowModel } from './charge-model.ts';

type Order = NonNullable<ChargeHistoryRow['order']>;

/** A row of the history in the reader's language. */
export function chargeRow(row: ChargeHistoryRow, site: AppLoadContext, text: ServerText): ChargeRowModel {
  const { movementId, order, type, createdAt, title } = row;
  const { platform, locale } = site;
  return {
    id: `${movementId ?? ''}/${order?.orderId ?? ''}`,
    // The wire has one word for all charges; without an order nothing was bought: a prize, an offer, a reward.
    title: type === 'CHARGE_COIN' && order === null ? text('charge.received') : text(`charge.type${type}`),
    day: formatDay(platform, locale, createdAt),
    detail: order === null ? title : formatMoney(platform.currency, locale, order.total),
    amounts: amountsOf(row, site, text),
    state: order === null ? null : stateOf(order, text),
    note: order === null ? null : noteOf(order, site, text),
    action: order === null ? null : actionOf(order, text),
  };
}

/** "+100", "+12 bonus", "+50 M"; below zero where they were taken. */
function amountsOf(
  { coin, bonusCoin, freeCoin, mileage }: ChargeHistoryRow,
  { locale, platform }: AppLoadContext,
  text: ServerText,
): string[] {
  const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatNumber(locale, Math.abs(amount))}`;
  return [
    ...(coin === 0 ? [] : [signed(coin)]),
    ...(bonusCoin === 0 ? [] : [text('charge.bonusAmount', { amount: signed(bonusCoin) })]),
    ...(freeCoin === 0 ? [] : [text('charge.freeAmount', { amount: signed(freeCoin) })]),
    ...(mileage === 0 ? [] : [`${signed(mileage)} ${platform.constants.mileageSymbol}`]),
  ];
}

function stateOf({ state, isRefundUnderWay }: Order, text: ServerText): ChargeRowModel['state'] {
  if (isRefundUnderWay) return { text: text('charge.refunded'), tone: 'neutral' };
  switch (state) {
    case 'paid':
      return null;
    case 'created':
    case 'pending':
      return { text: text('charge.statePending'), tone: 'warning' };
    case 'refunded':
      return { text: text('charge.stateRefunded'), tone: 'neutral' };
    case 'disputed':
      return { text: text('charge.stateDisputed'), tone: 'warning' };
    case 'declined':
    case 'cancelled':
    case 'expired':
      return { text: text('shop.nothingBought'), tone: 'neutral' };
  }
}

/** Until when it can be refunded, or why it cannot (D15). */
function noteOf(order: Order, { locale, platform }: AppLoadContext, text: ServerText): string | null {
  if (order.isRefundUnderWay) return null;
  if (order.refundUntil !== null)
    return text('charge.refundUntil', { date: formatDay(platform, locale, order.refundUntil) });
  switch (order.refundHindrance) {
    case 'TOO_LATE':
      return text('charge.tooLate');
    case 'TOUCHED':
      return order.spentCoins > 0
        ? text('charge.spent', { amount: formatNumber(locale, order.spentCoins) })
        : text('charge.pointsUsed');
    case 'AT_THE_STORE':
      return text('charge.byStore');
    case 'NOT_PAID':
    case 'ALREADY_REFUNDED':
    case null:
      return null;
  }
}

function actionOf(order: Order, text: ServerText): ChargeRowModel['action'] {
  const { orderId, state, refundUntil, isRefundUnderWay } = order;
  if (state === 'created' || state === 'pending')
    return { href: shopAddress({ order: orderId }), label: text('charge.view'), isSheet: false };
  if (refundUntil === null || isRefundUnderWay) return null;
  const href = `${CHARGE_PATH}?refund=${encodeURIComponent(orderId)}`;
  return { href, label: text('charge.refund'), isSheet: true };
}
