import { grant as granted, mileage } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { decideInTransaction } from '@longstrip/database';
import { clearTestDatabase, openTestDatabase } from '@longstrip/database/testing';
import { getPlatform } from '@longstrip/platform-config';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSeries, addSession } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handOverByOperator } from '../../operators/hand-over/hand-over-by-operator.ts';
import { localOwner } from '../../shared/operator.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { addCoupon } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { expectBooksToHold } from '../../testing/read-sealed-books.ts';
import { createTestApiOn } from '../../testing/test-api.ts';
import { addReader, charge, ledgerSums, lotTerms, spend } from '../../testing/wallets.ts';
import { grantEpisodes } from '../purchase/grant-episodes.ts';
import { grantByOperator } from './grant-by-operator.ts';
import { exchangePoints, moveWallet } from './ledger.service.ts';
import { takeBackByOperator } from './take-back-by-operator.ts';

const DAY_MS = 86_400_000;
const database: Database = await openTestDatabase();
afterAll(() => database.close());

let reader: ReaderScope;
beforeEach(async () => {
  await clearTestDatabase(database);
  reader = await addReader(database, 'bom-us', 'reader');
});
afterEach(({ task }) => expectBooksToHold(task, database, NOW_MS));

let count = 0;
const newId = () => {
  count += 1;
  return `request-number-${count}`;
};
const operator = localOwner(null);
const named = { platform: 'bom-us', reason: 'a test' };
const give = (change: object = {}, nowMs = NOW_MS) =>
  grantByOperator(
    database,
    operator,
    { ...named, reader: 'reader', kind: 'FREE_COIN', amount: 10, days: null, requestId: newId(), ...change },
    nowMs,
  );
const given = async (change: object = {}) => {
  const done = await give(change);
  if (!done.ok) throw new Error(done.code);
  return done.value.movementId;
};
const takeBack = (movementId: number, change: object = {}, nowMs = NOW_MS) =>
  takeBackByOperator(
    database,
    operator,
    { ...named, reader: 'reader', movementId, requestId: newId(), ...change },
    nowMs,
  );
const auditOf = () =>
  database.run(`select action, subject_id, after from audit_log where action like 'wallet.%' order by id`);

describe('a mistaken grant', () => {
  test('is taken back: a movement of its own, with its reason in the audit log of the same transaction', async () => {
    const grantId = await given();
    const taken = await takeBack(grantId);
    expect(taken).toMatchObject({
      ok: true,
      value: { taken: 10, given: 10, grantMovementId: grantId, isRepeated: false },
    });
    expect(await ledgerSums(database, reader)).toEqual({});
    const movementId = taken.ok ? taken.value.movementId : 0;
    expect(await database.run(`select type, cause, reverses_id::int from movement where id = ${movementId}`)).toEqual([
      { type: 'CANCEL', cause: `operator/${operator.name}/grant/${grantId}`, reverses_id: grantId },
    ]);
    expect(await auditOf()).toMatchObject([
      { action: 'wallet.grant', subject_id: 'bom-us/reader', after: { movementId: grantId } },
      {
        ...{ action: 'wallet.takeBack', subject_id: 'bom-us/reader' },
        after: { movementId, grantMovementId: grantId, kind: 'FREE_COIN', amount: 10, reason: 'a test' },
      },
    ]);
  });

  test('is taken back as far as it is unspent, and nothing is owed; what was bought and other coins stay', async () => {
    await charge(database, reader, [lotTerms(7)]);
    const grantId = await given();
    await spend(database, reader, 4);
    expect(await takeBack(grantId)).toMatchObject({ value: { taken: 6, given: 10 } });
    expect(await ledgerSums(database, reader)).toEqual({ COIN: 7 });
    const [wallet] = await database.run('select debt_coins::int from wallet');
    expect(wallet).toEqual({ debt_coins: 0 });
  });

  test('is taken back once, also when it is asked again', async () => {
    const grantId = await given();
    const requestId = newId();
    const [first, second] = [await takeBack(grantId, { requestId }), await takeBack(grantId, { requestId })];
    expect(second).toMatchObject({ value: { taken: 10, isRepeated: true } });
    expect(second.ok && first.ok && second.value.movementId === first.value.movementId).toBe(true);
    expect(await takeBack(grantId)).toMatchObject({ ok: false, code: 'COIN_INSUFFICIENT' });
    expect(await auditOf()).toHaveLength(2);
  });

  test('that is spent, ended or exchanged whole is refused, and so is what was no grant', async () => {
    const spent = await given();
    await spend(database, reader, 10);
    const ended = await given({ days: 1 });
    const { constants } = getPlatform('bom-us');
    const amount = constants.exchangeMinimumMileage;
    const points = await given({ kind: 'MILEAGE', amount });
    await decideInTransaction(database, async (transaction) =>
      granted(
        await exchangePoints(
          transaction,
          reader,
          { points: mileage(amount), constants },
          { cause: 'exchange', key: 'exchange/e', nowMs: NOW_MS },
        ),
      ),
    );
    const { movementId: bought } = await charge(database, reader, [lotTerms(5)]);
    for (const [movementId, code, nowMs] of [
      [spent, 'COIN_INSUFFICIENT', NOW_MS],
      [ended, 'COIN_INSUFFICIENT', NOW_MS + DAY_MS],
      [points, 'COIN_INSUFFICIENT', NOW_MS],
      [bought, 'NOT_EXIST', NOW_MS],
      [999, 'NOT_EXIST', NOW_MS],
    ] as const) {
      expect(await takeBack(movementId, {}, nowMs)).toMatchObject({ ok: false, code });
    }
    expect(await takeBack(999)).toMatchObject({
      sentence: 'that reader has no grant of that number on that platform.',
    });
  });

  test('of another reader is none of theirs', async () => {
    await addReader(database, 'bom-us', 'other');
    expect(await takeBack(await given(), { reader: 'other' })).toMatchObject({ ok: false, code: 'NOT_EXIST' });
  });

  test('is found in the account that the guest it was given to has joined', async () => {
    const guest = await addReader(database, 'bom-us', 'guest');
    const grantId = await given({ reader: 'guest' });
    await decideInTransaction(database, async (transaction) =>
      granted(await moveWallet(transaction, { from: guest, to: reader, nowMs: NOW_MS })),
    );
    expect(await takeBack(grantId)).toMatchObject({ value: { taken: 10 } });
  });

  test('stands in the reader’s history as taken back by the store, in coins and in points', async () => {
    const api = createTestApiOn(database);
    const { accessToken: bearer } = await addSession(database, { ...reader, sessionId: 'session' });
    await takeBack(await given());
    await takeBack(await given({ kind: 'MILEAGE' }));
    const charges = at((await api.ask('/payment/history', { bearer })).json, 'data.content');
    expect(charges).toMatchObject([
      { type: 'ADMIN_CANCEL_CHARGE_COIN', mileage: -10, order: null },
      { type: 'ADMIN_CHARGE_COIN', mileage: 10 },
      { type: 'ADMIN_CANCEL_CHARGE_COIN', freeCoin: -10, order: null },
      { type: 'ADMIN_CHARGE_COIN', freeCoin: 10 },
    ]);
    const points = at((await api.ask('/mileage', { bearer })).json, 'data.content');
    expect(points).toMatchObject([
      { type: 'CANCEL', source: 'ADMIN', mileage: -10 },
      { type: 'CHARGE', source: 'ADMIN', mileage: 10 },
    ]);
  });
});

describe('what an operator gives to an account that is closed is refused, and the right one is named', () => {
  const closures: readonly (readonly [string, () => Promise<unknown>, string | RegExp])[] = [
    [
      'moved',
      async () => {
        await addReader(database, 'bom-th', 'there');
        await database.run(
          `insert into account_transfer (platform_id, user_id, target_platform_id, target_user_id, state, chosen_at_ms, confirmed_at_ms, summary)
           values ('bom-us', 'reader', 'bom-th', 'there', 'confirmed', 1, 1, '{}')`,
        );
      },
      'that account has moved: name its reader there, with --platform bom-th --reader there.',
    ],
    ['withdrawn', () => close(), /^that account is withdrawn: its reader has to come back first/],
    [
      'withdrawn, with another of the same address',
      async () => {
        await close();
        await addReader(database, 'bom-us', 'again');
        await database.run(`update app_user set email = 'same@readers.test'`);
      },
      'that account is withdrawn: its reader came back as again, name that one.',
    ],
    ['erased', () => close(', erased_at_ms = 2'), 'that account is erased: no reader can use what it gets.'],
    [
      'joined with another',
      async () => {
        const to = await addReader(database, 'bom-us', 'member');
        await charge(database, reader, [lotTerms(1)]);
        await decideInTransaction(database, async (transaction) =>
          granted(await moveWallet(transaction, { from: reader, to, nowMs: NOW_MS })),
        );
        await close(
          ", merged_into_id = 'member', sns_provider = 'apple_guest', sns_id = 'merged reader', email = null",
        );
      },
      'that guest has joined the account member: name that one.',
    ],
  ];
  const close = (more = '') =>
    database.run(
      `update app_user set withdrawn_at_ms = created_at_ms${more} where platform_id = 'bom-us' and id = 'reader'`,
    );

  test.each(closures)('%s', async (_, closed, sentence) => {
    await addSeries(database, { alias: 'tale', platformIds: ['bom-us'] });
    await addCoupon(database, { platformId: 'bom-us', id: 'free' });
    const grantId = await given();
    await closed();
    const to = { ...named, reader: 'reader' };
    const handOver = (what: Parameters<typeof handOverByOperator>[2]['what']) =>
      handOverByOperator(database, operator, { ...to, what, requestId: newId() }, NOW_MS);
    const answers = [
      await give(),
      await takeBack(grantId),
      await grantEpisodes(database, operator, { ...to, series: 'tale', episode: null, requestId: newId() }, NOW_MS),
      await handOver({ kind: 'coupon', key: 'free' }),
      await handOver({ kind: 'ticket', count: 1, days: null }),
    ];
    const refused = { ok: false, code: 'NOT_EXIST' };
    const said = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
    expect(answers).toEqual(answers.map(() => ({ ...refused, sentence: said })));
    expect(await auditOf()).toHaveLength(1);
  });

  test('whose move is only begun still gets it', async () => {
    await addReader(database, 'bom-th', 'there');
    await database.run(
      `insert into account_transfer (platform_id, user_id, target_platform_id, target_user_id, state, chosen_at_ms)
       values ('bom-us', 'reader', 'bom-th', 'there', 'chosen', 1)`,
    );
    expect(await give()).toMatchObject({ ok: true });
  });

  test('that is in use beside one that withdrew with its address gets it by the address', async () => {
    await database.run(
      `update app_user set withdrawn_at_ms = created_at_ms, email = 'same@readers.test' where id = 'reader'`,
    );
    await addReader(database, 'bom-us', 'again');
    await database.run(`update app_user set email = 'same@readers.test' where id = 'again'`);
    expect(await give({ reader: 'Same@readers.test' })).toMatchObject({ ok: true, value: { userId: 'again' } });
  });
});
