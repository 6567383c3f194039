import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes the output folder, which must be empty or absent.
 *
 * @returns how to leave nothing behind: empties it, or removes it when it was not there before
 */
export async function openOutputFolder(outDir: string): Promise<() => Promise<void>> {
  const existed = await stat(outDir).then(
    () => true,
    () => false,
  );
  await mkdir(outDir, { recursive: true });
  if ((await readdir(outDir)).length > 0) throw new Error(`The output folder ${outDir} is not empty`);
  return async () => {
    if (!existed) return rm(outDir, { recursive: true, force: true });
    for (const file of await readdir(outDir)) await rm(join(outDir, file), { recursive: true, force: true });
  };
}
