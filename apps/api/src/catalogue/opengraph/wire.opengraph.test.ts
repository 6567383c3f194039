import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { series, seriesPlatform } from '@longstrip/database/schema';
import { setHeadlines } from '@longstrip/demo-catalogue';
import { addSeries } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../../testing/wire-world.ts';
import { createDiskCache } from '../image/disk-cache.ts';
import type { SharedPictures } from './shared-pictures.ts';
import { createSharedPictures } from './shared-pictures.ts';

/** The colour of all art of the test. */
const ART = { r: 20, g: 200, b: 60 };

let directory: string;
let api: TestApi;
let readers: WireReaders;
/** Titles that were set. */
const set: string[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'opengraph '));
  const art = await sharp({ create: { width: 600, height: 800, channels: 3, background: ART } })
    .png()
    .toBuffer();
  const cache = await createDiskCache({
    directory,
    maxBytes: 10_000_000,
    nowMs: () => 0,
    logger: pino({ enabled: false }),
  });
  const sharedPictures = createSharedPictures({
    cache,
    source: async () => art,
    setHeadlines: (requests) => {
      set.push(...requests.map(({ text }) => text));
      return setHeadlines(requests);
    },
  });
  api = await createTestApi({ services: { sharedPictures } });
  readers = await addWireWorld(api);
});
afterAll(async () => {
  await api.close();
  await rm(directory, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}, balconyId = 'BOMTOON_US') =>
  api.app.request(`http://api.test${path}`, { headers: { 'x-balcony-id': balconyId, ...headers } });

async function pictureOf(path: string, headers: Record<string, string> = {}, balconyId?: string) {
  const response = await ask(path, headers, balconyId);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** What is in a part of a picture. */
const partOf = async (bytes: Buffer, left: number, top: number, width: number, height: number) =>
  sharp(await sharp(bytes).extract({ left, top, width, height }).png().toBuffer()).stats();

const versionOf = async (alias: string) => {
  const answer = await api.ask(`/v2/contents/${alias}`);
  return String(at(answer.json, 'data.shareVersion'));
};

describe('GET opengraph/{alias}', () => {
  it.each([
    '/opengraph',
    '/v1/opengraph',
    '/v2/opengraph',
    '/api/balcony-api/opengraph',
    '/api/balcony-api-v2/opengraph',
  ])('%s is a picture of 1200 by 630 with the title and the art of the series', async (path) => {
    set.length = 0;
    const { status, headers, bytes } = await pictureOf(`${path}/alpha`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThan(300_000);
    const cover = await partOf(bytes, 900, 200, 100, 100);
    expect(cover.channels.map(({ mean }) => Math.round(mean / 20))).toEqual([1, 10, 3]);
  });

  it('has the title of the platform, and its creators once', async () => {
    await api.db.orm.update(seriesPlatform).set({ title: 'Alpha anew' }).where(eq(seriesPlatform.title, 'Alpha here'));
    set.length = 0;
    await pictureOf('/opengraph/alpha');
    expect(set).toEqual(['Alpha anew', 'Ada Writer · Ben Painter']);
  });

  it('is drawn once, and anew when what it shows has changed', async () => {
    await addSeries(api.db, { alias: 'changing', platformIds: ['bom-us'], title: 'Before' });
    set.length = 0;
    const [one, two] = await Promise.all([pictureOf('/opengraph/changing'), pictureOf('/opengraph/changing')]);
    await pictureOf('/opengraph/changing?v=anything');
    expect(set.filter((title) => title === 'Before')).toHaveLength(1);
    expect(one.bytes.equals(two.bytes)).toBe(true);
    const etag = one.headers.get('etag') ?? '';
    expect((await ask('/opengraph/changing', { 'if-none-match': etag })).status).toBe(304);
    await api.db.orm.update(series).set({ title: 'After' }).where(eq(series.alias, 'changing'));
    const after = await pictureOf('/opengraph/changing');
    expect(set).toContain('After');
    expect(after.headers.get('etag')).not.toBe(etag);
  });

  it('is cached for good under its version, ten minutes without or with another', async () => {
    const version = await versionOf('alpha');
    const cacheControlOf = async (query: string) =>
      (await ask(`/opengraph/alpha${query}`)).headers.get('cache-control');
    expect(await cacheControlOf(`?v=${version}`)).toBe('public, max-age=31536000, s-maxage=600, immutable');
    for (const query of ['', '?v=', '?v=000000000000']) expect(await cacheControlOf(query)).toBe('public, max-age=600');
  });

  it('is not there for an adult series, for any caller', async () => {
    set.length = 0;
    const absent = await pictureOf('/opengraph/missing');
    const bearer = { authorization: `Bearer ${readers.adult.accessToken}` };
    for (const headers of [{}, bearer, { cookie: 'notLoginAdult=Y' }]) {
      const { status, bytes } = await pictureOf('/opengraph/gamma?isNotLoginAdult=true', headers);
      expect([status, bytes.equals(absent.bytes)]).toEqual([404, true]);
    }
    expect(set).toEqual([]);
  });

  it.each(['delta', 'epsilon', 'zeta', 'eta', 'missing', '0', 'a%2Fb', 'x'.repeat(97)])(
    'is 404 for %s, of which a guest may not know',
    async (alias) => {
      const { status, bytes } = await pictureOf(`/opengraph/${alias}`);
      expect(status).toBe(404);
      expect(bytes.toString()).toContain('NO_SUCH_ROUTE');
    },
  );

  it('is another on each platform, in the colours of its brand', async () => {
    const [us, jp] = [await pictureOf('/opengraph'), await pictureOf('/opengraph', {}, 'BELTOON_JP')];
    const corner = async ({ bytes }: typeof us) => (await partOf(bytes, 2, 2, 8, 8)).dominant;
    expect(await corner(us)).not.toEqual(await corner(jp));
  });

  it('leaves out a title that no font has', async () => {
    /** The lightest point of the area with the text, of 255. */
    const lightest = async (alias: string) => {
      const { status, bytes } = await pictureOf(`/opengraph/${alias}`);
      expect(status).toBe(200);
      const textArea = await partOf(bytes, 60, 150, 640, 430);
      return Math.max(...textArea.channels.map(({ max }) => max));
    };
    const bare = { platformIds: ['bom-us'], thumbnails: [], creators: [] };
    await addSeries(api.db, { alias: 'hangul', title: '한국어 제목', ...bare });
    await addSeries(api.db, { alias: 'arabic', title: 'سبعة ديون', ...bare });
    expect(await lightest('hangul')).toBeLessThan(60);
    expect(await lightest('arabic')).toBeGreaterThan(240);
  });
});

it('asks to come again while too many pictures wait', async () => {
  const waiting: SharedPictures = { picture: async () => 'busy' };
  const busy = await createTestApi({ services: { sharedPictures: waiting } });
  const response = await busy.app.request('http://api.test/opengraph', { headers: { 'x-balcony-id': 'BOMTOON_US' } });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  await busy.close();
});
