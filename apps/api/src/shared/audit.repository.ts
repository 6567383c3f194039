import type { Executor } from '@longstrip/database';
import { auditLog } from '@longstrip/database/schema';
import type { Operator } from './operator.ts';

interface Change {
  /** For example `series.import`, `series.set`, `notice.apply`. */
  action: string;
  subjectType:
    | 'series'
    | 'notice'
    | 'faq'
    | 'policy'
    | 'pick'
    | 'theme'
    | 'banner'
    | 'platform'
    | 'demo'
    | 'wallet'
    | 'coupon'
    | 'contract'
    | 'gift'
    | 'roulette'
    | 'event'
    | 'product'
    | 'reader'
    | 'comment'
    | 'words'
    | 'ticket'
    | 'reply'
    | 'request'
    | 'upload'
    | 'log'
    | 'job'
    | 'operator'
    | 'operator-session'
    | 'operator-token'
    | 'operator-invitation';
  subjectId: string;
  before: unknown;
  after: unknown;
}

/**
 * Writes a change to the append-only audit log (D25), in the transaction of the change itself. Writes nothing if before and after
 * are the same.
 *
 * @returns whether anything changed
 */
export async function recordChange(
  executor: Executor,
  operator: Operator,
  { action, subjectType, subjectId, before, after }: Change,
  nowMs: number,
): Promise<boolean> {
  if (JSON.stringify(before) === JSON.stringify(after)) return false;
  await executor.insert(auditLog).values({
    loggedAtMs: nowMs,
    actor: operator.name,
    actorRole: operator.role,
    action,
    subjectType,
    subjectId,
    before,
    after: withReason(after, operator.reason),
    requestId: operator.requestId,
    operatorId: operator.origin?.operatorId ?? null,
    tokenName: operator.origin?.tokenName ?? null,
    address: operator.origin?.address ?? null,
  });
  return true;
}

/** A list, as of prohibited words, has no place for a reason. */
function withReason(after: unknown, reason: string | undefined): unknown {
  const isRecord = typeof after === 'object' && after !== null && !Array.isArray(after);
  return reason === undefined || !isRecord ? after : { ...after, reason };
}
