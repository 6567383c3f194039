import type { Locale, Platform } from '@longstrip/core';

/** Takes mails away. Throws where that fails: the job that sends is tried again. */
export interface MailSender {
  send(mail: { to: string; subject: string; html: string; text: string; from: string }): Promise<void>;
}

/** Takes text messages away; `to` is a number in E.164. Throws where that fails. */
export interface TextSender {
  send(message: { to: string; text: string }): Promise<void>;
}

export type MailKind = 'SIGN_UP_CODE' | 'RESET_LINK' | 'CONFIRM_CODE' | 'CHANGE_CODE' | 'WITHDRAWAL_CODE';
export type TextKind = 'PHONE_CODE';

/** Writes a mail in the reader's language; `validMs` is how long the code or link is valid. */
export type ComposeMail = (
  kind: MailKind,
  facts: { platform: Platform; locale: Locale; validMs: number } & ({ code: string } | { link: string }),
) => Promise<{ subject: string; html: string; text: string }>;

/** Writes a text message in the reader's language. */
export type ComposeText = (
  kind: TextKind,
  facts: { platform: Platform; locale: Locale; code: string },
) => Promise<string>;
