import type { ProviderEventPage, ProviderEventsQuerySchema } from '@longstrip/api-contract';
import type { Database, Executor, JobQueue } from '@longstrip/database';
import { webhookEvent } from '@longstrip/database/schema';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { eventFacts } from '../../http/event-facts.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { decideForOperator, type Operator, type OperatorDecision } from '../../shared/operator.ts';
import type { Proofs } from '../../shared/proofs.ts';
import { workEventsJob } from '../jobs.ts';

/** `adminProviderEvents`: what services reported, the newest first. The contents have personal data, and are not shown. */
export async function listProviderEvents(
  executor: Executor,
  proofs: Proofs,
  { state, source, after, limit }: v.InferOutput<typeof ProviderEventsQuerySchema>,
  nowMs: number,
): Promise<ProviderEventPage> {
  const [atMs, ...rest] = after.split('.');
  const isAfter = sql`(${webhookEvent.receivedAtMs}, md5(${webhookEvent.source} || ${webhookEvent.eventId})) < (${atMs}, ${rest.join('.')})`;
  const found = await executor
    .select({ event: webhookEvent, mark: sql<string>`md5(${webhookEvent.source} || ${webhookEvent.eventId})` })
    .from(webhookEvent)
    .where(
      and(
        state === null ? undefined : (state === 'WAITING' ? isNull : isNotNull)(webhookEvent.workedAtMs),
        source === null ? undefined : eq(webhookEvent.source, source),
        after === '' ? undefined : isAfter,
      ),
    )
    .orderBy(desc(webhookEvent.receivedAtMs), desc(sql`md5(${webhookEvent.source} || ${webhookEvent.eventId})`))
    .limit(limit + 1);
  const rows = found.slice(0, limit).map(({ event }) => ({
    ...{ source: event.source, eventId: event.eventId, receivedAtMs: event.receivedAtMs, workedAtMs: event.workedAtMs },
    outcome: event.outcome,
    isAltered: !proofs.hold('event', { facts: eventFacts(event), proof: event.proof }, nowMs),
  }));
  const last = found.at(limit - 1);
  return {
    rows,
    next: found.length > limit && last !== undefined ? `${last.event.receivedAtMs}.${last.mark}` : null,
  };
}

/** `adminEventsReplay`: has the job process what waits, now. What was processed is not processed again. */
export function replayEvents(
  { database, jobs }: { readonly database: Database; readonly jobs: Pick<JobQueue, 'enqueue'> },
  operator: Operator,
  { reason }: { reason: string },
  nowMs: number,
): Promise<OperatorDecision<{ waiting: number }>> {
  return decideForOperator(database, async (transaction) => {
    const waiting = await transaction.$count(webhookEvent, isNull(webhookEvent.workedAtMs));
    await jobs.enqueue(transaction, workEventsJob, {}, { singletonKey: 'by an operator' });
    const subject = { subjectType: 'job', subjectId: workEventsJob.name } as const;
    const change = { action: 'events.replay', ...subject, before: null, after: { waiting, reason } };
    await recordChange(transaction, operator, change, nowMs);
    return { waiting };
  });
}
