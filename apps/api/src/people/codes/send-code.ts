import type { Platform } from '@longstrip/core';
import { type Database, type HandledJob, handleJob } from '@longstrip/database';
import type { MailSender, TextSender } from '../../adapters/message-senders.ts';
import type { AccountKeys } from '../../shared/account-keys.ts';
import { notifyAccountClosedJob, notifyFormerAddressJob, type SendCode, sendMailJob, sendTextJob } from '../jobs.ts';
import type {
  composeAccountClosed,
  composeAddressChanged,
  composeMail,
  composeText,
  MailKind,
} from '../message/compose-mail.ts';
import { receiverAddress } from '../message/receiver.ts';
import { type CodePurpose, type CodeRow, findCode } from './one-time-code.repository.ts';
import { codeDigits, linkSecret } from './one-time-code.service.ts';

/** How messages are composed and sent. */
interface MessageServices {
  readonly mail: MailSender;
  readonly texts: TextSender;
  readonly composeMail: typeof composeMail;
  readonly composeText: typeof composeText;
  readonly composeAddressChanged: typeof composeAddressChanged;
  readonly composeAccountClosed: typeof composeAccountClosed;
  /** The sender's address of a platform's mails. */
  readonly fromOf: (platform: Platform) => string;
}

export interface SendCodeParts {
  readonly database: Database;
  readonly keys: AccountKeys;
  readonly messages: MessageServices;
  readonly platforms: readonly Platform[];
  /** The origin of a platform's site. It never comes from a request. */
  readonly originOf: (platformId: string) => string;
  readonly nowMs: () => number;
}

const MAIL_KINDS: Partial<Record<CodePurpose, MailKind>> = {
  SIGN_UP_MAIL: 'SIGN_UP_CODE',
  CONFIRM_MAIL: 'CONFIRM_CODE',
  CHANGE_MAIL: 'CHANGE_CODE',
  RESET_LINK: 'RESET_LINK',
  WITHDRAWAL: 'WITHDRAWAL_CODE',
};

/** The handlers of the jobs that send codes, for `JobQueue.work`. */
export function handleSendCodeJobs(parts: SendCodeParts): HandledJob[] {
  return [
    handleJob(sendMailJob, (payload) => sendMail(parts, payload)),
    handleJob(sendTextJob, (payload) => sendText(parts, payload)),
    handleJob(notifyFormerAddressJob, (payload) => notifyFormerAddress(parts, payload)),
    handleJob(notifyAccountClosedJob, (payload) => notifyAccountClosed(parts, payload)),
  ];
}

async function sendMail(parts: SendCodeParts, payload: SendCode): Promise<void> {
  const found = await findSendable(parts, payload);
  const kind = MAIL_KINDS[payload.purpose];
  if (found === null || kind === undefined) return;
  const { code, platform } = found;
  const { messages, keys } = parts;
  // No account has that address: nothing is sent, and the caller got the same answer.
  if (kind === 'RESET_LINK' && code.userId === null) return;
  const said =
    kind === 'RESET_LINK'
      ? { link: resetLink(parts, code) }
      : { code: codeDigits(keys, code, platform.constants.mailOtpDigits) };
  const validMs = code.expiresAtMs - code.createdAtMs;
  const composed = await messages.composeMail(kind, { platform, locale: payload.locale, validMs, ...said });
  // Not the address of the account: a new reader has no account yet, and one who changes their address has another one there.
  const to = await receiverAddress(parts.database.orm, platform.id, { target: 'MAIL', address: payload.to });
  if (to !== null) await messages.mail.send({ ...composed, to, from: messages.fromOf(platform) });
}

async function notifyFormerAddress(
  { messages, platforms, originOf }: SendCodeParts,
  { platformId, locale, to }: ReturnType<typeof notifyFormerAddressJob.parse>,
): Promise<void> {
  const platform = platforms.find(({ id }) => id === platformId);
  if (platform === undefined) return;
  const help = new URL('/faq', originOf(platformId)).href;
  const composed = await messages.composeAddressChanged({ platform, locale, help });
  await messages.mail.send({ ...composed, to, from: messages.fromOf(platform) });
}

async function notifyAccountClosed(
  { messages, platforms, originOf }: SendCodeParts,
  { platformId, locale, to, eraseAtMs }: ReturnType<typeof notifyAccountClosedJob.parse>,
): Promise<void> {
  const platform = platforms.find(({ id }) => id === platformId);
  if (platform === undefined) return;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: platform.timeZone }).format(eraseAtMs);
  const help = new URL('/faq', originOf(platformId)).href;
  const composed = await messages.composeAccountClosed({ platform, locale, help, day });
  await messages.mail.send({ ...composed, to, from: messages.fromOf(platform) });
}

function resetLink({ keys, originOf }: SendCodeParts, code: CodeRow): string {
  const link = new URL('/mail/resetPassword', originOf(code.platformId));
  link.searchParams.set('userId', code.userId ?? '');
  link.searchParams.set('uuid', linkSecret(keys, code));
  return link.href;
}

async function sendText(parts: SendCodeParts, payload: SendCode): Promise<void> {
  const found = await findSendable(parts, payload);
  if (found === null) return;
  const { code, platform } = found;
  const digits = codeDigits(parts.keys, code, platform.constants.smsCodeDigits);
  const validMs = code.expiresAtMs - code.createdAtMs;
  const facts = { platform, locale: payload.locale, validMs, code: digits };
  const text = await parts.messages.composeText('PHONE_CODE', facts);
  await parts.messages.texts.send({ to: payload.to, text });
}

/** The code, if it is still valid: a message that was delayed too long is not sent. */
async function findSendable(
  { database, keys, platforms, nowMs }: SendCodeParts,
  { platformId, codeId }: SendCode,
): Promise<{ code: CodeRow; platform: Platform } | null> {
  const platform = platforms.find(({ id }) => id === platformId);
  const code = await findCode(database.orm, { platformId, id: codeId });
  if (platform === undefined || code === null || keys.find(code.keyId) === null) return null;
  return code.usedAtMs === null && nowMs() < code.expiresAtMs ? { code, platform } : null;
}
