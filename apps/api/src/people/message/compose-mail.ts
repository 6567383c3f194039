import { type Locale, type Platform, textDirection } from '@longstrip/core';
import { loadServerMessages, type ServerKey } from '@longstrip/messages';
import { getPlatform } from '@longstrip/platform-config';
import { drawMail } from './draw-mail.ts';

/** The mails that accounts send. */
export const MAIL_KINDS = ['SIGN_UP_CODE', 'RESET_LINK', 'CONFIRM_CODE', 'CHANGE_CODE', 'WITHDRAWAL_CODE'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

interface MessageContent {
  platform: Platform;
  locale: Locale;
  /** How long the code or the link is valid. */
  validMs: number;
}

/** A mail shows a code or has a link. */
export type MailContent = MessageContent & ({ code: string } | { link: string });

interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

const TEXTS: Readonly<Record<MailKind, { subject: ServerKey; lead: ServerKey }>> = {
  SIGN_UP_CODE: { subject: 'mail.signUpSubject', lead: 'mail.signUpLead' },
  RESET_LINK: { subject: 'mail.resetSubject', lead: 'mail.resetLead' },
  CONFIRM_CODE: { subject: 'mail.confirmSubject', lead: 'mail.confirmLead' },
  CHANGE_CODE: { subject: 'mail.changeSubject', lead: 'mail.changeLead' },
  WITHDRAWAL_CODE: { subject: 'mail.withdrawalSubject', lead: 'mail.withdrawalLead' },
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A mail in the reader's language and the site's colour, as HTML and as text. */
export async function composeMail(kind: MailKind, content: MailContent): Promise<ComposedMail> {
  const { platform, locale, validMs } = content;
  const say = await textsOf(locale, { name: platform.brand.name, duration: duration(validMs, locale) });
  const subject = say(TEXTS[kind].subject);
  const lead = say(TEXTS[kind].lead);
  const valid = say('link' in content ? 'mail.linkValid' : 'mail.codeValid');
  const caution = say('link' in content ? 'mail.linkCaution' : 'mail.codeCaution');
  const ignore = say('mail.ignore');
  const footer = say('mail.footer');
  const html = drawMail({
    ...frameOf(platform, locale),
    ...{ subject, lead, valid, notes: [caution, ignore], footer },
    action:
      'link' in content
        ? { kind: 'link', link: content.link, label: say('mail.resetButton'), otherwise: say('mail.linkOtherwise') }
        : { kind: 'code', code: content.code },
  });
  const action = 'link' in content ? content.link : content.code;
  const text = `${[platform.brand.name, lead, action, valid, caution, ignore, footer].join('\n\n')}\n`;
  return { subject, html, text };
}

/** Tells the former address of an account about the change, with a link to help. */
export async function composeAddressChanged({
  platform,
  locale,
  help,
}: {
  platform: Platform;
  locale: Locale;
  /** The address of the site's help page. */
  help: string;
}): Promise<ComposedMail> {
  const say = await textsOf(locale, { name: platform.brand.name });
  const [subject, lead, caution, footer] = [
    say('mail.changedSubject'),
    say('mail.changedLead'),
    say('mail.changedCaution'),
    say('mail.changedFooter'),
  ];
  const html = drawMail({
    ...frameOf(platform, locale),
    ...{ subject, lead, valid: null, notes: [caution], footer },
    action: { kind: 'link', link: help, label: say('mail.changedButton'), otherwise: say('mail.linkOtherwise') },
  });
  return { subject, html, text: `${[platform.brand.name, lead, caution, help, footer].join('\n\n')}\n` };
}

/** Tells a reader that the account was closed for them, with a link to help. @param day when it is erased, in the reader’s language */
export async function composeAccountClosed({
  platform,
  locale,
  help,
  day,
}: {
  platform: Platform;
  locale: Locale;
  help: string;
  day: string;
}): Promise<ComposedMail> {
  const say = await textsOf(locale, { name: platform.brand.name, day });
  const [subject, lead] = [say('mail.closedSubject'), say('mail.closedLead')];
  const [caution, footer] = [say('mail.closedCaution'), say('mail.closedFooter')];
  const html = drawMail({
    ...frameOf(platform, locale),
    ...{ subject, lead, valid: null, notes: [caution], footer },
    action: { kind: 'link', link: help, label: say('mail.changedButton'), otherwise: say('mail.linkOtherwise') },
  });
  return { subject, html, text: `${[platform.brand.name, lead, caution, help, footer].join('\n\n')}\n` };
}

/** Tells a reader that their support ticket has its answer, and links to it. */
export async function composeTicketAnswered({
  platform,
  locale,
  link,
}: {
  platform: Platform;
  locale: Locale;
  link: string;
}): Promise<ComposedMail> {
  const say = await textsOf(locale, { name: platform.brand.name });
  const [subject, lead, footer] = [say('mail.answeredSubject'), say('mail.answeredLead'), say('mail.answeredFooter')];
  const html = drawMail({
    ...frameOf(platform, locale),
    ...{ subject, lead, valid: null, notes: [], footer },
    action: { kind: 'link', link, label: say('mail.answeredButton'), otherwise: say('mail.linkOtherwise') },
  });
  return { subject, html, text: `${[platform.brand.name, lead, link, footer].join('\n\n')}\n` };
}

/** Invites an operator, in their language. No site sends it: it has the colours of the first one. */
export async function composeInvitation({
  locale,
  person,
  link,
  validMs,
}: {
  locale: Locale;
  person: string;
  link: string;
  validMs: number;
}): Promise<ComposedMail> {
  const name = 'Longstrip';
  const say = await textsOf(locale, { name, person, duration: duration(validMs, locale) });
  const [subject, lead, valid] = [say('mail.inviteSubject'), say('mail.inviteLead'), say('mail.linkValid')];
  const [caution, footer] = [say('mail.linkCaution'), say('mail.inviteFooter')];
  const html = drawMail({
    ...{ ...frameOf(getPlatform('bom-us'), locale), brand: name },
    ...{ subject, lead, valid, notes: [caution], footer },
    action: { kind: 'link', link, label: say('mail.inviteButton'), otherwise: say('mail.linkOtherwise') },
  });
  return { subject, html, text: `${[name, lead, link, valid, caution, footer].join('\n\n')}\n` };
}

/** A text message in the reader's language. */
export async function composeText(_kind: 'PHONE_CODE', content: MessageContent & { code: string }): Promise<string> {
  const { platform, locale, validMs, code } = content;
  const say = await textsOf(locale, { name: platform.brand.name, duration: duration(validMs, locale), code });
  return say('mail.phoneCode');
}

/** What all mails of a site share, in one language. */
function frameOf({ brand, theme }: Platform, locale: Locale) {
  return { locale, direction: textDirection(locale), brand: brand.name, colours: theme.light };
}

type Say = (key: ServerKey) => string;

/** The texts of a language, with their placeholders filled. */
async function textsOf(locale: Locale, places: Readonly<Record<string, string>>): Promise<Say> {
  const messages = await loadServerMessages(locale);
  return (key) => (messages[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => places[name] ?? whole);
}

/** "1 hour", "10 minutes", in the words of the language. */
function duration(ms: number, locale: Locale): string {
  const isHours = ms % HOUR_MS === 0;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isHours ? 'hour' : 'minute',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  });
  return format.format(Math.round(ms / (isHours ? HOUR_MS : MINUTE_MS)));
}

/** What a receipt says. */
interface ReceiptContent {
  readonly platform: Platform;
  readonly locale: Locale;
  readonly rows: readonly { readonly key: ServerKey; readonly value: string }[];
  /** The receipt on the site. */
  readonly link: string;
}

/** The receipt of a payment, with a link to it on the site. */
export async function composeReceipt({ platform, locale, rows, link }: ReceiptContent): Promise<ComposedMail> {
  const say = await textsOf(locale, { name: platform.brand.name });
  const [subject, lead, footer] = [say('mail.receiptSubject'), say('mail.receiptLead'), say('mail.receiptFooter')];
  const lines = rows.map(({ key, value }) => `${say(key)}: ${value}`);
  const html = drawMail({
    ...frameOf(platform, locale),
    ...{ subject, lead, lines, valid: null, notes: [], footer },
    action: { kind: 'link', link, label: say('mail.receiptButton'), otherwise: say('mail.linkOtherwise') },
  });
  return { subject, html, text: `${[platform.brand.name, lead, lines.join('\n'), link, footer].join('\n\n')}\n` };
}

/** What a digest says. */
interface DigestContent {
  readonly platform: Platform;
  readonly locale: Locale;
  /** A sentence for each alarm, the newest first. */
  readonly lines: readonly string[];
  /** The number of alarms that have no line. */
  readonly moreCount: number;
  /** The address of the site's alarm page. */
  readonly link: string;
  /** The address of the page that ends these mails. */
  readonly unsubscribe: string;
}

/** The mail that tells a reader what is new for them, once a day at most. */
export async function composeDigest(content: DigestContent): Promise<ComposedMail> {
  const { platform, locale, moreCount, link, unsubscribe } = content;
  const say = await textsOf(locale, { name: platform.brand.name, count: String(moreCount) });
  const [subject, lead, footer] = [say('mail.digestSubject'), say('mail.digestLead'), say('mail.digestFooter')];
  const lines = [...content.lines, ...(moreCount > 0 ? [say('mail.digestMore')] : [])];
  const label = say('mail.digestUnsubscribe');
  const html = drawMail({
    ...frameOf(platform, locale),
    ...{ subject, lead, lines, valid: null, notes: [], footer, footerLink: { link: unsubscribe, label } },
    action: { kind: 'link', link, label: say('mail.digestButton'), otherwise: say('mail.linkOtherwise') },
  });
  const listed = lines.map((line) => `- ${line}`).join('\n');
  const text = [platform.brand.name, lead, listed, link, footer, `${label}: ${unsubscribe}`].join('\n\n');
  return { subject, html, text: `${text}\n` };
}
