import { COIN_KINDS, type CoinKind, type Decision, grant, lotAmount } from '@longstrip/core';
import { type Database, decideInTransaction, type Executor } from '@longstrip/database';
import { auditLog } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { knownPlatform, LineSchema, PlatformIdSchema } from '../../shared/operator-values.ts';
import type { WrittenMovement } from './ledger.repository.ts';
import { chargeWallet } from './ledger.service.ts';
import { lockReaderByOperator, type OperatorNote, OperatorRequestIdSchema } from './named-reader.ts';

const DAY_MS = 86_400_000;
/** Catches typing errors. */
const MOST_GRANTED = 1_000_000;

/** What an operator gives to one reader, and why. */
export const CoinGrantSchema = v.object({
  platform: PlatformIdSchema,
  /** The id of the account, or its e-mail address. */
  reader: LineSchema,
  kind: v.picklist(COIN_KINDS, `a kind is one of ${COIN_KINDS.join(', ')}`),
  amount: v.pipe(
    v.number(),
    v.integer('an amount is a whole number'),
    v.minValue(1, 'an amount is at least 1'),
    v.maxValue(MOST_GRANTED, `an amount is at most ${MOST_GRANTED}`),
  ),
  /** Days until it ends; null: never, or for BONUS the platform's own term. */
  days: v.nullable(
    v.pipe(
      v.number(),
      v.integer('days are a whole number'),
      v.minValue(1, 'at least 1 day'),
      v.maxValue(3_650, 'at most 3650 days'),
    ),
  ),
  reason: LineSchema,
  /** Idempotency key: the same id gives once. */
  requestId: OperatorRequestIdSchema,
});
export type CoinGrant = v.InferOutput<typeof CoinGrantSchema>;

export interface CoinsGranted extends WrittenMovement {
  readonly userId: string;
}

/** What an operator has given on a platform since a moment, by the audit log: one sum for each kind. */
export async function sumGrantsOf(
  executor: Executor,
  { name, origin }: Operator,
  platformId: string,
  sinceMs: number,
): Promise<{ kind: CoinKind; amount: number }[]> {
  const operatorId = origin?.operatorId ?? null;
  const kind = sql<CoinKind>`${auditLog.after} ->> 'kind'`;
  return executor
    .select({ kind, amount: sql<number>`sum((${auditLog.after} ->> 'amount')::bigint)::float8` })
    .from(auditLog)
    .where(
      and(
        ...[eq(auditLog.action, 'wallet.grant'), gt(auditLog.loggedAtMs, sinceMs)],
        ...[eq(sql`split_part(${auditLog.subjectId}, '/', 1)`, platformId), eq(auditLog.actor, name)],
        operatorId === null ? isNull(auditLog.operatorId) : eq(auditLog.operatorId, operatorId),
      ),
    )
    .groupBy(kind);
}

/** Gives coins or points to a reader, with the reason in the audit log (D25, D38). */
export function grantByOperator(
  database: Database,
  operator: Operator,
  { platform: platformId, reader, kind, amount, days, reason, requestId }: CoinGrant,
  nowMs: number,
): Promise<Decision<CoinsGranted, 'NOT_EXIST'> & OperatorNote> {
  const { constants } = getPlatform(knownPlatform(platformId));
  const lotDays = days ?? (kind === 'BONUS' ? constants.bonusCoinDays : null);
  return decideInTransaction(database, async (transaction) => {
    const held = await lockReaderByOperator(transaction, { platformId, reader });
    if (!held.ok) return held;
    const scope = held.value;
    const facts = { cause: `operator/${operator.name}`, key: `operator/${requestId}`, nowMs };
    const expiresAtMs = lotDays === null ? null : nowMs + lotDays * DAY_MS;
    const terms = { kind, source: 'ADMIN', amount: lotAmount(kind, amount), acquiredAtMs: nowMs, expiresAtMs } as const;
    const receipt = await chargeWallet(transaction, scope, [terms], facts);
    if (!receipt.isRepeated) {
      const after = { movementId: receipt.movementId, kind, amount, expiresAtMs, reason };
      const change = {
        action: 'wallet.grant',
        subjectType: 'wallet',
        subjectId: `${platformId}/${scope.userId}`,
      } as const;
      await recordChange(transaction, operator, { ...change, before: null, after }, nowMs);
    }
    return grant({ ...receipt, userId: scope.userId });
  });
}
