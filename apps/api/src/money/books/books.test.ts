import type { Database } from '@longstrip/database';
import { clearTestDatabase, openTestDatabaseOnOwnServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { faultsOfLedger } from '../../testing/read-sealed-books.ts';
import { addReader, charge, debit, inWallet, lotTerms, takeBack } from '../../testing/wallets.ts';
import { expireLots } from '../ledger/expire-lots.ts';
import { refundDebit } from '../ledger/ledger.service.ts';
import { readBooks } from './read-books.ts';
import { sealChains } from './seal-chains.ts';

const DAY_MS = 86_400_000;
const NEVER = new AbortController().signal;

let database: Database;
let close: () => Promise<void>;
let reader: ReaderScope;
beforeAll(async () => {
  ({ database, close } = await openTestDatabaseOnOwnServer());
});
afterAll(() => close?.());
beforeEach(async () => {
  await clearTestDatabase(database);
  reader = await addReader(database, 'bom-us', 'reader');
});

/** Movements 1 to 6 of bom-us, with lots 1 to 4, and 7 with lot 5 of beltoon-jp. */
async function fill(): Promise<void> {
  const facts = { cause: 'test', nowMs: NOW_MS };
  const bonus = lotTerms(4, { kind: 'BONUS', expiresAtMs: NOW_MS + DAY_MS });
  await charge(database, reader, [lotTerms(10), bonus]);
  const used = await debit(database, reader, 6);
  await inWallet(database, (tx) => refundDebit(tx, reader, used.movementId, facts));
  const second = await charge(database, reader, [lotTerms(9), lotTerms(600, { kind: 'MILEAGE' })]);
  await debit(database, reader, 16);
  await takeBack(database, reader, second);
  const there = await addReader(database, 'beltoon-jp', 'reader');
  await charge(database, there, [lotTerms(7)]);
}

/** Writes to the tables with triggers and foreign keys off, and without the guards that the statements drop first. */
async function damage(...statements: readonly string[]): Promise<void> {
  await database.inTransaction(async ({ run }) => {
    await run('set local session_replication_role = replica');
    for (const statement of statements) await run(statement);
  });
}

const broken = async () =>
  faultsOfLedger(await readBooks(database, NOW_MS)).map(({ claim, rows }) => ({ claim, rows: rows.join('; ') }));
const seal = (nowMs = NOW_MS) => sealChains(database, nowMs, NEVER);

describe('books that are right', () => {
  it('say what is unused and owed on each platform, by kind, and how much of it was paid for', async () => {
    await charge(database, reader, [lotTerms(3, { kind: 'FREE_COIN', source: 'ADMIN' })]);
    await charge(database, reader, [lotTerms(2, { kind: 'BONUS', source: 'PAYMENT', expiresAtMs: NOW_MS + 1 })]);
    await fill();
    const books = await readBooks(database, NOW_MS + 1);
    expect(faultsOfLedger(books)).toEqual([]);
    expect(books).toMatchObject({
      platforms: [
        {
          platformId: 'beltoon-jp',
          movements: 1,
          sealed: 0,
          debtCoins: 0,
          unused: [{ kind: 'COIN', unused: 7, paid: 7 }],
        },
        { platformId: 'bom-us', movements: 8, debtCoins: 0, unused: [{ kind: 'COIN', unused: 3, paid: 3 }] },
      ],
    });
  });

  it('stay right when what has ended is written down, twice', async () => {
    await fill();
    await charge(database, reader, [lotTerms(2, { kind: 'BONUS', expiresAtMs: NOW_MS + 1 })]);
    expect(await expireLots(database, NOW_MS, NEVER)).toBe(0);
    expect(await expireLots(database, NOW_MS + 1, NEVER)).toBe(1);
    expect(await expireLots(database, NOW_MS + 1, NEVER)).toBe(0);
    expect(await broken()).toEqual([]);
  });
});

/** The damage, its statements, and parts of what the books then report: the claim and the row. */
const DAMAGES: [what: string, statements: string[], ...expected: [claim: string, row: string][]][] = [
  [
    'a posting of another amount',
    [`update posting set amount = amount - 1 where movement_id = 2 and line_no = 0`],
    ['add up to zero', 'movement 2 of bom-us (USE, reader reader): its coins add up to -1'],
  ],
  [
    'a posting that is gone',
    [`delete from posting where movement_id = 2 and account = 'USED' and kind = 'BONUS'`],
    ['add up to zero', 'movement 2 of bom-us (USE, reader reader): its coins add up to -4'],
  ],
  [
    'a movement whose postings are gone',
    [`delete from posting where movement_id = 7`],
    ['has postings', 'movement 7 of beltoon-jp (CHARGE, reader reader) has no posting'],
  ],
  [
    'a movement that is gone',
    [`delete from movement where id = 5`],
    ['has postings', 'movement 5 of bom-us has postings and is gone'],
  ],
  [
    'a lot with a coin more',
    [`alter table lot drop constraint lot_remaining`, `update lot set remaining = 8 where platform_id = 'beltoon-jp'`],
    ['sum of its postings', 'lot 5 of beltoon-jp (COIN, reader reader): 8 left, its postings add up to 7'],
    ['same in lots and in the ledger', 'COIN of reader reader of beltoon-jp: 8 in lots, 7 in the ledger'],
    ['below zero', 'lot 5 of beltoon-jp (COIN, reader reader): 8 left of 7'],
  ],
  [
    'a lot below zero',
    [`alter table lot drop constraint lot_remaining`, `update lot set remaining = -1 where platform_id = 'beltoon-jp'`],
    ['below zero', 'lot 5 of beltoon-jp (COIN, reader reader): -1 left of 7'],
  ],
  [
    'a lot of another amount',
    [`update lot set amount = 70 where platform_id = 'beltoon-jp'`],
    ['began with', 'lot 5 of beltoon-jp (COIN, reader reader): an amount of 70, its movement posted 7'],
  ],
  [
    'a lot that is given to another reader',
    [
      `insert into wallet values ('beltoon-jp', 'thief')`,
      `update lot set user_id = 'thief' where platform_id = 'beltoon-jp'`,
    ],
    ['same in lots and in the ledger', 'COIN of reader thief of beltoon-jp: 7 in lots, 0 in the ledger'],
  ],
  [
    'a debt that is forgiven by hand',
    [
      `insert into posting values ('bom-us', 6, 90, 'DEBT', 'reader', null, 'COIN', -5, 'reader'), ('bom-us', 6, 91, 'ISSUED', null, null, 'COIN', 5, 'reader')`,
    ],
    ['owes', 'reader reader of bom-us: owes 2 coins and 0 points, by the ledger 7 and 0'],
  ],
  [
    'a key that was used twice',
    [`drop index movement_key_unique`, `update movement set idempotency_key = 'twice' where id in (1, 4)`],
    ['one effect', 'movements 1, 4 of bom-us have one key: twice'],
  ],
  [
    'an event that had two effects',
    [`drop index movement_event_unique`, `update movement set event_id = 'stripe/evt_1' where id in (1, 4)`],
    ['one effect', 'movements 1, 4 of bom-us have one event: stripe/evt_1'],
  ],
  [
    'a movement that was undone twice',
    [`drop index movement_reverses_unique`, `update movement set reverses_id = 2 where id in (3, 6)`],
    ['one effect', 'movements 3, 6 of bom-us undo movement 2'],
  ],
  [
    'a lot that was spent after its end',
    [`update movement set created_at_ms = ${NOW_MS + DAY_MS} where id = 2`],
    ['after its end', 'lot 2 of bom-us (BONUS, reader reader): spent after its end by movement 2'],
  ],
  [
    'a lot that expired before its end',
    [`update movement set type = 'EXPIRE' where id = 2`],
    ['after its end', 'lot 2 of bom-us (BONUS, reader reader): expired before its end by movement 2'],
  ],
  [
    'a refund that gave back too much',
    [`update posting set amount = amount + sign(amount) where movement_id = 3 and kind = 'COIN'`],
    ['gave back to each lot', 'movement 3 of bom-us (REFUND_PURCHASE, reader reader): lot 1 got back 3 of 2'],
  ],
  [
    'a posting of another reader’s wallet',
    [`update movement set user_id = 'stranger' where id = 2`],
    ['no wallet but its reader’s', 'movement 2 of bom-us (USE, reader stranger) touches the wallet of reader'],
  ],
];

describe('books with a change behind the program’s back', () => {
  it.each(DAMAGES)('name %s', async (_, statements, ...expected) => {
    await fill();
    expect(await broken()).toEqual([]);
    const dropped = statements.filter((statement) => /^(alter|drop)/.test(statement));
    const restore = await definitionsOf(dropped);
    try {
      await damage(...statements);
      const found = await broken();
      for (const [claim, row] of expected) {
        expect(found).toContainEqual({ claim: expect.stringContaining(claim), rows: expect.stringContaining(row) });
      }
    } finally {
      await clearTestDatabase(database);
      for (const statement of restore) await database.run(statement);
    }
  });

  it('name the first rows and count the others', async () => {
    for (let turn = 0; turn < 25; turn += 1) await charge(database, reader, [lotTerms(7)]);
    await damage('update lot set remaining = 3');
    const found = faultsOfLedger(await readBooks(database, NOW_MS));
    expect(found[0]).toMatchObject({ count: 25, rows: { length: 20 } });
    expect(found[0]?.rows[0]).toMatch(/^lot 1 of bom-us/);
  });
});

/** The statements that restore an index or a constraint that is about to be dropped. */
async function definitionsOf(statements: readonly string[]): Promise<string[]> {
  const names = statements.map((statement) => statement.split(' ').at(-1) ?? '');
  const rows = await Promise.all(
    names.map((name) =>
      database.run(
        `select indexdef as statement from pg_indexes where indexname = $1
         union all
         select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
         from pg_constraint where conname = $1`,
        [name],
      ),
    ),
  );
  return rows.flat().map(({ statement }) => String(statement));
}

describe('seals', () => {
  it('follow each other for each platform, and once they are made there is nothing to seal', async () => {
    await fill();
    expect(await seal()).toBe(7);
    expect(await seal()).toBe(0);
    await debit(database, reader, 1).catch(() => undefined);
    await charge(database, reader, [lotTerms(1)]);
    expect(await seal()).toBe(1);
    const books = await readBooks(database, NOW_MS);
    const [{ platforms, chains }, found] = [books, faultsOfLedger(books)];
    expect([found, platforms.map(({ sealed, movements }) => movements - sealed)]).toEqual([[], [0, 0]]);
    expect(chains.map(({ newestHead }) => newestHead)).toEqual([
      expect.stringMatching(/^beltoon-jp\/1\/[0-9a-f]{64}$/),
      expect.stringMatching(/^bom-us\/7\/[0-9a-f]{64}$/),
      null,
    ]);
  });

  it.each([
    [
      'a cause',
      `update movement set cause = 'episode/2' where id = 2`,
      'movement 2 of bom-us (USE, reader reader) is not what was sealed',
    ],
    ['the time', `update movement set created_at_ms = created_at_ms - 1 where id = 3`, 'movement 3'],
    ['an amount, balanced', `update posting set amount = amount * 2 where movement_id = 7`, 'movement 7 of beltoon-jp'],
    ['the end of a lot', `update lot set expires_at_ms = expires_at_ms + 1 where id = 2`, 'movement 1 of bom-us'],
    ['the source of a lot', `update lot set source = 'ADMIN' where id = 1`, 'movement 1 of bom-us'],
    ['a posting that is gone', `delete from posting where movement_id = 4 and line_no = 1`, 'movement 4 of bom-us'],
    ['a movement that is gone', `delete from movement where id = 5`, 'movement 5 of bom-us is gone'],
    [
      'a seal that is gone',
      `delete from movement_seal where position = 3 and platform_id = 'bom-us'`,
      'seal 3 of bom-us is gone',
    ],
    [
      'a seal made anew',
      `update movement_seal set hash = repeat('a', 64) where position = 3 and platform_id = 'bom-us'`,
      'movement 3 of bom-us',
    ],
  ])('name the first row that was changed behind the program’s back: %s', async (_, statement, row) => {
    await fill();
    await seal();
    expect(await broken()).toEqual([]);
    await damage(statement);
    const seals = (await broken()).filter(({ claim }) => claim.startsWith('The seals of'));
    expect(seals).toEqual([
      { claim: expect.any(String), rows: expect.stringMatching(new RegExp(`^${row.replaceAll(/[()]/g, '\\$&')}`)) },
    ]);
  });

  it('name a movement that was put between them', async () => {
    await fill();
    await seal();
    const copy = `insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms, made_in)
      select platform_id, user_id, type, cause, 'forged', created_at_ms, made_in from movement where id = 1`;
    await damage(copy);
    await charge(database, reader, [lotTerms(1)]);
    await seal(NOW_MS + 3_600_000);
    expect(await broken()).toContainEqual({
      claim: 'The seals of bom-us are unbroken.',
      rows: expect.stringMatching(/^movement \d+ of bom-us \(CHARGE, reader reader\) is in no seal$/),
    });
  });

  it('go on where the database was copied to a server whose transactions count from lower numbers', async () => {
    await fill();
    await seal();
    await charge(database, reader, [lotTerms(1)]);
    const far = `'9000000000'::xid8`;
    await damage(`update movement set made_in = ${far}`, `update movement_seal set sealed_before = ${far}`);
    await charge(database, reader, [lotTerms(2)]);
    expect(await seal()).toBe(2);
    await charge(database, reader, [lotTerms(3)]);
    expect(await seal()).toBe(1);
    expect(await broken()).toEqual([]);
  });
});
