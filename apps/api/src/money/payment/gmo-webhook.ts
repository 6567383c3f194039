import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { GmoClient, GmoSettings } from '../../adapters/payment/gmo.ts';
import { askGmo } from '../../adapters/payment/gmo.ts';
import { totalOf } from '../../adapters/payment/payment-provider.ts';
import { defineWebhook, type Webhook, type WebhookAnswer } from '../../http/webhook.ts';
import { findOrderByReference } from './order.repository.ts';
import { outcomeOf, type SettleParts, settleOrder } from './settle-order.ts';

const short = v.optional(v.pipe(v.string(), v.maxLength(64)), '');
const yen = v.pipe(v.string(), v.regex(/^\d{0,10}$/));

/** The part of a notification that is stored: no card data. */
const NoticeSchema = v.object({
  ShopID: v.string(),
  OrderID: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,27}$/)),
  Status: v.pipe(v.string(), v.regex(/^[A-Z]{1,20}$/)),
  Amount: yen,
  Tax: v.optional(yen, ''),
  ...{ JobCd: short, PayType: short, AccessID: short, TranID: short, TranDate: short },
  ...{ FinishDate: short, ReceiptDate: short, ErrCode: short, ErrInfo: short },
});

/** GMO reads the body. 0: accepted. 1: not accepted; GMO sends it again, five times at most. */
const TAKEN: WebhookAnswer = { status: 200, text: '0' };
const NOT_TAKEN: WebhookAnswer = { status: 200, text: '1' };

/**
 * GMO’s result notifications. Nothing in them proves their sender. So they must name the shop, an order and its sum, and GMO is
 * asked for the state of the payment before anything changes. Any other notification changes nothing and is not stored.
 */
export function gmoWebhook(
  { shopId }: GmoSettings,
  client: GmoClient,
  parts: SettleParts & { readonly nowMs: () => number },
): Webhook {
  return defineWebhook({
    source: 'gmo',
    method: 'POST',
    path: '/gmo',
    read: async ({ raw, executor }) => {
      const form = Object.fromEntries(new URLSearchParams(raw.toString('utf8')));
      const read = v.safeParse(NoticeSchema, form);
      if (!read.success || read.output.ShopID !== shopId) return NOT_TAKEN;
      const { OrderID, Status, Amount, Tax } = read.output;
      const order = await findOrderByReference(executor, 'gmo', OrderID);
      if (order === null || Number(Amount) + Number(Tax) !== totalOf(order)) return NOT_TAKEN;
      // GMO’s events have no id, but the same notification has the same fields.
      const hash = createHash('sha256').update(JSON.stringify(read.output)).digest('hex');
      return { eventId: `${OrderID}/${Status}/${hash}`, payload: read.output };
    },
    prepare: async (payload) => {
      const { OrderID } = v.parse(NoticeSchema, payload);
      return { reference: OrderID, report: await askGmo(client, OrderID) };
    },
    work: async (transaction, { reference, report }, { eventId }) => {
      const order = await findOrderByReference(transaction, 'gmo', reference);
      if (order === null || report === null) return { outcome: 'unknown' };
      const news = { report, nowMs: parts.nowMs(), eventId: `gmo/${eventId}` };
      return outcomeOf(await settleOrder(transaction, parts, order.id, news));
    },
    accepted: TAKEN,
    changed: NOT_TAKEN,
  });
}
