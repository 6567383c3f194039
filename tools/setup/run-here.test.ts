import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'longstrip here ')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('runs a program in the process of the tool, so that both end together', async () => {
  const program = join(folder, 'program.mjs');
  await writeFile(
    program,
    `const { pid, argv, env } = process;
     console.log(JSON.stringify({ pid, args: argv.slice(1), cwd: process.cwd(), given: env.GIVEN, left: env.LEFT }));
     process.exitCode = 3;`,
  );
  const options = JSON.stringify({ cwd: folder, env: { GIVEN: 'yes' } });
  const here = JSON.stringify(new URL('./run-here.mjs', import.meta.url).href);
  const tool = `const { runHere } = await import(${here}); await runHere(${JSON.stringify(program)}, ['one'], ${options});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', tool], {
    env: { PATH: process.env.PATH, LEFT: 'as it was' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  expect(await json(child.stdout)).toEqual({
    ...{ pid: child.pid, args: [program, 'one'], cwd: folder, given: 'yes', left: 'as it was' },
  });
  expect(await ended).toBe(3);
});

const MODULE = JSON.stringify(new URL('./run-here.mjs', import.meta.url).href);

it('stops a program that npm started when npm is killed', async () => {
  // The tool would go on for a minute, and says how it ends.
  const tool = `const { stopWithNpm } = await import(${MODULE});
    stopWithNpm(() => { console.log('stopped'); process.exit(); }, { npm_lifecycle_event: 'import' });
    setTimeout(() => console.log('went on'), 60_000);
    console.log('begun');`;
  const npm = `require('node:child_process').spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(tool)}],
    { stdio: ['ignore', 'inherit', 'inherit'] });`;
  const parent = spawn(process.execPath, ['--eval', npm], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: parent.stdout });
  expect(await once(lines, 'line')).toEqual(['begun']);
  const last = once(lines, 'line');
  parent.kill('SIGKILL');
  expect(await last).toEqual(['stopped']);
});
