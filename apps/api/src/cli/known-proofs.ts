import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@longstrip/database';
import { type OpenedProofs, openProofs } from '../shared/proofs.ts';
import type { CliSettings } from './env.ts';

/**
 * The proofs of a store that this process has opened, by the secrets of its environment, or by the one that demo mode made.
 * Null: it knows none.
 */
export async function findProofs(
  database: Database,
  { booksSecrets = [], dataDirectory }: Pick<CliSettings, 'booksSecrets' | 'dataDirectory'>,
  nowMs: number,
): Promise<OpenedProofs | null> {
  const [first, ...others] = booksSecrets.length > 0 ? booksSecrets : await madeSecrets(dataDirectory);
  return first === undefined ? null : openProofs(database, [first, ...others], nowMs, 'command');
}

async function madeSecrets(dataDirectory: string): Promise<string[]> {
  const file = join(dataDirectory, 'secrets', 'token-secret');
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim() === '' ? [] : [text.trim()];
}
