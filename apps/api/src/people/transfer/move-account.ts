import { type Decision, grant, refuse, type TransferState } from '@longstrip/core';
import { type Database, decideInTransaction, type HandledJob, handleJob, type Transaction } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import { knownPlatform } from '../../shared/operator-values.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import { moveAccountJob } from '../jobs.ts';
import { lockAnyAccountRow } from '../withdrawal/withdrawal.repository.ts';
import { changeTransfer, lockTransfer, type TransferRow, type TransferScope } from './transfer.repository.ts';
import { moveLibrary } from './transfer-library.ts';

/** Moves all that is in one wallet to the other, as one movement on each platform. Null: the wallet is empty. */
export type MoveWallet = (
  transaction: Transaction,
  of: TransferScope & { readonly nowMs: number },
) => Promise<{ readonly leavingId: number; readonly arrivingId: number } | null>;

export interface MoveParts {
  readonly database: Database;
  readonly moveWallet: MoveWallet;
  readonly nowMs: () => number;
}

export function handleTransferJobs(parts: MoveParts): HandledJob[] {
  return [handleJob(moveAccountJob, (moved) => moveAccount(parts, moved))];
}

/**
 * Does a confirmed move of an account: first what it has in its wallet, then what it has to read, each in its own transaction.
 * Each step is done once: a later run, or one after a crash, sees in the transfer's row which steps are done.
 */
export async function moveAccount(
  { database, moveWallet, nowMs }: MoveParts,
  moved: { platformId: string; userId: string },
): Promise<void> {
  await decideInTransaction(database, (transaction) => moveCoins(transaction, moved, { moveWallet, nowMs: nowMs() }));
  await decideInTransaction(database, (transaction) => moveLibraryStep(transaction, moved, nowMs()));
}

async function moveCoins(
  transaction: Transaction,
  moved: { platformId: string; userId: string },
  { moveWallet, nowMs }: { moveWallet: MoveWallet; nowMs: number },
): Promise<Decision<null, 'NOT_EXIST'>> {
  const held = await lockMove(transaction, moved, 'confirmed');
  if (held === null) return refuse('NOT_EXIST');
  const written = await moveWallet(transaction, { ...held.scope, nowMs });
  await changeTransfer(transaction, moved, {
    state: 'coins',
    leavingMovementId: written?.leavingId ?? null,
    arrivingMovementId: written?.arrivingId ?? null,
  });
  return grant(null);
}

async function moveLibraryStep(
  transaction: Transaction,
  moved: { platformId: string; userId: string },
  nowMs: number,
): Promise<Decision<null, 'NOT_EXIST'>> {
  const held = await lockMove(transaction, moved, 'coins');
  if (held === null) return refuse('NOT_EXIST');
  const target = getPlatform(knownPlatform(held.transfer.targetPlatformId));
  const arrivedRights = await moveLibrary(transaction, held.scope, target, nowMs);
  await changeTransfer(transaction, moved, { state: 'done', doneAtMs: nowMs, arrivedRights });
  return grant(null);
}

/** A move in this state, locked with both accounts; null: it is in another state. */
async function lockMove(
  transaction: Transaction,
  moved: { platformId: string; userId: string },
  state: TransferState,
): Promise<{ transfer: TransferRow; scope: TransferScope } | null> {
  const from = await lockAnyAccountRow(transaction, moved);
  const transfer = await lockTransfer(transaction, moved);
  if (from === null || transfer?.state !== state) return null;
  const { targetPlatformId: platformId, targetUserId: userId } = transfer;
  const to = await lockAnyAccountRow(transaction, { platformId, userId });
  if (to === null) throw new Error('the account that a transfer leads to is not there');
  return { transfer, scope: { from: scopeOf(from), to: scopeOf(to) } };
}
