import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '@longstrip/database';
import { asset } from '@longstrip/database/schema';
import { desc } from 'drizzle-orm';

/**
 * Stores the bytes of assets under their ids. The content under an id never changes, so writing it twice is harmless, and
 * a reader never sees part of a file.
 */
export interface FileStore {
  has(assetId: string): Promise<boolean>;
  /** The whole content, or null when the store does not hold it. */
  read(assetId: string): Promise<Uint8Array | null>;
  /** Stores `bytes` durably (flushed, then renamed into place) before it resolves. */
  put(assetId: string, bytes: Uint8Array): Promise<void>;
  /** Stores the file at `sourcePath`; the source stays where it is. */
  putFile(assetId: string, sourcePath: string): Promise<void>;
  /** Removes the content; removing what is not there is fine. */
  remove(assetId: string): Promise<void>;
}

/** Ids are content hashes, or names of drawn pictures; both are hashed again, so that no id can name a path. */
function pathOf(directory: string, assetId: string): string {
  const name = /^[0-9a-f]{64}$/.test(assetId) ? assetId : createHash('sha256').update(assetId).digest('hex');
  return join(directory, name.slice(0, 2), name);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file store in a local folder: `<directory>/<first two digits>/<name>`. */
export function createLocalFileStore(directory: string): FileStore {
  async function put(assetId: string, bytes: Uint8Array): Promise<void> {
    const target = pathOf(directory, assetId);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const temporary = `${target}.${randomUUID()}.part`;
    try {
      const handle = await open(temporary, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, target);
      await syncDirectory(dirname(target));
    } catch (cause) {
      await rm(temporary, { force: true });
      throw new Error(`the file of asset ${assetId} could not be stored`, { cause });
    }
  }
  return {
    async has(assetId) {
      try {
        return (await stat(pathOf(directory, assetId))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async read(assetId) {
      try {
        return await readFile(pathOf(directory, assetId));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    put,
    async putFile(assetId, sourcePath) {
      if (await this.has(assetId)) return;
      await put(assetId, await readFile(sourcePath));
    },
    async remove(assetId) {
      await rm(pathOf(directory, assetId), { force: true });
    },
  };
}

/** Name of the file that says to which database the folder of files belongs. */
const MARK = 'database-id';
/** In a folder without a mark, this many of the database's newest pictures are looked for. */
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

async function readMark(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || null;
}

/** Writes the mark if there is none; if two processes do so at once, the first one decides. */
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
