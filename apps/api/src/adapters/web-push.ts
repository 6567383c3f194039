import { createECDH } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { LookupFunction } from 'node:net';
import { traceService } from '@longstrip/telemetry';
import ipaddr from 'ipaddr.js';
import webPush from 'web-push';
import { MessageNotSentError } from './message-senders.ts';

/** A browser's subscription at its push service. */
interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What is sent to the service worker (record 0089). */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** The page of the site that it leads to. */
  readonly path: string;
  /** On the device, a message replaces an earlier one with the same tag. */
  readonly tag: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Hands messages to push services. */
export interface PushSender {
  /** The public VAPID key, with which browsers subscribe. */
  readonly publicKey: string;
  /** Whether it sends to such an address at all. */
  takesEndpoint(endpoint: string): boolean;
  /**
   * Rejects with MessageNotSentError when the service does not take the message.
   * @param lifetimeSeconds how long the service keeps it for a device that is off
   * @returns `gone`: there is no such subscription any more
   */
  send(target: PushTarget, payload: PushPayload, options: { lifetimeSeconds: number }): Promise<'taken' | 'gone'>;
}

/** The store's identity at push services (VAPID, RFC 8292). */
export interface PushSettings {
  /** A private key of P-256, in base64url. The public one is calculated from it. */
  readonly privateKey: string;
  /** The contact for a push service with questions on our messages: `mailto:` or `https:`. */
  readonly subject: string;
}

const KEY_BYTES = 32;

/** Whether a text is a private key of P-256 in base64url, as the tools that make VAPID keys write it. */
export function isPushPrivateKey(text: string): boolean {
  try {
    return Buffer.from(text, 'base64url').length === KEY_BYTES && publicPushKey(text) !== '';
  } catch {
    return false;
  }
}

/** What browsers subscribe with: the public key, uncompressed, in base64url. Throws if the text is not a private key. */
export function publicPushKey(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey().toString('base64url');
}

/** Longest address that is taken. */
const CHARACTERS_MOST = 1024;
/** Names that lead to this machine or stay within a network. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether messages may be sent to an address that a reader names: https at a public host, at its usual port. Otherwise a
 * subscriber could make the api send requests into its own network.
 */
export function isPushEndpoint(text: string, { allowsLoopback }: { readonly allowsLoopback: boolean }): boolean {
  if (text.length > CHARACTERS_MOST || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (allowsLoopback && LOOPBACK.test(hostname)) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && isPublicHost(hostname);
}

function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address)) return isPublicAddress(address);
  const name = hostname.replace(/\.$/, '');
  return name.includes('.') && !LOCAL_NAME.test(name);
}

/** Whether an address is one of the internet: neither private nor reserved, nor such an IPv4 address within an IPv6 one. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Looks a host up for a connection, and fails if its name leads to an address that is not public. */
export const lookUpPublicly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error !== null) return callback(error, '');
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error('The host is not a public one'), '');
    }
    if (options.all === true) return callback(null, found);
    return callback(null, first.address, first.family);
  });
};

const LIMIT_MS = 10_000;
/** A push service keeps one message of a topic (RFC 8030), so a device that was off shows only the newest one. */
const TOPIC = 'alarm';
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** The service is busy, or has waited too long for us: the same message may be taken later. */
const TEMPORARY: ReadonlySet<number> = new Set([408, 429]);

/**
 * Sends by Web Push (RFC 8030, 8188, 8291, 8292). The library encrypts and signs; the connection is ours, since it must not
 * lead into our own network.
 */
export function createWebPushSender(
  { privateKey, subject }: PushSettings,
  { allowsLoopback, limitMs = LIMIT_MS }: { allowsLoopback: boolean; limitMs?: number },
): PushSender {
  const publicKey = publicPushKey(privateKey);
  const vapidDetails = { subject, publicKey, privateKey };
  const takesEndpoint = (endpoint: string) => isPushEndpoint(endpoint, { allowsLoopback });
  return {
    publicKey,
    takesEndpoint,
    async send(target, payload, { lifetimeSeconds }) {
      if (!takesEndpoint(target.endpoint)) throw refused('its address is not public');
      const options = { vapidDetails, TTL: lifetimeSeconds, topic: TOPIC, urgency: 'normal' as const };
      const status = await post(encrypted(target, JSON.stringify(payload), options), limitMs);
      if (GONE.has(status)) return 'gone';
      if (status >= 200 && status < 300) return 'taken';
      const isFinal = status >= 400 && status < 500 && !TEMPORARY.has(status);
      throw new MessageNotSentError(`The push service did not take a message (${status})`, { isFinal });
    },
  };
}

/** The sender of a store by what it was started with; in demo mode a push service may be a fake on this machine. */
export function openPushSender({
  push = null,
  mode,
}: {
  push?: PushSettings | null;
  mode: 'demo' | 'production';
}): PushSender | null {
  if (push === null) return null;
  const sender = createWebPushSender(push, { allowsLoopback: mode === 'demo' });
  const { send } = traceService('push', { send: sender.send });
  return { ...sender, send };
}

/** Throws if the keys of the subscription are invalid. */
function encrypted({ endpoint, p256dh, auth }: PushTarget, text: string, options: webPush.RequestOptions) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options);
  } catch {
    throw refused('it cannot be encrypted');
  }
}

function refused(reason: string): MessageNotSentError {
  return new MessageNotSentError(`A push message was not sent: ${reason}`, { isFinal: true });
}

/** The status of the answer. A redirect is not followed. */
function post(
  { endpoint, headers, body }: webPush.RequestDetails & { body: Buffer },
  limitMs: number,
): Promise<number> {
  const address = new URL(endpoint);
  const isPlain = address.protocol === 'http:';
  const send = isPlain ? requestPlainly : requestSecurely;
  return new Promise((resolve, reject) => {
    const sent = send(
      address,
      // Only a service on this machine is called without encryption, if that is allowed.
      { method: 'POST', headers, signal: AbortSignal.timeout(limitMs), ...(isPlain ? {} : { lookup: lookUpPublicly }) },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', (error) =>
      reject(new MessageNotSentError(`The push service did not answer (${error.name})`, { isFinal: false })),
    );
    sent.end(body);
  });
}
