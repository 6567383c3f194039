import { BUSINESS_DEFAULTS, coins, mileage, spentCoins } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import {
  clearTestDatabase,
  createTestDatabase,
  type TestDatabases,
  useTestServer,
  whyNoTestServer,
} from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { faultsOfLedger, readSealedBooks } from '../../testing/read-sealed-books.ts';
import { addReader, charge, debit, inWallet, ledgerSums, lotTerms, takeBack } from '../../testing/wallets.ts';
import { createWalletReader } from '../wallet/wallet.ts';
import { debitWallet, exchangePoints, expireWallet, moveWallet, refundDebit } from './ledger.service.ts';

const US = 'bom-us';
const DAY_MS = 86_400_000;

function movesWallets(open: () => Promise<Database>) {
  let database: Database;
  let reader: ReaderScope;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    await clearTestDatabase(database);
    reader = await addReader(database, US, 'reader');
  });

  const balance = async (of = reader, nowMs = NOW_MS) =>
    (await createWalletReader(database).balance(of, nowMs)).coinBalance;
  const booksAreRight = async (nowMs = NOW_MS) =>
    expect(faultsOfLedger(await readSealedBooks(database, nowMs))).toEqual([]);

  it('gives lots and spends them in their order, with a receipt that names them', async () => {
    const given = await charge(database, reader, [
      lotTerms(10),
      lotTerms(3, { kind: 'FREE_COIN', source: 'PAYMENT' }),
      lotTerms(2, { kind: 'BONUS', expiresAtMs: NOW_MS + DAY_MS }),
    ]);
    const [coin, free, bonus] = given.lines.map(({ lotId }) => lotId);
    const used = await debit(database, reader, 7);
    expect(used.lines).toEqual([
      { lotId: bonus, kind: 'BONUS', amount: -2 },
      { lotId: free, kind: 'FREE_COIN', amount: -3 },
      { lotId: coin, kind: 'COIN', amount: -2 },
    ]);
    expect(spentCoins(used)).toEqual({ useCoin: 7, useGoldCoin: 2, useBonusCoin: 2, useFreeCoin: 3 });
    expect(await balance()).toEqual({ coin: 8, bonusCoin: 0, freeCoin: 0 });
    await expect(debit(database, reader, 9)).rejects.toThrow('COIN_INSUFFICIENT');
    await booksAreRight();
  });

  it('writes one movement for one key, and gives its receipt again', async () => {
    const first = await charge(database, reader, [lotTerms(5)], { key: 'order/1' });
    const second = await charge(database, reader, [lotTerms(5)], { key: 'order/1' });
    expect([first.isRepeated, second.isRepeated]).toEqual([false, true]);
    expect(second).toEqual({ ...first, isRepeated: true });
    const used = await debit(database, reader, 2, { key: 'buy/1' });
    expect(await debit(database, reader, 2, { key: 'buy/1' })).toEqual({ ...used, isRepeated: true });
    expect(await balance()).toMatchObject({ coin: 3 });
    await expect(debit(database, reader, 1, { key: 'order/1' })).rejects.toThrow('is no USE');
  });

  it('writes one movement for one event of a provider, whatever the key and the reader', async () => {
    const other = await addReader(database, US, 'other');
    await charge(database, reader, [lotTerms(5)], { eventId: 'stripe/evt_1' });
    const again = charge(database, other, [lotTerms(5)], { eventId: 'stripe/evt_1' });
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'movement_event_unique' } });
    expect(await balance(other)).toMatchObject({ coin: 0 });
  });

  it('keeps two platforms apart, with the same reader, key and event', async () => {
    const there = await addReader(database, 'beltoon-jp', 'reader');
    await charge(database, reader, [lotTerms(5)], { key: 'k', eventId: 'stripe/e' });
    await charge(database, there, [lotTerms(8)], { key: 'k', eventId: 'stripe/e' });
    const used = await debit(database, reader, 4, { key: 'd' });
    await debit(database, there, 1, { key: 'd' });
    expect([await balance(), await balance(there)]).toMatchObject([{ coin: 1 }, { coin: 7 }]);
    const refundThere = inWallet(database, (tx) =>
      refundDebit(tx, there, used.movementId, { cause: 'test', nowMs: NOW_MS }),
    );
    await expect(refundThere).rejects.toThrow('NOT_EXIST');
    await booksAreRight();
  });

  it('knows by the clock what has ended, to the millisecond, before and after the movement that says so', async () => {
    const endMs = NOW_MS + 1_000;
    await charge(database, reader, [lotTerms(5, { kind: 'BONUS', expiresAtMs: endMs })]);
    expect(await balance(reader, endMs - 1)).toMatchObject({ bonusCoin: 5 });
    expect(await balance(reader, endMs)).toMatchObject({ bonusCoin: 0 });
    await debit(database, reader, 1, { nowMs: endMs - 1 });
    await expect(debit(database, reader, 1, { nowMs: endMs })).rejects.toThrow('COIN_INSUFFICIENT');
    const expire = (nowMs: number) => inWallet(database, (tx) => expireWallet(tx, reader, nowMs));
    expect(await expire(endMs - 1)).toBeNull();
    expect(await expire(endMs)).toMatchObject({ lines: [{ kind: 'BONUS', amount: -4 }] });
    expect(await expire(endMs)).toBeNull();
    await expect(debit(database, reader, 1, { nowMs: endMs - 7_200_000 })).rejects.toThrow('COIN_INSUFFICIENT');
    await booksAreRight(endMs);
  });

  it('refunds once, to the same lots with their dates; what has ended since ends again', async () => {
    const endMs = NOW_MS + DAY_MS;
    await charge(database, reader, [lotTerms(2, { kind: 'BONUS', expiresAtMs: endMs }), lotTerms(5)]);
    const [first, second] = [await debit(database, reader, 1), await debit(database, reader, 3)];
    const refund = ({ movementId }: { movementId: number }, nowMs: number) =>
      inWallet(database, (tx) => refundDebit(tx, reader, movementId, { cause: 'test', nowMs }));
    const back = await refund(first, NOW_MS);
    expect(back.lines).toEqual(first.lines.map((line) => ({ ...line, amount: -line.amount })));
    expect(await balance(reader, endMs - 1)).toEqual({ coin: 3, bonusCoin: 1, freeCoin: 0 });
    expect(await balance(reader, endMs)).toMatchObject({ bonusCoin: 0 });
    await refund(second, endMs);
    expect(await refund(second, endMs)).toMatchObject({ isRepeated: true });
    expect(await balance(reader, endMs)).toEqual({ coin: 5, bonusCoin: 0, freeCoin: 0 });
    // The coin that came back to the ended lot is gone; the one that was never spent waits for the job.
    expect(await ledgerSums(database, reader)).toEqual({ COIN: 5 });
    await expect(refund(back, endMs)).rejects.toThrow('NOT_EXIST');
    await booksAreRight(endMs);
  });

  it('takes a charge back: what was spent is owed, nothing is spent meanwhile, new paid coins pay it first', async () => {
    const given = await charge(database, reader, [
      lotTerms(10),
      lotTerms(4, { kind: 'BONUS', expiresAtMs: NOW_MS + DAY_MS }),
      lotTerms(600, { kind: 'MILEAGE' }),
    ]);
    const used = await debit(database, reader, 6);
    const cancel = () => takeBack(database, reader, given, { eventId: 'stripe/e1' });
    await cancel();
    expect(await cancel()).toMatchObject({ isRepeated: true });
    expect(await balance()).toEqual({ coin: 0, bonusCoin: 0, freeCoin: 0 });
    const owed = async () => (await database.run('select debt_coins, debt_points from wallet'))[0];
    expect(await owed()).toEqual({ debt_coins: 6, debt_points: 0 });

    await charge(database, reader, [lotTerms(9, { kind: 'FREE_COIN', source: 'ADMIN' })]);
    expect(await owed()).toMatchObject({ debt_coins: 6 });
    await expect(debit(database, reader, 1)).rejects.toThrow('COIN_INSUFFICIENT');
    await charge(database, reader, [lotTerms(2)]);
    expect(await owed()).toMatchObject({ debt_coins: 4 });
    expect(await balance()).toEqual({ coin: 0, bonusCoin: 0, freeCoin: 9 });
    await charge(database, reader, [lotTerms(5)]);
    expect(await owed()).toMatchObject({ debt_coins: 0 });
    expect(await balance()).toEqual({ coin: 1, bonusCoin: 0, freeCoin: 9 });
    await debit(database, reader, 10);
    expect(used.lines).toHaveLength(2);
    await booksAreRight();
  });

  it('exchanges points for bonus coins, in one movement', async () => {
    await charge(database, reader, [lotTerms(6_400, { kind: 'MILEAGE', source: 'ADMIN' })]);
    const facts = { cause: 'exchange', nowMs: NOW_MS };
    const exchange = (points: number, key: string) =>
      inWallet<object>(database, (tx) =>
        exchangePoints(
          tx,
          reader,
          { points: mileage(points), constants: BUSINESS_DEFAULTS },
          { ...facts, key: `exchange/${key}` },
        ),
      );
    await exchange(3_000, 'x1');
    expect(await balance(reader, NOW_MS + 30 * DAY_MS - 1)).toMatchObject({ bonusCoin: 15 });
    expect(await balance(reader, NOW_MS + 30 * DAY_MS)).toMatchObject({ bonusCoin: 0 });
    await expect(exchange(3_100, 'x2')).rejects.toThrow('EXCHANGE_MILEAGE_INSUFFICIENT');
    await expect(exchange(3_600, 'x3')).rejects.toThrow(/^MILEAGE_INSUFFICIENT/);
    await expect(debit(database, reader, 16)).rejects.toThrow('COIN_INSUFFICIENT');
    expect(await ledgerSums(database, reader)).toEqual({ BONUS: 15, MILEAGE: 3_400 });
    await booksAreRight();
  });

  it('moves a wallet once, with dates and debt; a charge is taken back where its coins are now', async () => {
    const guest = await addReader(database, US, 'guest');
    const endMs = NOW_MS + DAY_MS;
    const early = { acquiredAtMs: NOW_MS - DAY_MS };
    const given = await charge(database, guest, [
      lotTerms(10, early),
      lotTerms(4, { ...early, kind: 'BONUS', expiresAtMs: endMs }),
    ]);
    await debit(database, guest, 5);
    await charge(database, reader, [lotTerms(3)]);
    const move = () => inWallet(database, (tx) => moveWallet(tx, { from: guest, to: reader, nowMs: NOW_MS }));
    expect(await move()).toMatchObject({ lines: [{ kind: 'COIN', amount: 9 }], isRepeated: false });
    expect(await move()).toMatchObject({ isRepeated: true });
    expect([await balance(guest), await balance()]).toMatchObject([{ coin: 0 }, { coin: 12, bonusCoin: 0 }]);
    // The older lot is spent first, though it came later.
    expect((await debit(database, reader, 1)).lines).toMatchObject([{ amount: -1 }]);
    expect(await database.run(`select remaining from lot where user_id = 'reader' order by acquired_at_ms`)).toEqual([
      { remaining: 8 },
      { remaining: 3 },
    ]);
    await takeBack(database, reader, given);
    expect(await database.run('select user_id, debt_coins from wallet order by user_id')).toEqual([
      { user_id: 'guest', debt_coins: 0 },
      { user_id: 'reader', debt_coins: 6 },
    ]);
    expect(await balance()).toMatchObject({ coin: 3 });
    await booksAreRight();
  });

  it('leaves nothing behind where the transaction refuses', async () => {
    await charge(database, reader, [lotTerms(5)]);
    const failing = inWallet(database, async (tx) => {
      await debitWallet(tx, reader, coins(3), { cause: 'episode/1', key: 'k', nowMs: NOW_MS });
      return { ok: false, code: 'EXIST_LIBRARY' } as const;
    });
    await expect(failing).rejects.toThrow('EXIST_LIBRARY');
    expect(await balance()).toMatchObject({ coin: 5 });
    await debit(database, reader, 5, { key: 'k' });
    await booksAreRight();
  });
}

describe('wallets on the embedded engine', () => movesWallets(createTestDatabase));

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`wallets on a server${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server?.stop());

  movesWallets(() => server.openDatabase());
});
