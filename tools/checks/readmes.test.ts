import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLATFORMS } from '../../packages/platform-config/src/index.ts';
import { ROOT } from './source-files.ts';

const LINES_MOST = 40;

/** Regions share one page. */
const regions = new Set<string>(PLATFORMS.map(({ app }) => join('apps', app)));
const folders = ['packages', 'apps']
  .flatMap((group) => readdirSync(join(ROOT, group)).map((name) => join(group, name)))
  .filter((folder) => existsSync(join(ROOT, folder, 'package.json')) && !regions.has(folder));

describe.each([...folders, 'apps', 'e2e', 'bench', 'tools'])('the README of %s', (folder) => {
  const text = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');

  it(`has at most ${LINES_MOST} lines, and a picture or an example`, () => {
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(LINES_MOST);
    expect(text).toMatch(/^```/m);
  });

  it('says what may import it and be imported by it, and which file of it to read first', () => {
    expect(text).toMatch(/\*\*May import\*\* /);
    const [, first = ''] = text.match(/\*\*Read first\*\*[^`]*`([^`]+)`/) ?? [];
    const isCommand = first.startsWith('npm run ');
    expect(first).not.toBe('');
    expect([first, isCommand || existsSync(join(ROOT, folder, first))]).toEqual([first, true]);
  });
});

it('the README names each command of package.json, and the page of commands does', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const page = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8');
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`\`npm (run )?${name}\``).test(page));
  expect(missing).toEqual([]);
});
