import {
  type BusinessConstants,
  type Coins,
  type Decision,
  grant,
  type LotTerms,
  type Mileage,
  planCancel,
  planCharge,
  planDebit,
  planExchange,
  planExpiry,
  planForfeit,
  planMerge,
  planRefund,
  planTransfer,
  refuse,
} from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import {
  lockBothWallets,
  lockWallet,
  type MovementFacts,
  type WrittenMovement,
  writeMovement,
} from './ledger.repository.ts';
import { findChargedLots, findReceipt, findUsedLots } from './movement.repository.ts';

/*
 * The operations on wallets. Each of them runs inside the transaction of its cause (`decideInTransaction`): it locks, asks a rule
 * of core, and writes one movement. Repeated with the same key it writes nothing and returns the receipt again.
 */

type Facts = Omit<MovementFacts, 'reversesId'>;

/** Gives coins and points, one lot for each of the terms. What was paid for first pays an open debt (D41). */
export async function chargeWallet(
  transaction: Transaction,
  scope: ReaderScope,
  terms: readonly LotTerms[],
  facts: Facts,
): Promise<WrittenMovement> {
  const { wallet, repeatedId } = await lockWallet(transaction, scope, facts.key);
  if (repeatedId !== null) return repeated(transaction, scope, repeatedId, 'CHARGE');
  return writeMovement(transaction, scope, planCharge(wallet, terms, facts.nowMs), facts);
}

/** Spends a price in D12's order. */
export async function debitWallet(
  transaction: Transaction,
  scope: ReaderScope,
  price: Coins,
  facts: Facts,
): Promise<Decision<WrittenMovement, 'COIN_INSUFFICIENT'>> {
  const { wallet, repeatedId } = await lockWallet(transaction, scope, facts.key);
  if (repeatedId !== null) return grant(await repeated(transaction, scope, repeatedId, 'USE'));
  const planned = planDebit(wallet, price, facts.nowMs);
  return planned.ok ? grant(await writeMovement(transaction, scope, planned.value, facts)) : planned;
}

/** Turns points into bonus coins (D14). */
export async function exchangePoints(
  transaction: Transaction,
  scope: ReaderScope,
  { points, constants }: { points: Mileage; constants: BusinessConstants },
  facts: Facts,
): Promise<Decision<WrittenMovement, 'EXCHANGE_MILEAGE_INSUFFICIENT' | 'MILEAGE_INSUFFICIENT'>> {
  const { wallet, repeatedId } = await lockWallet(transaction, scope, facts.key);
  if (repeatedId !== null) return grant(await repeated(transaction, scope, repeatedId, 'EXCHANGE'));
  const planned = planExchange(wallet, points, constants, facts.nowMs);
  return planned.ok ? grant(await writeMovement(transaction, scope, planned.value, facts)) : planned;
}

/** Undoes a debit once: the same lots get back what it took, with their dates (D15). */
export async function refundDebit(
  transaction: Transaction,
  scope: ReaderScope,
  movementId: number,
  { cause, nowMs }: Pick<Facts, 'cause' | 'nowMs'>,
): Promise<Decision<WrittenMovement, 'NOT_EXIST'>> {
  const key = `refund/${movementId}`;
  const { wallet, repeatedId } = await lockWallet(transaction, scope, key);
  if (repeatedId !== null) return grant(await repeated(transaction, scope, repeatedId, 'REFUND_PURCHASE'));
  const debit = await findReceipt(transaction, scope, { movementId, type: 'USE' });
  if (debit === null) return refuse('NOT_EXIST');
  const planned = planRefund(wallet, await findUsedLots(transaction, scope, debit), nowMs);
  const facts = { cause, key, nowMs, reversesId: movementId };
  const receipt = await writeMovement(transaction, scope, planned.refund, facts);
  if (planned.expiry !== null) {
    await writeMovement(transaction, scope, planned.expiry, { cause: key, key: `${key}/expire`, nowMs });
  }
  return grant(receipt);
}

/**
 * Takes a charge back once; the part that was spent becomes a debt (D41). Whether a reader may ask for it (D15) is decided
 * before.
 *
 * @param charge the movement that gave the coins, of this reader or of an account that joined theirs
 * @returns null if nothing is left to take
 */
export async function cancelCharge(
  transaction: Transaction,
  scope: ReaderScope,
  charge: { readonly movementId: number },
  { cause, nowMs, eventId }: Pick<Facts, 'cause' | 'nowMs' | 'eventId'>,
): Promise<WrittenMovement | null> {
  const { movementId } = charge;
  const key = `cancel/${movementId}`;
  const { repeatedId } = await lockWallet(transaction, scope, key);
  if (repeatedId !== null) return repeated(transaction, scope, repeatedId, 'CANCEL');
  const charged = await findChargedLots(transaction, scope.platformId, movementId);
  const planned = planCancel(charged, scope.userId);
  if (planned === null) return null;
  const facts = { cause, key, nowMs, reversesId: movementId, ...(eventId === undefined ? {} : { eventId }) };
  return writeMovement(transaction, scope, planned, facts);
}

/** Writes the movement of lots that have ended (D13); null: none has. */
export async function expireWallet(
  transaction: Transaction,
  scope: ReaderScope,
  nowMs: number,
): Promise<WrittenMovement | null> {
  const { wallet } = await lockWallet(transaction, scope);
  const planned = planExpiry(wallet, nowMs);
  if (planned === null) return null;
  const lotIds = planned.postings.flatMap(({ lot }) => (lot !== null && 'lotId' in lot ? [lot.lotId] : []));
  // A lot that a refund fills again ends in that refund's own movement.
  const key = `expire/${nowMs}/${Math.max(...lotIds)}`;
  return writeMovement(transaction, scope, planned, { cause: 'expiry', key, nowMs });
}

/** Ends everything in the wallet of an account that is erased (D23); null: it is empty. */
export async function forfeitWallet(
  transaction: Transaction,
  scope: ReaderScope,
  nowMs: number,
): Promise<WrittenMovement | null> {
  const key = 'forfeit';
  const { wallet, repeatedId } = await lockWallet(transaction, scope, key);
  if (repeatedId !== null) return repeated(transaction, scope, repeatedId, 'FORFEIT');
  const planned = planForfeit(wallet);
  return planned === null ? null : writeMovement(transaction, scope, planned, { cause: 'erasure', key, nowMs });
}

/** Moves all that one account has to another of the same platform, once, as one movement (D1). */
export async function moveWallet(
  transaction: Transaction,
  { from, to, nowMs }: { readonly from: ReaderScope; readonly to: ReaderScope; readonly nowMs: number },
): Promise<WrittenMovement | null> {
  if (from.platformId !== to.platformId) throw new RangeError('a wallet does not leave its platform this way');
  const key = `merge/${from.userId}`;
  const [source, target] = await lockBothWallets(transaction, from, to, key);
  if (target.repeatedId !== null) return repeated(transaction, to, target.repeatedId, 'MERGE');
  const planned = planMerge(source.wallet, target.wallet, nowMs);
  return planned === null
    ? null
    : writeMovement(transaction, to, planned, { cause: `user/${from.userId}`, key, nowMs });
}

/** The movements of a transfer, one on each platform. */
interface WrittenTransfer {
  readonly leavingId: number;
  readonly arrivingId: number;
}

/**
 * Moves all that an account has to one of another platform (D34), as one decision: two movements that balance each other. The
 * transfer's own row, which this transaction has locked, says whether it was done before. Null: there was nothing to move.
 */
export async function transferWallet(
  transaction: Transaction,
  { from, to, nowMs }: { readonly from: ReaderScope; readonly to: ReaderScope; readonly nowMs: number },
): Promise<WrittenTransfer | null> {
  if (from.platformId === to.platformId) throw new RangeError('a transfer leads to another platform');
  const [source] = await lockBothWallets(transaction, from, to, '', true);
  const planned = planTransfer(source.wallet, to, nowMs);
  if (planned === null) return null;
  const key = `transfer/${from.platformId}/${from.userId}`;
  const leaving = await writeMovement(transaction, from, planned.leaving, { cause: `to/${to.platformId}`, key, nowMs });
  const arriving = await writeMovement(transaction, to, planned.arriving, {
    ...{ cause: `from/${from.platformId}`, key, nowMs },
  });
  return { leavingId: leaving.movementId, arrivingId: arriving.movementId };
}

async function repeated(
  transaction: Transaction,
  scope: ReaderScope,
  movementId: number,
  type: Parameters<typeof findReceipt>[2]['type'],
): Promise<WrittenMovement> {
  const receipt = await findReceipt(transaction, scope, { movementId, type });
  if (receipt === null) throw new Error(`movement ${movementId} has this key, and is no ${type}`);
  return { ...receipt, isRepeated: true };
}
