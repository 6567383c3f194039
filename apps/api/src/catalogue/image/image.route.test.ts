import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '../files/file-store.ts';
import { createLocalFileStore } from '../files/local-file-store.ts';
import { createSpareWrites } from '../files/spare-writes.ts';
import { createAssetSource } from './asset-source.ts';
import { createDiskCache } from './disk-cache.ts';
import { imageRoute } from './image.route.ts';
import { createImageAddresses } from './image-address.ts';
import { createImageOptimiser } from './image-optimiser.ts';

const secret = 'a-secret-of-the-test';
const assetId = '12'.repeat(32);
const nowMs = Date.UTC(2026, 0, 2);
const addresses = createImageAddresses({ secret, originOf: () => 'https://us.example' });

const grant = {
  platformId: 'bom-us',
  assetId,
  episodeId: 1,
  pageOrder: 1,
  widthPx: 640,
  freeUntilMs: null,
  isAdult: false,
};
/** The catalogue of the test: the assets that are pages, the episodes that are free. */
const nothing = () => ({
  ...{ pages: [] as string[], takenDown: [] as string[], isUnreadable: false },
  ...{ free: [] as number[], freeUntilMs: Number.POSITIVE_INFINITY },
});
const catalogue = nothing();

const logger = pino({ enabled: false });

let directory: string;
let files: FileStore;
let drawings = 0;
let app: ReturnType<typeof imageRoute>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'image route '));
  files = createLocalFileStore(join(directory, 'files'));
  const picture = sharp({ create: { width: 800, height: 1200, channels: 3, background: '#336699' } });
  await files.put(assetId, await picture.png().toBuffer());
  const source = createAssetSource({
    files,
    recipeOf: async (id) => (id === 'drawn:cover' ? { colour: '#ff0000' } : null),
    draw: async () => {
      drawings += 1;
      return sharp({ create: { width: 300, height: 400, channels: 3, background: '#ff0000' } })
        .webp()
        .toBuffer();
    },
    writes: createSpareWrites({ place: directory, nowMs: () => nowMs, logger }),
  });
  const cache = await createDiskCache({
    directory: join(directory, 'cache'),
    maxBytes: 10_000_000,
    nowMs: () => nowMs,
    logger,
  });
  app = imageRoute({
    secret,
    optimiser: createImageOptimiser({ source, cache, concurrency: 2 }),
    nowMs: () => nowMs,
    access: {
      current: async () => {
        if (catalogue.isUnreadable) throw new Error('the catalogue cannot be read');
        return {
          isPage: (id) => catalogue.pages.includes(id),
          isTakenDown: (id) => catalogue.takenDown.includes(id),
          freeUntilMs: (_platformId, episodeId) => (catalogue.free.includes(episodeId) ? catalogue.freeUntilMs : null),
        };
      },
    },
    readerOf: async (request) => request.headers.get('x-test-reader'),
    platformOf: (request) => request.headers.get('x-test-platform'),
  });
  app.onError((_error, c) => c.body(null, 500));
});

afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

beforeEach(() => Object.assign(catalogue, nothing()));

const cover = (id = assetId) => addresses.publicAddress({ platformId: 'bom-us', assetId: id, widthPx: 384 });
const ask = (url: string, headers: Record<string, string> = {}) => app.request(url, { headers });

describe('GET /_/image', () => {
  it('answers WebP to clients that take it and JPEG to others, scaled to the width', async () => {
    const webp = await ask(cover(), { accept: 'image/avif,image/webp,*/*' });
    expect([webp.status, webp.headers.get('content-type'), webp.headers.get('vary')]).toEqual([
      200,
      'image/webp',
      'Accept',
    ]);
    expect(webp.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=60, immutable');
    expect((await sharp(Buffer.from(await webp.arrayBuffer())).metadata()).width).toBe(384);
    const jpeg = await ask(cover(), { accept: '*/*' });
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
    const refused = await ask(cover(), { accept: 'image/webp;q=0, image/jpeg' });
    expect(refused.headers.get('content-type')).toBe('image/jpeg');
  });

  it('never scales up', async () => {
    const answer = await ask(cover().replace('w=384', 'w=3840'), { accept: 'image/webp' });
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(800);
  });

  it('is of quality 75 where none is named', async () => {
    const bytesAt = async (query: string) => {
      const answer = await ask(cover().replace('w=384&q=75', query));
      return [answer.status, answer.headers.get('etag')];
    };
    expect(await bytesAt('w=384')).toEqual(await bytesAt('w=384&q=75'));
    expect(await bytesAt('w=384')).not.toEqual(await bytesAt('w=384&q=90'));
  });

  it('answers 304 to a client that holds the picture', async () => {
    const first = await ask(cover(), { accept: 'image/webp' });
    const again = await ask(cover(), { accept: 'image/webp', 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const several = { accept: 'image/webp', 'if-none-match': `"another", W/${first.headers.get('etag')}` };
    expect((await ask(cover(), several)).status).toBe(304);
  });

  it.each([
    ['w=385', 400],
    ['w=0', 400],
    ['w=1e3', 400],
    ['w=', 400],
    ['w=384&q=74', 400],
    ['w=384&q=x', 400],
  ])('refuses %s with %i', async (query, status) => {
    expect((await ask(cover().replace(/w=384&q=75/, query))).status).toBe(status);
  });

  it('refuses another reader’s cookie and serves without one', async () => {
    const { url } = addresses.pageAddress({ ...grant, readerId: '42' }, nowMs);
    const bare = await ask(url);
    expect([bare.status, bare.headers.get('cache-control')]).toEqual([200, 'private, max-age=600, immutable']);
    expect((await ask(url, { 'x-test-reader': '42' })).status).toBe(200);
    expect((await ask(url, { 'x-test-reader': '43' })).status).toBe(403);
  });

  it('refuses a page of one platform on the site of another, be it locked or free', async () => {
    catalogue.free = [1];
    for (const readerId of ['42', null]) {
      const { url } = addresses.pageAddress({ ...grant, readerId }, nowMs);
      const answer = await ask(url, { 'x-test-platform': 'bom-th' });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
      expect((await ask(url, { 'x-test-platform': 'bom-us' })).status).toBe(200);
      expect((await ask(url)).status).toBe(200);
    }
    expect((await ask(cover(), { 'x-test-platform': 'bom-th' })).status).toBe(200);
  });

  it('refuses the cover of what was taken down', async () => {
    catalogue.takenDown = [assetId];
    expect([(await ask(cover())).status, (await ask(cover('drawn:cover'))).status]).toEqual([403, 200]);
  });

  it('refuses a page at every public address, rightly sealed or held by a reader who saw it before', async () => {
    const held = (await ask(cover())).headers.get('etag') ?? '';
    catalogue.pages = [assetId];
    for (const headers of [{}, { 'if-none-match': held }, { 'x-test-reader': '42' }]) {
      const answer = await ask(cover(), headers);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
    }
    expect((await ask(cover('drawn:cover'))).status).toBe(200);
    catalogue.pages = ['drawn:cover'];
    expect((await ask(cover('drawn:cover'))).status).toBe(403);
    expect((await ask(addresses.pageAddress({ ...grant, readerId: '42' }, nowMs).url)).status).toBe(200);
  });

  it('serves a free page to all, cacheable for ten minutes, and refuses it once it is free no more', async () => {
    Object.assign(catalogue, { pages: [assetId], free: [1] });
    const { url } = addresses.pageAddress({ ...grant, readerId: null }, nowMs);
    for (const headers of [{}, { 'x-test-reader': '43' }]) {
      const answer = await ask(url, headers);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=540, s-maxage=60']);
    }
    const ending = addresses.pageAddress({ ...grant, readerId: null, freeUntilMs: nowMs + 90_500 }, nowMs);
    expect((await ask(ending.url)).headers.get('cache-control')).toBe('public, max-age=90, s-maxage=60');
    // An operator has ended the free time after the address was made.
    catalogue.freeUntilMs = nowMs + 30_500;
    expect((await ask(url)).headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30');
    catalogue.free = [];
    const refused = await ask(url);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect((await ask(addresses.pageAddress({ ...grant, readerId: '42' }, nowMs).url)).status).toBe(200);
  });

  it('serves nothing while it cannot be known what is a page', async () => {
    catalogue.isUnreadable = true;
    for (const url of [cover(), addresses.pageAddress({ ...grant, readerId: null }, nowMs).url]) {
      expect((await ask(url)).status).toBe(500);
    }
  });

  it('draws a picture once however many ask at the same moment, and keeps it', async () => {
    const answers = await Promise.all(
      [96, 128, 256, 384].map((w) => ask(cover('drawn:cover').replace('w=384', `w=${w}`))),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(drawings).toBe(1);
    expect(await files.has('drawn:cover')).toBe(true);
  });

  it('answers 404 for a picture that is not there', async () => {
    const answer = await ask(cover('ef'.repeat(32)));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await ask(cover('drawn:nothing'))).status).toBe(404);
  });
});

describe('pictures made ahead', () => {
  const request = { assetId: 'drawn:cover', widthPx: 128, quality: 75, format: 'webp' } as const;

  it('are there when a reader asks, and are made once', async () => {
    const cache = await createDiskCache({
      directory: join(directory, 'ahead'),
      maxBytes: 1e6,
      nowMs: () => nowMs,
      logger,
    });
    const reads: string[] = [];
    const read = (name: string) => async () => {
      reads.push(name);
      return files.read(assetId);
    };
    const { optimise, ahead } = createImageOptimiser({
      ...{ source: read('reader'), sourceAhead: read('ahead'), cache, concurrency: 2 },
    });
    const bytes = await ahead.make(request);
    expect(bytes).toBeGreaterThan(0);
    expect(ahead.cachedBytes()).toBe(bytes);
    expect(await ahead.make(request)).toBe(0);
    expect(await optimise(request)).toMatchObject({ mediaType: 'image/webp' });
    expect(reads).toEqual(['ahead']);
  });

  it('come after those that readers wait for', async () => {
    const cache = await createDiskCache({
      directory: join(directory, 'after'),
      maxBytes: 1e6,
      nowMs: () => nowMs,
      logger,
    });
    const order: string[] = [];
    let begin = () => {};
    const running = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const source = async (id: string) => {
      order.push(id);
      await running;
      return files.read(assetId);
    };
    const { optimise, ahead } = createImageOptimiser({
      ...{ source, cache: { ...cache, get: async () => null }, concurrency: 1 },
    });
    const make = (id: string) => ahead.make({ ...request, assetId: id });
    const made = [make('first'), make('no request'), optimise({ ...request, assetId: 'a request' })];
    await new Promise(setImmediate);
    begin();
    await Promise.all(made);
    expect(order).toEqual(['first', 'a request', 'no request']);
  });

  it('of assets that are not there are none', async () => {
    const cache = await createDiskCache({
      directory: join(directory, 'after'),
      maxBytes: 1e6,
      nowMs: () => nowMs,
      logger,
    });
    const { ahead } = createImageOptimiser({ source: async () => null, cache, concurrency: 1 });
    expect(await ahead.make(request)).toBeNull();
  });
});

describe('disk cache', () => {
  it('lets the least recently used go when it is full, and knows its files after a restart', async () => {
    let clockMs = nowMs;
    const open = () =>
      createDiskCache({ directory: join(directory, 'small'), maxBytes: 1000, nowMs: () => clockMs, logger });
    const cache = await open();
    const key = (n: number) => String(n).repeat(64);
    for (const n of [1, 2, 3]) {
      clockMs += 1000;
      await cache.put(key(n), new Uint8Array(300));
    }
    clockMs += 1000;
    await cache.get(key(1));
    clockMs += 1000;
    await cache.put(key(4), new Uint8Array(300));
    expect(await cache.get(key(2))).toBeNull();
    const reopened = await open();
    expect((await reopened.get(key(1)))?.byteLength).toBe(300);
    expect((await readdir(join(directory, 'small'))).sort()).toEqual([1, 3, 4].map(key));
  });
});

describe('where nothing can be written', () => {
  /** A cache, the log of its failures, and a folder that is made unwritable even for root. */
  async function sceneAt(name: string) {
    const events: unknown[] = [];
    let clockMs = nowMs;
    const folder = join(directory, name);
    const log = pino({ base: null }, { write: (line: string) => events.push(JSON.parse(line).event) });
    const cache = await createDiskCache({ directory: folder, maxBytes: 1e6, nowMs: () => clockMs, logger: log });
    const source = createAssetSource({
      files: createLocalFileStore(join(folder, 'files')),
      recipeOf: async () => ({}),
      draw: () =>
        sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
          .webp()
          .toBuffer(),
      writes: createSpareWrites({ place: folder, nowMs: () => clockMs, logger: log }),
    });
    const { optimise } = createImageOptimiser({ source, cache, concurrency: 1 });
    const ask = (assetId: string) => optimise({ assetId, widthPx: 128, quality: 75, format: 'webp' });
    const wait = (ms: number) => {
      clockMs += ms;
    };
    return { folder, events, cache, ask, wait };
  }

  it.each([
    ['a file is in the place of the folder', (folder: string) => writeFile(folder, '')],
    ['the folder takes no files', (folder: string) => symlink('/sys/kernel', folder)],
  ])('pictures are served nevertheless, and the log says so once: %s', async (name, spoil) => {
    const { folder, events, cache, ask, wait } = await sceneAt(`spoilt ${name}`);
    await rm(folder, { recursive: true });
    await spoil(folder);
    for (const id of ['drawn:a', 'drawn:b', 'drawn:a']) {
      expect(await ask(id)).toMatchObject({ mediaType: 'image/webp' });
      wait(60_000);
    }
    expect(events).toEqual(['cache-unwritable', 'cache-unwritable']);
    expect(cache.cachedBytes()).toBe(0);
    await rm(folder);
    wait(300_000);
    await ask('drawn:a');
    expect(events.slice(2)).toEqual(['cache-writable', 'cache-writable']);
    expect(cache.cachedBytes()).toBeGreaterThan(0);
  });

  it('a removed folder is made anew, and what was cached is still served where it cannot be marked as used', async () => {
    const { folder, events, cache } = await sceneAt('removed');
    await rm(folder, { recursive: true });
    const key = 'a'.repeat(64);
    await cache.put(key, new Uint8Array(3));
    expect(await cache.get(key)).toHaveLength(3);
    expect(events).toEqual([]);
  });

  it('writing is tried again ever more rarely', async () => {
    let clockMs = 0;
    const logger = pino({ enabled: false });
    const writes = createSpareWrites({ place: 'here', nowMs: () => clockMs, logger });
    const triedAtS: number[] = [];
    for (; clockMs < 1_000_000; clockMs += 1000) {
      await writes.attempt(async () => {
        triedAtS.push(clockMs / 1000);
        throw new Error('full');
      });
    }
    expect(triedAtS).toEqual([0, 5, 15, 35, 75, 155, 315, 615, 915]);
  });
});

describe('file store', () => {
  it('keeps what an id names in its own folder, whatever the id', async () => {
    const around = join(directory, 'around');
    const store = createLocalFileStore(join(around, 'own', 'files'));
    const ids = ['..', '../outside', '../../outside', 'aa/../../../outside', '..\\outside', join(around, 'outside')];
    for (const [index, id] of ids.entries()) {
      await store.put(id, new Uint8Array([index]));
      expect([id, await store.read(id)]).toEqual([id, Buffer.from([index])]);
    }
    const found = await readdir(around, { recursive: true });
    expect(found.filter((path) => !/^own(\/files(\/[0-9a-f]{2}(\/[0-9a-f]{64})?)?)?$/.test(path))).toEqual([]);
    for (const id of ids) await store.remove(id);
    const left = await readdir(around, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('removes what is not there without complaint', async () => {
    await files.remove('../../outside');
    expect(await files.read('../../outside')).toBeNull();
  });
});
