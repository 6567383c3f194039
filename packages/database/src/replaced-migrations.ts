import { createHash } from 'node:crypto';
import type { Row } from './database.ts';

/**
 * The single migrations that the baseline replaced (record 0100). A database with exactly these has the baseline's schema.
 * `digest` is the SHA-256 of their versions, names and hashes, a line each.
 */
export const REPLACED = {
  count: 43,
  first: '0000_catalogue',
  last: '0042_kept_facts',
  digest: '1f292bb2945e7831fc6e9aa7675935fef4621b7df248bc9c23373177bb09afba',
} as const;

/** Whether the rows of `schema_migration` are of a program of before the baseline. */
export function areOfReplaced(applied: readonly Row[]): boolean {
  return applied[0]?.name === REPLACED.first;
}

/** Whether they are all of the replaced migrations and nothing else. */
export function areAllReplaced(applied: readonly Row[]): boolean {
  const lines = applied.map(({ version, name, hash }) => `${version} ${name} ${hash}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex') === REPLACED.digest;
}

/** What is said of a database that has only some of them, or others. */
export function tooOldSentence(applied: readonly Row[]): string {
  const newest = applied.at(-1);
  return `The database is at schema version ${newest?.version} (${newest?.name}) of before the baseline, and only one with exactly the ${REPLACED.count} migrations up to ${REPLACED.last} can be taken over: start it once with the last version of the program that has them, or begin with an empty database and import the works again.`;
}
