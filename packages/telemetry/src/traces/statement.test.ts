import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { describeStatement, observeStatement } from './statement.ts';

test.each([
  ['select "id" from "series" where "id" = $1', 'select', 'series'],
  ['  INSERT INTO pgboss.job (id) values ($1)', 'insert', 'job'],
  ['insert into "pgboss"."job" (id) values ($1)', 'insert', 'job'],
  ['update only wallet set coins = 1', 'update', 'wallet'],
  ['delete from read_event', 'delete', 'read_event'],
  ['with moved as (update lot set x = 1 returning 1) select 1', 'with', 'lot'],
  ['begin', 'begin', null],
  ['explain analyze', 'other', null],
  ['', 'other', null],
])('%s is %s of %s', (text, operation, table) => {
  expect(describeStatement(text)).toEqual({ operation, table });
});

test('a statement that fails is measured too, and its error stays', async () => {
  const fail = () => Promise.reject(new RangeError('no'));
  await expect(observeStatement('delete from nothing', fail)).rejects.toThrow(RangeError);
  expect(await register.metrics()).toContain(
    'longstrip_database_statement_duration_seconds_count{operation="delete"} 1',
  );
});
