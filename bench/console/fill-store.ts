import type { Database, SqlRunner } from '@longstrip/database';
import { fillsOf, sealFills, sizesOf, sourcesOf } from './store-rows.ts';

/** Of the server that is filled: it writes no log for a table that a transaction fills from its beginning. */
export const FILLED_SERVER: readonly string[] = ['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=8GB'];

const SESSION = [
  // Triggers and foreign keys are off: the rows are consistent, and checking each takes hours.
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  `set work_mem = '512MB'`,
  `set maintenance_work_mem = '512MB'`,
] as const;

/** Indexes of tables that no constraint needs. */
const INDEXES = `
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
from pg_index join pg_class on pg_class.oid = indrelid
where relnamespace = 'public'::regnamespace and relname = any($1) and not exists (select from pg_constraint where conindid = indexrelid)
order by 1`;

const tableOf = ({ into }: { readonly into: string }): string => into.slice(0, into.indexOf(' '));

/**
 * Fills an empty, migrated database with a store, table by table. Indexes are made when their tables are full.
 *
 * @returns how many movements there are
 */
export async function fillStore(
  database: Database,
  readers: number,
  nowMs: number,
  onStep: (what: string) => void = () => undefined,
): Promise<number> {
  const sizes = sizesOf(readers);
  const fills = fillsOf(sizes, nowMs);
  await database.onOneConnection(async (runner) => {
    for (const statement of SESSION) await runner.run(statement);
    onStep('who and when');
    for (const statement of sourcesOf(sizes, nowMs)) await runner.run(statement);
    await fill(runner, fills, onStep);
    await fill(runner, sealFills(nowMs), onStep);
    for (const table of ['series', 'episode', 'movement', 'lot', 'purchase', 'entitlement', 'comment']) {
      await runner.run(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 0) + 1000 from ${table}))`,
      );
    }
    await runner.run('set session_replication_role = origin');
    await runner.run('drop table filled_reader, filled_movement');
  });
  onStep('statistics');
  await database.run('vacuum analyze');
  const [row] = await database.run('select count(*)::float8 as count from movement');
  return Number(row?.count);
}

async function fill(runner: SqlRunner, fills: ReturnType<typeof fillsOf>, onStep: (what: string) => void) {
  const tables = fills.map(tableOf);
  await runner.run('begin');
  await runner.run(`truncate ${tables.join(', ')} cascade`);
  const indexes = await runner.run(INDEXES, [tables]);
  for (const { name } of indexes) await runner.run(`drop index ${name}`);
  for (const each of fills) {
    onStep(tableOf(each));
    await runner.run(`insert into ${each.into} ${each.rows}`);
  }
  for (const { name, definition } of indexes) {
    onStep(String(name));
    await runner.run(String(definition));
  }
  await runner.run('commit');
}

/** The session of an owner, as the product would store it. @returns its token */
export async function addOwner(database: Database, nowMs: number): Promise<string> {
  const token = `ls-session-${'b'.repeat(43)}`;
  const statements = [
    `insert into operator (id, email, name, password_hash, locale, created_at_ms) values ('owner', 'owner@console.example', 'Owner', 'none', 'en-US', 1)`,
    `insert into operator_role values ('owner', 'owner', 'all')`,
    `insert into operator_second_factor (operator_id, sealed, key_id, created_at_ms, last_step) values ('owner', 'none', 'none', 1, 0)`,
    `insert into operator_session (id, operator_id, token_hash, step, created_at_ms, seen_at_ms)
     values ('session', 'owner', encode(sha256('${token}'::bytea), 'hex'), 'OPEN', ${nowMs}, ${nowMs})`,
  ];
  for (const statement of statements) await database.run(statement);
  return token;
}
