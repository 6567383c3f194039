import { type Decision, grant, planTakeBack, type RefusalCode, refuse } from '@longstrip/core';
import { type Database, decideInTransaction, type Transaction } from '@longstrip/database';
import { movement } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { LineSchema, PlatformIdSchema } from '../../shared/operator-values.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { lockWallet, type WrittenMovement, writeMovement } from './ledger.repository.ts';
import { findChargedLots, findReceipt } from './movement.repository.ts';
import { lockReaderByOperator, NO_SUCH_READER, type OperatorNote, OperatorRequestIdSchema } from './named-reader.ts';

/** Which grant of which reader an operator takes back, and why. */
export const GrantTakeBackSchema = v.object({
  platform: PlatformIdSchema,
  /** The id of the account, or its e-mail address. */
  reader: LineSchema,
  /** The number of the grant’s movement, as `operator grant` and the audit log show it. */
  movementId: v.pipe(v.number(), v.integer('a grant is named by the number of its movement'), v.minValue(1)),
  reason: LineSchema,
  /** Idempotency key: the same id takes back once. */
  requestId: OperatorRequestIdSchema,
});
export type GrantTakeBack = v.InferOutput<typeof GrantTakeBackSchema>;

/** The reader it was taken from, how much came back, and how much stays spent, exchanged or ended. */
export interface GrantTakenBack extends WrittenMovement {
  readonly userId: string;
  readonly grantMovementId: number;
  readonly taken: number;
  readonly given: number;
}

const NO_SUCH_GRANT = 'that reader has no grant of that number on that platform.';
export const GRANT_TAKE_BACK_REFUSALS = {
  NOT_EXIST: NO_SUCH_READER,
  COIN_INSUFFICIENT: 'nothing of that grant is left: it is spent, exchanged, ended or taken back.',
} as const satisfies Partial<Record<RefusalCode, string>>;
type GrantTakeBackRefusal = keyof typeof GRANT_TAKE_BACK_REFUSALS;

/**
 * Takes back the unspent part of a grant of coins or points: a movement of its own that undoes the grant’s, with the reason in
 * the audit log (D25). A grant is taken back once.
 */
export function takeBackByOperator(
  database: Database,
  operator: Operator,
  { platform: platformId, reader, movementId, reason, requestId }: GrantTakeBack,
  nowMs: number,
): Promise<Decision<GrantTakenBack, GrantTakeBackRefusal> & OperatorNote> {
  return decideInTransaction(
    database,
    async (transaction): Promise<Decision<GrantTakenBack, GrantTakeBackRefusal> & OperatorNote> => {
      const held = await lockReaderByOperator(transaction, { platformId, reader });
      if (!held.ok) return held;
      const scope = held.value;
      const key = `operator/take-back/${requestId}`;
      const { repeatedId } = await lockWallet(transaction, scope, key);
      const charged = (await findChargedLots(transaction, platformId, movementId)).filter(
        ({ lot: { source }, userId }) => source === 'ADMIN' && userId === scope.userId,
      );
      const ofGrant = { userId: scope.userId, grantMovementId: movementId };
      const given = charged.reduce((sum, { lot }) => sum + lot.amount, 0);
      if (repeatedId !== null) {
        return grant({ ...(await repeated(transaction, scope, repeatedId)), ...ofGrant, given });
      }
      if (charged.length === 0) return { ...refuse('NOT_EXIST'), sentence: NO_SUCH_GRANT };
      const planned = planTakeBack(charged, scope.userId, nowMs);
      if (planned === null || (await isUndone(transaction, platformId, movementId))) return refuse('COIN_INSUFFICIENT');
      const cause = `operator/${operator.name}/grant/${movementId}`;
      const receipt = await writeMovement(transaction, scope, planned, { cause, key, nowMs, reversesId: movementId });
      const taken = takenOf(receipt);
      const change = {
        action: 'wallet.takeBack',
        subjectType: 'wallet',
        subjectId: `${platformId}/${scope.userId}`,
      } as const;
      const [first] = charged;
      const after = {
        ...{ movementId: receipt.movementId, grantMovementId: movementId },
        ...{ kind: first?.lot.kind, amount: taken, reason },
      };
      await recordChange(transaction, operator, { ...change, before: null, after }, nowMs);
      return grant({ ...receipt, ...ofGrant, taken, given });
    },
  );
}

async function repeated(
  transaction: Transaction,
  scope: ReaderScope,
  movementId: number,
): Promise<WrittenMovement & { readonly taken: number }> {
  const receipt = await findReceipt(transaction, scope, { movementId, type: 'CANCEL' });
  if (receipt === null) throw new Error(`movement ${movementId} has the key of a take-back, and is none`);
  return { ...receipt, isRepeated: true, taken: takenOf(receipt) };
}

function takenOf({ lines }: Pick<WrittenMovement, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum - amount, 0);
}

async function isUndone(transaction: Transaction, platformId: string, movementId: number): Promise<boolean> {
  const rows = await transaction
    .select({ id: movement.id })
    .from(movement)
    .where(and(eq(movement.platformId, platformId), eq(movement.reversesId, movementId)));
  return rows.length > 0;
}
