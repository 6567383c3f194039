import * as v from 'valibot';
import { MessageNotSentError } from './message-not-sent.ts';
import type { TextSender } from './message-senders.ts';

/** An account at a service that speaks Twilio's Messages resource. */
export interface TextMessageAccount {
  /** The service's origin. */
  url: string;
  account: string;
  token: string;
  /** The number, or the sender's name, that readers see. */
  from: string;
}

const LIMIT_MS = 10_000;

const RefusalSchema = v.object({ code: v.number() });

/** Sends text messages by Twilio's `POST /2010-04-01/Accounts/{account}/Messages.json`. */
export function createTwilioTextSender(
  { url, account, token, from }: TextMessageAccount,
  { limitMs = LIMIT_MS }: { limitMs?: number } = {},
): TextSender {
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url);
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    send: async ({ to, text }) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        // The account's token goes to this address alone.
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      }).catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'unknown';
        throw new MessageNotSentError(`The text message service did not answer (${reason})`, { isFinal: false });
      });
      if (response.ok) {
        await response.body?.cancel();
        return;
      }
      throw await notSent(response);
    },
  };
}

async function notSent(response: Response): Promise<MessageNotSentError> {
  const { status } = response;
  const parsed = v.safeParse(RefusalSchema, await response.json().catch(() => null));
  const code = parsed.success ? `${status}, ${parsed.output.code}` : `${status}`;
  // 429: too many at once. 401 and 403: the account's settings, which an operator mends.
  const isFinal = status === 400 || status === 404;
  return new MessageNotSentError(`The text message service did not take a message (${code})`, { isFinal });
}
