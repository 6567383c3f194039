import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PART_OFFSETS } from '../../apps/standalone/launch/ports.mjs';
import { VARIABLES } from '../../apps/standalone/launch/variables.mjs';
import { parseEnvFile } from '../env.mjs';
import { ROOT } from './source-files.ts';

/** The examples for operators. */
export const DEPLOY = join(ROOT, 'deploy');

export const readDeploy = (...path: string[]): string => readFileSync(join(DEPLOY, ...path), 'utf8');

/** The base port of an image, which nothing there changes. */
export const BASE = Number(VARIABLES.find(({ name }) => name === 'PORT')?.fallback);

/** Where a part says whether it is ready. */
export const READY_PORTS: Readonly<Record<string, number>> = {
  site: BASE,
  api: BASE + PART_OFFSETS.api,
  jobs: BASE + PART_OFFSETS.jobs,
  console: BASE + PART_OFFSETS.console,
};

const [, example = ''] = /^```\n(LONGSTRIP_MODE[\s\S]*?)^```/m.exec(readDeploy('README.md')) ?? [];

/** What every part gets, as the README lists it, with values where an operator fills them in. */
export const ofEveryPart: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(parseEnvFile(example)).map(([name, value], at) => [
    name,
    value === '…' ? `${name}-${at}-0123456789abcdefghijklmnop` : value.replaceAll('…', 'secret'),
  ]),
);
