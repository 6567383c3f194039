import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BucketServer, startBucketServer } from '@longstrip/test-kit/servers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeBook } from '../catalogue/import/book.fixture.ts';
import { connect, createDataDirectory, runAt, startApi, type TestApi } from '../testing/operators.ts';
import type { CatalogueAdmin } from './catalogue-admin.ts';
import { openNamedFiles } from './open-named-files.ts';
import { runCommand } from './run-command.ts';
import { Interrupted } from './terminal.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let bucket: BucketServer;
let api: TestApi;
let admin: CatalogueAdmin;
let pages: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip files '));
  bucket = await startBucketServer();
  const dataDirectory = await createDataDirectory(join(folder, 'data'));
  // The product runs: the commands ask it what is in the catalogue, and go to the files themselves.
  api = await startApi(dataDirectory);
  admin = connect(dataDirectory);
  const book = await writeBook(join(folder, 'Tea Ghosts 001.cbz'), {
    series: 'Tea Ghosts',
    number: '1',
    pages: [1, 2, 3],
  });
  await runAt(admin, {}, 'import', book, '--platform', 'bom-us');
  const rows = await api.store.database.run('select id from asset order by id');
  pages = rows.map(({ id }) => String(id));
});
afterAll(async () => {
  await admin?.close();
  await api?.end();
  await bucket?.remove();
  await rm(folder, { recursive: true, force: true });
});

async function files(...args: string[]): Promise<{ exitCode: number; lines: string[] }> {
  const { lines, exitCode } = await filesUntil(new AbortController().signal, ...args);
  return { lines, exitCode };
}

async function filesUntil(signal: AbortSignal, ...args: string[]) {
  const lines: string[] = [];
  const { accessKey, secretKey } = bucket.at('one');
  const settings = { dataDirectory: join(folder, 'data'), databaseUrl: null, filesKeys: { accessKey, secretKey } };
  const exitCode = await runCommand({
    args: ['files', ...args],
    admin,
    openFiles: (place) => openNamedFiles(settings, place),
    out: (line) => lines.push(line),
    say: (line) => lines.push(line),
    interrupted: () => signal,
  });
  return { exitCode, lines };
}

describe('files', () => {
  it('are copied to a bucket, each once, and from there to a folder; the mark stays', async () => {
    await api.store.files.put('drawn:cover/1', Buffer.from('drawn'));
    const { url } = bucket.at('one', '/copied');
    const first = await files('copy', '--to', url);
    expect(first).toMatchObject({ exitCode: 0 });
    expect(first.lines[0]).toMatch(/^Copied 3 files, \d+\.\d MiB, to s3:\/\/one\/copied\.$/);
    expect(first.lines[1]).toMatch(/^Left out: 1 file whose content is not what the name says/);
    bucket.asked.length = 0;
    expect((await files('copy', '--to', url)).lines.slice(0, 2)).toEqual([
      'Copied 0 files, 0.0 MiB, to s3://one/copied.',
      'There already: 3 files.',
    ]);
    expect(bucket.asked.filter((request) => !request.startsWith('GET /one/'))).toEqual([]);
    expect(bucket.asked).not.toContain('GET /one/copied/database-id');
    const back = join(folder, 'back');
    expect((await files('copy', '--from', url, '--to', back)).exitCode).toBe(0);
    expect(await files('check', '--at', back, '--contents')).toEqual({
      exitCode: 0,
      lines: [`3 files of the catalogue in ${back}: all are right.`],
    });
  });

  it('that are missing, cut or changed are named, and the exit code says so', async () => {
    const there = join(folder, 'there');
    await files('copy', '--to', there);
    const [missing = '', cut = '', changed = ''] = pages;
    const pathOf = (id: string) => join(there, id.slice(0, 2), id);
    await rm(pathOf(missing));
    await writeFile(pathOf(cut), 'half');
    const size = (await api.store.files.read(changed))?.byteLength ?? 0;
    await writeFile(pathOf(changed), Buffer.alloc(size));
    const found = await files('check', '--at', there);
    expect(found).toEqual({
      exitCode: 1,
      lines: [`missing: ${missing}`, `damaged: ${cut}`, `3 files of the catalogue in ${there}: 1 missing, 1 damaged.`],
    });
    expect((await files('check', '--at', there, '--contents')).lines).toContain(`damaged: ${changed}`);
    // A second copy repairs what it can see, and copies no damaged file on.
    await files('copy', '--to', there);
    expect((await files('check', '--at', there)).exitCode).toBe(0);
    const further = join(folder, 'further');
    expect((await files('copy', '--from', there, '--to', further)).lines[0]).toMatch(/^Copied 2 files/);
  });

  it('are not copied on after Ctrl-C, nor to what is no place', async () => {
    const stopped = new AbortController();
    stopped.abort(new Interrupted(130));
    const { url } = bucket.at('two');
    const { exitCode, lines } = await filesUntil(stopped.signal, 'copy', '--to', url);
    expect([exitCode, lines]).toEqual([130, ['Interrupted. The same command goes on where this one ended.']]);
    await mkdir(join(folder, 'empty'), { recursive: true });
    expect((await files('copy', '--from', join(folder, 'empty'), '--to', 'ftp://x')).exitCode).toBe(2);
  });
});
