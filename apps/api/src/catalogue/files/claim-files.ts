import type { Database } from '@longstrip/database';
import { asset } from '@longstrip/database/schema';
import { desc } from 'drizzle-orm';
import { type FileStore, MARK } from './file-store.ts';

/** In a store without a mark, this many of the database's newest pictures are looked for. */
const LOOKED_FOR = 50;

/**
 * Marks a store of files as this database's, unless it is marked. A store without a mark that has files already is taken only by
 * a database that has pictures among them. A server that ignores the condition of a conditional write may let two databases mark
 * one empty store at once; each sweep reads the mark again, so that only one of them deletes.
 * @returns Null: the store is this database's. Otherwise a sentence for operators: nothing may be deleted there (record 0095).
 */
export async function claimFiles(
  database: Pick<Database, 'engine' | 'run' | 'orm'>,
  files: FileStore,
): Promise<string | null> {
  const own = await databaseId(database);
  const marked = await files.readMark();
  if (marked === null && !(await hasOwnFiles(database, files))) {
    return `${files.place} holds files of another database, so nothing is deleted there. Files belong to one database: give this one a DATA_DIR or FILES_URL of its own.`;
  }
  const owner = marked ?? (await files.writeMark(own));
  if (owner === own) return null;
  return `${files.place} belongs to another database (${files.place}/${MARK} names it), so nothing is deleted there. If that database is gone, delete this file and start again; otherwise give this one a DATA_DIR or FILES_URL of its own.`;
}

/**
 * What distinguishes a database from a copy of it: the server's own identity and the database's number there. A copy that was
 * restored elsewhere, and may run at the same time as the original, has another one.
 */
async function databaseId({ engine, run }: Pick<Database, 'engine' | 'run'>): Promise<string> {
  const [row] = await run(
    `select system_identifier::text as server, (select oid::text from pg_database where datname = current_database()) as number
     from pg_control_system()`,
  );
  return `${engine} ${row?.server} ${row?.number}`;
}

async function hasOwnFiles({ orm }: Pick<Database, 'orm'>, files: FileStore): Promise<boolean> {
  if ((await files.folders()).length === 0) return true;
  const newest = await orm.select({ id: asset.id }).from(asset).orderBy(desc(asset.createdAtMs)).limit(LOOKED_FOR);
  return (await Promise.all(newest.map(({ id }) => files.has(id)))).includes(true);
}
