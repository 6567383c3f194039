import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';

/** Maximum length of a subscription's address at a push service, in characters. */
const ENDPOINT_MOST = 1024;
/** An uncompressed P-256 point, and a secret of 16 bytes (RFC 8291), in base64url. */
const POINT = /^B[A-Za-z0-9_-]{86}$/;
const SECRET = /^[A-Za-z0-9_-]{22}$/;
/** SHA-256 in base64url. */
const HASH = /^[A-Za-z0-9_-]{43}$/;

const SubscriptionIdSchema = v.pipe(v.string(), v.regex(HASH));

/** Body of `POST alarm/push`: the subscription of a browser, in the form of `PushSubscription.toJSON()`. */
export const PushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(ENDPOINT_MOST)),
  keys: v.object({ p256dh: v.pipe(v.string(), v.regex(POINT)), auth: v.pipe(v.string(), v.regex(SECRET)) }),
});
export type PushSubscriptionBody = v.InferOutput<typeof PushSubscriptionSchema>;

/** Query of `DELETE alarm/push`, and the answer of both: which subscription. */
export const PushSubscribedSchema = v.object({ subscriptionId: SubscriptionIdSchema });
export type PushSubscribed = v.InferOutput<typeof PushSubscribedSchema>;

/** Answer of `GET alarm/push`. A subscription's id is the SHA-256 of its endpoint, in base64url. */
export const PushOfferSchema = v.object({
  /** The key that browsers need to subscribe (RFC 8292); null: the store sends no push messages. */
  publicKey: v.nullable(v.string()),
  /** The reader's browsers that are subscribed and signed in. */
  subscriptionIds: v.array(SubscriptionIdSchema),
});
export type PushOffer = v.InferOutput<typeof PushOfferSchema>;

export const PUSH_CALLS = defineCalls({
  pushOffer: {
    method: 'GET',
    path: '/alarm/push',
    access: 'bearer',
    summary: 'What browsers subscribe to push messages with, null where there are none; and which are subscribed',
    data: PushOfferSchema,
  },
  subscribePush: {
    method: 'POST',
    path: '/alarm/push',
    access: 'bearer',
    summary:
      'Has push messages come to this browser while its session lasts; the oldest of more than ten browsers ends',
    body: PushSubscriptionSchema,
    data: PushSubscribedSchema,
    refusals: ['NOT_EXIST', 'MALFORMED_REQUEST', 'NOT_FOUND_ACCESS_TOKEN'],
  },
  endPush: {
    method: 'DELETE',
    path: '/alarm/push',
    access: 'bearer',
    summary: 'Ends the subscription of a browser',
    query: PushSubscribedSchema,
    data: PushSubscribedSchema,
  },
});
