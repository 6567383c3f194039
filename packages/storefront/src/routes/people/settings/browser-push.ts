import { registerServiceWorker } from '../../../entry/service-worker.ts';

/** What this browser can do about push messages. */
export type BrowserPush =
  /** It shows none; on an iPhone only a site on the home screen can. */
  | { readonly kind: 'none' }
  /** Its reader, or somebody who manages it, has refused messages of this site. */
  | { readonly kind: 'blocked' }
  /** `subscriptionId`: of the browser's own subscription, whether or not the store knows it; null: it has none. */
  | { readonly kind: 'ready'; readonly subscriptionId: string | null };

/** What the store is told of a subscription, as fields of a form. */
export type SubscriptionFields = Readonly<Record<'endpoint' | 'p256dh' | 'auth', string>>;

/** Looks, without asking the reader anything. */
export async function readBrowserPush(): Promise<BrowserPush> {
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
 * another key of the store is made anew. Throws where the push service cannot be reached.
 *
 * @returns null where the reader refuses, or closes the question
 */
export async function subscribeBrowser(publicKey: string): Promise<SubscriptionFields | null> {
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
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** As the store calls it: SHA-256 of the address, in base64url. */
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
