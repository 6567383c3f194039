import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the program makes in the data directory. Every one of them holds what only its owner may read. */
const OWN_FOLDERS = ['backups', 'cache', 'database', 'files', 'lock', 'secrets', 'temporary'] as const;

const OTHERS_BITS = 0o077;

/**
 * Makes a folder for its owner alone, and closes one that is there and open to others: the files of the embedded
 * database are open to all by themselves, so that the folder around them is what guards them.
 */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await closeFolder(path);
}

/** Closes whatever of the program's own folders is there. The data directory itself keeps the mode it was given. */
export async function closeOwnFolders(dataDirectory: string): Promise<void> {
  for (const name of OWN_FOLDERS) await closeFolder(join(dataDirectory, name));
}

async function closeFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory() || (found.mode & OTHERS_BITS) === 0) return;
  try {
    await chmod(path, found.mode & 0o777 & ~OTHERS_BITS);
  } catch (error) {
    // A volume of another owner, or a file system without modes: its owner has decided.
    if (!(error instanceof Error && 'code' in error && ['EPERM', 'ENOTSUP', 'EROFS'].includes(String(error.code)))) {
      throw error;
    }
  }
}
