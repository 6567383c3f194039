import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, FOLDER_NAME, fileNameOf, folderOf, MARK, type StoredFile } from './file-store.ts';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Null instead of an error about a file that is not there. */
async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return null;
    throw error;
  }
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file and flushes it; rejects with `EEXIST` if there is one. */
async function writeNew(path: string, content: Uint8Array | string): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file store in a local folder: `<directory>/<first two digits>/<name>`. */
export function createLocalFileStore(directory: string): FileStore {
  const pathOf = (assetId: string) => {
    const name = fileNameOf(assetId);
    return join(directory, folderOf(name), name);
  };
  const mark = join(directory, MARK);
  const readMark = async () => (await unlessMissing(readFile(mark, 'utf8')))?.trim() || null;

  return {
    place: directory,
    has: async (assetId) => (await unlessMissing(stat(pathOf(assetId))))?.isFile() ?? false,
    read: (assetId) => unlessMissing(readFile(pathOf(assetId))),
    async put(assetId, bytes) {
      const target = pathOf(assetId);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const temporary = `${target}.${randomUUID()}.part`;
      try {
        await writeNew(temporary, bytes);
        await rename(temporary, target);
        await syncDirectory(dirname(target));
      } catch (cause) {
        await rm(temporary, { force: true });
        throw new Error(`the file of asset ${assetId} could not be stored`, { cause });
      }
    },
    async remove(assetId) {
      await rm(pathOf(assetId), { force: true });
    },
    async folders() {
      const names = (await unlessMissing(readdir(directory))) ?? [];
      return names.filter((name) => FOLDER_NAME.test(name)).toSorted();
    },
    async entries(folder) {
      const names = (await unlessMissing(readdir(join(directory, folder)))) ?? [];
      const files: StoredFile[] = [];
      for (const name of names.toSorted()) {
        const found = await unlessMissing(stat(join(directory, folder, name)));
        if (found?.isFile()) files.push({ folder, name, sizeBytes: found.size, modifiedAtMs: found.mtimeMs });
      }
      return files;
    },
    async removeEntry({ folder, name }) {
      await rm(join(directory, folder, name), { force: true });
    },
    readMark,
    async writeMark(id) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      try {
        await writeNew(mark, `${id}\n`);
        return id;
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
        return (await readMark()) ?? id;
      }
    },
    check: () => access(directory, constants.R_OK | constants.W_OK),
    close: async () => undefined,
  };
}
