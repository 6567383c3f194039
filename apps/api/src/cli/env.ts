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
  /** That prove orders and events, the first for new ones; by default those that demo mode made are looked for. */
  booksSecrets?: readonly string[];
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
    booksSecrets:
      listOf(given('BOOKS_SECRETS')) ??
      listOf([given('TOKEN_SECRET'), given('TOKEN_SECRETS_PREVIOUS')].join(',')) ??
      [],
  };
}

/** The parts of a list with commas; null: it has none. */
function listOf(text: string | null): string[] | null {
  const parts = (text ?? '').split(',').flatMap((part) => part.trim() || []);
  return parts.length === 0 ? null : parts;
}
