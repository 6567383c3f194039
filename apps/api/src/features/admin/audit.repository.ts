import type { Executor } from '@longstrip/database';
import { auditLog } from '@longstrip/database/schema';
import type { Operator } from './operator.ts';

export interface Change {
  /** A verb in the field's words: `series.import`, `series.set`, `notice.apply`. */
  action: string;
  subjectType: 'series' | 'notice' | 'faq' | 'policy' | 'pick' | 'theme' | 'banner' | 'platform' | 'demo';
  subjectId: string;
  before: unknown;
  after: unknown;
}

/**
 * Writes a change into the append-only log (D25), in the transaction that makes it. What changed nothing is not written.
 *
 * @returns whether anything had changed
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
    after,
    requestId: operator.requestId,
  });
  return true;
}
