import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { REQUEST_HEADERS } from '@longstrip/api-contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ApiPool, openApiPool } from './api-pool.ts';

interface FakeApi {
  readonly origin: string;
  readonly heard: string[];
  isReady: boolean;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function openApi(port = 0): Promise<FakeApi> {
  const heard: string[] = [];
  const server: Server = createServer(async (request, response) => {
    if (request.url === '/_/ready') return void response.writeHead(api.isReady ? 200 : 503).end();
    heard.push(`${request.method} ${request.url} ${await text(request)}`);
    api.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const api: FakeApi = {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    heard,
    isReady: true,
    answer: (_, response) => response.end('ok'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  opened.push(api);
  return api;
}

async function openPool(...apis: readonly Pick<FakeApi, 'origin'>[]): Promise<ApiPool> {
  return openPoolWith({}, ...apis);
}

async function openPoolWith(
  options: Partial<Parameters<typeof openApiPool>[0]>,
  ...apis: readonly Pick<FakeApi, 'origin'>[]
): Promise<ApiPool> {
  const origins = apis.map(({ origin }) => origin);
  const pool = await openApiPool({ origins, onChange: () => undefined, ...options });
  opened.push(pool);
  return pool;
}

const ask = async (pool: ApiPool, init?: RequestInit) =>
  (await pool.fetch(new Request(`${pool.origin()}/asked`, init))).text();

describe('several apis', () => {
  test('are called in turn', async () => {
    const [one, other] = [await openApi(), await openApi()];
    const pool = await openPool(one, other);
    for (let each = 0; each < 6; each += 1) expect(await ask(pool)).toBe('ok');
    expect([one.heard.length, other.heard.length]).toEqual([3, 3]);
  });

  test('are left when they say that they are not ready, and the site is not ready when none is', async () => {
    const [one, other] = [await openApi(), await openApi()];
    const pool = await openPool(one, other);
    one.isReady = false;
    await vi.waitUntil(() => pool.origin() === other.origin, { timeout: 5_000 });
    const before = one.heard.length;
    for (let each = 0; each < 4; each += 1) await ask(pool);
    expect(one.heard.length).toBe(before);
    expect(pool.isReady()).toBe(true);
    other.isReady = false;
    await vi.waitUntil(() => !pool.isReady(), { timeout: 5_000 });
    // It may be so no more: asking is better than refusing.
    expect(await ask(pool)).toBe('ok');
  });

  test('a request that could not be sent goes to the next one, with its body', async () => {
    const [one, other] = [await openApi(), await openApi()];
    const pool = await openPool(one, other);
    await one.close();
    for (const word of ['first', 'second', 'third', 'fourth']) {
      expect(await ask(pool, { method: 'POST', body: word })).toBe('ok');
    }
    expect(other.heard).toEqual(['first', 'second', 'third', 'fourth'].map((word) => `POST /asked ${word}`));
  });

  test('what was sent and got no answer is asked again only where that changes nothing', async () => {
    const [one, other] = [await openApi(), await openApi()];
    for (const api of [one, other]) api.answer = (request) => request.socket.destroy();
    const pool = await openPool(one, other);
    await expect(ask(pool, { method: 'POST', body: 'buy' })).rejects.toThrow();
    expect([...one.heard, ...other.heard]).toEqual(['POST /asked buy']);
    await expect(ask(pool)).rejects.toThrow();
    expect([...one.heard, ...other.heard]).toHaveLength(3);
    const headers = { [REQUEST_HEADERS.drawing]: '1' };
    await expect(ask(pool, { method: 'POST', body: 'a list', headers })).rejects.toThrow();
    expect([...one.heard, ...other.heard].filter((heard) => heard === 'POST /asked a list')).toHaveLength(2);
  });

  test('a single address, behind which may be several, is tried twice where that changes nothing', async () => {
    const api = await openApi();
    const pool = await openPool(api);
    api.answer = (request, response) => (api.heard.length === 1 ? request.socket.destroy() : response.end('ok'));
    expect(await ask(pool)).toBe('ok');
    api.heard.length = 0;
    await expect(ask(pool, { method: 'POST', body: 'buy' })).rejects.toThrow();
    expect(api.heard).toEqual(['POST /asked buy']);
  });
});

describe('an api that stands still', () => {
  test('has its calls ended: what reads is answered by another one, the rest with 503, and it is left until it goes on', async () => {
    const [still, other] = [await spawnApi(), await openApi()];
    const silent: unknown[] = [];
    const pool = await openPoolWith({ onSilent: (origin, calls) => silent.push([origin, calls]) }, still, other);
    still.process.kill('SIGSTOP');
    const posts = [0, 1].map(() => pool.fetch(new Request(`${pool.origin()}/asked`, { method: 'POST', body: 'buy' })));
    const gets = [0, 1].map(() => ask(pool));
    expect(await Promise.all(gets)).toEqual(['ok', 'ok']);
    const answers = await Promise.all(posts);
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')]).toSorted()).toEqual([
      [200, null],
      [503, '2'],
    ]);
    expect(other.heard.filter((heard) => heard.startsWith('POST'))).toHaveLength(1);
    expect(silent).toEqual([[still.origin, 2]]);
    still.process.kill('SIGCONT');
    await vi.waitUntil(async () => (await ask(pool)) === 'spawned', { timeout: 10_000 });
  }, 30_000);

  test('loses a stream at once, though parts of it had come', async () => {
    const still = await spawnApi();
    const pool = await openPool(still);
    const { body } = await pool.fetch(new Request(`${pool.origin()}/stream`));
    const reader = body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    still.process.kill('SIGSTOP');
    await expect(reader?.read()).rejects.toThrow('the api does not answer');
  }, 30_000);
});

describe('a call of its own', () => {
  const LIMIT_MS = 400;

  test('that shows nothing is ended by itself, with 503 also where it only reads', async () => {
    const [one, other] = [await openApi(), await openApi()];
    for (const api of [one, other]) api.answer = () => undefined;
    const pool = await openPoolWith({ silentLimitMs: LIMIT_MS }, one, other);
    const answer = await pool.fetch(new Request(`${pool.origin()}/asked`));
    expect([answer.status, (await answer.json()).error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect([...one.heard, ...other.heard]).toHaveLength(1);
    expect(pool.isReady()).toBe(true);
  });

  test('may take longer than the limit while it is sent or received, and not when that stops', async () => {
    const api = await openApi();
    const pool = await openPoolWith({ silentLimitMs: LIMIT_MS }, api);
    const slowly = (times: number) =>
      new ReadableStream({
        async pull(controller) {
          await wait(LIMIT_MS / 4);
          if (times === 0) return controller.close();
          times -= 1;
          controller.enqueue(new TextEncoder().encode('x'));
        },
      });
    api.answer = (_, response) => void Readable.fromWeb(slowly(8) as never).pipe(response);
    const upload = { method: 'POST', body: slowly(8), duplex: 'half' } as RequestInit;
    expect(await ask(pool, upload)).toBe('xxxxxxxx');
    expect(api.heard).toEqual(['POST /asked xxxxxxxx']);
    api.answer = (_, response) => void response.write('begun');
    await expect(ask(pool)).rejects.toThrow('for too long');
  });
});

/** An api in a process of its own, which can be stopped. */
async function spawnApi() {
  const program = `require('node:http').createServer((request, response) => {
    if (request.url !== '/stream') return response.end('spawned');
    response.write('first');
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  opened.push({ close: () => child.kill('SIGKILL') });
  const [port] = await once(child.stdout, 'data');
  return { origin: `http://127.0.0.1:${String(port).trim()}`, process: child };
}
