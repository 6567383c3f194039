import type { HandedOverTakeBackSchema, TakenBack } from '@longstrip/api-contract';
import type { Database, Transaction } from '@longstrip/database';
import type * as v from 'valibot';
import {
  lockReaderByOperator,
  NO_SUCH_READER,
  removeTickets,
  takeBackCoupon,
  takeBackGift,
} from '../../money/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { decideForOperator, type Operator, type OperatorDecision, RefusedChange } from '../../shared/operator.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { findHandedOver, type HandedOverRow } from './handed-over.repository.ts';

const refused = (code: keyof typeof REFUSALS) => new RefusedChange(code, REFUSALS[code]);
const REFUSALS = {
  NOT_HANDED_OVER: 'an operator has handed nothing of that number to that reader.',
  ALREADY_TAKEN_BACK: 'that was taken back already.',
  USED: 'nothing of that is left: the reader has used it, or an order holds it.',
} as const;

/**
 * Takes back what an operator gave to a reader, as far as it is unused: a coupon and a gift that were not used, the coins or points of
 * a coupon that are unspent, spins that were not spun. Once, with the reason in the audit log; the books compare both rows.
 */
export function takeBackHandedOver(
  database: Database,
  operator: Operator,
  { platform: platformId, reader, handed, reason, requestId }: v.InferOutput<typeof HandedOverTakeBackSchema>,
  nowMs: number,
): Promise<OperatorDecision<TakenBack>> {
  return decideForOperator(database, async (transaction) => {
    const held = await lockReaderByOperator(transaction, { platformId, reader });
    if (!held.ok) throw new RefusedChange(held.code, held.sentence ?? NO_SUCH_READER);
    const scope = held.value;
    const row = await findHandedOver(transaction, scope, handed);
    if (row === null) throw refused('NOT_HANDED_OVER');
    const of = { userId: scope.userId, handed, kind: row.kind };
    if (row.takenBack !== null) {
      if (row.takenBack.requestId !== requestId) throw refused('ALREADY_TAKEN_BACK');
      return { ...of, count: row.takenBack.count };
    }
    const cause = `operator/${operator.name}/handed/${handed}`;
    const taken = await takeBack(transaction, scope, row, { cause, key: `operator/take-back/${requestId}`, nowMs });
    if (taken === null) throw refused('USED');
    const { count, movementId } = taken;
    const after = {
      ...{ handed, kind: row.kind, key: row.key, count, requestId, reason },
      ...(movementId === null ? {} : { movementId }),
    };
    const subject = { subjectType: 'reader', subjectId: `${platformId}/${scope.userId}` } as const;
    await recordChange(transaction, operator, { action: 'reader.takeBack', ...subject, before: null, after }, nowMs);
    return { ...of, count };
  });
}

/** How much came back; null: nothing was left. */
async function takeBack(
  transaction: Transaction,
  scope: ReaderScope,
  { kind, key, count, atMs: receivedAtMs, expiresAtMs }: HandedOverRow,
  facts: { cause: string; key: string; nowMs: number },
): Promise<{ count: number; movementId: number | null } | null> {
  switch (kind) {
    case 'coupon':
      return takeBackCoupon(transaction, scope, { couponId: key, receivedAtMs }, facts);
    case 'gift':
      return (await takeBackGift(transaction, scope, key)) ? { count: 1, movementId: null } : null;
    case 'ticket': {
      const batch = { source: 'ADMIN', receivedAtMs, expiresAtMs, most: count } as const;
      const taken = await removeTickets(transaction, scope, batch);
      return taken === 0 ? null : { count: taken, movementId: null };
    }
  }
}
