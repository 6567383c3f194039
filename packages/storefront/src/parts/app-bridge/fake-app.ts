import * as v from 'valibot';
import type { AppTransport } from './app-bridge.ts';
import {
  BRIDGE_CALLS,
  type BRIDGE_ERRORS,
  type BridgeCallName,
  type BridgeEventName,
  type CallAnswer,
  type CallData,
  CallSchema,
  type EventData,
} from './bridge-contract.ts';

type RefusalCode = (typeof BRIDGE_ERRORS)[number];
/** An error of the fake store. */
export interface FakeRefusal {
  refusal: RefusalCode;
}
type Purchase = (data: CallData<'purchase'>) => Promise<CallAnswer<'purchase'> | FakeRefusal>;

/** A fake native app: it answers calls, and a test or a person can control its answers. */
export interface FakeApp {
  readonly transport: AppTransport;
  /** All valid calls so far. */
  readonly heard: readonly { readonly call: BridgeCallName; readonly data: unknown }[];
  /** What it stores for the pages. */
  readonly storage: ReadonlyMap<string, string>;
  tell<Name extends BridgeEventName>(event: Name, data: EventData<Name>): void;
  /** Refuses a call this many times; by default always. */
  refuse(call: BridgeCallName, code: RefusalCode, times?: number): void;
  /** Never answers a call. */
  ignore(call: BridgeCallName): void;
  /** Ends all refusals and ignored calls. */
  obey(): void;
}

export interface FakeAppOptions {
  version?: string;
  service?: 'APNS' | 'FCM';
  /** What its store does; by default it does not know the product. */
  purchase?: Purchase;
  storage?: Map<string, string>;
}

/** A fake of the native app that follows the contract exactly: a message that does not match it is refused. */
export function createFakeApp(options: FakeAppOptions = {}): FakeApp {
  const { version = '1.0.0', service = 'APNS', storage = new Map<string, string>() } = options;
  const purchase: Purchase = options.purchase ?? (async () => ({ refusal: 'PRODUCT_NOT_FOUND' }));
  const heard: { call: BridgeCallName; data: unknown }[] = [];
  const refusals = new Map<BridgeCallName, { code: RefusalCode; left: number }>();
  const ignored = new Set<BridgeCallName>();
  let hear: ((text: string) => void) | null = null;
  const reply = (message: object) => hear?.(JSON.stringify(message));

  async function answer(call: BridgeCallName, data: unknown): Promise<object | FakeRefusal> {
    switch (call) {
      case 'version':
        return { name: version };
      case 'pushToken':
        return { token: 'fake-push-token', service };
      case 'purchase':
        return purchase(v.parse(BRIDGE_CALLS.purchase.data, data));
      case 'storage':
        return { value: store(storage, v.parse(BRIDGE_CALLS.storage.data, data)) };
      case 'language':
        return v.parse(BRIDGE_CALLS.language.data, data);
      default:
        return {};
    }
  }

  async function take(text: string): Promise<void> {
    const { id, call, data } = v.parse(CallSchema, JSON.parse(text));
    if (!isCall(call)) return reply({ id, ok: false, code: 'NOT_SUPPORTED' });
    if (!v.is(BRIDGE_CALLS[call].data, data)) return reply({ id, ok: false, code: 'FAILED' });
    heard.push({ call, data });
    const refusal = refusals.get(call);
    // As over a real bridge, no answer comes before the call has returned.
    await Promise.resolve();
    if (ignored.has(call)) return;
    if (refusal !== undefined && refusal.left > 0) {
      refusal.left -= 1;
      return reply({ id, ok: false, code: refusal.code });
    }
    const answered = await answer(call, data);
    if ('refusal' in answered) reply({ id, ok: false, code: answered.refusal });
    else reply({ id, ok: true, data: answered });
  }

  return {
    heard,
    storage,
    transport: {
      send: (text) => void take(text),
      listen: (hearer) => {
        hear = hearer;
        return () => {
          hear = null;
        };
      },
    },
    tell: (event, data) => reply({ event, data }),
    refuse: (call, code, times = Number.POSITIVE_INFINITY) => void refusals.set(call, { code, left: times }),
    ignore: (call) => void ignored.add(call),
    obey: () => {
      refusals.clear();
      ignored.clear();
    },
  };
}

function isCall(name: string): name is BridgeCallName {
  return Object.hasOwn(BRIDGE_CALLS, name);
}

function store(storage: Map<string, string>, asked: CallData<'storage'>): string | null {
  if (asked.act === 'write') storage.set(asked.key, asked.value);
  if (asked.act === 'remove') storage.delete(asked.key);
  return storage.get(asked.key) ?? null;
}
