import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import webPush from 'web-push';
import { MessageNotSentError } from '../message/message-not-sent.ts';
import { isPushEndpoint, lookUpPublicly } from './push-endpoint.ts';
import type { PushSender, PushTarget } from './push-sender.ts';
import { type PushSettings, publicPushKey } from './push-settings.ts';

const LIMIT_MS = 10_000;
/** A device that was off is shown the newest message alone: a service keeps one of a topic (RFC 8030). */
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

/** The sender of a store by what it was started with; in demo mode a push service may be played on this machine. */
export function openPushSender({
  push = null,
  mode,
}: {
  push?: PushSettings | null;
  mode: 'demo' | 'production';
}): PushSender | null {
  return push === null ? null : createWebPushSender(push, { allowsLoopback: mode === 'demo' });
}

/** Throws where the keys of the subscription are none. */
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

/** The status of the answer; where a service leads elsewhere, that is its answer. */
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
      // Only a service on this machine is asked without encryption, where that is allowed.
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
