import type { SqlRunner } from '../database.ts';
import { keyStatements } from '../distribution/distribute.ts';
import { placedTables } from '../distribution/placement.ts';

/** How many partitions each table of readers has. */
export const PARTITIONS = 3;

/**
 * Makes every table of readers of an empty, migrated database a table in partitions by the reader, with its indexes, keys
 * and triggers. PostgreSQL has the same rules for keys of partitions as Citus has for keys of servers. Needs PostgreSQL 17: earlier
 * ones have no identity columns in partitions.
 */
export async function partitionReaders(runner: SqlRunner): Promise<void> {
  for (const statement of keyStatements()) await runner.run(statement);
  const readers = placedTables().flatMap(({ name, placement }) =>
    placement.kind === 'reader' ? [{ name, column: placement.column }] : [],
  );
  const names = readers.map(({ name }) => name);
  const references = await runner.run(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1))`,
    [names],
  );
  for (const { table, name } of references) await runner.run(`alter table "${table}" drop constraint ${name}`);
  for (const { name, column } of readers) await partition(runner, name, column);
  for (const { table, name, definition } of references) {
    await runner.run(`alter table "${table}" add constraint ${name} ${definition}`);
  }
}

async function partition(runner: SqlRunner, name: string, column: string): Promise<void> {
  const triggers = await runner.run(
    `select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and not tgisinternal`,
    [name],
  );
  const keys = await runner.run(
    `select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u')`,
    [name],
  );
  const indexes = await runner.run(
    `select pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
    [name],
  );
  await runner.run(`alter table "${name}" rename to plain_${name}`);
  await runner.run(
    `create table "${name}" (like plain_${name} including defaults including constraints including identity including generated)
     partition by hash (${column})`,
  );
  await runner.run(`drop table plain_${name}`);
  for (let index = 0; index < PARTITIONS; index += 1) {
    await runner.run(
      `create table "${name}_${index}" partition of "${name}" for values with (modulus ${PARTITIONS}, remainder ${index})`,
    );
  }
  for (const key of keys) await runner.run(`alter table "${name}" add constraint ${key.name} ${key.definition}`);
  for (const { definition } of [...indexes, ...triggers]) await runner.run(String(definition));
}
