import { Button } from '@longstrip/ui';
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { registerServiceWorker } from '../../../entry/served-addresses.ts';
import { usePageText } from '../../../i18n/page-texts.tsx';
import type { FormReply } from '../../../parts/form/site-form.tsx';
import type { PushOffer } from './setting-model.ts';

/** Whether push messages come to this browser, and the button that changes it. Nothing is asked before it is pressed. */
export function BrowserPushSetting({ offer }: { offer: PushOffer }) {
  const text = usePageText();
  const fetcher = useFetcher<FormReply>();
  const [browser, setBrowser] = useState<BrowserPush | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    readBrowserPush().then(setBrowser, () => setBrowser({ kind: 'none' }));
  }, []);

  const turn = async (change: () => Promise<void>) => {
    setAsking(true);
    setFailed(false);
    try {
      await change();
    } catch {
      setFailed(true);
    }
    setBrowser(await readBrowserPush().catch(() => browser));
    setAsking(false);
  };
  const turnOn = () =>
    turn(async () => {
      const fields = await subscribeBrowser(offer.publicKey);
      if (fields !== null) fetcher.submit({ change: 'pushOn', ...fields }, { method: 'post' });
    });
  const turnOff = (subscriptionId: string) =>
    turn(async () => {
      // Tells the store first: it then sends nothing more, even if the browser fails.
      fetcher.submit({ change: 'pushOff', subscriptionId }, { method: 'post' });
      await unsubscribeBrowser();
    });

  if (browser === null) return null;
  const own = browser.kind === 'ready' ? browser.subscriptionId : null;
  const onId = own !== null && offer.subscriptionIds.includes(own) ? own : null;
  const problem = hasFailed ? text('account.pushFailed') : (fetcher.data?.text ?? null);
  return (
    <BrowserPushRow
      state={browser.kind === 'ready' ? (onId === null ? 'off' : 'on') : browser.kind}
      isBusy={isAsking || fetcher.state !== 'idle'}
      problem={problem}
      onTurn={() => void (onId === null ? turnOn() : turnOff(onId))}
    />
  );
}

const STATES = {
  on: 'account.pushBrowserOn',
  off: 'account.pushBrowserOff',
  blocked: 'account.pushBrowserBlocked',
  none: 'account.pushBrowserNone',
} as const;

export interface BrowserPushRowProps {
  state: keyof typeof STATES;
  isBusy: boolean;
  problem: string | null;
  onTurn: () => void;
}

/** The state in words, which are spoken when they change; a button where the page can change it. */
export function BrowserPushRow({ state, isBusy, problem, onTurn }: BrowserPushRowProps) {
  const text = usePageText();
  return (
    <div className="py-2">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-[12rem]">
          <span className="block">{text('account.pushBrowser')}</span>
          <span role="status" className="block text-13 text-fg-2">
            {text(STATES[state])}
          </span>
        </p>
        {(state === 'on' || state === 'off') && (
          <Button look="outlined" isBusy={isBusy} onClick={onTurn}>
            {text(state === 'on' ? 'account.pushTurnOff' : 'account.pushTurnOn')}
          </Button>
        )}
      </div>
      {problem !== null && !isBusy && (
        <p role="alert" className="text-13 text-negative">
          {problem}
        </p>
      )}
    </div>
  );
}

/** What this browser can do about push messages. */
export type BrowserPush =
  /** It shows none; on an iPhone only a site on the home screen can. */
  | { readonly kind: 'none' }
  /** The reader, or the browser's administrator, has refused messages of this site. */
  | { readonly kind: 'blocked' }
  /** `subscriptionId`: of the browser's own subscription, whether or not the store knows it; null: it has none. */
  | { readonly kind: 'ready'; readonly subscriptionId: string | null };

/** A subscription, as fields of a form. */
export type SubscriptionFields = Readonly<Record<'endpoint' | 'p256dh' | 'auth', string>>;

/** Reads the state, without asking the reader anything. */
async function readBrowserPush(): Promise<BrowserPush> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return { kind: 'none' };
  }
  if (Notification.permission === 'denied') return { kind: 'blocked' };
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  return { kind: 'ready', subscriptionId: subscription === null ? null : await idOf(subscription) };
}

/**
 * Asks the reader, and subscribes this browser; only after a tap, since browsers refuse to ask otherwise. A subscription with
 * another key of the store is replaced. Throws when the push service cannot be reached.
 *
 * @returns null where the reader refuses, or closes the question
 */
async function subscribeBrowser(publicKey: string): Promise<SubscriptionFields | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await registerServiceWorker(navigator.serviceWorker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const held = await pushManager.getSubscription();
  if (held !== null && !isSame(held.options.applicationServerKey, applicationServerKey)) await held.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Ends the browser's own subscription. */
async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** The store's id of a subscription: SHA-256 of its address, in base64url. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isSame(held: ArrayBuffer | null, key: Uint8Array): boolean {
  if (held === null) return false;
  const bytes = new Uint8Array(held);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}
