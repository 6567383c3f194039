import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { askCached, createCachingSite } from '../testing/caching-site.ts';

type CachingSite = ReturnType<typeof createCachingSite>;

const open: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(open.splice(0).map((close) => close())));

/** Serves a site on a port, as the product does. */
async function serve({ site }: CachingSite): Promise<number> {
  const server = createServer(
    getRequestListener((asked, env) => site.fetch(asked, env), { overrideGlobalObjects: false }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Sent {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

async function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Sent> {
  const asking = request({ port, host: '127.0.0.1', path, method, headers });
  asking.end();
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  if (answer === undefined) throw new Error('there is no answer');
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces).toString() };
}

/** An answer without the header values that may differ between two answers with one page. */
function same({ status, headers, body }: Sent) {
  const {
    'x-request-id': id,
    date,
    connection,
    'keep-alive': _keepAlive,
    'transfer-encoding': _coding,
    ...rest
  } = headers;
  return { status, headers: rest, body, hasId: id !== undefined, hasDate: date !== undefined, connection };
}

test('a cached page that goes to the socket at once has every header of one that all steps have made', async () => {
  const caching = createCachingSite();
  const port = await serve(caching);
  for (const path of ['/faq', '/detail/salt-crown.data']) {
    await ask(port, path);
    const drawn = await ask(port, path);
    const cached = await ask(port, path);
    expect(cached.status).toBe(200);
    expect(cached.headers['x-content-type-options']).toBe('nosniff');
    expect(same(cached)).toEqual(same(drawn));
    expect(cached.headers['x-request-id']).not.toBe(drawn.headers['x-request-id']);
    const head = await ask(port, path, {}, 'HEAD');
    expect([head.body, same(head).headers]).toEqual(['', same(cached).headers]);
    const unchanged = await ask(port, path, { 'if-none-match': cached.headers.etag ?? '' });
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
    expect(unchanged.headers).toMatchObject({ etag: cached.headers.etag, vary: cached.headers.vary });
    expect(unchanged.headers['content-security-policy']).toBeUndefined();
  }
});

test('it leaves the line in the log that every request leaves', async () => {
  const caching = createCachingSite();
  const port = await serve(caching);
  for (let time = 0; time < 3; time += 1) await ask(port, '/faq?category=COIN');
  const { headers } = await ask(port, '/faq?category=COIN');
  const lines = caching.site.logged.filter(({ message }) => message === 'answered').map(({ facts }) => facts);
  expect(lines.length).toBe(4);
  expect(lines[3]).toEqual({
    ...{ requestId: headers['x-request-id'], platform: 'bom-us', method: 'GET', path: '/faq', status: 200 },
    durationMs: 0,
  });
});

test('a request that other steps have something to say to goes through them', async () => {
  const caching = createCachingSite('bom-th');
  const port = await serve(caching);
  for (let time = 0; time < 3; time += 1) await ask(port, '/faq');
  // A cookie without a valid session is removed; a language, an app and a marketing code in the address are stored.
  const broken = await ask(port, '/faq', { cookie: '__Host-longstrip-bom-th-session=altered' });
  expect(broken.headers['set-cookie']?.join()).toContain('longstrip-bom-th-session=');
  for (const [query, cookie] of [
    ['lang=en-US', 'locale=en-US'],
    ['app=ios', 'client=ios'],
    ['porch=mail', 'marketing-code=mail'],
  ] as const) {
    for (let time = 0; time < 3; time += 1)
      expect((await ask(port, `/faq?${query}`)).headers['set-cookie']?.join()).toContain(cookie);
  }
  expect((await ask(port, '/faq', { origin: 'https://else.example' }, 'POST')).status).toBe(403);
  expect((await ask(port, '/%E0%A4%A', {})).status).toBe(400);
});

test('a request that names its host twice is refused, whatever is cached', async () => {
  const caching = createCachingSite();
  const port = await serve(caching);
  for (let time = 0; time < 3; time += 1) await ask(port, '/faq');
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write('GET /faq HTTP/1.1\r\nHost: one.example\r\nHost: two.example\r\nConnection: close\r\n\r\n');
  const [text] = await once(socket, 'data');
  socket.destroy();
  expect(String(text)).toMatch(/^HTTP\/1\.1 400 /);
});

test('nothing else is made for it: an id alone, and no nonce', async () => {
  const { site } = createCachingSite();
  const { headers } = await askCached(site, '/detail/salt-crown');
  const next = (await site.ask('/detail/salt-crown')).headers.get('x-request-id') ?? '';
  expect(Number(next.replace('id-', ''))).toBe(Number(headers.get('x-request-id')?.replace('id-', '')) + 1);
});
