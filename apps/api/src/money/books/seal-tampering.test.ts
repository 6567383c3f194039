import type { Database } from '@longstrip/database';
import { clearTestDatabase, openTestDatabaseOnOwnServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addBuyers } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueAdmin } from '../../cli/catalogue-admin.ts';
import { runCommand } from '../../cli/run-command.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { localOwner } from '../../shared/operator.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { addReader, charge, lotTerms } from '../../testing/wallets.ts';
import { checkStoredHeads } from './check-stored-heads.ts';
import { readBooks } from './read-books.ts';
import { sealChains } from './seal-chains.ts';
import { readHeads, type SealHead } from './sealed-chains.ts';

const MINUTE_MS = 60_000;
const MOVEMENTS = 60;
const ACTS = 6;

let database: Database;
let close: () => Promise<void>;
let reader: ReaderScope;
beforeAll(async () => {
  ({ database, close } = await openTestDatabaseOnOwnServer());
});
afterAll(() => close?.());

const act = (number: number, nowMs: number) =>
  database.orm.transaction((tx) =>
    recordChange(
      tx,
      localOwner('request-7'),
      { action: 'series.set', subjectType: 'series', subjectId: `${number}`, before: null, after: { number } },
      nowMs,
    ),
  );
const seal = (nowMs: number) => sealChains(database, nowMs, new AbortController().signal);

/** Movements 1 to 60 of bom-us and rows 1 to 6 of the audit log, sealed in three runs, as many in each. */
beforeEach(async () => {
  await clearTestDatabase(database);
  reader = await addReader(database, 'bom-us', 'reader');
  for (let run = 0; run < 3; run += 1) {
    const nowMs = NOW_MS - (3 - run) * MINUTE_MS;
    await addBuyers(database, { platformId: 'bom-us', prefix: 'abc'.charAt(run), count: MOVEMENTS / 3, coins: 1 });
    for (let made = 0; made < ACTS / 3; made += 1) await act(run * 2 + made, nowMs);
    await seal(nowMs);
  }
});

/** Writes to the tables with triggers and foreign keys off. */
async function damage(...statements: readonly string[]): Promise<void> {
  await database.inTransaction(async ({ run }) => {
    await run('set local session_replication_role = replica');
    for (const statement of statements) await run(statement);
  });
}

/** The output and the exit code of `npm run books`, this long after the last sealing. */
async function books(afterMs: number, ...args: string[]): Promise<{ exitCode: number; lines: string[] }> {
  const lines: string[] = [];
  const admin = {
    books: () => readBooks(database, NOW_MS - MINUTE_MS + afterMs),
    checkHeads: (heads: readonly SealHead[]) => checkStoredHeads(database, heads),
  } satisfies Partial<CatalogueAdmin>;
  const exitCode = await runCommand({
    args: ['books', ...args],
    // The command uses nothing else.
    admin: admin as unknown as CatalogueAdmin,
    out: (line) => lines.push(line),
    say: (line) => lines.push(line),
    interrupted: () => new AbortController().signal,
  });
  return { exitCode, lines };
}

const removed = (ids: string) => [
  `delete from posting where movement_id ${ids}`,
  `delete from lot where movement_id ${ids}`,
  `delete from movement where id ${ids}`,
];
const forgedAct = (columns: string, values: string) =>
  `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id${columns})
   select logged_at_ms, actor, actor_role, action, subject_type, 'forged'${values} from audit_log where id = 2`;

/** The change to the database, its statements, and rows that the report then names. */
const TAMPERINGS: [what: string, statements: string[], ...rows: (string | RegExp)[]][] = [
  ['the newest seal deleted', [`delete from movement_seal where position = 60`], 'seal 60 of bom-us is gone'],
  [
    'the newest seal and its head deleted',
    [`delete from movement_seal where position = 60`, `delete from seal_head where chain = 'bom-us' and number = 3`],
    'movement 60 of bom-us (CHARGE, reader c-20) is in no seal',
  ],
  ['the last 50 seals deleted', [`delete from movement_seal where position > 10`], 'seals 11 to 60 of bom-us are gone'],
  ['all seals of a platform deleted', [`delete from movement_seal`], 'seals 1 to 60 of bom-us are gone'],
  [
    'all seals and heads deleted',
    [`delete from movement_seal`, `delete from seal_head where chain = 'bom-us'`],
    'movement 1 of bom-us (CHARGE, reader a-1) is in no seal',
  ],
  [
    'the newest movement and its seal deleted together',
    [...removed('= 60'), `delete from movement_seal where position = 60`],
    'seal 60 of bom-us is gone: the last was of movement 60, at 2',
  ],
  [
    'all movements and seals of a platform deleted together, and its wallets',
    [...removed('> 0'), `delete from movement_seal`, `delete from wallet`],
    'seals 1 to 60 of bom-us are gone: the last was of movement 60, at 2',
  ],
  [
    'the newest movement, seal and head deleted together, where that head was sent',
    [
      `insert into seal_delivery values ('file:/heads', 'bom-us', 3)`,
      ...removed('> 40'),
      `delete from movement_seal where position > 40`,
      `delete from seal_head where chain = 'bom-us' and number = 3`,
    ],
    'head 3 of bom-us was sent to file:/heads and is gone',
  ],
  ['a head deleted', [`delete from seal_head where chain = 'bom-us' and number = 2`], 'head 2 of bom-us is gone'],
  [
    'the newest head deleted',
    [`delete from seal_head where chain = 'bom-us' and number = 3`],
    'the head of seal 60 of bom-us is gone',
  ],
  [
    'a seal in the middle deleted',
    [`delete from movement_seal where position in (7, 8)`],
    'seals 7 to 8 of bom-us are gone',
  ],
  [
    'a movement inserted behind the seals',
    [
      `insert into movement (platform_id, user_id, type, cause, idempotency_key, created_at_ms, made_in)
       select platform_id, user_id, type, cause, 'forged', created_at_ms, made_in from movement where id = 2`,
    ],
    'movement 61 of bom-us (CHARGE, reader a-2) is in no seal',
  ],
  ['an audit row deleted', [`delete from audit_log where id = 3`], 'audit row 3 of the audit log is gone'],
  [
    'an audit row changed',
    [`update audit_log set after = '{"number": 99}' where id = 3`],
    'audit row 3 (series.set of series 2 by commands on this machine) is not what was sealed',
  ],
  [
    'an audit row’s actor changed',
    [`update audit_log set actor = 'another' where id = 4`],
    /audit row 4 .* is not what/,
  ],
  [
    'an address added to an audit row',
    [`update audit_log set address = '192.0.2.1' where id = 4`],
    /audit row 4 .* is not what/,
  ],
  ['an audit row’s time changed', [`update audit_log set logged_at_ms = 1 where id = 4`], /audit row 4 .* is not what/],
  [
    'an audit row inserted behind the seals',
    [forgedAct(', made_in', ', made_in')],
    /^audit row 7 \(series.set of series forged by .*\) is in no seal$/,
  ],
  ['the newest audit rows deleted', [`delete from audit_log where id > 4`], 'audit row 5 of the audit log is gone'],
  [
    'the newest audit rows and their seals deleted together',
    [`delete from audit_log where id > 4`, `delete from audit_seal where position > 4`],
    'seals 5 to 6 of the audit log are gone: the last was of audit row 6, at 2',
  ],
  [
    'the whole audit log deleted, and its seals',
    [`delete from audit_log`, `delete from audit_seal`],
    'seals 1 to 6 of the audit log are gone: the last was of audit row 6, at 2',
  ],
  ['the note of sealing deleted', [`delete from seal_run`], 'sealing is not noted, and there are seals'],
  [
    'sealing that is said to be in the future',
    [`update seal_run set ran_at_ms = 9e15`],
    'sealing is said to have run at 9000000000000000',
  ],
  ['a seal of the audit log deleted', [`delete from audit_seal where position = 2`], 'seal 2 of the audit log is gone'],
];

describe('books name what was done behind the program’s back, with exit code 1:', () => {
  it('nothing, where nothing was done', async () => {
    expect((await books(2 * MINUTE_MS)).lines.at(-1)).toBe('The books are right.');
  });

  it.each(TAMPERINGS)('%s', async (_, statements, ...rows) => {
    await damage(...statements);
    const { exitCode, lines } = await books(2 * MINUTE_MS);
    for (const row of rows) {
      const expected = typeof row === 'string' ? expect.stringContaining(row) : expect.stringMatching(row);
      expect(lines.map((line) => line.trim())).toContainEqual(expected);
    }
    expect(exitCode).toBe(1);
  });

  it('a movement changed and every seal made anew', async () => {
    await damage(`update movement set cause = 'episode/9' where id = 12`, `delete from movement_seal`);
    await damage(`delete from audit_log where id = 2`, `delete from audit_seal`);
    await seal(NOW_MS);
    const { exitCode, lines } = await books(2 * MINUTE_MS);
    expect([exitCode, lines]).toEqual([
      1,
      expect.arrayContaining([
        '  seal 20 of bom-us is not the one that head 1 remembers',
        '  seal 6 of the audit log is gone: the last was of audit row 6, at 2026-03-10T11:59:00.000Z',
      ]),
    ]);
  });

  const DISABLED: [what: string, statement: string, undo: string, row: string][] = [
    [
      'triggers of postings disabled',
      'alter table posting disable trigger user',
      'alter table posting enable trigger user',
      'trigger posting: posting_applied is disabled',
    ],
    [
      'triggers of lots disabled',
      'alter table lot disable trigger user',
      'alter table lot enable trigger user',
      'trigger lot: lot_follows_postings is disabled',
    ],
    [
      'a constraint dropped',
      'alter table lot drop constraint lot_amount',
      'alter table lot add constraint lot_amount check (amount > 0 and amount <= 9007199254740991)',
      'constraint lot: lot_amount is gone',
    ],
  ];
  it.each(DISABLED)('%s', async (_, statement, undo, row) => {
    await database.run(statement);
    const { exitCode, lines } = await books(2 * MINUTE_MS);
    await database.run(undo);
    expect([exitCode, lines]).toEqual([1, expect.arrayContaining([`  ${row}`])]);
  });
});

describe('what is not sealed yet', () => {
  it('is said after a minute, and wrong after ten: sealing has stopped', async () => {
    await charge(database, reader, [lotTerms(1)]);
    await act(9, NOW_MS);
    expect(await books(30_000)).toMatchObject({ exitCode: 0 });
    const behind = await books(9 * MINUTE_MS);
    const since = `  not sealed yet since ${new Date(NOW_MS).toISOString()}: 1`;
    expect([behind.exitCode, behind.lines.filter((line) => line === since).length]).toEqual([0, 2]);
    const late = await books(12 * MINUTE_MS);
    expect(late.exitCode).toBe(1);
    expect(late.lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`some is not sealed yet since ${new Date(NOW_MS).toISOString()}`),
        '  movement 61 of bom-us (CHARGE, reader reader) is in no seal',
      ]),
    );
  });

  it('waits since the last sealing where a row says an older time, since a transaction may commit late', async () => {
    await act(9, NOW_MS - 50 * MINUTE_MS);
    expect(await books(5 * MINUTE_MS)).toMatchObject({ exitCode: 0 });
    await seal(NOW_MS);
    expect((await books(5 * MINUTE_MS)).lines).toContain('audit log: 7 rows, 7 sealed');
  });
});

describe('a head that was stored elsewhere', () => {
  /** Like an attacker who can write anything: deletes everything after a certain movement and audit row, heads too. */
  const cutEverything = [
    `update app_user set coin_purchase_count = 0 where id in (select user_id from coin_order where charge_movement_id > 40)`,
    `delete from coin_order where charge_movement_id > 40`,
    ...removed('> 40'),
    `delete from movement_seal where position > 40`,
    `delete from seal_head where chain = 'bom-us' and number = 3`,
    `delete from audit_log where id > 4`,
    `delete from audit_seal where position > 4`,
    `delete from seal_head where chain = 'audit' and number = 3`,
  ];
  const heads = async () => (await books(MINUTE_MS)).lines.flatMap(readHeads);
  const argumentsOf = (given: readonly SealHead[]) =>
    given.flatMap(({ chain, position, hash }) => ['--since', `${chain}/${position}/${hash}`]);

  it('proves that nothing before it has changed or gone, and what was cut off together', async () => {
    const saved = await heads();
    expect(saved.map(({ chain, position }) => `${chain}/${position}`)).toEqual(['bom-us/60', 'audit/6']);
    expect((await books(MINUTE_MS, ...argumentsOf(saved))).lines).toEqual(
      expect.arrayContaining(['2 of 2 given heads hold', '  bom-us: the newest head that holds is of seal 60']),
    );
    await damage(...cutEverything);
    expect(await books(MINUTE_MS)).toMatchObject({ exitCode: 0 });
    const { exitCode, lines } = await books(MINUTE_MS, ...argumentsOf(saved));
    expect([exitCode, lines]).toEqual([
      1,
      expect.arrayContaining([
        '  seals 41 to 60 of bom-us, up to a given head: gone',
        '  seals 5 to 6 of the audit log, up to a given head: gone',
      ]),
    ]);
  });

  it('shows a chain that was cut and has grown again', async () => {
    const saved = await heads();
    await damage(...cutEverything);
    for (let made = 0; made < 30; made += 1) await charge(database, reader, [lotTerms(2)]);
    for (let made = 0; made < 4; made += 1) await act(50 + made, NOW_MS);
    await seal(NOW_MS);
    expect(await books(MINUTE_MS)).toMatchObject({ exitCode: 0 });
    const { exitCode, lines } = await books(MINUTE_MS, ...argumentsOf(saved));
    expect([exitCode, lines]).toEqual([
      1,
      expect.arrayContaining([
        expect.stringMatching(/^ {2}seal 60 of bom-us \(movement \d+ .*\) is not the given head: seals 1 to 60 hold/),
        expect.stringMatching(
          /^ {2}seal 6 of the audit log \(audit row \d+ .*\) is not the given head: seals 1 to 6 hold/,
        ),
      ]),
    ]);
  });

  it('is refused where it is none, with exit code 2', async () => {
    expect(await books(MINUTE_MS, '--since', 'bom-us/60/abc')).toMatchObject({
      exitCode: 2,
      lines: [expect.stringContaining('"bom-us/60/abc" is no head and no file that can be read')],
    });
  });
});
