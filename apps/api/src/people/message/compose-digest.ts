import type { Locale, Platform } from '@longstrip/core';
import { type ComposedMail, frameOf, textsOf } from './compose-mail.ts';
import { drawMail } from './draw-mail.ts';

/** What a digest says. */
export interface DigestContent {
  readonly platform: Platform;
  readonly locale: Locale;
  /** A sentence for each alarm, the newest first. */
  readonly lines: readonly string[];
  /** Of alarms that have no line. */
  readonly moreCount: number;
  /** The address of the site's page of alarms. */
  readonly link: string;
  /** The address at which these mails end. */
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
