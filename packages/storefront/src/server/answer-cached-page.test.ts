import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askCached, createCachingSite } from '../testing/caching-site.ts';
import { comparable, type ServedSite, serveSite } from '../testing/serve-site.ts';

const open: ServedSite[] = [];
afterEach(() => Promise.all(open.splice(0).map((served) => served.close())));

async function serve({ site }: ReturnType<typeof createCachingSite>): Promise<ServedSite> {
  const served = await serveSite(site);
  open.push(served);
  return served;
}

test('a cached page that goes to the socket at once has every header of one that all steps have made', async () => {
  const caching = createCachingSite();
  const { ask } = await serve(caching);
  for (const path of ['/faq', '/detail/salt-crown.data']) {
    await ask(path);
    const drawn = await ask(path);
    const cached = await ask(path);
    expect(cached.status).toBe(200);
    expect(cached.headers['x-content-type-options']).toBe('nosniff');
    expect(comparable(cached)).toEqual(comparable(drawn));
    expect(cached.headers['x-request-id']).not.toBe(drawn.headers['x-request-id']);
    const head = await ask(path, {}, 'HEAD');
    expect([head.body, comparable(head).headers]).toEqual(['', comparable(cached).headers]);
    const unchanged = await ask(path, { 'if-none-match': cached.headers.etag ?? '' });
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
    expect(unchanged.headers).toMatchObject({ etag: cached.headers.etag, vary: cached.headers.vary });
    expect(unchanged.headers['content-security-policy']).toBeUndefined();
  }
});

test('it leaves the line in the log that every request leaves', async () => {
  const caching = createCachingSite();
  const { ask } = await serve(caching);
  for (let time = 0; time < 3; time += 1) await ask('/faq?category=COIN');
  const { headers } = await ask('/faq?category=COIN');
  const lines = caching.site.logged.filter(({ message }) => message === 'answered').map(({ facts }) => facts);
  expect(lines.length).toBe(4);
  expect(lines[3]).toEqual({
    ...{ requestId: headers['x-request-id'], platform: 'bom-us', method: 'GET', path: '/faq', status: 200 },
    durationMs: 0,
  });
});

test('a request that other steps have something to say to goes through them', async () => {
  const caching = createCachingSite('bom-th');
  const { ask } = await serve(caching);
  for (let time = 0; time < 3; time += 1) await ask('/faq');
  // A cookie without a valid session is removed; a language, an app and a marketing code in the address are stored.
  const broken = await ask('/faq', { cookie: '__Host-longstrip-bom-th-session=altered' });
  expect(broken.headers['set-cookie']?.join()).toContain('longstrip-bom-th-session=');
  for (const [query, cookie] of [
    ['lang=en-US', 'locale=en-US'],
    ['app=ios', 'client=ios'],
    ['porch=mail', 'marketing-code=mail'],
  ] as const) {
    for (let time = 0; time < 3; time += 1)
      expect((await ask(`/faq?${query}`)).headers['set-cookie']?.join()).toContain(cookie);
  }
  expect((await ask('/faq', { origin: 'https://else.example' }, 'POST')).status).toBe(403);
  expect((await ask('/%E0%A4%A', {})).status).toBe(400);
});

test('a request that names its host twice is refused, whatever is cached', async () => {
  const caching = createCachingSite();
  const { ask, port } = await serve(caching);
  for (let time = 0; time < 3; time += 1) await ask('/faq');
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
