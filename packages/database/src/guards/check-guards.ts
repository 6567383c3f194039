import type { SqlRunner } from '../database.ts';
import { readMigrationState } from '../migrate.ts';
import { EXPECTED_GUARDS } from './guards.generated.ts';
import { fingerprint, type Guard, keyOf, readGuards } from './read-guards.ts';

/** Settings that switch off all triggers and foreign keys, for this session or for future ones. */
const SWITCHED_OFF = `
select format('triggers are switched off by session_replication_role for %s', coalesce(
    (select format('the role %s', rolname) from pg_roles where oid = setrole), 'every role')) as sentence
from pg_db_role_setting cross join unnest(setconfig) as setting
where setdatabase in (0, (select oid from pg_database where datname = current_database()))
  and setting ~* '^session_replication_role=(?!origin$)'
union
select 'triggers are switched off by session_replication_role for this session'
where current_setting('session_replication_role') <> 'origin'
order by 1`;

/**
 * Relations that could stand in for ours: one with the same name in another schema, which a search path may find first, or
 * a child table, whose rows are read with ours but which lacks our triggers. The schemas of the job queue and of the server
 * are left out.
 */
const IN_PLACE_OF_OURS = `
select format('%s %s.%s has the name of a table of the program', relation.kind, nspname, relname) as sentence
from pg_class join pg_namespace on pg_namespace.oid = relnamespace
cross join lateral (select case relkind when 'v' then 'view' when 'm' then 'view' else 'table' end as kind) as relation
where relname = any($1) and relkind in ('r', 'p', 'v', 'm', 'f')
  and nspname not in ('public', 'pgboss', 'pg_catalog', 'information_schema') and not starts_with(nspname, 'pg_toast')
  and not starts_with(nspname, 'pg_temp')
union
select format('table %s inherits table %s', child.oid::regclass, parent.relname)
from pg_inherits join pg_class as child on child.oid = inhrelid join pg_class as parent on parent.oid = inhparent
where parent.relname = any($1) and parent.relnamespace = 'public'::regnamespace and parent.relkind in ('r', 'p')
order by 1`;

/**
 * Compares the schema of a database with the one that the program's own migrations and functions make: tables, columns,
 * constraints, unique indexes, triggers and functions, by their whole definitions. It accepts what an operator adds for speed
 * (an index, a view).
 *
 * @returns a sentence for each guard that is missing, changed, switched off or not ours
 */
export async function checkGuards(runner: SqlRunner): Promise<string[]> {
  const state = await readMigrationState(runner);
  if ('sentence' in state) return [state.sentence];
  if (state.state !== 'current') return ['The database is not at the schema of this program: start the product once.'];
  const expected = readExpected();
  const found = await readGuards(runner);
  const names = new Set(found.map(keyOf));
  const gone = [...expected.keys()].filter((key) => !names.has(key)).map((key) => `${key} is gone`);
  const changed = found.flatMap((guard) => {
    const known = expected.get(keyOf(guard));
    if (known === undefined) return isStrange(guard, expected) ? [strangeSentence(guard)] : [];
    return known === fingerprint(guard) ? [] : [`${keyOf(guard)} ${changeOf(guard)}`];
  });
  const switchedOff = await runner.run(SWITCHED_OFF);
  const tables = [...expected.keys()]
    .filter((key) => key.startsWith('table '))
    .map((key) => key.slice('table '.length));
  const inPlace = await runner.run(IN_PLACE_OF_OURS, [tables]);
  return [...gone, ...changed, ...[...switchedOff, ...inPlace].map(({ sentence }) => String(sentence))];
}

function readExpected(): Map<string, string> {
  return new Map(
    EXPECTED_GUARDS.trim()
      .split('\n')
      .map((line) => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))]),
  );
}

/** A trigger that is not ours may change any row, and a function with the name of ours may be called instead of ours. */
function isStrange({ kind, name }: Guard, expected: ReadonlyMap<string, string>): boolean {
  if (kind === 'trigger') return true;
  if (kind !== 'function') return false;
  const start = `function ${name.slice(0, name.indexOf('(') + 1)}`;
  return [...expected.keys()].some((key) => key.startsWith(start));
}

function strangeSentence(guard: Guard): string {
  return isDisabled(guard) ? `${keyOf(guard)} is disabled` : `${keyOf(guard)} is not of the program`;
}

function changeOf(guard: Guard): string {
  if (isDisabled(guard)) return 'is disabled';
  return guard.definition.toLowerCase().endsWith('not valid') ? 'is not valid' : 'is not what the program made';
}

function isDisabled({ kind, definition }: Guard): boolean {
  return kind === 'trigger' && / ?disabled(?: but for replication)?$/.test(definition);
}
