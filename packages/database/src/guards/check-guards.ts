import type { Database } from '../database.ts';
import { readMigrationState } from '../migrate.ts';
import { readForeign } from './foreign-objects.ts';
import { EXPECTED_GUARDS } from './guards.generated.ts';
import { fingerprint, type Guard, keyOf, readGuards } from './read-guards.ts';

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
 * (an index, a view), and tables of others.
 *
 * @returns a sentence for each guard that is missing, changed, switched off or not ours
 */
export async function checkGuards(database: Pick<Database, 'run' | 'inTransaction'>): Promise<string[]> {
  const state = await readMigrationState(database);
  if ('sentence' in state) return [state.sentence];
  if (state.state !== 'current') return ['The database is not at the schema of this program: start the product once.'];
  const expected = readExpected();
  const found = await readGuards(database);
  const names = new Set(found.map(keyOf));
  const gone = [...expected.keys()].filter((key) => !names.has(key)).map((key) => `${key} is gone`);
  const changed = found.flatMap((guard) => {
    const known = expected.get(keyOf(guard));
    if (known === undefined) return isStrange(guard, expected) ? [strangeSentence(guard)] : [];
    return known === fingerprint(guard) ? [] : [`${keyOf(guard)} ${changeOf(guard)}`];
  });
  const tables = [...expected.keys()]
    .filter((key) => key.startsWith('table '))
    .map((key) => key.slice('table '.length));
  const inPlace = await database.run(IN_PLACE_OF_OURS, [tables]);
  const foreign = await readForeign(database, tables);
  return [...gone, ...changed, ...inPlace.map(({ sentence }) => String(sentence)), ...foreign];
}

function readExpected(): Map<string, string> {
  return new Map(
    EXPECTED_GUARDS.trim()
      .split('\n')
      .map((line) => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))]),
  );
}

/**
 * What is not ours and may change what the program writes or reads: a trigger, a function, and whatever stands on a table of
 * ours.
 */
function isStrange({ kind, name }: Guard, expected: ReadonlyMap<string, string>): boolean {
  if (kind === 'trigger' || kind === 'function') return true;
  return kind !== 'table' && expected.has(`table ${name.slice(0, name.search(/[.:]/))}`);
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
