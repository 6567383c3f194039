// Installs packages when the lockfile has changed.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../env.mjs';
import { runQuietly, SetupFailure } from './child.mjs';
import { providePnpm } from './pnpm.mjs';
import { withProgress } from './progress.mjs';

const STAMP = join(ROOT, 'node_modules', '.longstrip-installed');

/**
 * Installs the packages unless exactly these are installed: from the disk if possible, otherwise from the network.
 * @param {Record<string, string | undefined>} env From `toolEnvironment`.
 */
export async function installPackages(env) {
  if (isInstalled()) return;
  await withProgress('Installing packages', async (tell) => {
    const pnpm = await providePnpm(env);
    /** @param {readonly string[]} more */
    const install = (more) =>
      runQuietly(
        process.execPath,
        [
          pnpm,
          'install',
          '--frozen-lockfile',
          '--reporter=append-only',
          '--config.confirm-modules-purge=false',
          ...more,
        ],
        {
          cwd: ROOT,
          env,
          onLine: (line) => {
            const [, resolved, reused, downloaded] = line.match(/resolved (\d+), reused (\d+), downloaded (\d+)/) ?? [];
            if (resolved !== undefined) tell(`${Number(reused) + Number(downloaded)} of ${resolved}`);
          },
        },
      );
    const offline = await install(['--offline']);
    if (offline.code !== 0) {
      const online = await install(['--prefer-offline']);
      if (online.code !== 0) {
        throw new SetupFailure('The packages could not be installed; what pnpm says stands above.', online.output);
      }
    }
  });
  writeFileSync(STAMP, installHash());
}

/** Whether the packages that are installed are those that package.json and the lockfile name.
 * @returns {boolean} */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === installHash();
}

/** A hash of everything that an install depends on: the lockfile, every package.json, and the machine's kind. */
function installHash() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  const manifests = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => join(group, name, 'package.json')),
  );
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'e2e/package.json', 'bench/package.json'];
  for (const file of [...files, ...manifests.sort()]) {
    const path = join(ROOT, file);
    if (existsSync(path)) hash.update(`\n${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
