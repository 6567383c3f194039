import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { describeServers } from '../testing/describe-servers.ts';
import { createTestDatabase } from '../testing/index.ts';
import { checkGuards } from './check-guards.ts';
import { guardsAsTypeScript, readGuards } from './read-guards.ts';

describe('guards of the schema', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('are listed as the migrations make them', async () => {
    const file = fileURLToPath(new URL('./guards.generated.ts', import.meta.url));
    expect(await readFile(file, 'utf8')).toBe(guardsAsTypeScript(await readGuards(database)));
  });

  /** A change of the schema, the sentences that the check gives for it, and the statement that undoes it. */
  const CHANGES: [statements: string, sentences: string[], undo: string][] = [
    [
      'alter table posting disable trigger posting_applied',
      ['trigger posting: posting_applied is disabled'],
      'alter table posting enable trigger posting_applied',
    ],
    [
      'alter table audit_log enable replica trigger audit_log_no_truncate',
      ['trigger audit_log: audit_log_no_truncate is disabled'],
      'alter table audit_log enable trigger audit_log_no_truncate',
    ],
    [
      'alter table lot disable trigger all',
      [
        'trigger lot: lot_begins_empty is disabled',
        'trigger lot: of the foreign key lot_platform_id_movement_id_movement_platform_id_id_fk is disabled',
        'trigger lot: of the foreign key lot_platform_id_user_id_wallet_platform_id_user_id_fk is disabled',
        'trigger lot: of the foreign key posting_lot_fk is disabled',
      ],
      'alter table lot enable trigger all',
    ],
    [
      'drop trigger wallet_no_delete on wallet',
      ['trigger wallet: wallet_no_delete is gone'],
      'create trigger wallet_no_delete before delete on wallet for each row execute function refuse_rewriting()',
    ],
    [
      `create function mine() returns trigger language plpgsql as 'begin return null; end';
       create trigger mine before insert on movement for each row execute function mine()`,
      ['trigger movement: mine is not of the program', 'function mine() is not of the program'],
      'drop trigger mine on movement; drop function mine()',
    ],
    [
      'create rule swallowed as on insert to audit_log do instead nothing',
      ['trigger audit_log: rule swallowed is not of the program'],
      'drop rule swallowed on audit_log',
    ],
    [
      'alter table lot drop constraint lot_remaining',
      ['constraint lot: lot_remaining is gone'],
      'alter table lot add constraint lot_remaining check (remaining between 0 and amount)',
    ],
    [
      `alter table lot drop constraint lot_remaining;
       alter table lot add constraint lot_remaining check (remaining between 0 and amount) not valid`,
      ['constraint lot: lot_remaining is not valid'],
      'alter table lot validate constraint lot_remaining',
    ],
    [
      `alter table lot drop constraint lot_remaining; alter table lot add constraint lot_remaining check (remaining >= 0)`,
      ['constraint lot: lot_remaining is not what the program made'],
      `alter table lot drop constraint lot_remaining;
       alter table lot add constraint lot_remaining check (remaining between 0 and amount)`,
    ],
    [
      'drop index movement_key_unique',
      ['index movement: movement_key_unique is gone'],
      'create unique index movement_key_unique on movement (platform_id, user_id, idempotency_key)',
    ],
    [
      `drop index movement_key_unique; create index movement_key_unique on movement (platform_id, user_id, idempotency_key)`,
      ['index movement: movement_key_unique is gone'],
      `drop index movement_key_unique;
       create unique index movement_key_unique on movement (platform_id, user_id, idempotency_key)`,
    ],
    [
      `create or replace function refuse_unposted() returns trigger language plpgsql as 'begin return new; end'`,
      ['function refuse_unposted() is not what the program made'],
      `create or replace function refuse_unposted() returns trigger language plpgsql as $$
BEGIN
  RAISE EXCEPTION '% on % is refused: only postings change what is left or owed, and nothing else of it changes', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$`,
    ],
    [
      `create function is_account_closed(character varying, character varying) returns boolean language sql as 'select false'`,
      ['function is_account_closed(character varying, character varying) is not of the program'],
      'drop function is_account_closed(character varying, character varying)',
    ],
    [
      'alter table movement alter column made_in drop default',
      ['column movement.made_in is not what the program made'],
      'alter table movement alter column made_in set default pg_current_xact_id()',
    ],
    [
      'alter table posting alter column amount drop not null',
      ['column posting.amount is not what the program made'],
      'alter table posting alter column amount set not null',
    ],
    [
      'alter table audit_log enable row level security',
      ['table audit_log is not what the program made'],
      'alter table audit_log disable row level security',
    ],
    [
      'create schema longstrip; create table longstrip.coin_order as select * from public.coin_order',
      ['table longstrip.coin_order has the name of a table of the program'],
      'drop schema longstrip cascade',
    ],
    [
      'create schema mine; create view mine.app_user as select 1 as id',
      ['view mine.app_user has the name of a table of the program'],
      'drop schema mine cascade',
    ],
    ['create table more () inherits (lot)', ['table more inherits table lot'], 'drop table more'],
    [
      `create function mine(boolean, bigint) returns boolean language sql as 'select false';
       create operator public.<> (function = mine, leftarg = boolean, rightarg = bigint)`,
      [
        'operator public.<>(boolean,bigint) is not of the program',
        'function mine(boolean, bigint) is not of the program',
      ],
      'drop operator public.<> (boolean, bigint); drop function mine(boolean, bigint)',
    ],
    [
      `create function mine(bigint, numeric) returns boolean language sql as 'select false';
       create operator public.<> (function = mine, leftarg = bigint, rightarg = numeric);
       alter extension pg_trgm add function mine(bigint, numeric); alter extension pg_trgm add operator public.<> (bigint, numeric)`,
      [
        'operator public.<>(bigint,numeric) is not of the program',
        'function mine(bigint, numeric) is not of the program',
      ],
      `alter extension pg_trgm drop operator public.<> (bigint, numeric); alter extension pg_trgm drop function mine(bigint, numeric);
       drop operator public.<> (bigint, numeric); drop function mine(bigint, numeric)`,
    ],
    [
      `create function mine(bigint, numeric) returns boolean language sql as 'select false';
       create operator public.<> (function = mine, leftarg = bigint, rightarg = numeric);
       alter extension plpgsql add function mine(bigint, numeric); alter extension plpgsql add operator public.<> (bigint, numeric)`,
      [
        'operator public.<>(bigint,numeric) is not of the program',
        'function mine(bigint, numeric) is not of the program',
      ],
      `alter extension plpgsql drop operator public.<> (bigint, numeric); alter extension plpgsql drop function mine(bigint, numeric);
       drop operator public.<> (bigint, numeric); drop function mine(bigint, numeric)`,
    ],
    [
      `alter function show_limit() rename to shown; create function show_limit() returns real language sql as 'select 1::real'`,
      ['function show_limit() is not of the program', 'function shown() is not of the program'],
      'drop function show_limit(); alter function shown() rename to show_limit',
    ],
    [
      'create type mine as (a integer); create cast (mine as bigint) with inout as implicit',
      ['cast from public.mine to bigint is not of the program'],
      'drop type mine cascade',
    ],
    [
      'create policy mine on lot using (false)',
      ['policy mine of table lot is not of the program'],
      'drop policy mine on lot',
    ],
    [
      'alter table lot add constraint mine check (amount <> 7) not valid',
      ['constraint lot: mine is not of the program'],
      'alter table lot drop constraint mine',
    ],
    [
      'alter table lot add column mine integer default 5',
      ['column lot.mine is not of the program'],
      'alter table lot drop column mine',
    ],
    ['create unique index mine on lot (user_id)', ['index lot: mine is not of the program'], 'drop index mine'],
    [
      'alter table coin_order alter column coins set default 9999',
      ['column coin_order.coins is not what the program made'],
      'alter table coin_order alter column coins drop default',
    ],
    [
      `insert into audit_log (id, logged_at_ms, actor, actor_role, action, subject_type, subject_id) overriding system value
         values (9, 1, 'a', 'owner', 'b', 'c', 'd')`,
      ['the sequence of audit_log.id stands at 0, and 9 is used'],
      'alter table audit_log disable trigger user; delete from audit_log; alter table audit_log enable trigger user',
    ],
    [
      'create index mine on lot (amount); create table notes (a int primary key)',
      [],
      'drop index mine; drop table notes',
    ],
  ];

  const tellsEach = (opened: () => Database) =>
    it.each(CHANGES)('%s', async (statements, sentences, undo) => {
      const changed = opened();
      expect(await checkGuards(changed)).toEqual([]);
      await changed.run(statements);
      const found = await checkGuards(changed);
      await changed.run(undo);
      expect(found).toEqual(sentences.length > 1 ? expect.arrayContaining(sentences) : sentences);
      expect(await checkGuards(changed)).toEqual([]);
    });
  describe('named on the embedded engine:', () => tellsEach(() => database));

  describeServers('named on', 'every', (server) => {
    let opened: Database;
    beforeAll(async () => {
      opened = await server().openDatabase();
    });
    afterAll(() => opened?.close());
    tellsEach(() => opened);

    it('and not the conditions of a backup that was restored: a server reads them anew', async () => {
      const parts = await opened.run(`
        select format('alter table %1$s drop constraint %2$I, add constraint %2$I %3$s', conrelid::regclass, conname,
          pg_get_constraintdef(oid)) as again
        from pg_constraint where connamespace = 'public'::regnamespace and contype = 'c'
        union all
        select format('drop trigger %I on %s; %s', tgname, tgrelid::regclass, pg_get_triggerdef(pg_trigger.oid))
        from pg_trigger join pg_class on pg_class.oid = tgrelid
        where relnamespace = 'public'::regnamespace and not tgisinternal
        union all
        select format('drop index %s; %s', indexrelid::regclass, pg_get_indexdef(indexrelid))
        from pg_index join pg_class on pg_class.oid = indexrelid
        where relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = indexrelid)
        union all
        select format('alter table %s alter column %I set default %s', adrelid::regclass, attname, pg_get_expr(adbin, adrelid))
        from pg_attrdef join pg_class on pg_class.oid = adrelid
        join pg_attribute on attrelid = adrelid and attnum = adnum
        where relnamespace = 'public'::regnamespace and attgenerated = ''
        union all
        select pg_get_functiondef(pg_proc.oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`);
      expect(parts.length).toBeGreaterThan(250);
      for (const { again } of parts) await opened.run(String(again));
      expect(await checkGuards(opened)).toEqual([]);
    });

    it('triggers that are switched off for the whole database', async () => {
      const [row] = await opened.run('select current_database() as name');
      const name = String(row?.name);
      await opened.run(`alter database ${name} set session_replication_role = replica`);
      expect(await checkGuards(opened)).toEqual([
        'triggers are switched off by session_replication_role for every role',
      ]);
      await opened.run(`alter database ${name} reset session_replication_role`);
    });

    it('what is set for every session, and an event trigger', async () => {
      const [row] = await opened.run('select current_database() as name');
      await opened.run(`alter database ${row?.name} set synchronous_commit = off;
        alter database ${row?.name} set search_path = 'mine, public';
        create function mine() returns event_trigger language plpgsql as 'begin end';
        create event trigger mine on ddl_command_start execute function mine()`);
      const found = await checkGuards(opened);
      await opened.run(`drop event trigger mine; drop function mine(); alter database ${row?.name} reset all`);
      expect(found).toEqual([
        'function mine() is not of the program',
        'event trigger mine is not of the program',
        'search_path="mine, public" is set for every role',
        'synchronous_commit=off is set for every role',
      ]);
      expect(await checkGuards(opened)).toEqual([]);
    });
  });

  it('are not compared with those of another program', async () => {
    await database.run(`insert into schema_migration values (9000, 'later', 'x', 1)`);
    expect(await checkGuards(database)).toEqual([expect.stringContaining('schema version 9000')]);
    await database.run('delete from schema_migration where version = 9000');
  });
});
