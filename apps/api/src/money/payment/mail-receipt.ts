import { type Locale, type Platform, textDirection } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { DateTime } from 'luxon';
import type { MailSender } from '../../adapters/message-senders.ts';
import { type OrderRow, totalOf } from '../../adapters/payment/payment-provider.ts';
import { composeReceipt, findAnyAccount, receiverAddress } from '../../people/index.ts';
import { findOrder } from './order.repository.ts';

export interface MailReceiptParts {
  readonly database: Database;
  readonly mail: MailSender;
  readonly mailFrom: string;
  readonly platforms: readonly Platform[];
  /** Where readers open a platform's site. */
  readonly originOf: (platformId: string) => string;
}

/** Whether an order's reader gets a receipt from us: an app's store sends its own, and what cost nothing has none. */
export function hasReceipt(order: OrderRow): boolean {
  return totalOf(order) > 0 && order.provider !== 'apple' && order.provider !== 'google';
}

/**
 * Mails the receipt of a paid order to its reader, in the language in which they last read the site. Only a confirmed address
 * gets mail; the receipt is on the site for all.
 */
export async function mailReceipt(parts: MailReceiptParts, orderId: string): Promise<void> {
  const { database, mail, mailFrom, platforms, originOf } = parts;
  const order = await findOrder(database.orm, orderId);
  const platform = platforms.find(({ id }) => id === order?.platformId);
  if (order === null || platform === undefined || order.state !== 'paid') return;
  const { platformId, userId } = order;
  const [to, user] = [
    await receiverAddress(database.orm, platformId, { target: 'USER', userId }),
    await findAnyAccount(database.orm, { platformId, userId }),
  ];
  if (to === null || user === null) return;
  const locale = user.locale ?? platform.locales[0];
  const link = new URL('/history/charge', originOf(platformId));
  link.searchParams.set('receipt', orderId);
  const composed = await composeReceipt({
    platform,
    locale,
    rows: receiptRows(order, platform, locale),
    link: link.href,
  });
  await mail.send({ ...composed, to, from: mailFrom });
}

/** What was sold, when, by whom and for how much. */
function receiptRows(order: OrderRow, platform: Platform, locale: Locale) {
  const { currency, company, dateFormat, timeZone } = platform;
  const money = (minorUnits: number) =>
    isolated(
      locale,
      new Intl.NumberFormat(locale, { style: 'currency', currency: currency.code, numberingSystem: 'latn' }).format(
        minorUnits / 10 ** currency.minorDigits,
      ),
    );
  const paidAt = DateTime.fromMillis(order.paidAtMs ?? order.createdAtMs, {
    zone: timeZone,
    locale,
    numberingSystem: 'latn',
  });
  const { discountMinorUnits: discount } = order;
  return [
    { key: 'charge.receiptNumber', value: isolated(locale, order.id) },
    { key: 'charge.receiptDate', value: isolated(locale, paidAt.toFormat(dateFormat)) },
    { key: 'charge.receiptSeller', value: company.name },
    { key: 'charge.receiptCoins', value: String(order.coins + order.bonusCoins) },
    ...(discount === 0
      ? []
      : ([
          { key: 'charge.receiptPrice', value: money(order.priceMinorUnits) },
          { key: 'charge.receiptDiscount', value: `−${money(discount)}` },
        ] as const)),
    { key: 'charge.receiptPaid', value: money(totalOf(order)) },
  ] as const;
}

/** Keeps a number or a name in its own order inside a sentence of the other direction. */
function isolated(locale: Locale, text: string): string {
  return textDirection(locale) === 'rtl' ? `\u2066${text}\u2069` : text;
}
