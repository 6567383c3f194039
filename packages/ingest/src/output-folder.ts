import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Creates the output folder, which must be empty or absent.
 *
 * @returns the clean-up: empties the folder, or removes it if it was absent
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

/** Name of the manifest of a publication, by its index (0 is `manifest.json`). */
export function manifestName(index: number): string {
  return index === 0 ? 'manifest.json' : `manifest-${index + 1}.json`;
}
