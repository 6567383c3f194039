import { alarmPath, type Decision, grant, type Platform, refuse, SUPPORT_LIMITS } from '@longstrip/core';
import { type Database, decideInTransaction, type HandledJob, handleJob, type JobQueue } from '@longstrip/database';
import * as v from 'valibot';
import type { MailSender } from '../../adapters/message-senders.ts';
import { composeTicketAnswered, findAnyAccount, receiverAddress } from '../../people/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { PlatformIdSchema, ReferenceSchema, TextSchema } from '../../shared/operator-values.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import { raiseAlarm } from '../alarm/alarms.ts';
import { ticketAnsweredJob } from '../jobs.ts';
import { findTicketOfAny, writeAnswer } from './ticket.repository.ts';
import { SUPPORT_ROLES } from './tickets-for-operator.ts';

const { answerCharacters } = SUPPORT_LIMITS;

/** What an operator answers. */
export const TicketAnswerSchema = v.object({
  platform: PlatformIdSchema,
  ticket: ReferenceSchema,
  answer: v.pipe(
    TextSchema,
    v.trim(),
    v.minLength(1, 'the answer must not be empty'),
    v.maxLength(answerCharacters, `an answer has at most ${answerCharacters} characters`),
  ),
});
export type TicketAnswer = v.InferOutput<typeof TicketAnswerSchema>;

export interface TicketAnswered {
  readonly ticketId: string;
  readonly userId: string;
}

type AnswerRefusal = 'NOT_EXIST' | 'ALREADY_EXECUTION_EXCEPTION' | 'FORBIDDEN';

/**
 * Answers a support ticket, once. The answer, the reader's alarm and the job that mails them are written together. The audit log
 * says who answered; the text stays with the ticket, and is erased with its reader's account (record 0080).
 */
export function answerByOperator(
  { database, jobs }: { database: Database; jobs: Pick<JobQueue, 'enqueue'> },
  operator: Operator,
  { platform: platformId, ticket: ticketId, answer }: TicketAnswer,
  nowMs: number,
): Promise<Decision<TicketAnswered, AnswerRefusal>> {
  return decideInTransaction(database, async (transaction): Promise<Decision<TicketAnswered, AnswerRefusal>> => {
    if (!SUPPORT_ROLES.has(operator.role)) return refuse('FORBIDDEN');
    const ticket = await findTicketOfAny(transaction, { platformId, ticketId, isHeld: true });
    if (ticket === null) return refuse('NOT_EXIST');
    if (ticket.status === 'COMPLETED') return refuse('ALREADY_EXECUTION_EXCEPTION');
    const { userId, title } = ticket;
    const account = await findAnyAccount(transaction, { platformId, userId });
    if (account === null) return refuse('NOT_EXIST');
    await writeAnswer(transaction, ticket, { answer, nowMs });
    const alarm = { kind: 'TICKET_ANSWERED', subjectId: ticketId, parameters: { title } } as const;
    await raiseAlarm(transaction, scopeOf(account), alarm, nowMs);
    await jobs.enqueue(transaction, ticketAnsweredJob, { platformId, ticketId });
    const change = { action: 'ticket.answer', subjectType: 'ticket', subjectId: `${platformId}/${ticketId}` } as const;
    const after = { status: 'COMPLETED', characters: answer.length };
    await recordChange(transaction, operator, { ...change, before: { status: 'WAIT' }, after }, nowMs);
    return grant({ ticketId, userId });
  });
}

interface MailAnswerParts {
  readonly database: Database;
  readonly mail: MailSender;
  readonly mailFrom: string;
  readonly platforms: readonly Platform[];
  /** Where readers open a platform's site. */
  readonly originOf: (platformId: string) => string;
}

/** The handler of the job that mails about answers, for `JobQueue.work`. */
export function handleTicketAnsweredJob(parts: MailAnswerParts): HandledJob {
  return handleJob(ticketAnsweredJob, (payload) => mailAnswer(parts, payload));
}

/**
 * Tells the reader of a ticket by mail that it has its answer, with a link; the answer itself stays on the site. Only a confirmed
 * address of an account in use gets mail: an iPhone's guest has none, and only gets the alarm.
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
