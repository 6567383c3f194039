import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteUse, readUses } from './builds-in-use.mjs';
import { runningTrouble } from './prepare.mjs';

describe('a use of the builds', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'longstrip uses '));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is seen from the note on until its end', () => {
    expect(readUses(join(folder, 'none yet'))).toEqual([]);
    const use = noteUse({ built: ['@longstrip/api'], sources: 'abc' }, folder);
    expect(readUses(folder)).toMatchObject([{ pid: process.pid, built: ['@longstrip/api'], sources: 'abc' }]);
    use.end();
    expect(readUses(folder)).toEqual([]);
  });

  it('is that of the server once it runs, and ends with it, whatever ends it', async () => {
    const server = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    await once(server, 'spawn');
    const use = noteUse({ built: [], sources: 'abc' }, folder);
    use.servedBy(server.pid ?? 0);
    expect(readUses(folder)).toMatchObject([{ pid: server.pid }]);
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(readUses(folder)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('under a running product', () => {
  const uses = [{ pid: 7, pidStart: null, built: ['api', 'standalone'], sources: 'old' }];
  const trouble = (
    wanted: { build: string[]; mayBeOlder?: boolean },
    { installed = true, sources = 'old' }: { installed?: boolean; sources?: string } = {},
  ) =>
    runningTrouble(
      uses,
      { mayBeOlder: false, ...wanted },
      { isInstalled: () => installed, sourcesHash: () => sources },
    );

  it.each([
    [
      'what it was built from will do for a command, whatever was changed since',
      { build: ['api'], mayBeOlder: true },
      { installed: false, sources: 'new' },
    ],
    ['a start takes what is built, when nothing was changed', { build: ['standalone', 'api'] }, {}],
    ['a tool that needs no build goes on, whatever was edited', { build: [] }, { sources: 'new' }],
  ])('%s', (_title, wanted, checkout) => {
    expect(trouble(wanted, checkout)).toBeNull();
  });

  const RUNS = 'Process 7 runs from this checkout, and nothing is installed or built under a running product';
  it.each([
    ['a start of edited sources', { build: ['api'] }, { sources: 'new' }, 'but the sources have changed'],
    ['what the product did not need', { build: ['api', 'sites'] }, {}, 'but not all that this needs is built'],
    ['a command without a build', { build: ['sites'], mayBeOlder: true }, {}, 'but not all that this needs is built'],
    ['a start with other packages', { build: ['api'] }, { installed: false }, 'but the packages have changed'],
    ['a tool with other packages', { build: [] }, { installed: false }, 'but the packages have changed'],
  ])('%s is refused in a sentence that names the process', (_title, wanted, checkout, reason) => {
    expect(trouble(wanted, checkout)).toBe(`${RUNS}, ${reason}. Stop it first: kill 7`);
  });
});
