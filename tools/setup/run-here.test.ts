import { spawn } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
