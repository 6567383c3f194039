import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@longstrip/database';
import { demoCatalogue } from '@longstrip/demo-catalogue';
import { shrinkPicture } from '@longstrip/ingest';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../catalogue/files/file-store.ts';
import { createLocalFileStore } from '../catalogue/files/local-file-store.ts';
import { createSpareWrites } from '../catalogue/files/spare-writes.ts';
import { createAssetSource, findRecipe } from '../catalogue/image/asset-source.ts';
import { openSeededStore } from '../testing/seeded-store.ts';
import { type DemoThreads, startDemoThreads } from './demo-threads.ts';
import { coverAssets, createReaderPriority, drawAhead, remainingAssets } from './draw-ahead.ts';

describe('drawing the demo ahead', () => {
  let database: Database;
  let folder: string;
  let files: FileStore;
  let threads: DemoThreads;
  beforeAll(async () => {
    database = await openSeededStore();
    folder = await mkdtemp(join(tmpdir(), 'longstrip-draw-'));
    files = createLocalFileStore(folder);
    threads = startDemoThreads(2, () => undefined);
  }, 120_000);
  afterAll(async () => {
    await threads?.close();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });
  const read = () =>
    createAssetSource({
      files,
      recipeOf: (assetId) => findRecipe(database, assetId),
      draw: threads.draw,
      writes: createSpareWrites({ place: folder, nowMs: () => 0, logger: pino({ enabled: false }) }),
    });

  it('has threads that also examine pages', async () => {
    const picture = await shrinkPicture(
      await sharp({ create: { width: 80, height: 120, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer(),
      10_000,
    );
    const looks = await threads.examine({ pictures: [picture, picture], viewerMode: 'SCROLL' });
    expect(looks.map(({ gutters }) => gutters)).toEqual([[[0, 120]], [[0, 120]]]);
  });

  it('begins with a cover of every series', async () => {
    const first = new Set(await coverAssets(database));
    const rows = await database.run(
      `select asset_id from series_thumbnail join series on id = series_id where is_demo and series_thumbnail.type = 'VERTICAL'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(demoCatalogue('bom-us').length);
    expect(rows.filter((row) => !first.has(String(row.asset_id)))).toEqual([]);
    const later = await remainingAssets(database);
    expect([...first].filter((assetId) => !later.includes(assetId))).toEqual([]);
  });

  it('goes on with the art of each page of a series and the two pages that each comic opens with, all first ones first', async () => {
    const later = await remainingAssets(database);
    const pages = later.filter((assetId) => assetId.includes('/ep-01/'));
    const art = await database.run(
      `select distinct asset_id from series_thumbnail join series on series.id = series_id
       where is_demo and series_thumbnail.type = 'DETAIL' and asset_id like 'drawn:%'`,
    );
    expect(new Set(later.slice(0, art.length))).toEqual(new Set(art.map((row) => row.asset_id)));
    expect(later.slice(art.length, art.length + pages.length)).toEqual(pages);
    const comics = await database.run(
      `select distinct series.id from series join episode on series_id = series.id
       where is_demo and content_type = 'IMAGE' and episode.order_no = 1`,
    );
    expect(pages).toHaveLength(2 * comics.length);
    expect(pages.map((assetId) => Number(/\/ep-01\/\D*(\d+)$/.exec(assetId)?.[1]))).toEqual([
      ...comics.map(() => 1),
      ...comics.map(() => 2),
    ]);
  });

  it('draws what is missing, in threads, and nothing twice', async () => {
    const assets = (await coverAssets(database)).slice(0, 3);
    const reported: string[] = [];
    const draw = () =>
      drawAhead({ files, read: read(), signal: new AbortController().signal, atOnce: 2 }, assets, (done, of) =>
        reported.push(`${done} of ${of}`),
      );
    await draw();
    for (const assetId of assets) {
      const bytes = await files.read(assetId);
      expect((await sharp(bytes ?? new Uint8Array()).metadata()).format).toBe('webp');
    }
    expect(reported).toHaveLength(3);
    await draw();
    expect(reported).toHaveLength(3);
  }, 60_000);

  it('waits as long as a reader waits for a picture', async () => {
    let answer = (_bytes: Uint8Array | null) => {};
    const slow = () =>
      new Promise<Uint8Array | null>((resolve) => {
        answer = resolve;
      });
    const { source, whenIdle } = createReaderPriority(slow);
    const asked: string[] = [];
    const read = async (assetId: string) => asked.push(assetId);
    const reader = source('drawn:a');
    const parts = {
      files: { has: async () => false },
      read,
      signal: new AbortController().signal,
      atOnce: 1,
      whenIdle,
    };
    const drawn = drawAhead(parts, ['drawn:b']);
    await new Promise(setImmediate);
    expect(asked).toEqual([]);
    answer(null);
    await reader;
    await drawn;
    expect(asked).toEqual(['drawn:b']);
  });

  it('waits a while after each request, whatever was asked for, and no longer', async () => {
    const { noteRequest, whenIdle } = createReaderPriority(async () => null, 200);
    const { signal } = new AbortController();
    const startedAtMs = performance.now();
    await whenIdle(signal);
    expect(performance.now() - startedAtMs).toBeLessThan(100);
    noteRequest();
    setTimeout(noteRequest, 100);
    await whenIdle(signal);
    expect(performance.now() - startedAtMs).toBeGreaterThan(290);
  });

  it('waits no more when it is asked to stop', async () => {
    const { noteRequest, whenIdle } = createReaderPriority(async () => null, 60_000);
    const stop = new AbortController();
    noteRequest();
    const waited = whenIdle(stop.signal);
    stop.abort();
    await waited;
  });

  it('stops when it is asked to', async () => {
    const asked: string[] = [];
    const stop = new AbortController();
    const assets = await remainingAssets(database);
    const read = async (assetId: string) => {
      asked.push(assetId);
      stop.abort();
    };
    await drawAhead({ files, read, signal: stop.signal, atOnce: 2 }, assets);
    expect(asked.length).toBeLessThanOrEqual(2);
  });
});
