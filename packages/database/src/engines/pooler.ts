import type { SqlRunner } from '../database.ts';
import { MIGRATION_LOCK_KEY } from '../migrate.ts';
import { DatabaseUnreachable } from './errors.ts';
import { SEARCH_PATH } from './search-path.ts';

/** PgBouncer's answer to a start-up option that it does not know. */
const UNKNOWN_OPTION = /unsupported startup parameter/;

/** Whether a pooler refused the start-up options that our own connections send. */
export function isRefusedByPooler(error: unknown): boolean {
  return error instanceof Error && UNKNOWN_OPTION.test(error.message);
}

/** The sentence for an address that leads to a pooler where a server is needed. */
export function poolerSentence(variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL'): string {
  return variable === 'DATABASE_URL'
    ? 'DATABASE_URL leads to a pooler that does not give each client a connection of its own, such as PgBouncer: set DATABASE_DIRECT_URL to the address of the PostgreSQL server behind it.'
    : `${variable} leads to a pooler, such as PgBouncer: it must be the address of a PostgreSQL server.`;
}

/**
 * Throws if a pooler dropped the start-up options of this connection: then it also gives statements of one client to
 * different connections, or may do so.
 * @throws {DatabaseUnreachable}
 */
export async function checkOwnConnection(
  runner: SqlRunner,
  variable: Parameters<typeof poolerSentence>[0],
): Promise<void> {
  const [row] = await runner.run(`select source from pg_settings where name = 'search_path'`);
  if (row?.source !== 'client') throw new DatabaseUnreachable(poolerSentence(variable));
}

/**
 * Makes the search path the default of our role in this database, since a pooler in transaction mode takes no start-up
 * options. Writes only when it has another one.
 * @param direct a connection without the pooler
 */
export async function setSearchPathOfRole(direct: SqlRunner): Promise<void> {
  const [row] = await direct.run(
    `select exists (
       select from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
       where datname = current_database() and setrole = current_user::regrole and $1 = any(setconfig)
     ) as "isSet"`,
    [`search_path=${spaced(SEARCH_PATH)}`],
  );
  if (row?.isSet === true) return;
  // Two processes that start at once would fail with "tuple concurrently updated". The text is one transaction.
  await direct.run(`
    select pg_advisory_xact_lock(${MIGRATION_LOCK_KEY});
    do $$ begin
      execute format('alter role %I in database %I set search_path = ${spaced(SEARCH_PATH)}', current_user, current_database());
    end $$`);
}

/**
 * Throws if the pooler leads to another database than `direct`, or its connections have another search path.
 * @throws {DatabaseUnreachable}
 */
export async function checkPooledConnection(pooled: SqlRunner, direct: SqlRunner): Promise<void> {
  const [[seen], [own]] = await Promise.all([pooled.run(IDENTITY), direct.run(IDENTITY)]);
  if (seen?.server !== own?.server || seen?.name !== own?.name) {
    throw new DatabaseUnreachable('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
  }
  if (seen?.path === spaced(SEARCH_PATH)) return;
  throw new DatabaseUnreachable(
    `The connections of the pooler of DATABASE_URL look for tables in ${seen?.path}. Run “alter role "${seen?.role}" in database "${seen?.name}" set search_path = ${spaced(SEARCH_PATH)}” in PostgreSQL and “RECONNECT” in PgBouncer’s console, then start again.`,
  );
}

const IDENTITY = `select system_identifier::text as server, current_database() as name, current_user as role,
  current_setting('search_path') as path from pg_control_system()`;

/** As PostgreSQL stores and shows it. */
const spaced = (path: string) => path.replaceAll(',', ', ');
