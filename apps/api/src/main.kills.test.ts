import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createTestDatabaseDirectory } from '@longstrip/database/testing';
import { freePort } from '@longstrip/test-kit/servers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { spawnApi } from './testing/api-slot.ts';
import { bundlePrograms } from './testing/bundle-programs.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let programs: Awaited<ReturnType<typeof bundlePrograms>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip fault '));
  programs = await bundlePrograms();
});
afterAll(async () => {
  await programs?.remove();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A module that fails outside any request, when it receives a signal. */
const faultyBy = (statement: string) =>
  `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${statement} });`)}`;

test('a port that is taken ends the start with a sentence, before anything is opened', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const place = { programs: programs.folder, port, dataDirectory: join(folder, 'taken'), databaseUrl: null };
  const api = spawnApi({ ...place, variables: {} });
  const [said, logged, [code]] = await Promise.all([
    text(api.stderr as Readable),
    text(api.stdout as Readable),
    once(api, 'exit'),
  ]);
  other.close();
  expect([code, logged]).toEqual([1, '']);
  expect(said).toBe(
    `Port ${port} of 127.0.0.1 is taken by another process: stop that one, or set PORT to another base.\n`,
  );
});

test.each([
  ['an exception', `throw new Error('planted');`],
  ['a rejection', `Promise.reject(new Error('planted'));`],
])('%s that nothing caught is logged, requests under way are answered, and the exit code is 1', async (...row) => {
  const [name, statement] = row;
  const dataDirectory = join(folder, name);
  await createTestDatabaseDirectory(join(dataDirectory, 'database'));
  const port = await freePort();
  const place = { programs: programs.folder, port, dataDirectory, databaseUrl: null };
  const api = spawnApi({ ...place, preload: faultyBy(statement) });
  const ended = once(api, 'exit');
  let log = '';
  api.stdout?.on('data', (piece: Buffer) => {
    log += piece.toString();
  });
  await vi.waitUntil(() => log.includes('The api listens'), { timeout: 60_000, interval: 20 });

  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (piece: string) => {
    answer += piece;
  });
  const head = [
    'POST /v1/auth/sign-in/local HTTP/1.1',
    'Host: api.test',
    'x-balcony-id: BOMTOON_US',
    'Content-Length: 2',
  ];
  const type = 'Content-Type: application/json';
  // A request of which only half was sent.
  socket.write(`${[...head, type, 'Connection: close'].join('\r\n')}\r\n\r\n{`);
  await fetch(`http://127.0.0.1:${port}/_/health`);
  api.kill('SIGUSR2');
  await vi.waitUntil(() => log.includes('planted'), { timeout: 20_000, interval: 20 });
  expect(answer).toBe('');
  socket.write('}');
  const [code] = await ended;
  expect(code).toBe(1);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(log.match(/"fault"/g)).toHaveLength(1);
  expect(log).toContain('stopped');
});
