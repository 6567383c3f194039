import { resolve } from 'node:path';

/** What the commands read from the environment. */
export interface CliSettings {
  /** Absolute. */
  dataDirectory: string;
  databaseUrl: string | null;
  databaseDirectUrl?: string | null;
}

export function readCliSettings(environment: Readonly<Record<string, string | undefined>> = process.env): CliSettings {
  const given = (name: string) => environment[name]?.trim() || null;
  return {
    dataDirectory: resolve(given('DATA_DIR') ?? '.data'),
    databaseUrl: given('DATABASE_URL'),
    databaseDirectUrl: given('DATABASE_DIRECT_URL'),
  };
}
