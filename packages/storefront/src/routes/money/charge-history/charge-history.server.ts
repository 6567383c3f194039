import { randomUUID } from 'node:crypto';
import type { ChargeHistoryRow, Payment } from '@longstrip/api-contract';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatDay, formatMoney, formatNumber } from '../../../i18n/format.server.ts';
import { loadPageTexts, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { shopAddress } from '../../../parts/navigation/shop-address.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle } from '../../../parts/seo/page-meta.server.ts';
import { loadWallet } from '../../../parts/wallet/wallet.server.ts';
import {
  askedPage,
  CHARGE_PATH,
  type ChargePage,
  type ChargeRowModel,
  type ChargeRows,
  type RefundModel,
} from './charge-model.ts';
import { hasReceipt, loadReceipt } from './receipt.server.ts';

const PAGE_ROWS = 20;
/** The list after the request for a refund, with a notice about it. */
const REFUNDED = `${CHARGE_PATH}?done=refund`;

/** `/history/charge`, for signed-in readers; with `?refund=` the refund of one charge. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<ChargePage> {
  await refuseExpiredSession(site);
  const query = new URL(request.url).searchParams;
  const refundOf = query.get('refund');
  const receiptOf = query.get('receipt');
  const [title, texts, text, wallet, rows, refund, receipt] = await Promise.all([
    loadPageTitle(site, 'nav.history'),
    loadPageTexts(site.locale, ['charge', 'shop', 'account', 'useHistory']),
    serverText(site.locale),
    loadWallet(site),
    loadRows(askedPage(query), site),
    refundOf === null ? null : loadRefund(refundOf, site),
    receiptOf === null ? null : loadReceipt(receiptOf, site),
  ]);
  return {
    ...title,
    ...rows,
    texts,
    coins: wallet.coins,
    debt: wallet.debt,
    window: text('charge.window', { days: site.platform.constants.chargeHistoryDays }),
    refund,
    receipt,
    notice: query.get('done') === 'refund' ? text('charge.refunded') : null,
  };
}

/** Further rows, for the page's script; a guest gets none. */
export async function loadMoreCharges({ request, context: site }: LoaderFunctionArgs): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  if (!site.isSignedIn) return Response.json({ error: 'NOT_LOGIN_USER' }, { status: 401, headers });
  return Response.json(await loadRows(askedPage(new URL(request.url).searchParams), site), { headers });
}

async function loadRows(page: number, site: AppLoadContext): Promise<ChargeRows> {
  const [text, reply] = await Promise.all([serverText(site.locale), site.api.chargeHistory({ page, size: PAGE_ROWS })]);
  if (!reply.ok) throw await refusedPage(site, 'payment', reply);
  return {
    rows: reply.data.content.map((row) => chargeRow(row, site, text)),
    next: reply.data.last ? null : page + 1,
  };
}

/** Null when the charge cannot be refunded; its row says why. */
async function loadRefund(orderId: string, site: AppLoadContext): Promise<RefundModel | null> {
  const [text, reply] = await Promise.all([serverText(site.locale), site.api.payment({ orderId })]);
  if (!reply.ok) throw await refusedPage(site, 'payment', reply);
  return reply.data.refundUntil === null || reply.data.isRefundUnderWay ? null : refundModel(reply.data, site, text);
}

function refundModel(payment: Payment, { locale, platform }: AppLoadContext, text: ServerText): RefundModel {
  const { coin = 0, bonusCoin = 0, mileage = 0 } = payment.credited ?? {};
  const price = formatMoney(platform.currency, locale, payment.total);
  const taken = (label: string, amount: number, unit = '') =>
    amount === 0 ? [] : [{ label, amount: `−${formatNumber(locale, amount)}${unit}` }];
  return {
    orderId: payment.orderId,
    requestId: randomUUID(),
    lines: [
      ...taken(text('charge.coins'), coin),
      ...taken(text('charge.bonus'), bonusCoin),
      ...taken(text('charge.points'), mileage, ` ${platform.constants.mileageSymbol}`),
      { label: text('charge.money'), amount: price, isTotal: true },
    ],
    price,
    returnsCoupon: payment.userCouponId !== null,
  };
}

/** Requests the refund of a charge (D15). */
export const action = defineAction(v.object({ orderId: v.string(), requestId: v.string() }), {
  block: 'payment',
  run: async ({ orderId, requestId }, { context: site }): Promise<FormOutcome> => {
    const reply = await site.api.cancelPayment({ orderId, requestId });
    if (reply.ok) return { kind: 'done', to: REFUNDED };
    // The api's own message says why this charge is not refunded.
    const said = reply.code === 'INVALID_PARAMETER' ? { said: reply.message } : {};
    return { kind: 'refused', code: reply.code, redraws: true, ...said };
  },
});

type Order = NonNullable<ChargeHistoryRow['order']>;

/** A row of the history in the reader's language. */
function chargeRow(row: ChargeHistoryRow, site: AppLoadContext, text: ServerText): ChargeRowModel {
  const { movementId, order, type, createdAt, title } = row;
  const { platform, locale } = site;
  return {
    id: `${movementId ?? ''}/${order?.orderId ?? ''}`,
    // The api has one type for all charges. Without an order nothing was bought: it is a prize, an offer or a reward.
    title: type === 'CHARGE_COIN' && order === null ? text('charge.received') : text(`charge.type${type}`),
    day: formatDay(platform, locale, createdAt),
    detail: order === null ? title : formatMoney(platform.currency, locale, order.total),
    amounts: amountsOf(row, site, text),
    state: order === null ? null : stateOf(order, text),
    note: order === null ? null : noteOf(order, site, text),
    action: order === null ? null : actionOf(order, text),
    receipt: order !== null && hasReceipt(order) ? `${CHARGE_PATH}?receipt=${encodeURIComponent(order.orderId)}` : null,
  };
}

/** "+100", "+12 bonus", "+50 M"; negative when they were taken back. */
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
