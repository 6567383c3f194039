import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { ConstantNode } from '../peer/app/constant-markup.ts';

const BENCH = fileURLToPath(new URL('../', import.meta.url));

/** Builds the peer around a page's markup, in its own folder. @returns the file of its server build */
export async function buildPeer(markup: ConstantNode): Promise<string> {
  const directory = join(BENCH, '../.cache/bench-peer');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  cpSync(join(BENCH, 'peer'), directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{ "type": "module", "private": true }\n');
  writeFileSync(join(directory, 'app/constant-markup.ts'), `export const MARKUP = ${JSON.stringify(markup)};\n`);
  // Its packages are the bench's.
  symlinkSync(join(BENCH, 'node_modules'), join(directory, 'node_modules'), 'dir');
  const previous = process.cwd();
  process.chdir(directory);
  try {
    await build({ root: directory, mode: 'production' });
    await build({ root: directory, mode: 'production', build: { ssr: true } });
  } finally {
    process.chdir(previous);
  }
  return join(directory, 'build/server/index.js');
}
