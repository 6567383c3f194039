import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const API = fileURLToPath(new URL('../..', import.meta.url));
const BUNDLES = join(API, '.cache');

/** Our programs, bundled for tests: a process that does not compile its sources first starts four times as fast. */
export async function bundlePrograms(): Promise<{ folder: string; remove: () => Promise<void> }> {
  await mkdir(BUNDLES, { recursive: true });
  const folder = await mkdtemp(join(BUNDLES, 'tests-'));
  await promisify(execFile)(process.execPath, ['build.mjs', folder], { cwd: API });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
