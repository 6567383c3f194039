import { alarmPath, type Platform } from '@longstrip/core';
import { type Database, type HandledJob, handleJob } from '@longstrip/database';
import type { MailSender } from '../../adapters/message/message-senders.ts';
import { composeTicketAnswered, receiverAddress } from '../../people/index.ts';
import { ticketAnsweredJob } from '../jobs.ts';
import { findTicketOfAny } from './ticket.repository.ts';

export interface MailAnswerParts {
  readonly database: Database;
  readonly mail: MailSender;
  readonly mailFrom: string;
  readonly platforms: readonly Platform[];
  /** Where readers open a platform's site. */
  readonly originOf: (platformId: string) => string;
}

/** The code of the job that mails of answers, for `JobQueue.work`. */
export function handleTicketAnsweredJob(parts: MailAnswerParts): HandledJob {
  return handleJob(ticketAnsweredJob, (payload) => mailAnswer(parts, payload));
}

/**
 * Mails the reader of a ticket that it has its answer, and leads to it; the answer itself stays on the site. Only a confirmed
 * address of an account in use gets mail: an iPhone's guest has none, and is told by the alarm alone.
 */
async function mailAnswer(
  { database, mail, mailFrom, platforms, originOf }: MailAnswerParts,
  { platformId, ticketId }: ReturnType<typeof ticketAnsweredJob.parse>,
): Promise<void> {
  const platform = platforms.find(({ id }) => id === platformId);
  const ticket = await findTicketOfAny(database.orm, { platformId, ticketId });
  if (platform === undefined || ticket === null) return;
  const to = await receiverAddress(database.orm, platformId, { target: 'USER', userId: ticket.userId });
  if (to === null) return;
  const link = new URL(alarmPath('TICKET_ANSWERED', ticketId), originOf(platformId)).href;
  const composed = await composeTicketAnswered({ platform, locale: ticket.locale, link });
  await mail.send({ ...composed, to, from: mailFrom });
}
