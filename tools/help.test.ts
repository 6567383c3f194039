import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './env.mjs';
import { asksForHelp, helpOf } from './help.mjs';
import { TARGETS } from './mutation/targets.mjs';
import { readDraft } from './new-platform/platform-draft.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe('--help', () => {
  /** The tools and what they read, as in a fresh clone: nothing is installed, nothing is built. */
  let clone: string;
  const listFiles = () => readdirSync(clone, { recursive: true }).sort();
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'longstrip help '));
    const needed = ['tools', 'apps/standalone/launch', 'packages/platform-config/src/platforms', 'docs/commands.md'];
    for (const path of ['package.json', ...needed]) cpSync(join(ROOT, path), join(clone, path), { recursive: true });
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  const commands = Object.entries(scripts).map(([name, script]) => ({ name, words: script.split(' ') }));
  it.each(commands)('of $name is printed in a fresh clone, and leaves it as it was', ({ name, words }) => {
    const files = listFiles();
    const [program, ...args] = words.filter((word) => word !== 'exec');
    expect(program).toBe('node');
    const env = { PATH: process.env.PATH, npm_lifecycle_event: name };
    const run = spawnSync(process.execPath, [...args, '--help'], { cwd: clone, env, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
    expect(run.stdout).toMatch(new RegExp(`npm (run )?${name.split(':')[0]}\\b`));
    expect(listFiles()).toEqual(files);
  });

  it('is meant by --help and -h, before values', () => {
    expect(asksForHelp(['--help'])).toBe(true);
    expect(asksForHelp(['set', 'tea', '-h'])).toBe(true);
    expect(asksForHelp(['set', '--', '--help'])).toBe(false);
    expect(asksForHelp(['help'])).toBe(false);
  });

  it('is of the part that the first words name, else of the whole', () => {
    expect(helpOf(['catalogue'])).toContain('npm run catalogue --');
    expect(helpOf(['catalogue', 'set', 'tea-ghosts', '--rent', '3'])).toContain('npm run catalogue -- set');
    expect(helpOf(['operator', 'comment', 'list'])).toContain('npm run operator -- comment list');
    expect(helpOf(['catalogue', '--json', 'set'])).toBe(helpOf(['catalogue']));
    expect(helpOf(['nothing'])).toBeNull();
  });
});

describe('the page of commands', () => {
  it('has the options of new-platform as the program has them', () => {
    expect(readDraft(['--help'], [])).toMatchObject({ sentences: [helpOf(['new-platform'])?.trimEnd()] });
  });

  it('names the subjects of bench, and the targets of the mutation tests', () => {
    const [, list = ''] = readFileSync(join(ROOT, 'bench/run.ts'), 'utf8').match(/const SUBJECTS = \[([^\]]+)\]/) ?? [];
    const subjects = [...list.matchAll(/'(\w+)'/g)].map(([, subject]) => subject);
    expect(subjects.length).toBeGreaterThan(5);
    expect(helpOf(['bench'])).toContain(`only these: ${subjects.join(', ')}\n`);
    expect(helpOf(['test:mutation'])).toContain(`: ${TARGETS.map(({ name }) => name).join(', ')}\n`);
  });
});
