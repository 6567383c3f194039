import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestDatabase } from '@longstrip/database/testing';
import { addUser } from '@longstrip/test-kit/data';
import { sql } from 'drizzle-orm';
import { parsePlPgSQLSync } from 'libpg-query';
import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';
import { watchDatabase } from './watch-database.ts';

const FUNCTIONS = join(import.meta.dirname, '../../../../../packages/database/functions');

test.each([
  ['by values', 'select * from lot where platform_id = $1 and user_id = $2'],
  ['by a row of values', 'delete from alarm where (platform_id, user_id) = ($1, $2)'],
  ['by a list', `update alarm set read_at_ms = 1 where platform_id = $1 and user_id in ('a', 'b')`],
  ['by an array', 'select 1 from "app_user" as "u" where "u"."id" = any($1)'],
  [
    'by a join',
    'select 1 from purchase p join lot on lot.user_id = p.user_id and lot.movement_id = p.movement_id where p.user_id = $1',
  ],
  ['by using', 'select 1 from alarm join favorite using (platform_id, user_id) where alarm.user_id = $1'],
  [
    'by a subquery of it',
    'select (select count(*) from alarm where alarm.user_id = u.id) from app_user u where u.id = $1',
  ],
  [
    'by the rows of a list',
    'select 1 from jsonb_to_recordset($1) as given(id text) join wallet on wallet.user_id = given.id',
  ],
  [
    'by another expression of the statement',
    'with made as (insert into wallet (platform_id, user_id) values ($1, $2) returning *) select 1 from lot join made using (user_id)',
  ],
  ['in each branch', 'delete from alarm where (user_id = $1 and kind = $2) or (user_id = $3 and kind <> $4)'],
  ['by a subselect', 'select 1 from lot where user_id in (select user_id from wallet where user_id = $1)'],
])('a reader is named %s', (_, statement) => {
  const accesses = readStatement(statement);
  expect(accesses.length).toBeGreaterThan(0);
  expect(accesses.filter(({ isKeyed }) => !isKeyed)).toEqual([]);
});

test.each([
  ['select * from lot where platform_id = $1', 'select lot by platform_id'],
  ['select * from lot where user_id <> $1', 'select lot by user_id'],
  ['select * from lot where user_id = $1 or id = $2', 'select lot by id, user_id'],
  ['update coin_order set state = $1 where id = $2', 'update coin_order by id'],
  ['select 1 from alarm join lot on lot.user_id = alarm.user_id', 'select alarm by user_id'],
  [
    'select 1 from app_user u where u.id = $1 and exists (select 1 from alarm where alarm.id = $2)',
    'select alarm by id',
  ],
  ['insert into posting (platform_id, user_id) values ($1, $2)', 'insert posting'],
  [
    'with gone as (delete from favorite where series_id = $1 returning user_id) select * from gone',
    'delete favorite by series_id',
  ],
])('no reader is named in %s', (statement, shape) => {
  expect(
    readStatement(statement)
      .filter(({ isKeyed }) => !isKeyed)
      .map((access) => access.shape),
  ).toContain(shape);
});

test('the functions of the database name the reader', () => {
  const texts = readdirSync(FUNCTIONS).map((file) => readFileSync(join(FUNCTIONS, file), 'utf8'));
  const bodies = texts.flatMap((text) => [...text.matchAll(/^CREATE FUNCTION[\s\S]*?^\$\$;/gm)].map(([body]) => body));
  const statements = bodies.flatMap((body) =>
    / LANGUAGE sql /.test(body)
      ? [body.slice(body.indexOf('$$') + 2, body.lastIndexOf('$$'))]
      : queriesOf(parsePlPgSQLSync(body)),
  );
  const accesses = statements.flatMap(readStatement);
  expect(accesses.length).toBeGreaterThan(10);
  expect(accesses.filter(({ isKeyed }) => !isKeyed)).toEqual([]);
});

/** The queries of a parsed function; its assignments and conditions are read as far as they have one. */
function queriesOf(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => {
    if (key !== 'query' || typeof value !== 'string') return queriesOf(value);
    return /^\s*(select|with|insert|update|delete)\b/i.test(value)
      ? [value]
      : [`select ${value.replace(/^.*?:=/s, '')}`];
  });
}

test('a watched database tells of a statement without its reader, and of a transaction that writes rows of two', async () => {
  const db = await openTestDatabase();
  for (const id of ['one', 'two']) await addUser(db, { platformId: 'bom-us', id });
  const { database, faults } = watchDatabase(db);
  await database.run(`select 1 from favorite where series_id = 1`);
  await database.catalogue.execute(sql`select 1 from alarm where kind = 'no reader'`);
  await database.orm.execute(sql`select 1 from wallet where user_id = ${'one'}`);
  const add = (userId: string) => sql`insert into wallet (platform_id, user_id) values ('bom-us', ${userId})`;
  await database.orm.transaction((tx) => tx.execute(add('one')));
  expect(faults()).toEqual([
    expect.stringMatching(/^A statement names no reader: select favorite by series_id/),
    expect.stringMatching(/^A statement names no reader: select alarm by kind/),
  ]);
  await database.orm.transaction(async (tx) => {
    for (const id of ['one', 'two']) await tx.execute(sql`update app_user set name = 'other' where id = ${id}`);
  });
  expect(faults()[2]).toBe('A transaction of a command that wrote app_user wrote rows of 2 readers: app_user');
  await db.close();
});
