import type { ChargeHistoryRow, Payment } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay, formatMoney, formatNumber } from '../../../i18n/format.server.ts';
import { type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { notFound, refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { barePoints } from '../../../parts/wallet/wallet.server.ts';
import type { ReceiptModel } from './charge-model.ts';

type Order = Pick<NonNullable<ChargeHistoryRow['order']>, 'state' | 'total'>;

/** Whether money was paid for an order. */
export function hasReceipt({ state, total }: Order): boolean {
  return total > 0 && (state === 'paid' || state === 'refunded' || state === 'disputed');
}

/** The receipt of a payment of the reader; the page that says so where there is none. */
export async function loadReceipt(orderId: string, site: AppLoadContext): Promise<ReceiptModel> {
  const [text, reply] = await Promise.all([serverText(site.locale), site.api.payment({ orderId })]);
  if (!reply.ok) throw reply.code === 'NOT_EXIST' ? await notFound(site) : await refusedPage(site, 'payment', reply);
  if (!hasReceipt(reply.data)) throw await notFound(site);
  return receiptModel(reply.data, site, text);
}

function receiptModel(payment: Payment, site: AppLoadContext, text: ServerText): ReceiptModel {
  const { platform, locale } = site;
  const { company, brand } = platform;
  const money = (minorUnits: number) => formatMoney(platform.currency, locale, minorUnits);
  const { coin, bonusCoin, mileage } = payment.credited ?? { coin: 0, bonusCoin: 0, mileage: 0 };
  const got = (label: string, amount: number, shown = formatNumber(locale, amount)) =>
    amount === 0 ? [] : [{ label, amount: shown }];
  const seller = [company.name, company.address.join(', '), ...company.registrations.map(({ number }) => number)];
  return {
    brand: brand.name,
    facts: [
      { label: text('charge.receiptNumber'), value: payment.orderId },
      { label: text('charge.receiptDate'), value: formatDay(platform, locale, payment.paidAt ?? payment.createdAt) },
      { label: text('charge.receiptSeller'), value: seller.join(' · ') },
    ],
    lines: [
      ...got(text('charge.coins'), coin),
      ...got(text('charge.bonus'), bonusCoin),
      ...got(text('charge.points'), mileage, barePoints(site, mileage)),
      ...(payment.discount === 0
        ? []
        : [
            { label: text('charge.receiptPrice'), amount: money(payment.price) },
            { label: text('charge.receiptDiscount'), amount: `−${money(payment.discount)}` },
          ]),
      { label: text('charge.receiptPaid'), amount: money(payment.total), isTotal: true },
    ],
    isRefunded: payment.state === 'refunded',
  };
}
