import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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
