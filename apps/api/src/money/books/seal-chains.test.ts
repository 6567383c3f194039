import { coins } from '@longstrip/core';
import { type Database, type Executor, lockNamed } from '@longstrip/database';
import { createTestDatabase, startTestServer, type TestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addBuyers } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { recordChange } from '../../shared/audit.repository.ts';
import { localOwner } from '../../shared/operator.ts';
import { faultsOfLedger } from '../../testing/read-sealed-books.ts';
import { addReader, charge, debit, lotTerms } from '../../testing/wallets.ts';
import { debitWallet } from '../ledger/ledger.service.ts';
import { readBooks } from './read-books.ts';
import { sealChains } from './seal-chains.ts';

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`sealing beside purchases${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestServer;
  let database: Database;
  beforeAll(async () => {
    server = await startTestServer();
    database = await server.openDatabase();
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });
  const seal = () => sealChains(database, NOW_MS, new AbortController().signal);

  it('passes over nothing that is committed late, and keeps no purchase waiting', async () => {
    const [late, soon] = [await addReader(database, 'bom-us', 'late'), await addReader(database, 'bom-us', 'soon')];
    for (const reader of [late, soon]) await charge(database, reader, [lotTerms(5)]);
    expect(await seal()).toBe(2);
    // A transaction that has written, and commits only after a later one was committed and sealing has run twice.
    const [gate, written] = [signal(), signal()];
    const open = database.orm.transaction(async (tx) => {
      await debitWallet(tx, late, coins(1), { cause: 'episode/2', key: 'held', nowMs: NOW_MS });
      written.give();
      await gate.given;
    });
    await written.given;
    for (const _ of [1, 2]) {
      await debit(database, soon, 1);
      expect(await seal()).toBe(1);
    }
    const waiting = await readBooks(database, NOW_MS);
    expect(faultsOfLedger(waiting)).toEqual([]);
    gate.give();
    await open;
    expect(await seal()).toBe(1);
    const [books] = (await readBooks(database, NOW_MS)).platforms;
    expect([books?.sealed, books?.movements]).toEqual([5, 5]);
    expect(faultsOfLedger(await readBooks(database, NOW_MS))).toEqual([]);
  });

  it('keeps no act of an operator waiting, and passes over none that is committed late', async () => {
    const act = (tx: Executor, subjectId: string) =>
      recordChange(
        tx,
        localOwner(null),
        { action: 'series.set', subjectType: 'series', subjectId, before: 1, after: 2 },
        NOW_MS,
      );
    const audit = async () => {
      const { chains, broken } = await readBooks(database, NOW_MS);
      const chain = chains.find((each) => each.chain === 'audit');
      return [chain?.rows, chain?.sealed, faultsOfLedger({ broken })];
    };
    const [gate, written] = [signal(), signal()];
    const open = database.orm.transaction(async (tx) => {
      await act(tx, 'late');
      written.give();
      await gate.given;
    });
    await written.given;
    await database.inTransaction(async (runner) => {
      // Like a sealing that takes long: acts are written while it holds the lock.
      await lockNamed(runner, 'seal audit');
      await database.orm.transaction((tx) => act(tx, 'soon'));
    });
    expect(await seal()).toBe(1);
    gate.give();
    await open;
    expect(await audit()).toEqual([2, 1, []]);
    const sealed = await Promise.all(Array.from({ length: 5 }, seal));
    expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await audit()).toEqual([2, 2, []]);
  });

  it('makes one chain where several processes seal at once', async () => {
    const reader = await addReader(database, 'beltoon-jp', 'reader');
    for (let turn = 0; turn < 10; turn += 1) await charge(database, reader, [lotTerms(1)]);
    const counts = await Promise.all(Array.from({ length: 5 }, seal));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(faultsOfLedger(await readBooks(database, NOW_MS))).toEqual([]);
  });
});

it('looks up each seal once, also by a plan that was made before there was one', async () => {
  const COUNT = 5_000;
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  await database.run('analyze movement, movement_seal');
  await addBuyers(database, { platformId: 'bom-th', prefix: 'many', count: COUNT, coins: 1 });
  expect(await sealChains(database, NOW_MS, new AbortController().signal)).toBe(COUNT);
  await database.run('select pg_stat_force_next_flush()');
  const [{ read } = { read: null }] = await database.run(
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as read from pg_stat_user_tables where relname = 'movement_seal'`,
  );
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(10 * COUNT);
});

function signal(): { give: () => void; given: Promise<void> } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}
