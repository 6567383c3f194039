import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { GooglePlayClient, GooglePlaySettings, PlayPurchase } from '../../adapters/payment/google-play.ts';
import { reportOfPurchase } from '../../adapters/payment/google-play.ts';
import { orderOfStoreToken } from '../../adapters/payment/payment-provider.ts';
import { PROVIDER_TIMEOUT_MS } from '../../adapters/payment/sandbox-payments.ts';
import { defineWebhook, type Webhook, type WebhookAnswer } from '../../http/webhook.ts';
import { findOrder, findOrderByReference } from './order.repository.ts';
import { BAD_SIGNATURE, outcomeOf, type SettleParts, settleOrder, UNREADABLE } from './settle-order.ts';

const KEYS_UNREACHABLE: WebhookAnswer = { status: 503, text: 'the keys cannot be had' };
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

const EnvelopeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    message: v.looseObject({ messageId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)), data: v.string() }),
  }),
);

/** The parts of a developer notification that are read and stored. */
const NotificationSchema = v.object({
  packageName: v.string(),
  oneTimeProductNotification: v.optional(v.object({ purchaseToken: v.string(), sku: v.string() })),
  voidedPurchaseNotification: v.optional(
    v.object({ purchaseToken: v.string(), productType: v.number(), refundType: v.number() }),
  ),
});

/** Values of a voided purchase: a one-time product, refunded in full. */
const [ONE_TIME_PRODUCT, WHOLE_REFUND] = [2, 1];

type News =
  | { readonly kind: 'purchase'; readonly token: string; readonly sku: string; readonly purchase: PlayPurchase }
  | { readonly kind: 'voided'; readonly token: string };

/** Google Play’s developer notifications, pushed by Pub/Sub: they say that something happened, and Google is asked what. */
export function googlePlayWebhook(
  settings: GooglePlaySettings,
  client: GooglePlayClient,
  parts: SettleParts & { readonly nowMs: () => number },
): Webhook {
  const keys = createRemoteJWKSet(new URL(settings.keysUrl), { timeoutDuration: PROVIDER_TIMEOUT_MS });
  return defineWebhook<News | null>({
    source: 'google',
    method: 'POST',
    path: '/webhooks/google',
    read: async ({ raw, headers, nowMs }) => {
      const refused = await checkPush(headers.get('authorization') ?? '', { settings, keys, nowMs });
      if (refused !== null) return refused;
      const envelope = v.safeParse(EnvelopeSchema, raw.toString('utf8'));
      if (!envelope.success) return UNREADABLE;
      const { messageId: eventId, data } = envelope.output.message;
      const text = Buffer.from(data, 'base64').toString('utf8');
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), NotificationSchema), text);
      return read.success ? { eventId, payload: read.output } : UNREADABLE;
    },
    prepare: async (payload) => {
      const notification = v.parse(NotificationSchema, payload);
      return notification.packageName === settings.packageName ? newsOf(client, notification) : null;
    },
    work: async (transaction, news, { eventId }) => {
      if (news === null) return { outcome: 'ignored' };
      const facts = { nowMs: parts.nowMs(), eventId: `google/${eventId}`, reference: news.token };
      if (news.kind === 'voided') {
        const order = await findOrderByReference(transaction, 'google', news.token);
        // We have not heard of the purchase yet. When we ask Google for it later, it is cancelled.
        if (order === null) return { outcome: 'unknown' };
        return outcomeOf(await settleOrder(transaction, parts, order.id, { ...facts, report: { kind: 'refunded' } }));
      }
      const { purchase, token, sku } = news;
      const order = await findOrder(transaction, orderOfStoreToken(purchase.obfuscatedExternalAccountId) ?? '');
      if (order === null || order.provider !== 'google') return { outcome: 'unknown' };
      if (sku !== order.storeProductId || purchase.quantity !== 1) return { outcome: 'another product' };
      return outcomeOf(
        await settleOrder(transaction, parts, order.id, { ...facts, report: reportOfPurchase(purchase, token, order) }),
      );
    },
  });
}

async function newsOf(
  client: GooglePlayClient,
  { oneTimeProductNotification: bought, voidedPurchaseNotification: voided }: v.InferOutput<typeof NotificationSchema>,
): Promise<News | null> {
  if (bought !== undefined) {
    const { purchaseToken: token, sku } = bought;
    const purchase = await client.find(sku, token);
    return purchase === null ? null : { kind: 'purchase', token, sku, purchase };
  }
  const isWhole = voided?.productType === ONE_TIME_PRODUCT && voided.refundType === WHOLE_REFUND;
  return isWhole ? { kind: 'voided', token: voided.purchaseToken } : null;
}

/**
 * Checks with Google’s token that our own subscription sends this. Null: it does. An answer: it does not, or this cannot be
 * checked now.
 */
async function checkPush(
  authorization: string,
  { settings, keys, nowMs }: { settings: GooglePlaySettings; keys: JWTVerifyGetKey; nowMs: number },
): Promise<WebhookAnswer | null> {
  const [, token = ''] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...{ issuer: ISSUERS, audience: settings.pushAudience, algorithms: ['RS256'], currentDate: new Date(nowMs) },
    });
    return payload.email === settings.pushAccount && payload.email_verified === true ? null : BAD_SIGNATURE;
  } catch (error) {
    const isWrong = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
    // The generic error comes from the key set: its host did not answer as it should.
    return isWrong && error.code !== 'ERR_JOSE_GENERIC' ? BAD_SIGNATURE : KEYS_UNREACHABLE;
  }
}
