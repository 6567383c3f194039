import type { Platform } from '@longstrip/core';
import { createSmtpMailSender } from './smtp-mail-sender.ts';
import { createTwilioTextSender, type TextMessageAccount } from './twilio-text-sender.ts';

/** A mail as it leaves. */
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

/** What jobs send with. */
export interface MessageSenders {
  readonly mail: MailSender;
  readonly texts: TextSender;
  readonly mailFrom: string;
}

/** The senders of these services. One that is not configured rejects each message with a sentence. */
export function createMessageSenders({ smtpUrl, mailFrom, texts }: MessageSettings): MessageSenders {
  const missing = (sentence: string) => ({ send: () => Promise.reject(new Error(sentence)) });
  return {
    mail: smtpUrl === null ? missing('No mail can be sent: SMTP_URL is not set') : createSmtpMailSender(smtpUrl),
    texts:
      texts === null
        ? missing('No text message can be sent: TEXT_MESSAGES_URL is not set')
        : createTwilioTextSender(texts),
    mailFrom,
  };
}

/**
 * The sentence that stops a start: production with a platform whose readers sign up by e-mail, and no way to send them a code.
 * Demo mode without one starts: its jobs fail.
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
