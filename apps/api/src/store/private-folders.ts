import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders that the program makes in the data directory. Only their owner may read them. */
const OWN_FOLDERS = ['backups', 'cache', 'database', 'files', 'lock', 'secrets', 'temporary'] as const;

const OTHERS_BITS = 0o077;

/**
 * Makes a folder that only its owner can open, and closes an existing one that is open to others. The embedded database makes its
 * own files readable for everyone, so only the folder around them protects them.
 */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await closeFolder(path);
}

/** Closes the program's own folders that exist. The data directory itself keeps its mode. */
export async function closeOwnFolders(dataDirectory: string): Promise<void> {
  for (const name of OWN_FOLDERS) await closeFolder(join(dataDirectory, name));
}

async function closeFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory() || (found.mode & OTHERS_BITS) === 0) return;
  try {
    await chmod(path, found.mode & 0o777 & ~OTHERS_BITS);
  } catch (error) {
    // A volume of another owner, or a file system without modes: access is the owner's decision.
    if (!(error instanceof Error && 'code' in error && ['EPERM', 'ENOTSUP', 'EROFS'].includes(String(error.code)))) {
      throw error;
    }
  }
}
