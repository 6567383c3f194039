import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Nginx, startNginx, whyNoNginx } from '@longstrip/test-kit/servers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { READER_HEADER } from '../parts/device/device-worker.ts';
import { GUEST_KEY } from '../parts/reading/reading-record.ts';
import { createCachingSite } from '../testing/caching-site.ts';
import { signedInJar } from '../testing/cookie-jar.ts';
import { fakeUser } from '../testing/fake-accounts.ts';

const EDGE_SECONDS = 1;
const READERS = 4;

/** The example, without the lines that keep requests with cookies away from the cache. */
const withoutCookieLines = (text: string) => text.replace(/ *proxy_(?:cache_bypass|no_cache) .*\n/g, '');

const reason = whyNoNginx();
describe.skipIf(reason !== null)(`pages behind nginx${reason === null ? '' : ` (${reason})`}`, () => {
  describe.each([
    ['with the example', (text: string) => text],
    ['with a cache that looks at no cookie by itself', withoutCookieLines],
  ])('%s', (_name, change) => {
    let caching: ReturnType<typeof createCachingSite>;
    let server: Server;
    let nginx: Nginx;
    /** The requests that came to the site. */
    let asked = 0;
    beforeAll(async () => {
      caching = createCachingSite('bom-us', undefined, { edgePageSeconds: EDGE_SECONDS });
      const answer = getRequestListener((request, env) => caching.site.fetch(request, env), {
        overrideGlobalObjects: false,
      });
      server = createServer((incoming, outgoing) => {
        asked += 1;
        void answer(incoming, outgoing);
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      nginx = await startNginx({ upstreamPort: (server.address() as AddressInfo).port, change });
    }, 30_000);
    afterAll(async () => {
      await nginx?.stop();
      server.close();
      server.closeAllConnections();
    });

    async function ask(path: string, headers: Record<string, string> = {}) {
      const before = asked;
      const answer = await fetch(`${nginx.origin}${path}`, { headers, redirect: 'manual' });
      const html = await answer.text();
      const [cached, control, vary] = ['x-cache', 'cache-control', 'vary'].map((name) => answer.headers.get(name));
      return {
        status: answer.status,
        html,
        cached,
        control,
        vary,
        isOfReader: answer.headers.get(READER_HEADER) !== GUEST_KEY,
        asks: asked - before,
      };
    }

    /** Asks until the site has learned that pages of the route are the same for all guests, and the cache holds this one. */
    const untilStored = (path: string) =>
      vi.waitFor(async () => expect((await ask(path)).cached).toBe('HIT'), { timeout: 10_000, interval: 20 });

    async function signedIn(): Promise<{ cookie: string }> {
      const jar = await signedInJar(caching.site, {}, fakeUser());
      return { cookie: jar.header() };
    }

    test('guests without cookies get a stored page, and the site is not asked', async () => {
      await untilStored('/home/weekly');
      const answer = await ask('/home/weekly');
      expect(answer).toMatchObject({ status: 200, isOfReader: false });
      expect(answer.control).toBe('public, max-age=0, must-revalidate, s-maxage=1');
      expect(answer.vary).toBe('Accept-Encoding, Accept-Language, Cookie, x-platform');
    });

    test('a signed-in reader gets their own page, also where a guest has just been given the stored one', async () => {
      const reader = await signedIn();
      await untilStored('/');
      const own = await ask('/', reader);
      expect(own).toMatchObject({ status: 200, isOfReader: true, control: 'no-store', asks: 1 });
      expect(own.cached).not.toBe('HIT');
      const guests = await ask('/');
      expect([guests.isOfReader, guests.html === own.html]).toEqual([false, false]);
      expect(await ask('/', reader)).toMatchObject({ isOfReader: true, asks: 1 });
    });

    test('a page of a signed-in reader is not stored, neither for guests nor for other readers, where it comes first', async () => {
      const reader = await signedIn();
      const other = await signedInJar(caching.site, {}, fakeUser({ id: 'reader-2' }));
      for (let time = 0; time < 3; time += 1) {
        expect(await ask('/faq', reader)).toMatchObject({ control: 'no-store', asks: 1 });
      }
      expect(await ask('/faq')).toMatchObject({ status: 200, isOfReader: false, asks: 1 });
      await untilStored('/faq');
      expect(await ask('/faq', { cookie: other.header() })).toMatchObject({ control: 'no-store', asks: 1 });
    });

    test('a guest with a cookie of ours, an app, or a parameter that sets one is answered by the site', async () => {
      await untilStored('/notice');
      const theme = { cookie: '__Host-longstrip-bom-us-theme=dark' };
      expect(await ask('/notice', theme)).toMatchObject({ control: 'private, no-cache', asks: 1 });
      expect(await ask('/notice', theme)).toMatchObject({ control: 'private, no-cache', asks: 1 });
      for (const _time of [1, 2]) expect(await ask('/notice', { 'x-platform': 'IOS_APP' })).toMatchObject({ asks: 1 });
      for (const _time of [1, 2]) expect(await ask('/notice?app=ios')).toMatchObject({ asks: 1 });
    });

    test('a change of the catalogue is shown after the seconds that were set', async () => {
      await untilStored('/home/ranking');
      caching.changeCatalogue();
      await vi.waitFor(async () => expect((await ask('/home/ranking')).asks).toBe(1), { timeout: 5_000, interval: 50 });
    });
  });

  test('requests for the same that is stored nowhere do not wait for each other', async () => {
    const held: ServerResponse[] = [];
    const server = createServer((incoming, outgoing) => {
      if (incoming.method === 'OPTIONS') return void outgoing.end();
      held.push(outgoing);
      if (held.length < READERS) return;
      for (const each of held) each.writeHead(200, { 'cache-control': 'no-store' }).end('ok');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const nginx = await startNginx({ upstreamPort: (server.address() as AddressInfo).port });
    const signal = AbortSignal.timeout(4_000);
    const asked = Array.from({ length: READERS }, () => fetch(`${nginx.origin}/api/balcony-api-v2/event`, { signal }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array.from({ length: READERS }, () => 200));
    await nginx.stop();
    server.close();
    server.closeAllConnections();
  });
});
