import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '../database.ts';
import { openEmbedded } from '../engines/embedded.ts';
import { migrate } from '../migrate.ts';
import { PROGRAM_SCHEMA } from '../program-schema.ts';

/** Long enough for an initdb on a busy machine; after this time the process that makes the template counts as dead. */
const MAKING_TAKES_AT_MOST_MS = 120_000;

/**
 * An empty, migrated database in memory, for one test file. It comes from a template that is made once for each state
 * of the SQL files (about five seconds) and restored in about half a second. Close it at the end, or Node stays alive.
 * @param restoreFrom a dump of another database (`dumpEmbedded`) to start from: cheaper than filling it again
 */
export async function createTestDatabase(restoreFrom?: Blob): Promise<Database> {
  const template = restoreFrom ?? new Blob([new Uint8Array(await readTemplate())]);
  return openEmbedded({ directory: null, restoreFrom: template });
}

/** The same in a directory, for tests of programs that open one: much faster than making it from nothing. */
export async function createTestDatabaseDirectory(directory: string): Promise<void> {
  const template = await readTemplate();
  const database = await openEmbedded({ directory, restoreFrom: new Blob([new Uint8Array(template)]) });
  await database.close();
}

async function readTemplate(): Promise<Uint8Array> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/longstrip', import.meta.url));
  const path = join(folder, `database-${await templateKey()}.tar`);
  await mkdir(folder, { recursive: true });
  const givenUpAtMs = Date.now() + MAKING_TAKES_AT_MOST_MS;
  while (true) {
    const template = await readFile(path).catch(() => null);
    if (template !== null) return template;
    if (await makeTemplate(path)) continue;
    if (Date.now() > givenUpAtMs) throw new Error(`Another process did not finish ${path}`);
    await wait(50);
  }
}

/** False if another process is making it. The claim is a file that only one process can create. */
async function makeTemplate(path: string): Promise<boolean> {
  const claim = `${path}.making`;
  const file = await open(claim, 'wx').catch(() => null);
  if (file === null) {
    const age = await stat(claim).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > MAKING_TAKES_AT_MOST_MS) await rm(claim, { force: true });
    return false;
  }
  try {
    const database = await openEmbedded({ directory: null });
    const result = await migrate(database, 0);
    if (!result.ok) throw new Error(result.sentence);
    const dump = await database.dumpEmbedded();
    await database.close();
    if (dump === null) throw new Error('The embedded engine gave no dump');
    await file.writeFile(new Uint8Array(await dump.arrayBuffer()));
    await file.close();
    await rename(claim, path);
    return true;
  } catch (error) {
    await file.close();
    await rm(claim, { force: true });
    throw error;
  }
}

/** Another version of PGlite, or other migrations or functions, need another template. */
async function templateKey(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(await readFile(join(dirname(entry), '../package.json')));
  for (const file of [...PROGRAM_SCHEMA.migrations, ...PROGRAM_SCHEMA.functionFiles]) hash.update(file.hash);
  return hash.digest('hex').slice(0, 16);
}
