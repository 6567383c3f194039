import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { writeBook } from '../features/admin/book.fixture.ts';
import { connect, createDataDirectory, run } from '../testing/operators.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip program '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('says nothing of a reader that closes the pipe, and finishes what it was told to do', async () => {
  const dataDirectory = await createDataDirectory(join(folder, 'data'));
  const files = await Promise.all(
    ['1', '2'].map((number) =>
      writeBook(join(folder, `${number}.cbz`), { series: 'Unheard', number, pages: [Number(number)] }),
    ),
  );
  const program = join(inject('programs'), 'cli.js');
  const child = spawn(process.execPath, [program, 'import', ...files, '--platform', 'bom-us', '--json'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const ended = once(child, 'exit');
  expect(await text(child.stderr)).toBe('');
  expect(await ended).toEqual([0, null]);
  const admin = connect(dataDirectory);
  const { lines } = await run(admin, 'catalogue', 'show', 'unheard', '--json');
  await admin.close();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ episodes: [{ number: '1' }, { number: '2' }] });
});
