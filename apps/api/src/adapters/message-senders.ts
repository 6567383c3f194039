import type { Platform } from '@longstrip/core';
import { traceService } from '@longstrip/telemetry';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';

export type OutgoingMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  from: string;
  /** An address at which one POST ends such mails (RFC 8058): mail programs show a button for it. */
  unsubscribe?: string;
};

/** Sends mails. Rejects with MessageNotSentError when the service does not take one. */
export interface MailSender {
  send(mail: OutgoingMail): Promise<void>;
}

/** Sends text messages to phones. Rejects with MessageNotSentError when the service does not take one. */
export interface TextSender {
  send(message: { to: string; text: string }): Promise<void>;
}

/** Where messages are sent from, and by which services. */
export interface MessageSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them; null: no mail can be sent. */
  smtpUrl: string | null;
  /** The sender of every mail, such as `Longstrip <no-reply@example.com>`. */
  mailFrom: string;
  /** null: no text message can be sent. */
  texts: TextMessageAccount | null;
}

interface MessageSenders {
  readonly mail: MailSender;
  readonly texts: TextSender;
  readonly mailFrom: string;
}

/** A sender that is not configured rejects each message with an error that names the missing variable. */
export function createMessageSenders({ smtpUrl, mailFrom, texts }: MessageSettings): MessageSenders {
  const missing = (sentence: string) => ({ send: () => Promise.reject(new Error(sentence)) });
  return {
    mail: traceService(
      'smtp',
      smtpUrl === null ? missing('No mail can be sent: SMTP_URL is not set') : createSmtpMailSender(smtpUrl),
    ),
    texts:
      texts === null
        ? missing('No text message can be sent: TEXT_MESSAGES_URL is not set')
        : traceService('text-messages', createTwilioTextSender(texts)),
    mailFrom,
  };
}

/**
 * The sentence with which a start is refused: in production, readers of a platform sign up by e-mail and no mail server is
 * configured. Null: the start may go on. In demo mode it always may; its mail jobs fail.
 */
export function missingMessageService(
  mode: 'demo' | 'production',
  { smtpUrl }: MessageSettings,
  platforms: readonly Platform[],
): string | null {
  const byMail = platforms.filter(({ signIn }) => signIn.includes('email')).map(({ id }) => id);
  if (mode !== 'production' || smtpUrl !== null || byMail.length === 0) return null;
  return `Production needs SMTP_URL: readers of ${byMail.join(', ')} sign up by e-mail.`;
}

/**
 * A message that its service did not take. The service's own error text is left out: it repeats the receiver's address, and this
 * error is logged.
 */
export class MessageNotSentError extends Error {
  override readonly name = 'MessageNotSentError';
  /** Whether the service would refuse the same message again. */
  readonly isFinal: boolean;

  constructor(sentence: string, { isFinal }: { isFinal: boolean }) {
    super(sentence);
    this.isFinal = isFinal;
  }
}

/** A server without a greeting by then counts as down. */
const CONNECTION_MS = 10_000;
/** Silence in the middle of a mail. */
const SILENCE_MS = 20_000;

const SmtpErrorSchema = v.object({ code: v.optional(v.string()), responseCode: v.optional(v.number()) });

/**
 * Sends by SMTP, one connection a mail.
 * @param url `smtp://` (encrypted if the server offers it) or `smtps://`
 */
export function createSmtpMailSender(
  url: string,
  { connectionMs = CONNECTION_MS, silenceMs = SILENCE_MS }: { connectionMs?: number; silenceMs?: number } = {},
): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: connectionMs,
    greetingTimeout: connectionMs,
    socketTimeout: silenceMs,
    // Nothing in a mail's text may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, html, text, from, unsubscribe }) => {
      try {
        // An object, so that the address is always one receiver: a comma in a text would make two.
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          html,
          text,
          from,
          ...listHeaders(unsubscribe),
        });
      } catch (error) {
        throw mailNotSent(error);
      }
    },
  };
}

function listHeaders(unsubscribe: string | undefined) {
  if (unsubscribe === undefined) return {};
  return {
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function mailNotSent(error: unknown): MessageNotSentError {
  const parsed = v.safeParse(SmtpErrorSchema, error);
  const { code, responseCode } = parsed.success ? parsed.output : {};
  const isFinal = responseCode !== undefined && responseCode >= 500;
  return new MessageNotSentError(`The mail server did not take a mail (${responseCode ?? code ?? 'unknown'})`, {
    isFinal,
  });
}

/** An account at a service that speaks Twilio's Messages resource. */
interface TextMessageAccount {
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
        // The account's token must not be sent to any other address.
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
      throw await textNotSent(response);
    },
  };
}

async function textNotSent(response: Response): Promise<MessageNotSentError> {
  const { status } = response;
  const parsed = v.safeParse(RefusalSchema, await response.json().catch(() => null));
  const code = parsed.success ? `${status}, ${parsed.output.code}` : `${status}`;
  // 429: too many requests at once. 401 and 403: wrong account settings, which an operator corrects.
  const isFinal = status === 400 || status === 404;
  return new MessageNotSentError(`The text message service did not take a message (${code})`, { isFinal });
}
