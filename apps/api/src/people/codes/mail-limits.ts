import type { Refusal } from '@longstrip/core';
import type { EndpointCall, RefusalNotes } from '../../http/endpoint.ts';
import { takeLimits } from '../account/take-limits.ts';
import type { PeopleParts } from '../parts.ts';
import type { CodePurpose } from './one-time-code.repository.ts';

/** Whom a mail with a code or a link is for. */
export interface Mailing {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly userId: string | null;
  readonly validMs: number;
}

/** What may be mailed to somebody who asked. */
export interface MailPermit {
  readonly ok: true;
  /** Null: a code for whoever asked. Otherwise the one that all share, with the wait until it may be mailed again. */
  readonly flooded: null | { readonly retryAfterSeconds: number };
}

/**
 * Counts a mail that somebody asks for. Who asks too often has to wait. Whoever has the mailbox does not, however many
 * others ask (D22): beyond the mailbox's own limit one long code, or one link, is shared by all who ask, and is mailed to it
 * again now and then.
 */
export async function askForMail(
  { limits }: PeopleParts['services'],
  { purpose, email }: Pick<Mailing, 'purpose' | 'email'>,
  { platform, clientAddress }: EndpointCall,
): Promise<MailPermit | (Refusal<'TOO_MANY_REQUESTS'> & RefusalNotes)> {
  const platformId = platform.id;
  const limited = await takeLimits(limits, {
    mail: { platformId, about: email, clientAddress },
    sending: { platformId, clientAddress },
  });
  if (limited !== null) return limited;
  if ((await limits.take('mailbox', { platformId, about: email })).ok) return { ok: true, flooded: null };
  const again = await limits.take('floodedMailbox', { platformId, about: `${purpose} ${email}` });
  return { ok: true, flooded: { retryAfterSeconds: again.ok ? 0 : again.retryAfterSeconds } };
}
