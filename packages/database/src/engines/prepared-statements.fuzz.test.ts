import { PGlite } from '@electric-sql/pglite';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { isWholeRun } from '../testing/env.ts';
import { openEmbedded } from './embedded.ts';

const RUNS = isWholeRun ? 250 : 15;
/** Each run has 10 to 30 steps; a quarter are transactions of 2 to 12 statements. That is about 50 statements. */
const STEPS = { minLength: 10, maxLength: 30, size: 'max' } as const;

type Client = Pick<PGlite, 'query' | 'exec' | 'transaction'>;
type Connection = Pick<PGlite, 'query' | 'exec'>;

interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly rowMode?: 'array' | 'object';
}

type Step = Statement | { readonly statements: readonly Statement[]; readonly end: 'commit' | 'rollback' | 'throw' };

const id = fc.integer({ min: 1, max: 6 });
const nothing = fc.constantFrom(null, undefined);
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '0', 'true', "O'Hara", '\\x41', '$1', '{1}', '雪'),
);
const amount = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.constantFrom('7', 'seven', 1.5), nothing);
const list = fc.oneof(fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 4 }), nothing);
const json = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('null', '{"a":1}', '{'), nothing);
const moment = fc.oneof(
  fc.date({ noInvalidDate: true, min: new Date('1990-01-01'), max: new Date('2090-01-01') }),
  fc.constantFrom('2026-02-30', '2026-01-01T00:00:00Z'),
  nothing,
);
const flag = fc.oneof(fc.boolean(), fc.constantFrom('t', 'no', 1), nothing);
const mode = fc.constantFrom('array', 'object', undefined);

const statementOf = (sql: string, ...values: fc.Arbitrary<unknown>[]): fc.Arbitrary<Statement> =>
  fc.record({ text: fc.constant(sql), values: fc.tuple(...values), rowMode: mode }) as fc.Arbitrary<Statement>;

const anyStatement: fc.Arbitrary<Statement> = fc.oneof(
  statementOf('insert into item values ($1, $2, $3, $4, $5, $6, $7)', id, amount, text, json, list, moment, flag),
  statementOf(
    'insert into item (id, name) values ($1, $2) on conflict (id) do update set name = $2 returning *',
    id,
    text,
  ),
  statementOf('insert into part values ($1, $2)', id, amount),
  statementOf('update item set amount = amount + $2 where id <= $1', id, amount),
  statementOf('update item set data = $1, moment = $2 returning id, data, moment', json, moment),
  statementOf('delete from item where id = $1', id),
  statementOf('select * from item where id <= $1 order by id', id),
  statementOf('select id, name, flag from item where flag = $1 or name = $2 order by id', flag, text),
  statementOf('select count(*), sum(amount) as total from item where id = any($1)', list),
  statementOf('select $1::int / $2::int as share', amount, fc.constantFrom(0, 1, 2)),
  statementOf('select $1::text as t, $2::jsonb as j, $3::int[] as l, $4::timestamptz as m', text, json, list, moment),
  statementOf('select * from item where nowhere = $1', id),
  statementOf('select $1 from', text),
  statementOf('', text),
  // More different texts than the cache holds statements.
  fc.integer({ min: 0, max: 900 }).map((column) => ({ text: `select $1::int as c${column}`, values: [column] })),
  fc.constantFrom<Statement>(
    { text: 'select * from item order by id; select count(*) from part' },
    { text: 'select 1; select 1 / 0; select 2' },
    { text: 'truncate part' },
  ),
);

const savepoint = fc.constantFrom<Statement>(
  { text: 'savepoint one' },
  { text: 'savepoint two' },
  { text: 'rollback to savepoint one' },
  { text: 'rollback to savepoint two' },
  { text: 'release savepoint one' },
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: anyStatement },
  {
    weight: 1,
    arbitrary: fc.record({
      statements: fc.array(fc.oneof({ weight: 2, arbitrary: anyStatement }, { weight: 1, arbitrary: savepoint }), {
        minLength: 2,
        maxLength: 12,
      }),
      end: fc.constantFrom('commit', 'rollback', 'throw'),
    }),
  },
);

const TABLES = `
  drop table if exists item, part;
  create table item (
    id int primary key, amount bigint, name text not null, data jsonb, list int[], moment timestamptz, flag boolean
  );
  create table part (item_id int references item deferrable initially deferred, amount int check (amount < 100))`;

async function resultOf<Result>(work: () => Promise<Result>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { message: message.replace(/prepared statement ".*?"/, 'the prepared statement'), code };
  }
}

function runStatement(connection: Connection, { text: sql, values, rowMode }: Statement): Promise<unknown> {
  return resultOf<unknown>(() =>
    values === undefined ? connection.exec(sql) : connection.query(sql, [...values], rowMode && { rowMode }),
  );
}

async function runStep(client: Client, step: Step): Promise<unknown> {
  if (!('statements' in step)) return runStatement(client, step);
  const results: unknown[] = [];
  const whole = await resultOf(() =>
    client.transaction(async (tx) => {
      for (const statement of step.statements) results.push(await runStatement(tx, statement));
      if (step.end === 'rollback') await tx.rollback();
      if (step.end === 'throw') throw new Error('given up');
    }),
  );
  return [...results, whole];
}

let database: Database;
let ours: PGlite;
let plain: PGlite;
beforeAll(async () => {
  database = await openEmbedded({ directory: null });
  ours = (database.orm as unknown as { $client: PGlite }).$client;
  plain = await PGlite.create('memory://');
});
afterAll(async () => {
  await database?.close();
  await plain?.close();
});
beforeEach(() => Promise.all([ours.exec(TABLES), plain.exec(TABLES)]));

it(
  'prepared statements give what PGlite gives without them: rows, errors, transactions and savepoints',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, STEPS), async (steps) => {
        await Promise.all([ours.exec(TABLES), plain.exec(TABLES)]);
        for (const step of steps) expect(await runStep(ours, step)).toEqual(await runStep(plain, step));
        const rows = 'select * from item order by id';
        expect((await ours.query(rows)).rows).toEqual((await plain.query(rows)).rows);
      }),
      { numRuns: RUNS, seed: 20_261_123, endOnFailure: !isWholeRun },
    );
  },
  isWholeRun ? 600_000 : 60_000,
);
