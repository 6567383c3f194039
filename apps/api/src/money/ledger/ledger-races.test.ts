import { coins, grant } from '@longstrip/core';
import { type Database, decideInTransaction, openDatabase } from '@longstrip/database';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { faultsOfLedger, readSealedBooks } from '../../testing/read-sealed-books.ts';
import { addReader, charge, debit, inWallet, ledgerSums, lotTerms, newKey } from '../../testing/wallets.ts';
import { sealChains } from '../books/seal-chains.ts';
import { expireLots } from './expire-lots.ts';
import { debitWallet, expireWallet, moveWallet, refundDebit } from './ledger.service.ts';

vi.setConfig({ testTimeout: isWholeRun ? 1_800_000 : 60_000 });

const US = 'bom-us';
const CONNECTIONS = 32;
const BANK = { workers: 8, movements: isWholeRun ? 20_000 : 800, readers: 6 };
const ENDS = isWholeRun ? 1_000 : 15;

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`wallets under many connections${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server?.stop());

  async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
    const url = await server.createDatabase();
    const database = await openDatabase({ engine: 'server', url, maxConnections: CONNECTIONS });
    try {
      await work(database);
    } finally {
      await database.close();
    }
  }

  /** How 50 parallel debits of one coin end, in a wallet that has ten. */
  async function rush(database: Database): Promise<Record<string, number>> {
    const reader = await addReader(database, US, 'rushed');
    await charge(database, reader, [lotTerms(4), lotTerms(6, { kind: 'FREE_COIN' })]);
    const ends = await Promise.all(
      Array.from({ length: 50 }, () =>
        debit(database, reader, 1).then(
          () => 'granted',
          (error: unknown) => (error instanceof Error && error.message === 'COIN_INSUFFICIENT' ? 'refused' : 'failed'),
        ),
      ),
    );
    return Object.fromEntries(
      ['granted', 'refused', 'failed'].map((end) => [end, ends.filter((each) => each === end).length]),
    );
  }

  it('grants exactly ten of fifty debits at once, of ten coins', () =>
    withDatabase(async (database) => {
      expect(await rush(database)).toEqual({ granted: 10, refused: 40, failed: 0 });
      expect(faultsOfLedger(await readSealedBooks(database, NOW_MS))).toEqual([]);
    }));

  it('would not without the lock: the test of the test', () =>
    withDatabase(async (database) => {
      const [row] = await database.run(`select pg_get_functiondef('lock_wallet'::regproc) as definition`);
      const definition = String(row?.definition);
      const unlocked = definition.replaceAll('FOR NO KEY UPDATE', '');
      expect(unlocked).not.toBe(definition);
      await database.run(unlocked);
      expect(await rush(database)).not.toEqual({ granted: 10, refused: 40, failed: 0 });
      await database.run(definition);
      // The database refuses what the rule could not see, so the books still hold.
      expect(faultsOfLedger(await readSealedBooks(database, NOW_MS))).toEqual([]);
    }));

  it('makes one movement of one key, however many ask at once', () =>
    withDatabase(async (database) => {
      const reader = await addReader(database, US, 'reader');
      const charges = await Promise.all(
        Array.from({ length: 20 }, () =>
          charge(database, reader, [lotTerms(5)], { key: 'order/1', eventId: 'stripe/evt_1' }),
        ),
      );
      expect(charges.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
      expect(new Set(charges.map(({ movementId }) => movementId)).size).toBe(1);
      const [used] = [await debit(database, reader, 3)];
      const refund = () =>
        inWallet(database, (tx) => refundDebit(tx, reader, used.movementId, { cause: 'test', nowMs: NOW_MS }));
      const refunds = await Promise.all(Array.from({ length: 20 }, refund));
      expect(refunds.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
      expect(await ledgerSums(database, reader)).toEqual({ COIN: 5 });
    }));

  it('spends or expires, never both, at the instant of the end', () =>
    withDatabase(async (database) => {
      for (let round = 0; round < ENDS; round += 1) {
        const reader = await addReader(database, US, `reader-${round}`);
        await charge(database, reader, [lotTerms(3, { kind: 'BONUS', expiresAtMs: NOW_MS + 5_000 })]);
        // Clocks of processes that differ by a second, around the end.
        const clocks = [-1_000, -1, 0, 1, 1_000].map((offMs) => NOW_MS + 5_000 + offMs);
        await Promise.allSettled([
          ...clocks.map((nowMs) => debit(database, reader, 1, { nowMs })),
          ...clocks.map((nowMs) => inWallet(database, (tx) => expireWallet(tx, reader, nowMs))),
        ]);
        expect(await ledgerSums(database, reader)).toEqual({});
      }
      expect(faultsOfLedger(await readSealedBooks(database, NOW_MS))).toEqual([]);
    }));

  it('joins two wallets from both sides at once without a deadlock', () =>
    withDatabase(async (database) => {
      const [one, two] = [await addReader(database, US, 'one'), await addReader(database, US, 'two')];
      await charge(database, one, [lotTerms(5)]);
      await charge(database, two, [lotTerms(7)]);
      let runs = 0;
      const move = (from: ReaderScope, to: ReaderScope) =>
        decideInTransaction(database, async (tx) => {
          runs += 1;
          return grant(await moveWallet(tx, { from, to, nowMs: NOW_MS }));
        });
      await Promise.all(Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? move(one, two) : move(two, one))));
      // No transaction was retried.
      expect(runs).toBe(10);
      const sums = [await ledgerSums(database, one), await ledgerSums(database, two)];
      expect(sums.reduce((sum, { COIN = 0 }) => sum + COIN, 0)).toBe(12);
      expect(faultsOfLedger(await readSealedBooks(database, NOW_MS))).toEqual([]);
    }));

  it(`is a bank whose sums are right at every moment (${BANK.movements} movements)`, () =>
    withDatabase(async (database) => {
      const readers = await Promise.all(
        Array.from({ length: BANK.readers }, (_, index) => addReader(database, US, `reader-${index}`)),
      );
      for (const reader of readers) await charge(database, reader, [lotTerms(50)]);
      let isOver = false;
      const sums: unknown[] = [];
      const audit = async () => {
        while (!isOver) {
          const [row] = await database.run(`select
            (select coalesce(sum(amount), 0)::float8 from posting) as all_postings,
            (select coalesce(sum(remaining), 0)::float8 from lot)
              - (select coalesce(sum(amount), 0)::float8 from posting where account = 'WALLET') as difference`);
          sums.push(row);
        }
      };
      const seal = async () => {
        while (!isOver) await sealChains(database, NOW_MS, new AbortController().signal);
      };
      const failed: unknown[] = [];
      const work = async (worker: number) => {
        for (let turn = worker; turn < BANK.movements; turn += BANK.workers) {
          const reader = readers[(turn * 7 + worker) % readers.length];
          if (reader !== undefined)
            await oneMovement(database, reader, turn).catch((error: unknown) => failed.push(error));
        }
      };
      const watched = Promise.all([audit(), seal()]);
      await Promise.all(Array.from({ length: BANK.workers }, (_, worker) => work(worker)));
      isOver = true;
      await watched;
      expect(failed).toEqual([]);
      expect(new Set(sums.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"all_postings":0,"difference":0}']));
      await expireLots(database, NOW_MS + 10 ** 10, new AbortController().signal);
      await sealChains(database, NOW_MS, new AbortController().signal);
      const books = await readSealedBooks(database, NOW_MS);
      expect(faultsOfLedger(books)).toEqual([]);
      expect(books.platforms[0]?.sealed).toBe(books.platforms[0]?.movements);
    }));
});

/** A charge, a debit that may be refused, or a debit that is undone. */
async function oneMovement(database: Database, reader: ReaderScope, turn: number): Promise<void> {
  const facts = { cause: 'test', nowMs: NOW_MS };
  if (turn % 5 === 0) {
    await charge(database, reader, [lotTerms(1 + (turn % 9), { kind: 'BONUS', expiresAtMs: NOW_MS + 1_000 + turn })]);
    return;
  }
  const used = await decideInTransaction(database, (tx) =>
    debitWallet(tx, reader, coins(1 + (turn % 4)), { ...facts, key: newKey() }),
  );
  if (!used.ok || turn % 3 !== 0) return;
  await inWallet(database, (tx) => refundDebit(tx, reader, used.value.movementId, facts));
}
