import { join, resolve } from 'node:path';
import { type FileStore, openFileStore, parseS3Address } from '../catalogue/index.ts';
import { CommandRefused } from './catalogue-admin.ts';
import type { CliSettings } from './env.ts';

/**
 * Opens the files in a folder or a bucket that an operator names. A bucket has the keys of the environment.
 * @param place null: where the files of this store are
 */
export async function openNamedFiles(settings: CliSettings, place: string | null): Promise<FileStore> {
  const { dataDirectory, filesAt = null, filesKeys } = settings;
  const directory = join(dataDirectory, 'files');
  if (place === null) return openFileStore(filesAt, directory);
  if (!/^[a-z0-9]+:\/\//i.test(place)) return openFileStore(null, resolve(place));
  if (parseS3Address(place) === null) {
    throw new CommandRefused(`"${place}" is no folder, and no address like s3://bucket/prefix?region=eu-west-1.`);
  }
  return openFileStore(
    { url: place, accessKey: filesKeys?.accessKey ?? null, secretKey: filesKeys?.secretKey ?? null },
    directory,
  );
}
