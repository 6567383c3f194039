import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { describeServers } from '../testing/describe-servers.ts';
import { PARTITIONS, partitionReaders } from '../testing/partition-readers.ts';
import { ACCEPTED_KEY_FAULTS, citusStatements, keyStatements } from './distribute.ts';
import { keyFaults } from './key-faults.ts';
import { placedTables } from './placement.ts';

it('knows why each key of the schema may be checked less, and names no other', () => {
  expect(
    keyFaults()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(ACCEPTED_KEY_FAULTS).toSorted());
});

it('finds a key that names no reader, and a reference to what is elsewhere', () => {
  const tables = placedTables();
  const broken = tables.map((table) =>
    table.name === 'favorite'
      ? {
          ...table,
          uniques: table.uniques.map((unique) => ({ ...unique, columns: ['platform_id', 'series_id'] })),
          references: [{ name: 'to_audit', columns: ['series_id'], table: 'audit_log', foreignColumns: ['id'] }],
        }
      : table,
  );
  const known = new Set(keyFaults(tables).map(({ name }) => name));
  expect(keyFaults(broken).filter(({ name }) => !known.has(name))).toEqual([
    { table: 'favorite', kind: 'unique', name: 'favorite_platform_id_user_id_series_id_pk' },
    { table: 'favorite', kind: 'reference', name: 'to_audit' },
  ]);
});

it('places every table once in the script for Citus, each behind those that it refers to', () => {
  const statements = citusStatements();
  const placed = statements.flatMap((text) => [...text.matchAll(/^select \w+\('(\w+)'/g)].map(([, name]) => name));
  const tables = placedTables();
  expect(placed.toSorted()).toEqual(tables.map(({ name }) => name));
  const dropped = new Set(keyFaults().map(({ name }) => name));
  for (const { name, references } of tables) {
    for (const reference of references) {
      if (dropped.has(reference.name) || reference.table === name) continue;
      expect([name, reference.table, placed.indexOf(reference.table) < placed.indexOf(name)]).toEqual([
        name,
        reference.table,
        true,
      ]);
    }
  }
});

describeServers('the keys for distribution on', 'every', (server) => {
  it('are made of the schema of the product', async () => {
    const database = await server().openDatabase();
    for (const statement of keyStatements()) await database.run(statement);
    await database.close();
  });
});

describeServers('readers in partitions on', 'newest', (server) => {
  it('have every table of readers by the reader, as PostgreSQL demands of keys', async () => {
    const database: Database = await server().openDatabase();
    await partitionReaders(database);
    const rows = await database.run(
      `select parent.relname as name, count(*)::int as count from pg_inherits
       join pg_class as parent on parent.oid = inhparent where parent.relkind = 'p' group by 1 order by 1`,
    );
    const readers = placedTables().filter(({ placement }) => placement.kind === 'reader');
    expect(rows).toEqual(readers.map(({ name }) => ({ name, count: PARTITIONS })));
    await database.close();
  });
});
