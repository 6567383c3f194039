import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { pagePicture, writeBook } from '../catalogue/import/book.fixture.ts';
import { connect, createDataDirectory, run, startApi } from '../testing/operators.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip program '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the command-line program as a person would. */
function start(dataDirectory: string, ...args: string[]): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [join(inject('programs'), 'cli.js'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

it('says nothing of a reader that closes the pipe, and finishes its work', async () => {
  const dataDirectory = await createDataDirectory(join(folder, 'data'));
  const files = await Promise.all(
    ['1', '2'].map((number) =>
      writeBook(join(folder, `${number}.cbz`), { series: 'Unheard', number, pages: [Number(number)] }),
    ),
  );
  const child = start(dataDirectory, 'import', ...files, '--platform', 'bom-us', '--json');
  child.stdout.destroy();
  const ended = once(child, 'exit');
  expect(await text(child.stderr)).toBe('');
  expect(await ended).toEqual([0, null]);
  const admin = connect(dataDirectory);
  const { lines } = await run(admin, 'catalogue', 'show', 'unheard', '--json');
  await admin.close();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ episodes: [{ number: '1' }, { number: '2' }] });
});

describe('Ctrl-C', () => {
  const CANCELLED = 'Cancelled. Nothing of this import was published.\n';

  it('cancels an import that the command does by itself', async () => {
    const dataDirectory = await createDataDirectory(join(folder, 'alone'));
    const book = join(folder, 'Long 001');
    await mkdir(book);
    const page = await pagePicture(1);
    // So many pages that it is still reading them at the interrupt.
    for (let index = 0; index < 4_000; index += 1) await writeFile(join(book, `${index}.jpg`), page);
    const child = start(dataDirectory, 'import', book, '--platform', 'bom-us');
    const ended = once(child, 'exit');
    const said = text(child.stderr);
    const temporaryFiles = () => readdir(join(dataDirectory, 'temporary'), { recursive: true }).catch(() => []);
    await expect.poll(temporaryFiles, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/import-.*\.jpg$/));
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(await said).toBe(CANCELLED);
    expect((await temporaryFiles()).filter((name) => name.includes('import-'))).toEqual([]);
    const admin = connect(dataDirectory);
    expect((await run(admin, 'catalogue', 'list')).lines.join()).toMatch(/^The catalogue is empty/);
    await admin.close();
  });

  it('cancels one that the product does', async () => {
    const dataDirectory = await createDataDirectory(join(folder, 'running'));
    let child: ReturnType<typeof start> | null = null;
    const api = await startApi(dataDirectory, (_path, _outDirectory, { signal }) => {
      child?.kill('SIGINT');
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    const book = await writeBook(join(folder, 'Kelp.cbz'), { series: 'Kelp', number: '1', pages: [1] });
    child = start(dataDirectory, 'import', book, '--platform', 'bom-us');
    const said = text(child.stderr);
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(await said).toBe(CANCELLED);
    expect(api.aborted).toHaveLength(1);
    expect(await api.store.database.run('select id from series')).toEqual([]);
    await api.end();
  });
});
