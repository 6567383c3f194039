import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@longstrip/database';
import { asset } from '@longstrip/database/schema';
import { desc } from 'drizzle-orm';
import { createLocalFileStore } from './file-store.ts';

/** In the folder of files: which database they belong to. */
const MARK = 'database-id';
/** So many of its newest pictures are looked for in a folder without a mark. */
const LOOKED_FOR = 50;

/**
 * Marks a folder of files as this database's, unless it is marked. A folder without a mark that has files already is taken
 * only by a database that has pictures among them.
 * @returns Null: the folder is this database's. Otherwise a sentence for operators: nothing may be deleted there (record 0095).
 */
export async function claimFiles(
  database: Pick<Database, 'engine' | 'run' | 'orm'>,
  filesDirectory: string,
): Promise<string | null> {
  const mark = join(filesDirectory, MARK);
  const own = await databaseId(database);
  await mkdir(filesDirectory, { recursive: true, mode: 0o700 });
  const marked = await readMark(mark);
  if (marked === null && !(await hasOwnFiles(database, filesDirectory))) {
    return `${filesDirectory} holds files of another database, so nothing is deleted there. DATA_DIR belongs to one database: give this one a folder of its own.`;
  }
  const owner = marked ?? (await writeMark(mark, own));
  if (owner === own) return null;
  return `${filesDirectory} belongs to another database (${mark} names it), so nothing is deleted there. If that database is gone, delete this file and start again; otherwise give this one a DATA_DIR of its own.`;
}

/**
 * What tells a database from a copy of it: the server's own identity and the database's number there. A copy that was restored
 * elsewhere, and may live beside the first, has another one.
 */
async function databaseId({ engine, run }: Pick<Database, 'engine' | 'run'>): Promise<string> {
  const [row] = await run(
    `select system_identifier::text as server, (select oid::text from pg_database where datname = current_database()) as number
     from pg_control_system()`,
  );
  return `${engine} ${row?.server} ${row?.number}`;
}

async function readMark(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || null;
}

/** Writes the mark where there is none; of two processes at once the first decides. */
async function writeMark(file: string, id: string): Promise<string> {
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(`${id}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return id;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return (await readMark(file)) ?? id;
  }
}

async function hasOwnFiles({ orm }: Pick<Database, 'orm'>, filesDirectory: string): Promise<boolean> {
  const folders = (await readdir(filesDirectory)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  if (folders.length === 0) return true;
  const newest = await orm.select({ id: asset.id }).from(asset).orderBy(desc(asset.createdAtMs)).limit(LOOKED_FOR);
  const files = createLocalFileStore(filesDirectory);
  return (await Promise.all(newest.map(({ id }) => files.has(id)))).includes(true);
}
