import { join } from 'node:path';
import type { Database } from '@longstrip/database';
import {
  areFilesLost,
  claimFiles,
  type FileStore,
  type FilesSettings,
  FilesUnavailable,
  openFileStore,
} from '../catalogue/index.ts';
import { makePrivateFolder } from './private-folders.ts';

export type FilesEvents = NonNullable<Parameters<typeof openFileStore>[2]>;

interface OpenFilesOptions {
  dataDirectory: string;
  filesAt?: FilesSettings | null;
  filesEvents?: FilesEvents;
  onProgress: (sentence: string) => void;
}

/**
 * Opens the files of a database and marks them as its own. A bucket that refuses us is a mistake in the settings, and a refusal;
 * one that does not answer is only reported, since the rest of the store can be served without pictures.
 */
export async function openFiles(
  { dataDirectory, filesAt = null, filesEvents, onProgress }: OpenFilesOptions,
  database: Database,
): Promise<{ ok: true; files: FileStore } | { ok: false; code: 'FILES_REFUSED'; sentence: string }> {
  const directory = join(dataDirectory, 'files');
  if (filesAt === null) await makePrivateFolder(directory);
  const files = await openFileStore(filesAt, directory, filesEvents);
  try {
    const foreign = await claimFiles(database, files);
    if (foreign !== null) onProgress(foreign);
  } catch (error) {
    if (!areFilesLost(error)) throw error;
    if (error instanceof FilesUnavailable && error.reason === 'refused') {
      await files.close();
      const sentence = `FILES_URL: ${error.message}. Check the bucket, the region and the keys.`;
      return { ok: false, code: 'FILES_REFUSED', sentence };
    }
    onProgress(`${files.place} does not answer: pictures are missing until it does.`);
  }
  return { ok: true, files };
}
