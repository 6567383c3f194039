import * as v from 'valibot';

/*
 * The messages between the pages of a site and the native app around them (record 0084). Both send JSON as text. This file
 * is the contract: an app is correct if every message that it sends matches a schema of this file.
 */

export const BRIDGE_VERSION = 1;

/** Why an app does not do what a page asks for. TIMEOUT and MALFORMED are set by the page, never sent by the app. */
export const BRIDGE_ERRORS = [
  'NOT_SUPPORTED',
  'FAILED',
  'PRODUCT_NOT_FOUND',
  'UNTRUSTED_CERTIFICATE',
  'STORAGE_PERMISSION_REQUIRED',
] as const;
export type BridgeError = (typeof BRIDGE_ERRORS)[number] | 'TIMEOUT' | 'MALFORMED';

const Text = v.pipe(v.string(), v.maxLength(20_000));
const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(4_096));
const Nothing = v.object({});
const StorageKey = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

const PushTokenSchema = v.object({
  /** Null: the reader has not allowed push messages on this phone. */
  token: v.nullable(Token),
  service: v.picklist(['APNS', 'FCM']),
});
export type PushToken = v.InferOutput<typeof PushTokenSchema>;

/** The calls from a page to the app: the data that is sent, and the answer. */
export const BRIDGE_CALLS = {
  /**
   * The page is listening. Before this call, and on a page that never makes it, the app’s back button is the web view’s own.
   */
  ready: { data: v.object({ version: v.number() }), answer: Nothing },
  version: { data: Nothing, answer: v.object({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }) },
  pushToken: { data: Nothing, answer: PushTokenSchema },
  /** The company behind the store, for a page inside the app that opens without a connection. */
  company: {
    data: v.object({ title: v.string(), rows: v.array(v.object({ label: v.string(), value: v.string() })) }),
    answer: Nothing,
  },
  /** The app deletes the pictures and pages that it has cached. */
  cacheClear: { data: Nothing, answer: Nothing },
  /** Opens the sheet of the app’s store. The answer comes when the sheet is closed. */
  purchase: {
    data: v.object({
      store: v.picklist(['apple', 'google']),
      productId: Text,
      /** A UUID that goes to the store with the purchase (`appAccountToken`, `obfuscatedAccountId`). */
      accountToken: Text,
    }),
    answer: v.variant('state', [
      /** Apple: the signed transaction (JWS). Google: the purchase token. */
      v.object({ state: v.literal('purchased'), proof: v.pipe(Text, v.minLength(1)) }),
      /** A parent has to approve it, or it is paid in cash later. Google already has a token for it. */
      v.object({ state: v.literal('pending'), proof: v.nullable(Text) }),
      v.object({ state: v.literal('cancelled') }),
    ]),
  },
  /** The server knows about the purchase: the app may finish its transaction. */
  purchaseDone: { data: v.object({ accountToken: Text }), answer: Nothing },
  /** A small value that stays on the phone when the web view’s own storage is cleared. */
  storage: {
    data: v.variant('act', [
      v.object({ act: v.literal('read'), key: StorageKey }),
      v.object({ act: v.literal('write'), key: StorageKey, value: Text }),
      v.object({ act: v.literal('remove'), key: StorageKey }),
    ]),
    answer: v.object({ value: v.nullable(Text) }),
  },
  /** The language of the pages; the app’s own screens use it too. */
  language: { data: v.object({ locale: v.string() }), answer: v.object({ locale: v.string() }) },
  /** Whose session the pages have, for the app’s own viewer; null: a guest’s session. */
  userData: {
    data: v.object({
      user: v.nullable(
        v.object({
          id: v.string(),
          nickname: v.nullable(v.string()),
          isAdult: v.boolean(),
          showAdult: v.boolean(),
          coins: v.number(),
          accessToken: v.string(),
          /** Epoch milliseconds. */
          accessTokenExpiresAt: v.number(),
        }),
      ),
    }),
    answer: Nothing,
  },
  /** A small movement of the phone, in answer to a press. An app may leave it out, as phones do whose owners turned it off. */
  haptic: { data: v.object({ kind: v.picklist(['press', 'success', 'warning']) }), answer: Nothing },
  /** The page’s data is new: the app ends what it shows while its reader pulls. */
  refreshDone: { data: Nothing, answer: Nothing },
  /** What a press of the app’s back button did. `root`: there is nothing to go back to. */
  backDone: { data: v.object({ outcome: v.picklist(['closed', 'left', 'root']) }), answer: Nothing },
} as const;

type BridgeCalls = typeof BRIDGE_CALLS;
export type BridgeCallName = keyof BridgeCalls;
export type CallData<Name extends BridgeCallName> = v.InferOutput<BridgeCalls[Name]['data']>;
export type CallAnswer<Name extends BridgeCallName> = v.InferOutput<BridgeCalls[Name]['answer']>;

/** Events that the app sends to a page by itself. */
export const BRIDGE_EVENTS = {
  /** The phone’s back button or back gesture. */
  back: Nothing,
  pushToken: PushTokenSchema,
  /** The reader has pulled the page down from its top; the app recognises the gesture, and shows it. */
  refresh: Nothing,
  /** An error in something that no page has asked for, such as a download. */
  problem: v.object({ code: v.picklist(BRIDGE_ERRORS) }),
} as const;

type BridgeEvents = typeof BRIDGE_EVENTS;
export type BridgeEventName = keyof BridgeEvents;
export type EventData<Name extends BridgeEventName> = v.InferOutput<BridgeEvents[Name]>;

/** From the page to the app: a call. Its answer has the same id. */
export const CallSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  call: v.pipe(v.string(), v.maxLength(40)),
  data: v.unknown(),
});

/** From the app to the page: an answer, a refusal, or an event. */
export const AppMessageSchema = v.union([
  v.object({ id: v.string(), ok: v.literal(true), data: v.optional(v.unknown(), {}) }),
  v.object({ id: v.string(), ok: v.literal(false), code: v.picklist(BRIDGE_ERRORS) }),
  v.object({ event: v.string(), data: v.optional(v.unknown(), {}) }),
]);
