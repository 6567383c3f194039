import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerBinaries } from '@longstrip/database/testing';
import { productEnvironment, ROOT } from '../product/product-process.ts';

const STEP = /^( *)<!-- step: ([\w-]+) -->\n\s*```\w+\n([\s\S]*?)\n *```$/gm;

/** The blocks of a guide in `docs` that stand under `<!-- step: NAME -->`, in their order, without the indent of a list. */
export function readSteps(guide: 'backup.md' | 'scaling.md'): ReadonlyMap<string, string> {
  const found = readFileSync(join(ROOT, 'docs', guide), 'utf8').matchAll(STEP);
  return new Map(
    [...found].map(([, indent = '', name = '', block = '']) => [
      name,
      block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    ]),
  );
}

/** A block of `docs/backup.md`. */
export function readStep(name: string): string {
  const block = readSteps('backup.md').get(name);
  if (block === undefined) throw new Error(`docs/backup.md has no step ${name}`);
  return block;
}

interface StepOptions {
  /** The PostgreSQL whose programs are called. */
  binaries: ServerBinaries;
  /** The variables of the guide, and those of the product. */
  environment: Record<string, string>;
  /** A folder with programs that are found first. */
  programs?: string;
  /** Whether it runs as the user of the server. */
  asServer?: boolean;
}

/** Runs a step of the guide in a shell that ends with the first command that fails. Returns what it prints. */
export async function runStep(name: string, options: StepOptions): Promise<string> {
  const { binaries, environment, programs = binaries.binDirectory, asServer = false } = options;
  const { DATA_DIR = '', PORT = '' } = environment;
  const own = productEnvironment(DATA_DIR, Number(PORT));
  try {
    const { stdout } = await promisify(execFile)('sh', ['-euc', readStep(name)], {
      cwd: ROOT,
      env: { ...own, ...environment, PATH: [programs, binaries.binDirectory, own.PATH].join(delimiter) },
      maxBuffer: 16 * 1024 * 1024,
      ...(asServer ? binaries.runAs : {}),
    });
    return stdout;
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`step ${name} failed: ${error instanceof Error ? error.message : String(error)}\n${said}`, {
      cause: error,
    });
  }
}
