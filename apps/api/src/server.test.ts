import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@longstrip/database';
import { useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { PLATFORMS } from '@longstrip/platform-config';
import { addSeries } from '@longstrip/test-kit/data';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from './server.ts';
import { openProofs } from './shared/proofs.ts';
import type { StartOptions } from './start-options.ts';
import { at, listAt } from './testing/expect-shape.ts';
import { connect, createDataDirectory, run } from './testing/operators.ts';
import { documentedRoutes, servedRoutes } from './testing/routes-of.ts';

/** Opening a new embedded database takes seconds, more on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let directory: string;
/** One for all tests: creating an embedded database is slow. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longstrip api '));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const SECRET = 'a secret of the tests that is long enough for it';

function options(more: Partial<StartOptions> = {}): StartOptions {
  return {
    mode: 'demo',
    seed: 'none',
    dataDirectory: join(directory, 'data'),
    databaseUrl: null,
    messages: { smtpUrl: null, mailFrom: 'shop@bom.test', texts: null },
    secrets: { token: SECRET, image: SECRET, service: SECRET },
    publicOrigins: new Map(PLATFORMS.map(({ id }) => [id, `https://${id}.sites.test`])),
    origin: 'http://127.0.0.1:3100',
    trustedProxies: [],
    logger: pino({ level: 'silent' }),
    signal: new AbortController().signal,
    onProgress: () => {},
    ...more,
  };
}

async function started(more: Partial<StartOptions> = {}) {
  const result = await startApi(options(more));
  if (!result.ok) throw new Error(result.sentence);
  return result.api;
}

/** Turns on wait until free on bom-us, as an operator's command does. */
/** What the operators' commands send. */
const tokenFile = (folder = 'data') => join(directory, folder, 'secrets', 'admin-token');

async function switchFreetime(api: Awaited<ReturnType<typeof started>>, folder: string) {
  const document = { platforms: [{ id: 'bom-us', features: { freetime: true } }] };
  const body = JSON.stringify({ action: 'series.apply', document });
  const token = (await readFile(tokenFile(folder), 'utf8')).trim();
  const headers = { authorization: `Bearer ${token}`, 'content-length': String(body.length) };
  return api.app.fetch(new Request('http://api.test/admin/apply', { method: 'POST', headers, body }));
}

async function ask(api: Awaited<ReturnType<typeof started>>, path: string) {
  const response = await api.app.fetch(
    new Request(`http://api.test${path}`, { headers: { 'x-balcony-id': 'BOMTOON_US' } }),
  );
  return { status: response.status, json: (await response.json()) as unknown };
}

test('a data directory is made, served, stays and is taken up again; no other process gets it meanwhile', async () => {
  const first = await started();
  expect((await ask(first, '/_/health')).status).toBe(200);
  expect((await ask(first, '/v2/contents/main/newest/ALL')).json).toEqual({ result: 'SUCCESS', data: [] });
  const second = await startApi(options());
  expect(second).toMatchObject({ ok: false });
  expect(second.ok ? '' : second.sentence).toContain('is in use by the running store');
  expect((await stat(tokenFile())).mode & 0o777).toBe(0o600);
  // The document describes exactly the routes of the whole server, operators' routes included.
  expect(documentedRoutes((await ask(first, '/openapi.json')).json)).toEqual(servedRoutes(first.app));
  first.drain();
  expect((await ask(first, '/_/health')).status).toBe(503);
  await first.close();

  const database = await openDatabase({ engine: 'embedded', directory: join(directory, 'data', 'database') });
  await addSeries(database, { alias: 'stored', platformIds: ['bom-us'], freetimeEnabled: true });
  await database.close();

  const again = await started();
  expect(at((await ask(again, '/v2/contents/stored')).json, 'data.alias')).toBe('stored');
  const waits = async () => at((await ask(again, '/v2/contents/stored')).json, 'data.freetime') !== null;
  expect(await waits()).toBe(false);
  const edition = again.catalogue.edition();
  await switchFreetime(again, 'data');
  expect(await waits()).toBe(true);
  expect(again.catalogue.edition()).toBeGreaterThan(edition);
  const picture = await again.app.fetch(new Request('http://api.test/_/image?url=http://evil.example/&w=640'));
  expect(picture.status).toBe(400);
  await again.close();
});

test('asked to stop while it prepares, it stops and leaves the directory free', async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await startApi(options({ signal: stop.signal }))).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('Stopped'),
  });
  await (await started()).close();
});

test('production does not start without a sender of codes by mail', async () => {
  expect(await startApi(options({ mode: 'production' }))).toEqual({
    ok: false,
    sentence: expect.stringMatching(/^Production needs SMTP_URL: readers of beltoon-jp, .* sign up by e-mail\.$/),
  });
});

test('a wrong address table stops the start, and leaves the directory free', async () => {
  const table = join(directory, 'table.csv');
  await writeFile(table, '1.11.0.0/16,KR\n1.12.0.0/16\n');
  expect(await startApi(options({ ipCountryTable: table }))).toEqual({
    ok: false,
    sentence: expect.stringContaining('Line 2'),
  });
  await (await started()).close();
});

const noServer = whyNoTestServer();
const noLongRun = isWholeRun ? noServer : 'with test:all';

test.skipIf(noLongRun !== null)(
  `the demo fills a PostgreSQL server${noLongRun === null ? '' : ` (${noLongRun})`}`,
  { timeout: 300_000 },
  async () => {
    const server = await useTestServer();
    onTestFinished(() => server.stop());
    const stop = new AbortController();
    const api = await started({
      seed: 'demo',
      dataDirectory: join(directory, 'beside a server'),
      databaseUrl: await server.createDatabase(),
      signal: stop.signal,
      // The demo's series are all added; its covers, which take a minute, are not drawn.
      onProgress: () => stop.abort(),
    });
    const { json } = await ask(api, '/v2/contents/main/newest/ALL');
    expect(listAt(json, 'data').length).toBeGreaterThanOrEqual(8);
    await api.close();
  },
);

test.skipIf(noServer !== null)(
  `what one process on a server changes, another one shows (${noServer ?? 'both run here'})`,
  async () => {
    const server = await useTestServer();
    const databaseUrl = await server.createDatabase();
    const on = { databaseUrl, dataDirectory: join(directory, 'beside a server') };
    const database = await openDatabase({ engine: 'server', url: databaseUrl });
    await addSeries(database, { alias: 'stored', platformIds: ['bom-us'], freetimeEnabled: true });
    await database.close();
    const one = await started(on);
    const other = await started(on);
    const waits = async () => at((await ask(other, '/v2/contents/stored')).json, 'data.freetime') !== null;
    expect(await waits()).toBe(false);
    const edition = other.catalogue.edition();
    await switchFreetime(one, 'beside a server');
    await vi.waitFor(async () => expect(await waits()).toBe(true), { timeout: 5_000 });
    expect(other.catalogue.edition()).toBeGreaterThan(edition);
    await Promise.all([one.close(), other.close()]);
    await server.stop();
  },
);

test('a secret that does not fit the orders of the database stops the start, and leaves the directory free', async () => {
  const dataDirectory = await createDataDirectory(join(directory, 'restored'));
  const database = await openDatabase({ engine: 'embedded', directory: join(dataDirectory, 'database') });
  await openProofs(database, [SECRET], 0, 'product');
  await database.run(`insert into webhook_event values ('sandbox', 'evt', '', '{}', 1)`);
  await database.close();
  const another = { token: `another ${SECRET}`, image: SECRET, service: SECRET };
  expect(await startApi(options({ dataDirectory, secrets: another }))).toEqual({
    ok: false,
    sentence: expect.stringMatching(/BOOKS_SECRETS.*TOKEN_SECRET and TOKEN_SECRETS_PREVIOUS/),
  });
  const admin = connect(dataDirectory, [], undefined, [another.token]);
  const { exitCode, lines } = await run(admin, 'books');
  await admin.close();
  expect([exitCode, lines.filter((line) => /Does not hold|WRONG|evt/.test(line))]).toEqual([
    1,
    [
      'Does not hold: The secrets of this process prove what the product wrote.',
      'The books are WRONG: 1 check failed.',
    ],
  ]);
});
