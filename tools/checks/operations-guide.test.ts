import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseVariables } from '../../apps/standalone/launch/settings.mjs';
import { VARIABLES } from '../../apps/standalone/launch/variables.mjs';
import { parseEnvFile } from '../env.mjs';
import { ROOT, readSourceFiles } from './source-files.ts';

const BLOCK = /(<!-- variables:.*-->\n)[\s\S]*?(<!-- \/variables -->)/;
const EXAMPLE = join(ROOT, '.env.example');

function table(): string {
  const rows = VARIABLES.map(
    ({ name, about, fallback }) => `| \`${name}\` | ${about} | ${fallback === null ? '' : `\`${fallback}\``} |`,
  );
  return ['', '| variable | what | default |', '| --- | --- | --- |', ...rows, '', ''].join('\n');
}

/** The formatter pads the columns of tables. */
const squeeze = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

it('the operations guide lists the variables as the program has them (UPDATE=1 writes it)', () => {
  const file = join(ROOT, 'docs', 'operations.md');
  const text = readFileSync(file, 'utf8');
  const wanted = text.replace(BLOCK, (_all, start: string, end: string) => `${start}${table()}${end}`);
  expect(text).toMatch(BLOCK);
  if (process.env.UPDATE === '1') writeFileSync(file, wanted);
  else expect(squeeze(text)).toBe(squeeze(wanted));
});

it('.env.example has each variable with its default, and no secret (UPDATE=1 writes it)', () => {
  const head =
    '# The variables of Longstrip with their defaults; what is empty counts as not set. Copy it to .env, which is never committed.\n';
  const entries = VARIABLES.map(({ name, about, fallback }) => `# ${about}\n${name}=${fallback ?? ''}\n`);
  const wanted = [head, ...entries].join('\n');
  if (process.env.UPDATE === '1') writeFileSync(EXAMPLE, wanted);
  else expect(readFileSync(EXAMPLE, 'utf8')).toBe(wanted);
});

it('.env.example changes nothing where it is copied as it is', () => {
  expect(parseVariables(parseEnvFile(readFileSync(EXAMPLE, 'utf8')))).toEqual(parseVariables({}));
});

it('each variable is read somewhere beside its entry', () => {
  const code = readSourceFiles().filter(({ path }) => /\.(ts|mjs)$/.test(path) && !/\.test\.ts$/.test(path));
  const providers = /^(GOOGLE|FACEBOOK|TWITTER|APPLE)_CLIENT_(ID|SECRET)$/;
  const reads = (name: string): boolean => {
    const mentioned = code.reduce((sum, { text }) => sum + text.split(new RegExp(`\\b${name}\\b`)).length - 1, 0);
    return mentioned > 1;
  };
  // The names of sign-in providers' variables are built from the provider's name.
  expect(VARIABLES.map(({ name }) => name).filter((name) => !providers.test(name) && !reads(name))).toEqual([]);
});
