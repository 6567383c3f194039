import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGE_WIDTHS_PX } from '@longstrip/core';
import { type JobQueue, openJobQueue } from '@longstrip/database';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORE_JOBS } from '../../jobs/store-jobs.ts';
import { applyDocument } from '../../operators/apply/apply.service.ts';
import { parseApplyDocument } from '../../operators/apply/apply-document.ts';
import { localOwner } from '../../shared/operator.ts';
import { addEvent } from '../../testing/events.ts';
import { at, listAt } from '../../testing/expect-shape.ts';
import { importWorks, keyOf, WORKS } from '../../testing/imported-works.ts';
import { type Reach, reachOf } from '../../testing/ruler-page.ts';
import { openSeededStore, SEEDED_MS } from '../../testing/seeded-store.ts';
import { createTestApiOn, TEST_IMAGE_SECRET, type TestApi } from '../../testing/test-api.ts';
import { pictureAddressesIn, type WalkedAnswer, walkPublicRoutes } from '../../testing/walk-public-routes.ts';
import type { FileStore } from '../files/file-store.ts';
import { createLocalFileStore } from '../files/local-file-store.ts';
import { createSpareWrites } from '../files/spare-writes.ts';
import { makeDuePictures } from '../pictures/make-due-pictures.ts';
import { createAssetSource } from './asset-source.ts';
import { createDiskCache } from './disk-cache.ts';
import { imageRoute } from './image.route.ts';
import { createImageAddresses } from './image-address.ts';
import { createImageOptimiser } from './image-optimiser.ts';
import { createPictureAccess } from './picture-access.ts';

const WIDEST_PX = Math.max(...IMAGE_WIDTHS_PX);
const addresses = createImageAddresses({ secret: TEST_IMAGE_SECRET, originOf: (id) => `https://${id}.sites.test` });

const logger = pino({ enabled: false });
let folder: string;
let api: TestApi;
let files: FileStore;
let jobs: JobQueue;
let edition = 1;
let pages: string[];
const walked = new Map<string, WalkedAnswer[]>();
let warnings: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip public '));
  files = createLocalFileStore(join(folder, 'files'));
  const database = await openSeededStore();
  const source = createAssetSource({
    files,
    recipeOf: async () => null,
    draw: async () => new Uint8Array(),
    writes: createSpareWrites({ place: folder, nowMs: () => 0, logger }),
  });
  const cache = await createDiskCache({ directory: join(folder, 'cache'), maxBytes: 1e9, nowMs: () => 0, logger });
  const access = createPictureAccess({ database, edition: () => edition });
  const images = imageRoute({
    ...{
      secret: TEST_IMAGE_SECRET,
      access,
      nowMs: () => api.clock.nowMs(),
      readerOf: async () => null,
      platformOf: () => null,
    },
    optimiser: createImageOptimiser({ source, cache, concurrency: 2 }),
  });
  api = createTestApiOn(database, { routes: [images] });
  api.clock.setTo(SEEDED_MS);
  jobs = await openJobQueue(database, { jobs: STORE_JOBS, onProblem: () => undefined });
  warnings = await importWorks({ database, files, jobs, folder });
  for (const { id } of await database.run('select id from series where not is_demo')) {
    const parts = { database, jobs, files, nowMs: () => SEEDED_MS };
    await makeDuePictures(parts, Number(id), new AbortController().signal);
  }
  edition += 1;
  const rows = await database.run(
    'select asset_id from page where asset_id is not null union select asset_id from text_asset',
  );
  pages = rows.map(({ asset_id: id }) => String(id));
  const seriesIds = (await database.run('select id from series where not is_demo')).map(({ id }) => Number(id));
  const window = { startsAtMs: SEEDED_MS, endsAtMs: SEEDED_MS + 1 };
  for (const platformId of ['bom-us', 'beltoon-jp']) {
    await addEvent(database, { platformId, id: 'works', kind: 'BANNER', seriesIds, ...window });
  }
  const keys = Object.keys(WORKS).map(keyOf);
  for (const balconyId of ['BOMTOON_US', 'BELTOON_JP']) {
    walked.set(balconyId, await walkPublicRoutes(api, balconyId, keys));
  }
}, 240_000);
afterAll(async () => {
  await jobs.stop();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const answers = () => [...walked.values()].flat();
const isOfViewer = ({ route }: WalkedAnswer) => /viewer|images|\{episodeAlias\}/.test(route);
const assetOf = (address: URL) => address.searchParams.get('url')?.split('/')[2] ?? '';
const isPageAddress = (address: URL) => address.searchParams.has('s');
const atWidth = (address: URL | string, widthPx: number) => {
  const copy = new URL(address);
  copy.searchParams.set('w', String(widthPx));
  return copy.href;
};

async function open(address: string): Promise<{ status: number; bytes: Buffer }> {
  const answer = await api.app.request(address, { headers: { accept: 'image/webp' } });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('the addresses in every public answer', () => {
  it('are those of every route, each with an answer', () => {
    const routes = new Map<string, WalkedAnswer[]>();
    for (const answer of answers()) routes.set(answer.route, [...(routes.get(answer.route) ?? []), answer]);
    expect(routes.size).toBeGreaterThan(25);
    const silent = [...routes].filter(([, given]) =>
      given.every(({ isSuccess, status }) => !isSuccess && status !== 401),
    );
    // What is previewed is said to who has a pass.
    expect(silent.map(([route]) => route)).toEqual(['/v2/preview']);
    expect(new Set(answers().flatMap(({ text }) => pictureAddressesIn(text).map(assetOf))).size).toBeGreaterThan(40);
  });

  it('name no page, but those with which the viewer opens an episode that is free', async () => {
    const named = new Set(pages);
    expect(named.size).toBeGreaterThan(500);
    for (const answer of answers()) {
      const [ofPages, ofOthers] = [true, false].map((isPage) =>
        pictureAddressesIn(answer.text).filter((address) => isPageAddress(address) === isPage),
      );
      expect([answer.path, ofOthers?.map(assetOf).filter((id) => named.has(id))]).toEqual([answer.path, []]);
      if (!isOfViewer(answer)) expect([answer.path, ofPages]).toEqual([answer.path, []]);
      for (const address of ofPages ?? []) expect(['*', 'guest']).toContain(address.searchParams.get('r'));
    }
    const locked = answers().filter(({ path }) => path.includes('/viewer/one-page-each/ep-2'));
    expect(locked.map(({ text }) => JSON.parse(text).error.code)).toEqual(['NOT_LOGIN_USER', 'NOT_LOGIN_USER']);
  });

  it('open small pictures, whatever width is asked for', async () => {
    const longest = async (shown: string) => {
      const [row] = await api.db.run(
        `select max(greatest(width_px, height_px)) as px from asset where id in (select ${shown})`,
      );
      return Number(row?.px);
    };
    expect(await longest('thumbnail_asset_id from episode')).toBeLessThanOrEqual(640);
    expect(await longest('asset_id from series_thumbnail')).toBeLessThanOrEqual(1600);
    const imported = answers()
      .filter(({ path }) => Object.keys(WORKS).some((name) => path.includes(`/contents/${keyOf(name)}?`)))
      .flatMap(({ text }) => pictureAddressesIn(text));
    const byAsset = new Map(imported.map((address) => [assetOf(address), address]));
    expect(byAsset.size).toBeGreaterThan(30);
    for (const address of byAsset.values()) {
      const { status, bytes } = await open(atWidth(address, WIDEST_PX));
      const { width, height } = await sharp(bytes).metadata();
      expect([address.href, status, Math.max(width, height) <= 1600]).toEqual([address.href, 200, true]);
    }
  });
});

describe('the pictures of what was imported', () => {
  const detailOf = (name: string) => {
    const found = answers().find(({ path }) => path.startsWith(`/v2/contents/${keyOf(name)}?`));
    return JSON.parse(found?.text ?? 'null');
  };
  const reachOfAll = async (pictures: readonly unknown[]): Promise<Reach[]> => {
    const urls = [...new Set(pictures.map((each) => atWidth(String(at(each, 'imagePath')), WIDEST_PX)))];
    return Promise.all(urls.map(async (url) => reachOf((await open(url)).bytes)));
  };
  const shareOf = (reaches: readonly Reach[]) =>
    (Math.max(...reaches.map(({ right }) => right)) - Math.min(...reaches.map(({ left }) => left))) *
    (Math.max(...reaches.map(({ bottom }) => bottom)) - Math.min(...reaches.map(({ top }) => top)));

  it.each(Object.entries(WORKS))(
    '"%s" show %s at most, its episodes a quarter of a page in 640 px',
    async (name, most) => {
      const json = detailOf(name);
      const ofSeries = listAt(json, 'data.thumbnails');
      const ofEpisodes = listAt(json, 'data.episodes').flatMap((each) => listAt(each, 'thumbnails'));
      expect(ofSeries.length).toBeGreaterThan(3);
      expect(ofEpisodes).toHaveLength(listAt(json, 'data.episodes').length);
      for (const each of ofEpisodes) {
        const { bytes } = await open(atWidth(String(at(each, 'imagePath')), WIDEST_PX));
        const { width, height } = await sharp(bytes).metadata();
        expect(Math.max(width, height)).toBeLessThanOrEqual(640);
        if (most === 'a quarter' || name === 'front cover')
          expect(shareOf(await reachOfAll([each]))).toBeLessThan(0.27);
      }
      if (most === 'a quarter') {
        const [first] = ofEpisodes;
        const share = shareOf(await reachOfAll([...ofSeries, first]));
        // A tile is a part of its strip.
        expect([share > (name === 'strip' ? 0.02 : 0.15), share < 0.27]).toEqual([true, true]);
      }
    },
  );

  it('say that a page stands in where no cover came, and only there', () => {
    const saying = [...warnings].filter(([, said]) => said.some((each) => each.includes('came without a cover')));
    expect(saying.map(([path]) => path)).toEqual([
      'no cover.cbz',
      'cover alone.cbz',
      'strip.cbz',
      'one page each 1.cbz',
    ]);
  });
});

describe('an address that is made with the right secret', () => {
  it('opens no page at any width, of whatever episode, drawn or imported', async () => {
    const imported = pages.filter((id) => !id.startsWith('drawn:'));
    const drawn = pages.filter((id) => id.startsWith('drawn:'));
    expect(imported.length).toBeGreaterThan(12);
    const sample = drawn.filter((_, index) => index % 50 === 0);
    for (const assetId of [...imported, ...sample]) {
      for (const widthPx of IMAGE_WIDTHS_PX) {
        const url = addresses.publicAddress({ platformId: 'bom-us', assetId, widthPx });
        expect([assetId, widthPx, (await open(url)).status]).toEqual([assetId, widthPx, 403]);
      }
    }
  });
});

describe('the address of a free page', () => {
  const firstPage = async (path: string) => {
    const { json } = await api.ask(`/v2/contents/viewer/${path}`);
    return String(at(json, 'data.images.0.imagePath'));
  };
  const apply = async (document: object) => {
    const parsed = parseApplyDocument(document);
    if (!parsed.ok) throw new Error(parsed.sentences.join());
    const parts = { database: api.db, jobs, operator: localOwner(null), nowMs: SEEDED_MS };
    expect(await applyDocument(parts, parsed.document, 'series.apply')).toMatchObject({ ok: true });
    edition += 1;
  };
  const HERE = { series: 'no-cover' };

  it.each([
    [
      'the episode is not free any more',
      { platforms: { 'bom-us': { freeEpisodeCount: 0 } } },
      { platforms: { 'bom-us': { freeEpisodeCount: 1 } } },
    ],
    [
      'it opens later',
      { episodes: [{ number: '1', platforms: { 'bom-us': { openAt: '2027-01-01' } } }] },
      { episodes: [{ number: '1', platforms: { 'bom-us': { openAt: '2026-04-01' } } }] },
    ],
    [
      'it is hidden',
      { episodes: [{ number: '1', platforms: { 'bom-us': { isVisible: false } } }] },
      { episodes: [{ number: '1', platforms: { 'bom-us': { isVisible: true } } }] },
    ],
    [
      'it is taken down',
      { episodes: [{ number: '1', isRemoved: true }] },
      { episodes: [{ number: '1', isRemoved: false }] },
    ],
    [
      'the series is hidden',
      { platforms: { 'bom-us': { isVisible: false } } },
      { platforms: { 'bom-us': { isVisible: true } } },
    ],
    ['the series is taken down', { isRemoved: true }, { isRemoved: false }],
    ['the series is adult', { isAdult: true }, { isAdult: false }],
  ])('opens nothing once %s, and again once that is undone', async (_, change, undone) => {
    const address = await firstPage('no-cover/ep-1');
    expect((await open(address)).status).toBe(200);
    await apply({ series: [{ ...HERE, ...change }] });
    expect((await open(address)).status).toBe(403);
    await apply({ series: [{ ...HERE, ...undone }] });
    expect((await open(address)).status).toBe(200);
  });
});
