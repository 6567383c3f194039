import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A copy is some 40 MB and more; older ones than these are of little use. */
const KEPT_BACKUPS = 5;
const UNFINISHED_SUFFIX = '.unfinished';

/**
 * Copies `source` to `backups/<name>` and deletes all but the newest few copies (names sort by time). A copy that was
 * interrupted never passes for a whole one.
 *
 * @returns the path of the copy
 */
export async function backUpDirectory(source: string, backups: string, name: string): Promise<string> {
  const target = join(backups, name);
  const unfinished = `${target}${UNFINISHED_SUFFIX}`;
  await mkdir(backups, { recursive: true, mode: 0o700 });
  await rm(unfinished, { recursive: true, force: true });
  await cp(source, unfinished, { recursive: true, preserveTimestamps: true });
  await rename(unfinished, target);

  const names = (await readdir(backups)).toSorted();
  const whole = names.filter((candidate) => !candidate.endsWith(UNFINISHED_SUFFIX));
  const superfluous = [...whole.slice(0, -KEPT_BACKUPS), ...names.filter((other) => other.endsWith(UNFINISHED_SUFFIX))];
  for (const old of superfluous) await rm(join(backups, old), { recursive: true, force: true });
  return target;
}
