import { type Decision, grant, refuse, SUPPORT_LIMITS } from '@longstrip/core';
import { type Database, decideInTransaction, type JobQueue } from '@longstrip/database';
import * as v from 'valibot';
import { findAnyAccount } from '../../people/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { PlatformIdSchema, ReferenceSchema, TextSchema } from '../../shared/operator-values.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import { raiseAlarm } from '../alarm/raise-alarm.ts';
import { ticketAnsweredJob } from '../jobs.ts';
import { SUPPORT_ROLES } from './support-operators.ts';
import { findTicketOfAny, writeAnswer } from './ticket.repository.ts';

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
 * Answers a support ticket, once. With the answer come the reader's alarm and the job that mails them, or nothing of it. The
 * audit log says who answered; the words stay with the ticket, and end with its reader's account (record 0080).
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
