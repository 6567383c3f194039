import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
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

/**
 * Brings a work in through the real command, as an operator does, all of its episodes free. It is brought in once, and
 * read in every window.
 */
export async function importWork(work: Work): Promise<ImportedWork> {
  const product = runningProduct();
  const told = join(product.parent, `${work.name}.json`);
  if (existsSync(told)) return JSON.parse(readFileSync(told, 'utf8'));
  const args = [await fileOf(work, product.parent), '--platform', work.site, '--free', '500', '--json'];
  const { code, stdout, stderr } = await runCommand('import', args, product);
  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ ok: true, error: null });
  const { series, episodes, pages, changes } = line;
  const imported: ImportedWork = { alias: series, title: changes[0].title, episodes, pages };
  writeFileSync(told, JSON.stringify(imported));
  return imported;
}

async function fileOf({ source }: Work, folder: string): Promise<string> {
  if ('path' in source) return source.path;
  const file = join(folder, source.fileName);
  writeFileSync(file, await source.build());
  return file;
}
