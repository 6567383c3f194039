import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { MessageNotSentError } from './message-not-sent.ts';
import type { MailSender } from './message-senders.ts';

/** A server that does not say hello by then is down. */
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
    // A mail is what its text says: nothing in it may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, html, text, from, unsubscribe }) => {
      try {
        // The address as one receiver: a comma in a text would make two.
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          html,
          text,
          from,
          ...listHeaders(unsubscribe),
        });
      } catch (error) {
        throw notSent(error);
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

function notSent(error: unknown): MessageNotSentError {
  const parsed = v.safeParse(SmtpErrorSchema, error);
  const { code, responseCode } = parsed.success ? parsed.output : {};
  const isFinal = responseCode !== undefined && responseCode >= 500;
  return new MessageNotSentError(`The mail server did not take a mail (${responseCode ?? code ?? 'unknown'})`, {
    isFinal,
  });
}
