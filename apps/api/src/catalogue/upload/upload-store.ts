import { copyFile, link, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import type { DataStore } from '@tus/server';
import type { FilesSettings } from '../files/files-address.ts';

/** Where the bytes of uploads lie until they are imported or deleted: below the data directory, or in the bucket of the files. */
export interface UploadStore {
  /** For the server of the protocol. */
  readonly tus: DataStore;
  /** The name of an upload’s bytes in `tus`. */
  keyOf(fileId: string): string;
  /** Writes the bytes of a whole file to `target`, as a stream; nothing is held in memory. */
  place(fileId: string, target: string): Promise<void>;
  /** Deletes the bytes of a file; that there are none is fine. */
  remove(fileId: string): Promise<void>;
}

const FOLDER = 'uploads';

/** @param settings the bucket of the files; null: uploads lie in `dataDirectory` */
export async function openUploadStore(settings: FilesSettings | null, dataDirectory: string): Promise<UploadStore> {
  if (settings !== null) {
    const { createBucketUploadStore } = await import('./bucket-upload-store.ts');
    return createBucketUploadStore(settings);
  }
  const directory = join(dataDirectory, FOLDER);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return createLocalStore(directory);
}

function createLocalStore(directory: string): UploadStore {
  const tus = new FileStore({ directory });
  return {
    tus,
    keyOf: (fileId) => fileId,
    async place(fileId, target) {
      const source = join(directory, fileId);
      // Temporary files may be on another disk.
      await link(source, target).catch(() => copyFile(source, target));
    },
    remove: (fileId) => removeFrom(tus, fileId),
  };
}

/** Deletes bytes; that there are none is fine. */
export async function removeFrom(tus: DataStore, key: string): Promise<void> {
  await tus.remove(key).catch((error: unknown) => {
    // As the protocol’s server says that there is no such file.
    if (typeof error === 'object' && error !== null && 'status_code' in error && error.status_code === 404) return;
    throw error;
  });
}
