import type { FileStore } from './file-store.ts';
import { type FilesSettings, parseS3Address } from './files-address.ts';
import { createLocalFileStore } from './local-file-store.ts';
import type { FilesEvents } from './s3-file-store.ts';

/**
 * The store of files at an `s3://` address, or in a folder. The client of S3 is loaded only for the former.
 * @param settings Null: the files are in `directory`.
 */
export async function openFileStore(
  settings: FilesSettings | null,
  directory: string,
  events: FilesEvents = {},
): Promise<FileStore> {
  if (settings === null) return createLocalFileStore(directory);
  const address = parseS3Address(settings.url);
  if (address === null) throw new Error('the address of the files must be like s3://bucket/prefix');
  const { createS3FileStore } = await import('./s3-file-store.ts');
  const { accessKey, secretKey } = settings;
  return createS3FileStore({ ...address, accessKey, secretKey, events });
}
