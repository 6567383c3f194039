import * as v from 'valibot';
import {
  type AppStoreSettings,
  type AppStoreTransaction,
  isOfOrder,
  readAppStoreSignature,
  readTransaction,
  reportOfTransaction,
  TransactionSchema,
} from '../../adapters/payment/app-store.ts';
import type { OrderRow, PaymentReport } from '../../adapters/payment/payment-provider.ts';
import { orderOfStoreToken } from '../../adapters/payment/payment-provider.ts';
import { defineWebhook, type Webhook } from '../../http/webhook.ts';
import { findOrder } from './order.repository.ts';
import { BAD_SIGNATURE, outcomeOf, type SettleParts, settleOrder, UNREADABLE } from './settle-order.ts';

const BodySchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ signedPayload: v.string() }));

/** The parts of a server notification (version 2) that are read. */
const NotificationSchema = v.looseObject({
  notificationUUID: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  notificationType: v.string(),
  data: v.optional(v.looseObject({ signedTransactionInfo: v.optional(v.string()) })),
});

/** The part that is stored. Apple signs a repeated notification anew; this part stays the same. */
const StoredPayloadSchema = v.object({ type: v.string(), transaction: v.nullable(TransactionSchema) });

/** Notifications about the state of a transaction; any other is stored and has no effect. */
const HANDLED_TYPES: readonly string[] = ['ONE_TIME_CHARGE', 'REFUND', 'REVOKE'];

/** The App Store’s server notifications: purchases and refunds. */
export function appStoreWebhook(
  settings: AppStoreSettings,
  parts: SettleParts & { readonly nowMs: () => number },
): Webhook {
  return defineWebhook({
    source: 'apple',
    method: 'POST',
    path: '/webhooks/apple',
    read: async ({ raw }) => {
      const body = v.safeParse(BodySchema, raw.toString('utf8'));
      if (!body.success) return UNREADABLE;
      const { signedPayload } = body.output;
      const signed = await readAppStoreSignature(signedPayload, settings, (verifier) =>
        verifier.verifyAndDecodeNotification(signedPayload),
      );
      if (signed === 'forged') return BAD_SIGNATURE;
      const read = v.safeParse(NotificationSchema, signed);
      if (!read.success) return UNREADABLE;
      const { notificationUUID: eventId, notificationType: type, data } = read.output;
      const jws = data?.signedTransactionInfo;
      const transaction = jws === undefined ? null : await readTransaction(jws, settings);
      return { eventId, payload: { type, transaction } };
    },
    prepare: async (payload) => v.parse(StoredPayloadSchema, payload),
    work: async (transaction, { type, transaction: bought }, { eventId }) => {
      if (bought === null || !HANDLED_TYPES.includes(type)) return { outcome: 'ignored' };
      const order = await findOrder(transaction, orderOfStoreToken(bought.appAccountToken ?? '') ?? '');
      if (order === null || order.provider !== 'apple') return { outcome: 'unknown' };
      if (!isOfOrder(bought, order)) return { outcome: 'another product' };
      const report = reportOf(type, bought, order);
      const news = { report, nowMs: parts.nowMs(), eventId: `apple/${eventId}`, reference: bought.transactionId };
      return outcomeOf(await settleOrder(transaction, parts, order.id, news));
    },
  });
}

function reportOf(type: string, bought: AppStoreTransaction, order: OrderRow): PaymentReport {
  return type === 'ONE_TIME_CHARGE' ? reportOfTransaction(bought, order) : { kind: 'refunded' };
}
