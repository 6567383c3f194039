import { resolve } from 'node:path';
import type { FilesSettings } from '../catalogue/index.ts';

/** What the commands read from the environment. */
export interface CliSettings {
  /** Absolute. */
  dataDirectory: string;
  databaseUrl: string | null;
  databaseDirectUrl?: string | null;
  filesAt?: FilesSettings | null;
  /** For the buckets that a command names. */
  filesKeys?: Omit<FilesSettings, 'url'>;
}

export function readCliSettings(environment: Readonly<Record<string, string | undefined>> = process.env): CliSettings {
  const given = (name: string) => environment[name]?.trim() || null;
  const url = given('FILES_URL');
  const filesKeys = { accessKey: given('FILES_ACCESS_KEY'), secretKey: given('FILES_SECRET_KEY') };
  return {
    dataDirectory: resolve(given('DATA_DIR') ?? '.data'),
    databaseUrl: given('DATABASE_URL'),
    databaseDirectUrl: given('DATABASE_DIRECT_URL'),
    filesAt: url === null ? null : { url, ...filesKeys },
    filesKeys,
  };
}
