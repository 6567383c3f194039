// What the apps are built from, as one hash.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../env.mjs';

/** Folders that installing, building and testing make; names that begin with a dot are left out too. */
const MADE = new Set(['node_modules', 'build', 'dist', 'storybook-static', 'coverage', 'test-results']);
/** Files that no build reads, and those that Vite writes for a moment. */
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.md$|\.timestamp-/;

/**
 * @param {string} [root]
 * @returns {string} Changes with every file that a build of the product may read.
 */
export function sourcesHash(root = ROOT) {
  const hash = createHash('sha256');
  /** @param {string} folder From the root. */
  const addFolder = (folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.name.startsWith('.') || MADE.has(entry.name)) continue;
      if (entry.isDirectory()) addFolder(path);
      else if (entry.isFile() && !NOT_BUILT.test(entry.name)) addFile(path);
    }
  };
  /** @param {string} path From the root. */
  const addFile = (path) => hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tsconfig.react.json']) addFile(file);
  for (const folder of ['apps', 'packages']) addFolder(folder);
  return hash.digest('hex');
}
