import { resolve } from 'node:path';
import type { FilesSettings } from '../catalogue/index.ts';

/** As in the launcher's `ports.mjs`. */
const CONSOLE_OFFSET = 101;

/** What the commands read from the environment. */
export interface CliSettings {
  /** Absolute. */
  dataDirectory: string;
  databaseUrl: string | null;
  databaseDirectUrl?: string | null;
  filesAt?: FilesSettings | null;
  /** A machine token, for the api of another machine; null: the product on this data directory is trusted by its file. */
  operatorToken?: string | null;
  /** The api that a machine token is sent to; null: the one that runs on this data directory. */
  apiOrigin?: string | null;
  /** Where operators open the console. */
  consoleOrigin?: string;
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
    operatorToken: given('OPERATOR_TOKEN'),
    apiOrigin: given('API_URL')?.split(',')[0]?.trim().replace(/\/$/, '') ?? null,
    consoleOrigin: given('CONSOLE_ORIGIN') ?? `http://localhost:${Number(given('PORT') ?? 3000) + CONSOLE_OFFSET}`,
    filesKeys,
  };
}
