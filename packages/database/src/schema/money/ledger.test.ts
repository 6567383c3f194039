import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database.ts';
import { describeServers } from '../../testing/describe-servers.ts';
import { clearTestDatabase, createTestDatabase } from '../../testing/index.ts';

const END_MS = 5_000;

/** A reader with a lot of ten coins (1) and one of four bonus coins (2), given by movement 1, and a lot of another reader (3). */
const STORED = `
  insert into app_user (platform_id, id, sns_provider, sns_id, created_at_ms, updated_at_ms)
    values ('bom-us', 'u1', 'google', 's1', 1, 1), ('bom-us', 'u2', 'google', 's2', 1, 1);
  insert into wallet (platform_id, user_id) values ('bom-us', 'u1'), ('bom-us', 'u2');
  begin;
  insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms) values
    ('bom-us', 'u1', 'CHARGE', 'order/1', 'k1', 1000), ('bom-us', 'u2', 'CHARGE', 'order/2', 'k1', 1000);
  insert into lot (platform_id, user_id, kind, source, amount, acquired_at_ms, expires_at_ms, movement_id, lot_no) values
    ('bom-us', 'u1', 'COIN', 'PAYMENT', 10, 1000, null, 1, 0),
    ('bom-us', 'u1', 'BONUS', 'PAYMENT', 4, 1000, ${END_MS}, 1, 1),
    ('bom-us', 'u2', 'COIN', 'PAYMENT', 10, 1000, null, 2, 0);
  insert into posting (platform_id, reader_id, movement_id, line_no, account, user_id, lot_id, kind, amount) values
    ('bom-us', 'u1', 1, 0, 'WALLET', 'u1', 1, 'COIN', 10), ('bom-us', 'u1', 1, 1, 'ISSUED', null, null, 'COIN', -10),
    ('bom-us', 'u1', 1, 2, 'WALLET', 'u1', 2, 'BONUS', 4), ('bom-us', 'u1', 1, 3, 'ISSUED', null, null, 'BONUS', -4),
    ('bom-us', 'u2', 2, 0, 'WALLET', 'u2', 3, 'COIN', 10), ('bom-us', 'u2', 2, 1, 'ISSUED', null, null, 'COIN', -10);
  commit;
`;

/** The statement that inserts movement 3, of reader u1. */
const makes = (type: string, atMs = 1_000) => `
  insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms)
    values ('bom-us', 'u1', '${type}', 'test', 'k3', ${atMs})`;
const posts = (...lines: string[]) => `
  insert into posting (platform_id, reader_id, movement_id, line_no, account, user_id, lot_id, kind, amount) values
    ${lines.map((line, index) => `('bom-us', 'u1', 3, ${index}, ${line})`).join(', ')}`;
/** Takes coins from a lot with movement 3. */
const takes = (type: string, amount: number, { lot = 1, kind = 'COIN', user = 'u1', atMs = 1_000 } = {}) =>
  `${makes(type, atMs)};${posts(`'WALLET', '${user}', ${lot}, '${kind}', -${amount}`, `'USED', null, null, '${kind}', ${amount}`)}`;

/** The name of the violated constraint, or the error's text; null if the database accepted the statements. */
async function refusalOf(database: Database, statements: string): Promise<string | null> {
  const error = await database
    .inTransaction(({ run }) => run(statements))
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  if (error === null) return null;
  if (!(error instanceof Error)) throw error;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : error.message;
}

function guardsTheLedger(open: () => Promise<Database>) {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    await clearTestDatabase(database);
    await database.run(STORED);
  });
  const lots = () => database.run('select id, remaining from lot order by id');

  it('brings lots and debts up to date with their postings', async () => {
    const statements = `${makes('CANCEL')};${posts(
      `'WALLET', 'u1', 1, 'COIN', -7`,
      `'CANCELLED', null, null, 'COIN', 12`,
      `'DEBT', 'u1', null, 'COIN', -5`,
      `'DEBT', 'u1', null, 'MILEAGE', -6`,
      `'CANCELLED', null, null, 'MILEAGE', 6`,
    )}`;
    expect(await refusalOf(database, statements)).toBeNull();
    expect(await lots()).toEqual([3, 4, 10].map((remaining, index) => ({ id: index + 1, remaining })));
    expect(await database.run('select debt_coins, debt_points from wallet order by user_id')).toEqual([
      { debt_coins: 5, debt_points: 6 },
      { debt_coins: 0, debt_points: 0 },
    ]);
  });

  it.each([
    ['an update of a movement', `update movement set cause = 'other'`, 'UPDATE on movement is refused'],
    ['a deletion of a movement', `delete from movement`, 'DELETE on movement is refused'],
    ['an update of a posting', `update posting set amount = 1`, 'UPDATE on posting is refused'],
    ['a deletion of a posting', `delete from posting`, 'DELETE on posting is refused'],
    ['the emptying of postings', `truncate posting`, 'TRUNCATE on posting is refused'],
    ['the emptying of it all', `truncate wallet cascade`, /^TRUNCATE on \w+ is refused/],
    ['a change of what is left', `update lot set remaining = 9`, 'UPDATE on lot is refused: only postings'],
    [
      'a later end of a lot',
      `update lot set expires_at_ms = 9000 where id = 2`,
      'UPDATE on lot is refused: only postings',
    ],
    ['a deletion of a lot', `delete from lot`, 'DELETE on lot is refused'],
    [
      'a lot that begins with something',
      `insert into lot (platform_id, user_id, kind, source, amount, remaining, acquired_at_ms, movement_id, lot_no) values ('bom-us', 'u1', 'COIN', 'ADMIN', 5, 5, 1, 1, 9)`,
      'INSERT on lot is refused: only postings',
    ],
    [
      'a debt that is forgiven by hand',
      `update wallet set debt_coins = 1`,
      'UPDATE on wallet is refused: only postings',
    ],
    [
      'a wallet with a debt',
      `insert into wallet values ('bom-us', 'u3', 1, 0)`,
      'INSERT on wallet is refused: only postings',
    ],
    [
      'a seal that changes',
      `insert into movement_seal values ('bom-us', 1, 1, repeat('a', 64), 1, '5'); update movement_seal set position = 2`,
      'UPDATE on movement_seal is refused',
    ],
    [
      'a seal that goes',
      `insert into movement_seal values ('bom-us', 1, 1, repeat('a', 64), 1, '5'); delete from movement_seal`,
      'DELETE on movement_seal is refused',
    ],
    [
      'a seal of the audit log that changes',
      `insert into audit_seal values (1, 1, repeat('a', 64), 1, '5'); update audit_seal set position = 2`,
      'UPDATE on audit_seal is refused',
    ],
    [
      'a head that goes',
      `insert into seal_head values ('bom-us', 1, 1, 1, repeat('a', 64), 1); delete from seal_head`,
      'DELETE on seal_head is refused',
    ],
    [
      'postings that do not add up',
      `${makes('USE')};${posts(`'WALLET', 'u1', 1, 'COIN', -3`, `'USED', null, null, 'COIN', 2`)}`,
      'posting_sum',
    ],
    [
      'points that are set against coins',
      `${makes('EXCHANGE')};${posts(`'WALLET', 'u1', 1, 'COIN', -3`, `'USED', null, null, 'MILEAGE', 3`)}`,
      'posting_sum',
    ],
    ['more than is left', takes('USE', 11), 'lot_remaining'],
    [
      'more than a lot ever held',
      `${makes('REFUND_PURCHASE')};${posts(`'WALLET', 'u1', 1, 'COIN', 1`, `'USED', null, null, 'COIN', -1`)}`,
      'lot_remaining',
    ],
    ['another reader’s lot', takes('USE', 1, { lot: 3 }), /^posting_lot/],
    ['a lot of another kind', takes('USE', 1, { kind: 'FREE_COIN' }), 'posting_lot'],
    ['a debit of a lot that has ended', takes('USE', 1, { lot: 2, kind: 'BONUS', atMs: END_MS }), 'posting_lot'],
    [
      'the expiry of a lot that has not',
      takes('EXPIRE', 1, { lot: 2, kind: 'BONUS', atMs: END_MS - 1 }),
      'posting_lot',
    ],
    ['the expiry of a lot without an end', takes('EXPIRE', 1), 'posting_lot'],
    [
      'a posting to an older movement',
      `insert into posting values ('bom-us', 1, 8, 'USED', null, null, 'COIN', 1, 'u1'), ('bom-us', 1, 9, 'ISSUED', null, null, 'COIN', -1, 'u1')`,
      'posting_with_movement',
    ],
    [
      'a posting that names another reader than its movement',
      `${makes('USE')};${posts(`'USED', null, null, 'COIN', 1`, `'ISSUED', null, null, 'COIN', -1`).replaceAll("'u1'", "'u2'")}`,
      'posting_with_movement',
    ],
    ['a posting of nothing', `${makes('USE')};${posts(`'USED', null, null, 'COIN', 0`)}`, 'posting_amount'],
    [
      'a wallet’s posting without a lot',
      `${makes('USE')};${posts(`'WALLET', 'u1', null, 'COIN', 1`, `'USED', null, null, 'COIN', -1`)}`,
      'posting_owner',
    ],
    [
      'a debt below zero',
      `${makes('CHARGE')};${posts(`'DEBT', 'u1', null, 'COIN', 1`, `'ISSUED', null, null, 'COIN', -1`)}`,
      'wallet_debt',
    ],
    [
      'a debt of no reader',
      `${makes('CANCEL')};${posts(`'DEBT', 'no-reader', null, 'COIN', -1`, `'CANCELLED', null, null, 'COIN', 1`)}`,
      'posting_debt',
    ],
    [
      'the same key again',
      `insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms) values ('bom-us', 'u1', 'USE', 'x', 'k1', 1)`,
      'movement_key_unique',
    ],
    [
      'the same event again',
      `insert into movement (platform_id, user_id, type, cause, idempotency_key, event_id, created_at_ms) values ('bom-us', 'u1', 'USE', 'x', 'k8', 'e', 1), ('bom-us', 'u2', 'USE', 'x', 'k9', 'e', 1)`,
      'movement_event_unique',
    ],
    [
      'a second undoing',
      `insert into movement (platform_id, user_id, type, cause, idempotency_key, reverses_id, created_at_ms) values ('bom-us', 'u1', 'CANCEL', 'x', 'k8', 1, 1), ('bom-us', 'u1', 'CANCEL', 'x', 'k9', 1, 1)`,
      'movement_reverses_unique',
    ],
    [
      'bonus coins without an end',
      `insert into lot (platform_id, user_id, kind, source, amount, acquired_at_ms, movement_id, lot_no) values ('bom-us', 'u1', 'BONUS', 'ADMIN', 5, 1, 1, 9)`,
      'lot_bonus_ends',
    ],
  ])('refuses %s', async (_, statements, refusal) => {
    const before = await lots();
    expect(await refusalOf(database, statements)).toMatch(refusal);
    expect(await lots()).toEqual(before);
  });

  it.each([
    ['a debit a millisecond before the end', takes('USE', 4, { lot: 2, kind: 'BONUS', atMs: END_MS - 1 })],
    ['the expiry at the end', takes('EXPIRE', 4, { lot: 2, kind: 'BONUS', atMs: END_MS })],
    ['all that is left', takes('USE', 10)],
  ])('takes %s', async (_, statements) => {
    expect(await refusalOf(database, statements)).toBeNull();
  });

  it('locks a wallet that is there, makes one that is not, and loads what is left and the repeated movement', async () => {
    const lock = (user: string, key: string) =>
      database.run('select debt_coins, repeated_id, jsonb_array_length(lots) as lots from lock_wallet($1, $2, $3)', [
        'bom-us',
        user,
        key,
      ]);
    expect(await lock('u1', 'k1')).toEqual([{ debt_coins: 0, repeated_id: 1, lots: 2 }]);
    expect(await lock('u2', 'k1')).toEqual([{ debt_coins: 0, repeated_id: 2, lots: 1 }]);
    await database.run(
      `insert into app_user (platform_id, id, sns_provider, sns_id, created_at_ms, updated_at_ms) values ('bom-us', 'u3', 'google', 's3', 1, 1)`,
    );
    expect(await lock('u3', 'k1')).toEqual([{ debt_coins: 0, repeated_id: null, lots: 0 }]);
    await expect(lock('no-reader', '')).rejects.toThrow();
  });
}

describe('the ledger on the embedded engine', () => guardsTheLedger(createTestDatabase));

describeServers('the ledger on', 'every', (server) => {
  guardsTheLedger(() => server().openDatabase());
});
