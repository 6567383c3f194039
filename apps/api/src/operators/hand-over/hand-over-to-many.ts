import { type HandedToMany, HandedToManySchema, type HandOverMany } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Database, decideInTransaction, type Executor, type Transaction } from '@longstrip/database';
import * as v from 'valibot';
import { grantIdempotently } from '../../http/request-reply.ts';
import { findReaderByOperator, NO_SUCH_READER } from '../../money/index.ts';
import type { Operator, OperatorDecision } from '../../shared/operator.ts';
import { inOpenTransaction, tryOut } from '../request/in-open-transaction.ts';
import { HAND_OVER_SENTENCES, handOverToReader } from './hand-over-by-operator.ts';

const TWICE = 'that reader is in the list twice.';

/**
 * `adminHandOverMany`: gives the same to many readers, in one transaction and once. Readers who cannot get it are left out and named,
 * each with the reason. With `isTried` nothing is changed.
 */
export async function handOverToMany(
  database: Database,
  operator: Operator,
  asked: HandOverMany,
  nowMs: number,
): Promise<OperatorDecision<HandedToMany>> {
  if (!asked.isTried) return giveOnce(database, operator, asked, nowMs);
  const tried = await tryOut(database, (trying) => giveOnce(trying, operator, { ...asked, isTried: false }, nowMs));
  if (tried === null) throw new Error('a hand-out was tried, and answered nothing');
  return tried;
}

async function giveOnce(
  database: Database,
  operator: Operator,
  asked: HandOverMany,
  nowMs: number,
): Promise<OperatorDecision<HandedToMany>> {
  const key = { platformId: asked.platform, subject: 'operator', requestId: `hand-many ${asked.requestId}` };
  const done = await decideInTransaction<HandedToMany, never>(database, (transaction) =>
    grantIdempotently<HandedToMany, never>(
      transaction,
      { key, hashes: [] },
      {
        nowMs,
        again: ({ reply }) => grant(v.parse(HandedToManySchema, reply)),
        decide: async () =>
          grant(await giveEach(inOpenTransaction(database, transaction), transaction, operator, asked, nowMs)),
      },
    ),
  );
  if (!done.ok) throw new Error('a hand-out to many is never refused as a whole');
  return done;
}

async function giveEach(
  database: Database,
  transaction: Transaction,
  operator: Operator,
  { platform: platformId, readers, what, reason }: HandOverMany,
  nowMs: number,
): Promise<HandedToMany> {
  const { known, refused } = await findReaders(transaction, platformId, readers);
  const given: HandedToMany['given'] = [];
  for (const { reader, userId } of known) {
    // Its own savepoint: what one reader cannot get leaves nothing behind.
    const done = await decideInTransaction(database, (inner) =>
      handOverToReader(inner, operator, { platform: platformId, reader: userId, what, reason }, nowMs),
    );
    if (done.ok) given.push({ reader, userId });
    else refused.push({ reader, code: done.code, sentence: HAND_OVER_SENTENCES[done.code] });
  }
  return { given, refused };
}

/** The named readers, each once, in the order of their ids: all who lock several wallets do it in that order. */
async function findReaders(
  executor: Executor,
  platformId: string,
  readers: readonly string[],
): Promise<{ known: { reader: string; userId: string }[]; refused: HandedToMany['refused'] }> {
  const known = new Map<string, string>();
  const refused: HandedToMany['refused'] = [];
  for (const reader of readers) {
    const scope = await findReaderByOperator(executor, { platformId, reader });
    if (scope === null) refused.push({ reader, code: 'NOT_EXIST', sentence: NO_SUCH_READER });
    else if (known.has(scope.userId)) refused.push({ reader, code: 'TWICE', sentence: TWICE });
    else known.set(scope.userId, reader);
  }
  const sorted = [...known].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { known: sorted.map(([userId, reader]) => ({ reader, userId })), refused };
}

/** The same request with its readers named by id, each once: an address would outlive the account. */
export async function withReadersById(executor: Executor, asked: HandOverMany): Promise<HandOverMany> {
  const { known } = await findReaders(executor, asked.platform, asked.readers);
  return { ...asked, readers: known.map(({ userId }) => userId) };
}
