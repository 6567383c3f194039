import { cacheRequests } from '@longstrip/telemetry';
import { afterEach, expect, test } from 'vitest';
import { createCachingSite } from '../testing/caching-site.ts';
import { NOW_MS } from '../testing/fake-catalogue.ts';
import { comparable, type ServedSite, serveSite } from '../testing/serve-site.ts';
import type { SiteServerOptions } from './index.ts';
import { createPictureStore } from './picture-cache/index.ts';

const COVER = '/_/image?url=%2Fa%2Fcover&w=384&q=75';
const PUBLIC = 'public, max-age=31536000, s-maxage=60, immutable';
const SIZE = 20;

const open: ServedSite[] = [];
afterEach(() => Promise.all(open.splice(0).map((served) => served.close())));

/** The api's answer with a picture: its bytes name the format and how often a picture was asked for. */
function picture(
  headers: Record<string, string>,
  status: number,
  { count, accept }: { count: number; accept: string },
) {
  const format = accept.includes('webp') ? 'webp' : 'jpeg';
  const body = `${format} ${count}`.padEnd(SIZE, '.');
  return new Response(body, {
    status,
    headers: {
      ...{ 'content-type': `image/${format}`, 'content-length': String(SIZE), etag: `"${format}"`, vary: 'Accept' },
      ...{ 'content-security-policy': "default-src 'none'; sandbox", ...headers },
    },
  });
}

/** A site on a port, in front of an api that answers pictures with these headers. */
async function openSite(headers: Record<string, string>, more: Partial<SiteServerOptions> & { status?: number } = {}) {
  const { status = 200, ...options } = more;
  const asked: Request[] = [];
  const caching = createCachingSite('bom-us', undefined, {
    apiFetch: async (request) => {
      asked.push(request);
      return picture(headers, status, { count: asked.length, accept: request.headers.get('accept') ?? '' });
    },
    ...options,
  });
  const served = await serveSite(caching.site);
  open.push(served);
  return { ...caching, ...served, asked };
}

test('a picture for all is answered from memory with every header of one that went through all steps', async () => {
  const { ask, asked, setTime } = await openSite({ 'cache-control': PUBLIC });
  const passed = await ask(COVER);
  setTime(NOW_MS + 7_900);
  const cached = await ask(COVER, { cookie: '__Host-longstrip-bom-us-session=of-a-reader' });
  expect([cached.body, cached.headers.age, asked.length]).toEqual(['jpeg 1'.padEnd(SIZE, '.'), '7', 1]);
  expect(comparable(cached)).toEqual(comparable(passed));
  expect(cached.headers['x-request-id']).not.toBe(passed.headers['x-request-id']);
  const head = await ask(COVER, {}, 'HEAD');
  expect([head.body, comparable(head).headers]).toEqual(['', comparable(cached).headers]);
  for (const tag of ['"jpeg"', 'W/"jpeg"', '"other", "jpeg"', '*']) {
    const unchanged = await ask(COVER, { 'if-none-match': tag });
    expect([tag, unchanged.status, unchanged.body]).toEqual([tag, 304, '']);
    expect(unchanged.headers).toMatchObject({ etag: '"jpeg"', vary: 'Accept', 'cache-control': PUBLIC });
    expect(unchanged.headers['content-type']).toBeUndefined();
  }
  // A part of a picture may be answered with the whole (RFC 9110, 14.2), as the api does.
  const part = await ask(COVER, { range: 'bytes=0-1', 'if-none-match': '"other"' });
  expect([part.status, part.body.length, asked.length]).toEqual([200, SIZE, 1]);
});

test('clients that take WebP and others get their own, whatever else their headers say', async () => {
  const { ask, asked } = await openSite({ 'cache-control': PUBLIC });
  for (const accept of ['image/avif,image/webp,*/*', 'image/webp', '*/*', 'image/png', 'image/webp;q=0'])
    await ask(COVER, { accept });
  expect(asked.map((request) => request.headers.get('accept'))).toEqual(['image/avif,image/webp,*/*', '*/*']);
  const types = await Promise.all(
    ['image/webp', 'image/*'].map(async (accept) => (await ask(COVER, { accept })).headers),
  );
  expect(types.map((headers) => headers['content-type'])).toEqual(['image/webp', 'image/jpeg']);
});

test.each([
  ['of a reader', { 'cache-control': 'private, max-age=600, immutable' }, 200],
  ['that nothing may store', { 'cache-control': 'no-store' }, 200],
  ['that names no time for caches', { 'cache-control': 'public, max-age=600' }, 200],
  ['whose address is about to end', { 'cache-control': 'public, max-age=60, s-maxage=60' }, 200],
  ['without a tag', { 'cache-control': PUBLIC, etag: '' }, 200],
  ['of unknown size', { 'cache-control': PUBLIC, 'content-length': '' }, 200],
  ['of another size than it says', { 'cache-control': PUBLIC, 'content-length': '21' }, 200],
  ['that is refused', { 'cache-control': PUBLIC }, 403],
  ['that is a part', { 'cache-control': PUBLIC }, 206],
])('a picture %s is asked for each time', async (_what, headers, status) => {
  const { site, asked } = createFakeSite(headers, status);
  for (let time = 0; time < 3; time += 1) expect((await site.ask(COVER)).status).toBe(status);
  expect(asked.length).toBe(3);
});

/** The same without a socket, for answers that a socket would not send. */
function createFakeSite(headers: Record<string, string>, status: number) {
  const asked: string[] = [];
  const { site } = createCachingSite('bom-us', undefined, {
    apiFetch: async (request) => {
      asked.push(request.url);
      const answer = picture({}, status, { count: asked.length, accept: '' });
      for (const [name, value] of Object.entries(headers)) {
        if (value === '') answer.headers.delete(name);
        else answer.headers.set(name, value);
      }
      return answer;
    },
  });
  return { site, asked };
}

test('a cached picture is asked for anew after a change of the catalogue, and when its time is over', async () => {
  const { ask, asked, changeCatalogue, setTime } = await openSite({ 'cache-control': PUBLIC });
  await ask(COVER);
  changeCatalogue();
  await ask(COVER);
  expect(asked.length).toBe(2);
  setTime(NOW_MS + 59_999);
  await ask(COVER);
  expect(asked.length).toBe(2);
  setTime(NOW_MS + 60_000);
  expect([(await ask(COVER)).headers.age, asked.length]).toEqual([undefined, 3]);
});

test('a page that is free for 100 seconds more is over in time for a cache behind the site, too', async () => {
  const { ask, asked, setTime } = await openSite({ 'cache-control': 'public, max-age=100, s-maxage=60' });
  await ask(COVER);
  setTime(NOW_MS + 39_999);
  await ask(COVER);
  expect(asked.length).toBe(1);
  setTime(NOW_MS + 40_000);
  await ask(COVER);
  expect(asked.length).toBe(2);
});

test('what changed while a picture was on its way is not cached', async () => {
  const site = await openSite(
    { 'cache-control': PUBLIC },
    {
      apiFetch: async () => {
        site.changeCatalogue();
        site.asked.push(new Request('http://api.test'));
        return picture({ 'cache-control': PUBLIC }, 200, { count: 1, accept: '' });
      },
    },
  );
  for (let time = 0; time < 2; time += 1) expect((await site.ask(COVER)).status).toBe(200);
  expect(site.asked.length).toBe(2);
});

test('the sites of a process share the memory, and each has its own pictures', async () => {
  // Room for one picture with what belongs to it.
  const pictureStore = createPictureStore(2_000);
  const us = await openSite({ 'cache-control': PUBLIC }, { pictureStore });
  for (const path of [COVER, COVER, `${COVER}&x=1`, COVER]) await us.ask(path);
  expect(us.asked.length).toBe(3);
  const th = createCachingSite('bom-th', undefined, {
    pictureStore,
    apiFetch: async () => picture({ 'cache-control': PUBLIC }, 200, { count: 9, accept: '' }),
  });
  expect(await (await th.site.ask(COVER)).text()).toContain('jpeg 9');
});

test('it leaves the line in the log and the count that every request leaves', async () => {
  const { ask, site } = await openSite({ 'cache-control': PUBLIC });
  const hits = async () => {
    const { values } = await cacheRequests.get();
    return values.find(({ labels }) => labels.cache === 'pictures' && labels.result === 'hit')?.value ?? 0;
  };
  await ask(COVER);
  const before = await hits();
  const { headers } = await ask(COVER);
  const lines = site.logged.filter(({ message }) => message === 'answered').map(({ facts }) => facts);
  const line = { platform: 'bom-us', method: 'GET', path: '/_/image', status: 200, durationMs: 0 };
  expect(lines).toEqual([expect.objectContaining(line), { ...line, requestId: headers['x-request-id'] }]);
  expect(await hits()).toBe(before + 1);
});
