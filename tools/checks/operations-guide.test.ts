import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VARIABLES } from '../../apps/standalone/launch/variables.mjs';
import { ROOT } from './source-files.ts';

const BLOCK = /(<!-- variables:.*-->\n)[\s\S]*?(<!-- \/variables -->)/;

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
