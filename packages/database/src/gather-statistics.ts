import type { Database } from './database.ts';

/** Tables that have never been looked at and hold something, or have grown by a fifth and a few pages since. */
const GROWN_TABLES = `
select relname as name from pg_class
where relnamespace = current_schema()::regnamespace and relkind = 'r'
  and pg_relation_size(oid) > case when reltuples < 0 then 0
    else (relpages * 1.2 + 10) * current_setting('block_size')::integer end
order by relname`;

/**
 * Tells the engine how many rows its tables hold, and of what: without, it takes each for nearly empty and reads ten
 * thousand rows to find thirty. A server gathers this by itself, but only a minute after it was filled; the embedded
 * engine never does. One statement a table, so that no caller waits for all of them.
 *
 * @returns the tables that were looked at
 */
export async function gatherStatistics(database: Database): Promise<string[]> {
  const names = (await database.run(GROWN_TABLES)).map(({ name }) => String(name));
  for (const name of names) await database.run(`analyze "${name}"`);
  return names;
}
