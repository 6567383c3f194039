import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireDirectoryLock } from '@longstrip/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '../store/open-store.ts';
import { connect, createDataDirectory, run } from '../testing/operators.ts';
import { createRemoteAdmin } from './remote-admin.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip connect '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function openTestStore(dataDirectory: string): Promise<Store> {
  const opened = await openStore({
    ...{ dataDirectory, databaseUrl: null, purpose: 'a test', nowMs: () => Date.now() },
    ...{ onProgress: () => undefined, onJobProblem: () => undefined, onLost: () => undefined },
  });
  if (!opened.ok) throw new Error(opened.sentence);
  return opened.store;
}

describe('a command that finds the directory in use', () => {
  it('waits for another command to end, and says for whom', async () => {
    const dataDirectory = await createDataDirectory(join(folder, 'busy'));
    const store = await openTestStore(dataDirectory);
    const said: string[] = [];
    const admin = connect(dataDirectory, said);
    const listing = run(admin, 'catalogue', 'list');
    await expect.poll(() => said.length).toBe(1);
    await store.close();
    expect((await listing).lines[0]).toMatch(/^The catalogue is empty/);
    expect(said[0]).toMatch(/is in use by a test \(process \d+\)\. Waiting …$/);
    await admin.close();
  });

  it('waits for a product that is still starting', async () => {
    const dataDirectory = await createDataDirectory(join(folder, 'starting'));
    const details = { api: { origin: 'http://127.0.0.1:1' } };
    const locked = await acquireDirectoryLock(dataDirectory, {
      purpose: 'the running store',
      nowMs: Date.now(),
      details,
    });
    if (!locked.ok) throw new Error(locked.sentence);
    const said: string[] = [];
    const admin = connect(dataDirectory, said);
    const listing = run(admin, 'catalogue', 'list');
    await expect.poll(() => said).toEqual(['The product is still starting. Waiting …']);
    await locked.lock.release();
    expect((await listing).lines[0]).toMatch(/^The catalogue is empty/);
    await admin.close();
  });

  it('opens no database for a file that is refused', async () => {
    const dataDirectory = join(folder, 'untouched');
    const admin = connect(dataDirectory);
    const bad = join(folder, 'no-archive.cbz');
    await writeFile(bad, 'nothing');
    expect(await run(admin, 'import', bad, '--platform', 'bom-us')).toMatchObject({ exitCode: 2 });
    expect(await readdir(dataDirectory)).toEqual(['temporary']);
    expect(await readdir(join(dataDirectory, 'temporary'), { recursive: true })).toEqual(['lock']);
    await admin.close();
  });

  it.each([
    [['catalogue', 'list']],
    [['catalogue', 'show', 'tea-ghosts', '--json']],
    [['catalogue', 'set', 'tea-ghosts', '--title', 'Tea']],
    [['catalogue', 'hide', 'tea-ghosts']],
    [['audit']],
    [['demo', 'remove']],
  ])('makes no database where there is none: %j', async (args) => {
    const dataDirectory = join(folder, 'nothing there');
    const admin = connect(dataDirectory);
    const { exitCode, said } = await run(admin, ...args);
    expect({ exitCode, said }).toEqual({
      exitCode: 2,
      said: [`There is no catalogue in ${dataDirectory} yet: npm start, an import or an apply makes one.`],
    });
    await expect(readdir(dataDirectory)).rejects.toThrow('ENOENT');
    await admin.close();
  });
});

describe('a product that goes in the middle of an import', () => {
  it('leaves the command with a sentence, and a line for each file', async () => {
    const server = createServer((request, response) => {
      request.resume();
      response.write('{"kind":"begun"}\n', () => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const admin = createRemoteAdmin({ origin: `http://127.0.0.1:${port}`, token: 'a-token' });
    const book = join(folder, 'book.cbz');
    await writeFile(book, 'a book');
    const why = expect.stringMatching(/the product was stopped while the import was under way/);
    const { exitCode, said, lines } = await run(admin, 'import', book, book, '--platform', 'bom-us', '--json');
    expect({ exitCode, said }).toEqual({ exitCode: 1, said: [why, why] });
    const line = { ok: false, code: 'FAULT', file: 'book.cbz', error: why };
    expect(lines.map((each) => JSON.parse(each))).toMatchObject([line, line]);
    await new Promise((resolve) => server.close(resolve));
  });

  it('is no fault of the file where the product is killed while that is on its way', async () => {
    const server = createServer((request, response) => {
      response.writeHead(200).flushHeaders();
      request.once('data', () => request.socket.resetAndDestroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const admin = createRemoteAdmin({ origin: `http://127.0.0.1:${port}`, token: 'a-token' });
    const book = join(folder, 'Large 001');
    await mkdir(book);
    await writeFile(join(book, '1.jpg'), randomBytes(50_000_000));
    const { exitCode, said } = await run(admin, 'import', book, '--platform', 'bom-us');
    expect({ exitCode, said }).toEqual({
      exitCode: 1,
      // Which message comes depends on whether the beginning of the answer arrived before the reset.
      said: [
        expect.stringMatching(/the product cannot be reached|the product was stopped while the import was under way/),
      ],
    });
    await new Promise((resolve) => server.close(resolve));
  });
});
