import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { waitFor } from '../product/product-process.ts';
import { runCommand } from '../product/run-command.ts';
import { runningProduct } from '../product/running-product.ts';
import type { Work } from './works.ts';

/** The output of the import of a work. */
export interface ImportedWork {
  /** The series' alias. */
  alias: string;
  title: string;
  episodes: number;
  pages: number;
}

/** An import takes seconds. */
const IMPORT_LIMIT_MS = 60_000;

/**
 * Imports a work by the real command, as an operator does, with all episodes free. It is imported once for all tests:
 * where two need it at the same time, one waits for the other.
 */
export async function importWork(work: Work): Promise<ImportedWork> {
  const product = runningProduct();
  const resultFile = join(product.parent, `${work.name}.json`);
  const lock = `${resultFile}.lock`;
  await waitFor(() => existsSync(resultFile) || takesLock(lock), `${work.name} is being imported`, IMPORT_LIMIT_MS);
  if (existsSync(resultFile)) return JSON.parse(readFileSync(resultFile, 'utf8'));
  try {
    const imported = await runImport(work);
    // A rename is atomic: others see the whole file or none.
    writeFileSync(`${resultFile}.part`, JSON.stringify(imported));
    renameSync(`${resultFile}.part`, resultFile);
    return imported;
  } finally {
    rmdirSync(lock);
  }
}

/** Whether the lock was free; it is ours after that. */
function takesLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

async function runImport(work: Work): Promise<ImportedWork> {
  const product = runningProduct();
  const args = [await fileOf(work, product.parent), '--platform', work.site, '--free', '500', '--json'];
  const { code, stdout, stderr } = await runCommand('import', args, product);
  // A busy machine needs longer to see that nothing has to be built, and says so.
  const said = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('Building'));
  expect({ code, said }, stdout).toEqual({ code: 0, said: [] });
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ ok: true, error: null });
  const { series, episodes, pages, changes } = line;
  return { alias: series, title: changes[0].title, episodes, pages };
}

async function fileOf({ source }: Work, folder: string): Promise<string> {
  if ('path' in source) return source.path;
  const file = join(folder, source.fileName);
  writeFileSync(file, await source.build());
  return file;
}
