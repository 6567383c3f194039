import * as v from 'valibot';
import type { AppFacts } from '../../root/site-data.ts';
import {
  AppMessageSchema,
  BRIDGE_CALLS,
  BRIDGE_EVENTS,
  type BridgeCallName,
  type BridgeError,
  type BridgeEventName,
  type CallAnswer,
  type CallData,
  type EventData,
} from './bridge-contract.ts';

/** The app's reply to a call. */
export type BridgeReply<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly code: BridgeError };

/** A page’s side of the bridge. No call throws: if the app does not answer, or answers nonsense, the reply is an error. */
export interface AppBridge {
  ask<Name extends BridgeCallName>(name: Name, data: CallData<Name>): Promise<BridgeReply<CallAnswer<Name>>>;
  /** Listens to an event that the app sends by itself. Returns a function that stops listening. */
  on<Name extends BridgeEventName>(name: Name, hear: (data: EventData<Name>) => void): () => void;
}

/** How long an app may take to answer, in milliseconds. */
const ANSWER_MS = 5_000;
/** A purchase waits for its reader: for passwords, fingerprints, or a parent's approval. */
const PURCHASE_MS = 15 * 60_000;

/** The used part of a timer; a test passes its own. */
export interface BridgeTimer {
  after(delayMs: number, run: () => void): () => void;
}

const BROWSER_TIMER: BridgeTimer = {
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

type Hearer = (data: unknown) => void;

/** Implements the contract over a transport: each call has an id, and is settled by its answer or by the time limit. */
export function createAppBridge(transport: AppTransport, timer: BridgeTimer = BROWSER_TIMER): AppBridge {
  const waiting = new Map<string, (reply: BridgeReply<unknown>) => void>();
  const hearers = new Map<string, Set<Hearer>>();
  let lastId = 0;

  transport.listen((text) => {
    const read = v.safeParse(AppMessageSchema, parseJson(text));
    if (!read.success) return;
    const message = read.output;
    if ('event' in message) {
      for (const hear of hearers.get(message.event) ?? []) hear(message.data);
      return;
    }
    const { id, ...reply } = message;
    waiting.get(id)?.(reply);
  });

  return {
    ask(name, data) {
      lastId += 1;
      const id = String(lastId);
      return new Promise((resolve) => {
        const settle = (reply: BridgeReply<unknown>) => {
          stop();
          waiting.delete(id);
          resolve(reply.ok ? readAnswer(name, reply.data) : reply);
        };
        const limitMs = name === 'purchase' ? PURCHASE_MS : ANSWER_MS;
        const stop = timer.after(limitMs, () => settle({ ok: false, code: 'TIMEOUT' }));
        waiting.set(id, settle);
        try {
          transport.send(JSON.stringify({ id, call: name, data }));
        } catch {
          settle({ ok: false, code: 'FAILED' });
        }
      });
    },
    on(name, hear) {
      const schema: v.GenericSchema<unknown, EventData<typeof name>> = BRIDGE_EVENTS[name];
      const hearer: Hearer = (data) => {
        const read = v.safeParse(schema, data);
        if (read.success) hear(read.output);
      };
      const all = hearers.get(name) ?? new Set();
      hearers.set(name, all.add(hearer));
      return () => all.delete(hearer);
    },
  };
}

function readAnswer<Name extends BridgeCallName>(name: Name, data: unknown): BridgeReply<CallAnswer<Name>> {
  const schema: v.GenericSchema<unknown, CallAnswer<Name>> = BRIDGE_CALLS[name].answer;
  const read = v.safeParse(schema, data);
  return read.success ? { ok: true, data: read.output } : { ok: false, code: 'MALFORMED' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

declare global {
  interface Window extends AppWindow {}
}

/** An app that does nothing, for a page that should be in an app and is not. */
const NO_APP: AppBridge = {
  ask: async () => ({ ok: false, code: 'NOT_SUPPORTED' }),
  on: () => () => undefined,
};

let opened: Promise<AppBridge> | null = null;

/** The bridge of this document: to its web view, or, in a browser in demo mode, to the app simulator. */
export function openAppBridge({ isSimulated }: Pick<AppFacts, 'isSimulated'>): Promise<AppBridge> {
  opened ??= open(isSimulated);
  return opened;
}

async function open(isSimulated: boolean): Promise<AppBridge> {
  const transport = findAppTransport(window);
  if (transport !== null) return createAppBridge(transport);
  if (!isSimulated) return NO_APP;
  const { startAppSimulator } = await import('./app-simulator.ts');
  return createAppBridge(startAppSimulator());
}

/** How messages (as text) get to the native app and back. */
export interface AppTransport {
  send(text: string): void;
  /** Listens to the app from now on; there is one listener. Returns a function that stops listening. */
  listen(hear: (text: string) => void): () => void;
}

/** What the two kinds of web view add to a page’s window (record 0084). */
export interface AppWindow {
  /** iOS: `WKUserContentController.add(_:name:)`. */
  readonly webkit?: {
    readonly messageHandlers?: { readonly longstripBridge?: { postMessage(text: string): void } };
  };
  /** Android: `WebViewCompat.addWebMessageListener`, only for the site’s own origin. */
  readonly longstripBridge?: {
    postMessage(text: string): void;
    onmessage: ((event: { data: unknown }) => void) | null;
  };
  /** iOS calls it by `evaluateJavaScript`. */
  longstripReceive?: ((text: string) => void) | undefined;
}

/** The transport of the web view that shows this page; null where there is none, as in a browser. */
export function findAppTransport(window: AppWindow): AppTransport | null {
  const apple = window.webkit?.messageHandlers?.longstripBridge;
  if (apple !== undefined) {
    return {
      send: (text) => apple.postMessage(text),
      listen: (hear) => {
        window.longstripReceive = hear;
        return () => {
          window.longstripReceive = undefined;
        };
      },
    };
  }
  const android = window.longstripBridge;
  if (android === undefined) return null;
  return {
    send: (text) => android.postMessage(text),
    listen: (hear) => {
      android.onmessage = ({ data }) => {
        if (typeof data === 'string') hear(data);
      };
      return () => {
        android.onmessage = null;
      };
    },
  };
}
