import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { type BucketServer, freePort, startBucketServer } from '@longstrip/test-kit/servers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeBook } from '../catalogue/import/book.fixture.ts';
import { spawnApi } from '../testing/api-slot.ts';
import { API, bundlePrograms } from '../testing/bundle-programs.ts';
import { at } from '../testing/expect-shape.ts';
import { kill } from '../testing/import-kills.ts';

// Two processes with data directories of their own, as on two machines; they share a PostgreSQL server and a bucket.

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`files in a bucket${reason === null ? '' : ` (${reason})`}`, () => {
  let folder: string;
  let bucket: BucketServer;
  let programs: Awaited<ReturnType<typeof bundlePrograms>>;
  let server: Awaited<ReturnType<typeof useTestServer>>;
  let databaseUrl: string;
  let files: Record<string, string>;
  let api: ChildProcess | undefined;
  let log = '';
  let origin: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'longstrip two machines '));
    [bucket, programs, server] = await Promise.all([startBucketServer(), bundlePrograms(), useTestServer()]);
    databaseUrl = await server.createDatabase();
    const { url, accessKey, secretKey } = bucket.at('one', '/store');
    files = { FILES_URL: url, FILES_ACCESS_KEY: accessKey ?? '', FILES_SECRET_KEY: secretKey ?? '' };
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const place = { programs: programs.folder, port, dataDirectory: join(folder, 'reader'), databaseUrl };
    api = spawnApi({ ...place, variables: { ...files, LOG_FORMAT: 'json' } });
    api.stdout?.on('data', (piece: Buffer) => {
      log += piece.toString();
    });
    await vi.waitUntil(() => log.includes('The api listens'), { timeout: 60_000, interval: 20 });
  }, 90_000);
  afterAll(async () => {
    if (api !== undefined) await kill(api);
    await Promise.all([bucket?.remove(), programs?.remove(), server?.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a command of an operator on the other machine. */
  async function command(...args: string[]): Promise<{ code: unknown; out: string }> {
    const env = { PATH: '/usr/bin:/bin', DATA_DIR: join(folder, 'importer'), DATABASE_URL: databaseUrl, ...files };
    const child = spawn(process.execPath, [join(programs.folder, 'cli.js'), ...args], { cwd: API, env });
    const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { code, out };
  }

  const ask = (path: string) => fetch(`${origin}${path}`, { headers: { 'x-balcony-id': 'BOMTOON_US' } });

  /** The addresses of the pages of the only episode, in a width. */
  async function pagesIn(widthPx: number): Promise<string[]> {
    const json: unknown = await (await ask(`/v2/contents/viewer/tea-ghosts/ep-1?imageWidth=${widthPx}`)).json();
    return [0, 1].map((index) => {
      const address = new URL(String(at(json, `data.images.${index}.imagePath`)));
      return address.pathname + address.search;
    });
  }

  test('what one machine imports is shown by the other at once; neither has a file of its own', async () => {
    const book = await writeBook(join(folder, 'Tea Ghosts 001.cbz'), {
      series: 'Tea Ghosts',
      number: '1',
      pages: [1, 2],
    });
    expect(await command('import', book, '--platform', 'bom-us', '--free', '1', '--json')).toMatchObject({ code: 0 });
    const [first = ''] = await pagesIn(640);
    const picture = await ask(first);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const machine of ['importer', 'reader']) expect(await readdir(join(folder, machine))).not.toContain('files');
  }, 60_000);

  test('while the bucket is away pictures are 503, the rest is served, and pictures come back with it', async () => {
    const [, second = ''] = await pagesIn(640);
    await bucket.stop();
    const refused = await ask(second);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } });
    // What is in the cache of this machine needs no bucket.
    const [first = ''] = await pagesIn(640);
    expect([(await ask(first)).status, (await ask('/_/health')).status]).toEqual([200, 200]);
    await bucket.start();
    await vi.waitFor(async () => expect((await ask(second)).status).toBe(200), { timeout: 20_000, interval: 200 });
    expect([log.match(/"files-lost"/g)?.length, log.match(/"files-back"/g)?.length]).toEqual([1, 1]);
    expect(log).not.toContain('S3RVER');
  }, 60_000);

  test('a bucket that refuses the keys stops a start with a sentence', async () => {
    files = { ...files, FILES_ACCESS_KEY: 'wrong' };
    const child = spawn(process.execPath, [join(programs.folder, 'cli.js'), 'books'], {
      cwd: API,
      env: { PATH: '/usr/bin:/bin', DATA_DIR: join(folder, 'third'), DATABASE_URL: databaseUrl, ...files },
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(2);
    expect(said).toMatch(/^FILES_URL: the files in s3:\/\/one\/store are refused to us \(InvalidAccessKeyId: /m);
  }, 60_000);
});
