import type { Database } from './database.ts';

/** Tables with rows that were never analysed, or that have since grown by a fifth and a few pages. */
const GROWN_TABLES = `
select relname as name from pg_class
where relnamespace = current_schema()::regnamespace and relkind = 'r'
  and pg_relation_size(oid) > case when reltuples < 0 then 0
    else (relpages * 1.2 + 10) * current_setting('block_size')::integer end
order by relname`;

/**
 * Gives the engine statistics about its tables. Without them it takes each table for nearly empty and reads ten thousand
 * rows to find thirty. A server gathers them by itself, but only a minute after it was filled; the embedded engine never
 * does. It runs one statement per table, so that other work need not wait for all of them.
 *
 * @returns the names of the analysed tables
 */
export async function gatherStatistics(database: Database): Promise<string[]> {
  const names = (await database.run(GROWN_TABLES)).map(({ name }) => String(name));
  for (const name of names) await database.run(`analyze "${name}"`);
  return names;
}
