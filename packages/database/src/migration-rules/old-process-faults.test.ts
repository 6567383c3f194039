import { expect, it } from 'vitest';
import { MIGRATIONS } from '../program-schema.ts';
import { oldProcessFaults } from './old-process-faults.ts';

/** Released before there was this rule. */
const RELEASED_BEFORE = 5;

it.each(MIGRATIONS.slice(RELEASED_BEFORE).map(({ name, sql }) => [name, sql]))(
  'the processes of the version before can live with %s, or it is a contract with its reason',
  (name, sql) => {
    const faults = oldProcessFaults(sql);
    if (/_contract$/.test(name)) expect(sql).toMatch(/^-- Contract: \S.{20,}\n/);
    else expect(faults).toEqual([]);
  },
);

/** Statements of a migration, and what is wrong with them. */
const CASES: [sql: string, faults: string[]][] = [
  ['create table more (id int primary key, note text not null); create unique index one on more (note)', []],
  ['create table more (id int); alter table more add constraint c check (id > 0); insert into more values (1)', []],
  ['alter table series add column more text', []],
  ["alter table series add column more text not null default ''", []],
  ['alter table series add column more text; alter table series add constraint c check (length(more) < 9)', []],
  ['alter table lot add column by_id int; alter table lot add foreign key (by_id) references series (id)', []],
  ['alter table series alter column title drop not null', []],
  ['create index fast on lot (amount)', []],
  ['alter table series add column more text not null', ['series.more must be given, and has no default']],
  ['alter table series drop column title', ['series.title is dropped']],
  ['alter table series rename column title to name', ['series.title is renamed']],
  ['alter table series rename to work', ['series. is renamed']],
  ['alter table series alter column title type varchar(80)', ['series.title has another type']],
  ['alter table series alter column title set not null', ['series.title must be given']],
  ['alter table series alter column title drop default', ['series.title has no default any more']],
  ['alter table lot add constraint small check (amount < 9)', ['the constraint small is new for lot']],
  ['alter table lot drop constraint lot_remaining', ['the constraint lot_remaining of lot is dropped']],
  ['alter table lot disable trigger user', ['AT_DisableTrigUser of lot is nothing that is known to be safe']],
  ['create unique index one on lot (amount)', ['a unique index on lot']],
  ['drop table co_read', ['OBJECT_TABLE is dropped']],
  ['update lot set amount = 1', ['rows of lot are changed, which locks them until the end: let a job do it']],
  ['insert into lot default values', ['rows are inserted into lot']],
  ["do $$ begin execute 'drop table lot'; end $$", ['DoStmt is nothing that is known to be safe']],
];

it.each(CASES)('of "%s" it says %j', (sql, faults) => {
  expect(oldProcessFaults(sql)).toEqual(faults);
});
