import type { Database } from '../database.ts';
import { SEARCH_PATH } from '../engines/search-path.ts';
import {
  CAST_CAME_WITH_EXTENSION,
  EVENT_TRIGGER_CAME_WITH_EXTENSION,
  OPERATOR_CAME_WITH_EXTENSION,
} from './extension-members.ts';

/**
 * Settings for every session of a database or a role that decide which objects a statement means, whether triggers and policies
 * act, or whether what was committed lasts.
 */
const SETTINGS = [
  ...['search_path', 'synchronous_commit', 'session_replication_role', 'row_security', 'transform_null_equals'],
  ...['default_transaction_isolation', 'default_transaction_read_only', 'session_preload_libraries'],
  ...['local_preload_libraries', 'array_nulls', 'standard_conforming_strings', 'ignore_checksum_failure'],
];

/** Ids below this are of what the server itself has. */
const FIRST_ID_OF_OTHERS = 16_384;

/**
 * Objects that may change what a statement means wherever they are: operators fit a type better than those of the server, a cast
 * is used without being named, an event trigger works on every change of the schema, a policy hides rows.
 */
const FOREIGN = `
select format('triggers are switched off by session_replication_role for %s', whose.name) as sentence
from pg_db_role_setting cross join unnest(setconfig) as setting
cross join lateral (select coalesce((select format('the role %s', rolname) from pg_roles where oid = setrole), 'every role')) as whose(name)
where setdatabase in (0, (select oid from pg_database where datname = current_database()))
  and setting ~* '^session_replication_role=(?!origin$)'
union
select 'triggers are switched off by session_replication_role for this session'
where current_setting('session_replication_role') <> 'origin'
union
select format('%s is set for %s', setting, whose.name)
from pg_db_role_setting cross join unnest(setconfig) as setting
cross join lateral (select coalesce((select format('the role %s', rolname) from pg_roles where oid = setrole), 'every role')) as whose(name)
where setdatabase in (0, (select oid from pg_database where datname = current_database()))
  and lower(split_part(setting, '=', 1)) = any($1) and setting !~* '^(session_replication_role=|synchronous_commit=(on|remote_apply)$|search_path=${SEARCH_PATH.replace(',', ', *')}$)'
union
select format('operator %s is not of the program', pg_operator.oid::regoperator) from pg_operator where pg_operator.oid >= ${FIRST_ID_OF_OTHERS} and not ${OPERATOR_CAME_WITH_EXTENSION}
union
select format('cast from %s to %s is not of the program', format_type(castsource, null), format_type(casttarget, null))
from pg_cast where pg_cast.oid >= ${FIRST_ID_OF_OTHERS} and not ${CAST_CAME_WITH_EXTENSION}
union
select format('event trigger %s is not of the program', evtname) from pg_event_trigger where pg_event_trigger.oid >= ${FIRST_ID_OF_OTHERS} and not ${EVENT_TRIGGER_CAME_WITH_EXTENSION}
union
select format('policy %s of table %s is not of the program', polname, relname)
from pg_policy join pg_class on pg_class.oid = polrelid where relnamespace = 'public'::regnamespace and relname = any($2)
order by 1`;

/** The sequences of numbered columns, each with what it has given last. */
const SEQUENCES = `
select relation.relname::text as "table", attname::text as "column", coalesce(last_value, 0)::float8 as last
from pg_depend
join pg_class as sequence on sequence.oid = objid and sequence.relkind = 'S'
join pg_class as relation on relation.oid = refobjid
join pg_attribute on attrelid = refobjid and attnum = refobjsubid
join pg_sequences on schemaname = 'public' and sequencename = sequence.relname
where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and pg_depend.deptype in ('a', 'i')
  and relation.relnamespace = 'public'::regnamespace and relation.relname = any($1)
order by 1, 2`;

/**
 * Names what others brought into the database that may change what statements of the program mean, and sequences that give
 * numbers anew. Only the server's own operators and functions take part in the first of it, whatever the search path of the
 * connection is.
 *
 * @returns a sentence for each
 */
export function readForeign(database: Pick<Database, 'inTransaction'>, tables: readonly string[]): Promise<string[]> {
  return database.inTransaction(async ({ run }) => {
    await run('set local search_path = pg_catalog');
    const foreign = await run(FOREIGN, [SETTINGS, [...tables]]);
    const behind: string[] = [];
    for (const { table, column, last } of await run(SEQUENCES, [[...tables]])) {
      const [row] = await run(`select coalesce(max("${column}"), 0)::float8 as used from public."${table}"`);
      if (Number(row?.used) <= Number(last)) continue;
      behind.push(`the sequence of ${table}.${column} stands at ${last}, and ${row?.used} is used`);
    }
    return [...foreign.map(({ sentence }) => String(sentence)), ...behind];
  });
}
