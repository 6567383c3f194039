import * as v from 'valibot';

/*
 * What the pages of a site and the native app around them say to each other (record 0084). Both send JSON as text. This file
 * is the contract: an app is right when every message that it sends is read by this file. Of valibot it uses what every page
 * loads anyway; lengths are plain rules.
 */

/** The version of this contract, which the page names in `ready`. */
export const BRIDGE_VERSION = 1;

/** Why an app does not do what a page asks for. TIMEOUT and MALFORMED are the page’s own words. */
export const BRIDGE_ERRORS = [
  'NOT_SUPPORTED',
  'FAILED',
  'PRODUCT_NOT_FOUND',
  'UNTRUSTED_CERTIFICATE',
  'STORAGE_PERMISSION_REQUIRED',
] as const;
export type BridgeError = (typeof BRIDGE_ERRORS)[number] | 'TIMEOUT' | 'MALFORMED';

/** Reads what the other side sent, without what nobody asked for; null: it does not fit the contract. */
export type ReadSent<Data> = (sent: unknown) => Data | null;

/** Data of the first shape that they fit, where they keep to the rule. */
function oneOf<Shape extends v.GenericSchema>(
  shapes: readonly Shape[],
  isRight: (data: v.InferOutput<Shape>) => boolean = () => true,
): ReadSent<v.InferOutput<Shape>> {
  return (sent) => {
    for (const shape of shapes) {
      const read = v.safeParse(shape, sent);
      if (read.success) return isRight(read.output) ? read.output : null;
    }
    return null;
  };
}

/** Most characters of a text, of a push token, and of a name or an id. */
const TEXT_MOST = 20_000;
const TOKEN_MOST = 4_096;
const NAME_MOST = 40;

const isText = (text: string) => text.length <= TEXT_MOST;
const isName = (text: string) => text.length >= 1 && text.length <= NAME_MOST;
const isToken = (token: string | null) => token === null || (token.length >= 1 && token.length <= TOKEN_MOST);
const isStorageKey = (key: string) => /^[\w.-]{1,64}$/.test(key);

const nothing = oneOf([v.object({})]);

const readPushToken = oneOf(
  (['APNS', 'FCM'] as const).map((service) =>
    v.object({
      /** Null: the reader has not allowed push messages on this phone. */
      token: v.nullable(v.string()),
      service: v.literal(service),
    }),
  ),
  ({ token }) => isToken(token),
);
export type PushToken = NonNullable<ReturnType<typeof readPushToken>>;

/** What a page asks of the app: what goes out, and what comes back. */
const CALLS = {
  /** The page listens. Before it, and on a page that never says it, the app’s back button is the web view’s own. */
  ready: { data: oneOf([v.object({ version: v.number() })]), answer: nothing },
  version: { data: nothing, answer: oneOf([v.object({ name: v.string() })], ({ name }) => isName(name)) },
  pushToken: { data: nothing, answer: readPushToken },
  /** Who runs the store, for a page of the app’s own that opens without a connection. */
  company: {
    data: oneOf([v.object({ title: v.string(), rows: v.array(v.object({ label: v.string(), value: v.string() })) })]),
    answer: nothing,
  },
  /** The app forgets pictures and pages that it keeps. */
  cacheClear: { data: nothing, answer: nothing },
  /** Opens the sheet of the app’s store. It is answered when the sheet is closed. */
  purchase: {
    data: oneOf(
      (['apple', 'google'] as const).map((store) =>
        v.object({
          store: v.literal(store),
          productId: v.string(),
          /** A UUID that goes to the store with the purchase (`appAccountToken`, `obfuscatedAccountId`). */
          accountToken: v.string(),
        }),
      ),
      ({ productId, accountToken }) => isText(productId) && isText(accountToken),
    ),
    answer: oneOf(
      [
        /** Apple: the signed transaction (JWS). Google: the purchase token. */
        v.object({ state: v.literal('purchased'), proof: v.string() }),
        /** Somebody has to approve it, or it is paid in cash later; Google has a token for it already. */
        v.object({ state: v.literal('pending'), proof: v.nullable(v.string()) }),
        v.object({ state: v.literal('cancelled') }),
      ],
      (reply) => {
        if (reply.state === 'cancelled') return true;
        return reply.proof === null || (isText(reply.proof) && (reply.state === 'pending' || reply.proof !== ''));
      },
    ),
  },
  /** The server knows of the purchase: the app may finish its transaction. */
  purchaseDone: {
    data: oneOf([v.object({ accountToken: v.string() })], ({ accountToken }) => isText(accountToken)),
    answer: nothing,
  },
  /** A small value that stays on the phone when the web view’s own storage is cleared. */
  storage: {
    data: oneOf(
      [
        v.object({ act: v.literal('read'), key: v.string() }),
        v.object({ act: v.literal('write'), key: v.string(), value: v.string() }),
        v.object({ act: v.literal('remove'), key: v.string() }),
      ],
      (asked) => isStorageKey(asked.key) && (asked.act !== 'write' || isText(asked.value)),
    ),
    answer: oneOf([v.object({ value: v.nullable(v.string()) })], ({ value }) => value === null || isText(value)),
  },
  /** The language of the pages; the app’s own screens follow. */
  language: { data: oneOf([v.object({ locale: v.string() })]), answer: oneOf([v.object({ locale: v.string() })]) },
  /** Whose session the pages have, for the app’s own viewer; null: nobody’s. */
  userData: {
    data: oneOf([
      v.object({
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
    ]),
    answer: nothing,
  },
  /** What a press of the app’s back button did. `root`: nothing is left to go back to. */
  backDone: {
    data: oneOf((['closed', 'left', 'root'] as const).map((outcome) => v.object({ outcome: v.literal(outcome) }))),
    answer: nothing,
  },
} as const;

export type BridgeCallName = keyof typeof CALLS;
type CallParts<Part extends 'data' | 'answer'> = {
  [Name in BridgeCallName]: NonNullable<ReturnType<(typeof CALLS)[Name][Part]>>;
};
export type CallData<Name extends BridgeCallName> = CallParts<'data'>[Name];
export type CallAnswer<Name extends BridgeCallName> = CallParts<'answer'>[Name];
export const BRIDGE_CALLS: {
  readonly [Name in BridgeCallName]: {
    readonly data: ReadSent<CallData<Name>>;
    readonly answer: ReadSent<CallAnswer<Name>>;
  };
} = CALLS;

/** What the app tells a page by itself. */
const EVENTS = {
  /** The phone’s back button, or the gesture. */
  back: nothing,
  pushToken: readPushToken,
  /** Something went wrong that no page has asked for, such as a download. */
  problem: oneOf(BRIDGE_ERRORS.map((code) => v.object({ code: v.literal(code) }))),
} as const;

export type BridgeEventName = keyof typeof EVENTS;
type EventParts = { [Name in BridgeEventName]: NonNullable<ReturnType<(typeof EVENTS)[Name]>> };
export type EventData<Name extends BridgeEventName> = EventParts[Name];
export const BRIDGE_EVENTS: { readonly [Name in BridgeEventName]: ReadSent<EventData<Name>> } = EVENTS;

/** The data of a message, which its call or event reads; `otherwise` where it has none. */
function dataOf(sent: unknown, otherwise: unknown): unknown {
  const data = typeof sent === 'object' && sent !== null && 'data' in sent ? sent.data : undefined;
  return data === undefined ? otherwise : data;
}

const readBareCall = oneOf(
  [v.object({ id: v.string(), call: v.string() })],
  ({ id, call }) => isName(id) && call.length <= NAME_MOST,
);

/** From the page to the app: a call, whose answer names its id. */
export function readCall(sent: unknown): { id: string; call: string; data: unknown } | null {
  const call = readBareCall(sent);
  const data = dataOf(sent, undefined);
  return call === null || data === undefined ? null : { ...call, data };
}

const readBareMessage = oneOf([
  v.object({ id: v.string(), ok: v.literal(true) }),
  ...BRIDGE_ERRORS.map((code) => v.object({ id: v.string(), ok: v.literal(false), code: v.literal(code) })),
  v.object({ event: v.string() }),
]);

/** From the app to the page: an answer, a refusal, or an event. */
export function readAppMessage(sent: unknown) {
  const message = readBareMessage(sent);
  if (message === null || 'code' in message) return message;
  return { ...message, data: dataOf(sent, {}) };
}
