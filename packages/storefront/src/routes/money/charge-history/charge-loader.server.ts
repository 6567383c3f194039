import { randomUUID } from 'node:crypto';
import type { Payment } from '@longstrip/api-contract';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatNumber } from '../../../i18n/format.server.ts';
import { formatMoney } from '../../../i18n/format-money.server.ts';
import { loadPageTexts } from '../../../i18n/page-texts.server.ts';
import { type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { refuseExpiredSession } from '../../../parts/refusals/refuse-expired-session.server.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle } from '../../../parts/seo/page-title.server.ts';
import { loadWallet } from '../../../parts/wallet/load-wallet.server.ts';
import { askedPage, CHARGE_PATH } from './charge-address.ts';
import type { ChargePage, ChargeRows, RefundModel } from './charge-model.ts';
import { chargeRow } from './charge-row.server.ts';

const PAGE_ROWS = 20;
/** Said once on the list after a refund was asked for. */
const REFUNDED = `${CHARGE_PATH}?done=refund`;

/** `/history/charge`, for signed-in readers; with `?refund=` the refund of one charge. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<ChargePage> {
  await refuseExpiredSession(site);
  const query = new URL(request.url).searchParams;
  const refundOf = query.get('refund');
  const [title, texts, text, wallet, rows, refund] = await Promise.all([
    loadPageTitle(site, 'nav.history'),
    loadPageTexts(site.locale, ['charge', 'shop', 'account', 'useHistory']),
    serverText(site.locale),
    loadWallet(site),
    loadRows(askedPage(query), site),
    refundOf === null ? null : loadRefund(refundOf, site),
  ]);
  return {
    ...title,
    ...rows,
    texts,
    coins: wallet.coins,
    debt: wallet.debt,
    window: text('charge.window', { days: site.platform.constants.chargeHistoryDays }),
    refund,
    notice: query.get('done') === 'refund' ? text('charge.refunded') : null,
  };
}

/** Further rows, for a script; a guest gets none. */
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

/** Null where it cannot be refunded: its row says why. */
async function loadRefund(orderId: string, site: AppLoadContext): Promise<RefundModel | null> {
  const [text, reply] = await Promise.all([serverText(site.locale), site.api.payment(orderId)]);
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

/** Asks for the money of a charge back (D15). */
export const action = defineAction(v.object({ orderId: v.string(), requestId: v.string() }), {
  block: 'payment',
  run: async ({ orderId, requestId }, { context: site }): Promise<FormOutcome> => {
    const reply = await site.api.cancelPayment(orderId, { requestId });
    if (reply.ok) return { kind: 'done', to: REFUNDED };
    // Why this charge is not given back is the api's own sentence.
    const said = reply.code === 'INVALID_PARAMETER' ? { said: reply.message } : {};
    return { kind: 'refused', code: reply.code, redraws: true, ...said };
  },
});
