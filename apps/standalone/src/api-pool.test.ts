import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
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

async function openPool(...apis: readonly FakeApi[]): Promise<ApiPool> {
  const pool = await openApiPool({ origins: apis.map(({ origin }) => origin), onChange: () => undefined });
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
  });
});
