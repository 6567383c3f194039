import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { waitFor } from '../product/product-process.ts';
import { runCommand } from '../product/run-command.ts';
import { runningProduct } from '../product/running-product.ts';
import type { Work } from './works.ts';

/** What the import said about a work. */
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
 * Brings a work in through the real command, as an operator does, all of its episodes free. It is brought in once, and
 * read in every window: where two tests need it at the same time, one waits for the other.
 */
export async function importWork(work: Work): Promise<ImportedWork> {
  const product = runningProduct();
  const told = join(product.parent, `${work.name}.json`);
  const lock = `${told}.lock`;
  await waitFor(() => existsSync(told) || takesLock(lock), `${work.name} is being imported`, IMPORT_LIMIT_MS);
  if (existsSync(told)) return JSON.parse(readFileSync(told, 'utf8'));
  try {
    const imported = await bringIn(work);
    // Whole from the moment that it is there.
    writeFileSync(`${told}.part`, JSON.stringify(imported));
    renameSync(`${told}.part`, told);
    return imported;
  } finally {
    rmdirSync(lock);
  }
}

/** Whether the lock was free; it is ours now. */
function takesLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

async function bringIn(work: Work): Promise<ImportedWork> {
  const product = runningProduct();
  const args = [await fileOf(work, product.parent), '--platform', work.site, '--free', '500', '--json'];
  const { code, stdout, stderr } = await runCommand('import', args, product);
  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
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
