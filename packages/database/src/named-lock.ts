import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor, SqlRunner } from './database.ts';

const dialect = new PgDialect();

/**
 * Lets one transaction at a time do what has this name; it ends with the transaction. A row is inserted and deleted again: another
 * transaction that inserts it waits. So the lock leaves no row behind, and needs nothing but a unique key (record 0125). Of several
 * names, take the locks in sorted order, or two transactions may deadlock.
 */
export async function lockNamed(on: Executor | SqlRunner, name: string): Promise<void> {
  await send(on, sql`insert into named_lock (name) values (${name})`);
  await send(on, sql`delete from named_lock where name = ${name}`);
}

/**
 * Locks a row, for a transaction alone or together with all others that share it, until the transaction ends. The row stays: a
 * migration inserts it, or the first transaction, for which others then wait.
 */
export async function lockShared(on: Executor | SqlRunner, name: string, mode: 'shared' | 'alone'): Promise<void> {
  const lock = sql`select name from named_lock where name = ${name} for ${sql.raw(mode === 'shared' ? 'share' : 'update')}`;
  if ((await send(on, lock)) > 0) return;
  await send(on, sql`insert into named_lock (name) values (${name}) on conflict do nothing`);
  if ((await send(on, lock)) === 0) throw new Error(`the lock ${name} was deleted meanwhile`);
}

/** Returns the number of rows. */
async function send(on: Executor | SqlRunner, statement: SQL): Promise<number> {
  if ('execute' in on) {
    const { rows } = (await on.execute(statement)) as unknown as { rows: readonly unknown[] };
    return rows.length;
  }
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return (await on.run(text, params)).length;
}
