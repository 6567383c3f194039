import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type Nginx, startNginx, whyNoNginx } from '@longstrip/test-kit/servers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageRoute } from './image.route.ts';
import { createImageAddresses } from './image-address.ts';

const SECRETS = { secret: 'of addresses in these tests', edgeSecret: 'kJ3n8sQ0vB6yT2rW9xZ4cF7hL1pM5dGa' };
const cover = 'c'.repeat(64);
const page = 'd'.repeat(64);
const free = 'e'.repeat(64);

const reason = whyNoNginx();
describe.skipIf(reason !== null)(`pictures behind nginx${reason === null ? '' : ` (${reason})`}`, () => {
  const catalogue = { takenDown: [] as string[] };
  /** The requests that came to us, by picture. */
  let asked: string[] = [];
  let nginx: Nginx;
  let server: ReturnType<typeof createAdaptorServer>;
  let addresses: ReturnType<typeof createImageAddresses>;
  beforeAll(async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
      .webp()
      .toBuffer();
    const route = imageRoute({
      secret: SECRETS.secret,
      optimiser: {
        ahead: { cachedBytes: () => 0, make: async () => null },
        optimise: async ({ assetId, format }) => ({
          bytes,
          mediaType: format === 'webp' ? 'image/webp' : 'image/jpeg',
          etag: `"${assetId} ${format}"`,
        }),
      },
      nowMs: Date.now,
      access: {
        current: async () => ({
          isPage: (id) => id !== cover,
          isTakenDown: (id) => catalogue.takenDown.includes(id),
          freeUntilMs: () => (catalogue.takenDown.includes(free) ? null : Number.POSITIVE_INFINITY),
        }),
      },
      readerOf: async (request) => request.headers.get('cookie'),
      platformOf: () => 'bom-us',
    });
    server = createAdaptorServer({
      fetch: async (request) => {
        const { searchParams } = new URL(request.url);
        asked.push(searchParams.get('url')?.slice(3, 4) ?? '');
        const answer = await route.fetch(request);
        const control = answer.headers.get('cache-control') ?? '';
        // No test waits for a minute.
        if (searchParams.get('w') === '1080')
          answer.headers.set('cache-control', control.replace('s-maxage=60', 's-maxage=1'));
        return answer;
      },
      overrideGlobalObjects: false,
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    nginx = await startNginx({ upstreamPort: port, edgeSecret: SECRETS.edgeSecret });
    addresses = createImageAddresses({ ...SECRETS, originOf: () => nginx.origin });
  }, 30_000);
  afterAll(async () => {
    await nginx?.stop();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    asked = [];
    catalogue.takenDown = [];
  });

  async function ask(url: string, headers: Record<string, string> = {}) {
    const answer = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*', ...headers } });
    await answer.arrayBuffer();
    const { status } = answer;
    const [type, cached, control] = ['content-type', 'x-cache', 'cache-control'].map((name) =>
      answer.headers.get(name),
    );
    return { status, type, cached, control };
  }

  const pageOf = (
    readerId: string | null,
    more: { platformId?: string; atMs?: number; assetId?: string; widthPx?: number } = {},
  ) =>
    addresses.pageAddress(
      {
        ...{
          platformId: more.platformId ?? 'bom-us',
          assetId: more.assetId ?? page,
          readerId,
          episodeId: 1,
          pageOrder: 1,
        },
        ...{ widthPx: more.widthPx ?? 640, freeUntilMs: null, isAdult: false },
      },
      more.atMs ?? Date.now(),
    ).url;

  it('that are public are stored once in each format, for guests and readers', async () => {
    const url = addresses.publicAddress({ platformId: 'bom-us', assetId: cover, widthPx: 384 });
    expect(await ask(url)).toMatchObject({ status: 200, cached: 'MISS', type: 'image/webp' });
    expect(await ask(url, { accept: 'image/webp', cookie: 'reader-1' })).toMatchObject({
      cached: 'HIT',
      type: 'image/webp',
    });
    expect(await ask(url, { accept: '*/*' })).toMatchObject({ cached: 'MISS', type: 'image/jpeg' });
    expect(await ask(url, { accept: 'image/png' })).toMatchObject({ cached: 'HIT', type: 'image/jpeg' });
    expect(asked).toEqual(['c', 'c']);
  });

  it('of a free episode are stored, and not beyond a minute', async () => {
    const url = pageOf(null, { assetId: free });
    expect(await ask(url)).toMatchObject({ status: 200, cached: 'MISS', control: 'public, max-age=540, s-maxage=60' });
    expect(await ask(url, { cookie: 'reader-1' })).toMatchObject({ status: 200, cached: 'HIT' });
    expect(asked).toEqual(['e']);
  });

  it('of a paid episode are stored once for all its buyers, each with an address of their own', async () => {
    expect(await ask(pageOf('reader-1'))).toMatchObject({ status: 200, cached: 'MISS' });
    const other = await ask(pageOf('reader-2'), { cookie: 'reader-2' });
    expect(other).toMatchObject({ status: 200, cached: 'HIT', control: expect.stringMatching(/^private, /) });
    expect(asked).toEqual(['d']);
  });

  it.each([
    ['other letters', 828, (name: string) => name.toUpperCase()],
    ['escaped letters', 384, (name: string) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`],
  ])('of a paid episode are not replaced by what an address says beside, in %s', async (_, widthPx, hidden) => {
    const own = new URL(pageOf('reader-1', { widthPx }));
    const cheap = new URL(addresses.publicAddress({ platformId: 'bom-us', assetId: cover, widthPx: 384 }));
    const [first, second] = [own, cheap].map(({ searchParams }) =>
      [...searchParams].map(([name, value]) => ({ name, value })),
    );
    const text = (parts: typeof first, write: (name: string) => string) =>
      (parts ?? []).map(({ name, value }) => `${write(name)}=${encodeURIComponent(value)}`).join('&');
    const named = (name: string) => (['x', 't'].includes(name) ? name : hidden(name));
    for (const query of [
      `${text(first, named)}&${text(second, String)}`,
      `${text(second, named)}&${text(first, String)}`,
    ])
      await ask(`${own.origin}${own.pathname}?${query}`);
    const other = await ask(pageOf('reader-2', { widthPx }));
    expect(other).toMatchObject({ status: 200, control: expect.stringMatching(/^private, /) });
  });

  it('of a paid episode are stored nowhere where nginx has no secret', async () => {
    const plain = await startNginx({ upstreamPort: (server.address() as AddressInfo).port });
    try {
      const at = (url: string) => url.replace(nginx.origin, plain.origin);
      for (const reader of ['reader-1', 'reader-2'])
        expect(await ask(at(pageOf(reader)), { cookie: reader })).toMatchObject({ status: 200, cached: 'MISS' });
      const forged = new URL(at(pageOf('reader-1')));
      const ends = 4_000_000_000;
      const text = ['url', 'w', 'q'].map((name) => encodeURIComponent(forged.searchParams.get(name) ?? '')).join(' ');
      const token = createHash('md5').update(`${ends} bom-us ${text} `).digest('base64url');
      for (const name of [...forged.searchParams.keys()])
        if (!['url', 'w', 'q'].includes(name)) forged.searchParams.delete(name);
      forged.searchParams.set('x', String(ends));
      forged.searchParams.set('t', token);
      expect(await ask(forged.href)).toMatchObject({ status: 403, cached: 'MISS' });
    } finally {
      await plain.stop();
    }
  });

  it('of a paid episode are not given to an address that is forged, changed, of another site or over', async () => {
    await ask(pageOf('reader-1'));
    asked = [];
    const change = (name: string, value: string) => {
      const url = new URL(pageOf('reader-1'));
      url.searchParams.set(name, value);
      return url.href;
    };
    const ends = String(Math.floor(Date.now() / 1000) + 9_000);
    const refused = [
      ...[change('t', 'x'.repeat(22)), change('x', ends), change('w', '3840'), change('url', `/a/${free}`)],
      ...[pageOf('reader-1', { platformId: 'bom-th' }), pageOf('reader-1', { atMs: Date.now() - 11 * 60_000 })],
    ];
    for (const url of refused) expect([url, (await ask(url)).status]).toEqual([url, 403]);
    expect(asked).toEqual([]);
    // Without its token an address is one of those that we check: the signature and the reader of the session count.
    const bare = new URL(pageOf('reader-1'));
    bare.searchParams.delete('t');
    expect(await ask(bare.href)).toMatchObject({ status: 200, cached: 'MISS' });
    expect(await ask(bare.href, { cookie: 'reader-2' })).toMatchObject({ status: 403, cached: 'MISS' });
    bare.searchParams.set('s', 'x'.repeat(32));
    expect((await ask(bare.href)).status).toBe(403);
  });

  it('that were taken down are refused as soon as the cache asks again; until then it is answered without the bytes', async () => {
    const url = addresses.publicAddress({ platformId: 'bom-us', assetId: cover, widthPx: 1080 });
    expect(await ask(url)).toMatchObject({
      cached: 'MISS',
      control: 'public, max-age=31536000, s-maxage=1, immutable',
    });
    await vi.waitFor(async () => expect((await ask(url)).cached).toBe('REVALIDATED'), {
      timeout: 5_000,
      interval: 100,
    });
    catalogue.takenDown = [cover];
    await vi.waitFor(async () => expect((await ask(url)).status).toBe(403), { timeout: 5_000, interval: 100 });
    expect(await ask(url)).toMatchObject({ status: 403, control: 'no-store' });
  });
});
