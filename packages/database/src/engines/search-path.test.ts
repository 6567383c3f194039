import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { describeServers } from '../testing/describe-servers.ts';
import { createTestDatabase } from '../testing/index.ts';
import { withSearchPath } from './search-path.ts';

const OURS = `options=-c%20search_path%3Dpublic%2Cpg_temp`;

it.each([
  ['postgres://user:word@host:5432/store', `postgres://user:word@host:5432/store?${OURS}`],
  ['postgres://host/store?sslmode=require', `postgres://host/store?sslmode=require&${OURS}`],
  [
    'postgres://host/store?options=-c%20jit%3Doff&a=b',
    'postgres://host/store?a=b&options=-c%20jit%3Doff%20-c%20search_path%3Dpublic%2Cpg_temp',
  ],
])('the search path goes with the address %s', (url, wanted) => {
  expect(withSearchPath(url)).toBe(wanted);
});

/** The role has a schema of its own name, with a table that is named like ours but has other content. */
const readsOurs = (opened: () => Database) =>
  it('reads the table of the program where the role has a schema of its own', async () => {
    const { run } = opened();
    await run(`do $$ begin
      execute format('create schema %I', current_user);
      execute format('create table %I.platform_feature as select 1 as mine', current_user);
    end $$`);
    const count = async (name: string) => Number((await run(`select count(*)::integer as n from ${name}`))[0]?.n);
    expect(await count('platform_feature')).toBe(await count('public.platform_feature'));
    await run(`do $$ begin execute format('drop schema %I cascade', current_user); end $$`);
  });

describe('on the embedded engine a connection', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.close());
  readsOurs(() => database);
});

describeServers('a connection to', 'newest', (server) => {
  let database: Database;
  beforeAll(async () => {
    database = await server().openDatabase();
  });
  afterAll(() => database?.close());
  readsOurs(() => database);

  it('keeps it whatever the database and the role are set to', async () => {
    await database.run(`do $$ begin
      execute format('alter database %I set search_path = pg_catalog', current_database());
      execute format('alter role %I in database %I set search_path = pg_catalog', current_user, current_database());
    end $$`);
    const listener = await database.listen('news', { onMessage: () => undefined, onLost: () => undefined });
    // New connections have it too.
    expect(await listener.run('show search_path')).toEqual([{ search_path: 'public,pg_temp' }]);
    await listener.close();
  });
});
