import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, JobQueue } from '@longstrip/database';
import { openJobQueue } from '@longstrip/database';
import { asset, rankingEntry, readTotal } from '@longstrip/database/schema';
import { clearTestDatabase, openTestDatabase } from '@longstrip/database/testing';
import { startBucketServer } from '@longstrip/test-kit/servers';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimFiles } from '../catalogue/files/claim-files.ts';
import type { FileStore } from '../catalogue/files/file-store.ts';
import { createLocalFileStore } from '../catalogue/files/local-file-store.ts';
import { openFileStore } from '../catalogue/files/open-file-store.ts';
import { sweepFiles, UNNAMED_RETENTION_MS, UNUSED_RETENTION_MS } from '../catalogue/files/sweep-files.ts';
import { handleCatalogueJobs } from '../catalogue/handle-jobs.ts';
import { NO_IMPORT_OPTIONS } from '../catalogue/publish/import-options.ts';
import { ImportSessions } from '../catalogue/publish/import-sessions.ts';
import { comic, comicEpisode, createPictureFolder } from '../catalogue/publish/publication.fixture.ts';
import { publishPublications } from '../catalogue/publish/publish-publications.ts';
import { describeSeries } from '../catalogue/publish/series-description.ts';
import { localOwner } from '../shared/operator.ts';
import { STORE_JOBS } from './store-jobs.ts';

const HOUR_MS = 3_600_000;
const { directory, picture } = await createPictureFolder();
const [red, green] = await Promise.all(['#ff0000', '#00ff00'].map(picture));
if (!red || !green) throw new Error('no pictures');

let database: Database;
let jobs: JobQueue;
let files: FileStore;
let filesDirectory: string;
let nowMs: number;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  nowMs = Date.now();
  await clearTestDatabase(database);
  jobs = await openJobQueue(database, { jobs: STORE_JOBS, onProblem: () => undefined });
  filesDirectory = await mkdtemp(join(tmpdir(), 'longstrip-jobs-'));
  files = createLocalFileStore(filesDirectory);
  expect(await claimFiles(database, files)).toBeNull();
});
afterEach(async () => {
  await jobs.stop();
  await rm(filesDirectory, { recursive: true, force: true });
});

const parts = () => ({ database, jobs, files, nowMs: () => nowMs });
const sweep = () => sweepFiles(parts(), new AbortController().signal);

async function publish(pages: NonNullable<typeof red>[], change: Parameters<typeof comic>[1] = {}): Promise<number> {
  const result = await publishPublications({
    commands: new ImportSessions(),
    ...{ database, files, jobs, directory, nowMs, operator: localOwner(null) },
    publications: [comic([comicEpisode('1', pages)], change)],
    options: { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'] },
  });
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.series[0]?.id ?? 0;
}

async function storedFiles(): Promise<string[]> {
  const folders = (await readdir(filesDirectory)).filter((name) => name.length === 2);
  return (await Promise.all(folders.map((folder) => readdir(join(filesDirectory, folder))))).flat().toSorted();
}

describe('sweeping', () => {
  it('keeps the file of a replaced page as long as its address may be held, then puts it away', async () => {
    await publish([red, green]);
    await publish([red]);
    expect(await sweep()).toEqual({ assets: 0, files: 0 });
    nowMs += UNUSED_RETENTION_MS;
    expect(await sweep()).toEqual({ assets: 0, files: 0 });
    nowMs += 1;
    expect(await sweep()).toEqual({ assets: 1, files: 1 });
    expect(await storedFiles()).toEqual([red.sha256]);
    expect(await database.orm.select({ id: asset.id }).from(asset)).toEqual([{ id: red.sha256 }]);
  });

  it('forgets that a picture was unused when it is used again', async () => {
    await publish([red, green]);
    await publish([red]);
    await sweep();
    nowMs += HOUR_MS;
    await publish([green, red]);
    nowMs += UNUSED_RETENTION_MS * 2;
    expect(await sweep()).toEqual({ assets: 0, files: 0 });
    await publish([green]);
    await sweep();
    nowMs += HOUR_MS;
    expect(await sweep()).toEqual({ assets: 0, files: 0 });
  });

  it('puts away what a killed import left, once it is too old to be in use, half-written files too', async () => {
    await publish([red]);
    await files.put('b'.repeat(64), new Uint8Array([1]));
    await writeFile(join(filesDirectory, 'bb', `${'b'.repeat(64)}.x.part`), 'half');
    expect(await sweep()).toEqual({ assets: 0, files: 0 });
    nowMs += UNNAMED_RETENTION_MS + HOUR_MS;
    expect(await sweep()).toEqual({ assets: 0, files: 2 });
    expect(await storedFiles()).toEqual([red.sha256]);
  });

  it('keeps what a cover and a thumbnail are made from, and nothing shows itself', async () => {
    const [cover, thumbnail] = [await picture('#0000ff'), await picture('#ffff00')];
    const episode = { ...comicEpisode('1', [red]), thumbnail };
    await publish([red], { cover, isCoverDeclared: true, episodes: [episode] });
    nowMs += HOUR_MS;
    await sweep();
    nowMs += UNUSED_RETENTION_MS + UNNAMED_RETENTION_MS;
    expect(await sweep()).toEqual({ assets: 0, files: 0 });
    expect(await storedFiles()).toEqual([red, cover, thumbnail].map(({ sha256 }) => sha256).toSorted());
  });

  it('keeps the file of a drawn picture that is shown', async () => {
    const id = await publish([red]);
    const drawn = { mediaType: 'image/webp', widthPx: 3, heightPx: 4, placeholder: '#123456' } as const;
    await database.orm.insert(asset).values({ ...drawn, id: 'drawn:a/1', recipe: { kind: 'cover' }, createdAtMs: 1 });
    await database.run(`insert into series_thumbnail (series_id, type, asset_id) values ($1, 'MAIN', 'drawn:a/1')`, [
      id,
    ]);
    await files.put('drawn:a/1', new Uint8Array([1]));
    nowMs += UNNAMED_RETENTION_MS + HOUR_MS;
    expect(await sweep()).toEqual({ assets: 0, files: 0 });
    expect(await files.has('drawn:a/1')).toBe(true);
  });

  it('asks for nothing by a folder that holds drawn pictures alone, of which there are thousands', async () => {
    const drawn = { mediaType: 'image/webp', widthPx: 3, heightPx: 4, placeholder: '#123456' } as const;
    const ids = Array.from({ length: 1_001 }, (_, index) => `drawn:a/${1_000 + index}`);
    await database.orm
      .insert(asset)
      .values(ids.map((id) => ({ ...drawn, id, recipe: { kind: 'cover' }, createdAtMs: 1 })));
    const stored = ids.filter((_, index) => index % 40 === 0);
    for (const id of stored) await files.put(id, new Uint8Array([1]));
    await files.put('b'.repeat(64), new Uint8Array([1]));
    nowMs += UNNAMED_RETENTION_MS + HOUR_MS;
    const transactions = vi.spyOn(database.orm, 'transaction');
    expect(await sweep()).toEqual({ assets: 0, files: 1 });
    // One for the unused pictures, one for the folder of the file without a row.
    expect(transactions).toHaveBeenCalledTimes(2);
  });

  it('leaves alone a file that an import takes up again in the same moment', async () => {
    await files.put(
      green.sha256,
      new Uint8Array(
        await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      ),
    );
    const old = new Date(nowMs - UNNAMED_RETENTION_MS - HOUR_MS);
    await utimes(join(filesDirectory, green.sha256.slice(0, 2), green.sha256), old, old);
    const [id] = await Promise.all([publish([green]), sweep()]);
    expect(await describeSeries(database.orm, id)).toMatchObject({ episodes: [{ pageCount: 1 }] });
    expect(await files.has(green.sha256)).toBe(true);
  });
});

describe('a folder of files that another database uses', () => {
  /** Adds a file without a row here, old enough to be deleted. */
  async function addOldFile(): Promise<void> {
    await files.put('b'.repeat(64), new Uint8Array([1]));
    nowMs += UNNAMED_RETENTION_MS + HOUR_MS;
  }

  it('is not swept: a process says whose it is', async () => {
    await publish([red]);
    await addOldFile();
    const mark = join(filesDirectory, 'database-id');
    const own = await readFile(mark, 'utf8');
    await writeFile(mark, 'server 7000000000000000001 16384\n');
    await expect(sweep()).rejects.toThrow(
      /belongs to another database \(.+database-id names it\), so nothing is deleted/,
    );
    expect(await storedFiles()).toHaveLength(2);
    await writeFile(mark, own);
    expect(await sweep()).toEqual({ assets: 0, files: 1 });
  });

  it('is not taken where it has no mark and none of its files is ours', async () => {
    await addOldFile();
    await rm(join(filesDirectory, 'database-id'));
    await expect(sweep()).rejects.toThrow('holds files of another database');
    expect(await storedFiles()).toHaveLength(1);
    // Files of a store from before the mark existed.
    await publish([red]);
    expect(await sweep()).toEqual({ assets: 0, files: 1 });
    expect(await storedFiles()).toEqual([red.sha256]);
  });
});

describe('files in a bucket', () => {
  it('are swept like those in a folder, by the database that marked it alone', async () => {
    const server = await startBucketServer();
    try {
      files = await openFileStore(server.at('one', '/store'), 'no folder');
      expect(await claimFiles(database, files)).toBeNull();
      await publish([red, green]);
      await publish([red]);
      await files.put('b'.repeat(64), new Uint8Array([1]));
      await sweep();
      nowMs += UNUSED_RETENTION_MS + 1;
      const other = await openFileStore(server.at('two'), 'no folder');
      await other.put('b'.repeat(64), new Uint8Array([1]));
      for (const store of [other, await openFileStore(server.at('one'), 'no folder')]) {
        await store.writeMark('server 7000000000000000001 16384');
        await expect(sweepFiles({ ...parts(), files: store }, new AbortController().signal)).rejects.toThrow(
          `${store.place} belongs to another database (${store.place}/database-id names it)`,
        );
        await store.close();
      }
      expect(await sweep()).toEqual({ assets: 1, files: 2 });
      expect([await files.has(red.sha256), await files.has(green.sha256)]).toEqual([true, false]);
      await files.close();
    } finally {
      await server.remove();
    }
  });
});

describe('the rankings', () => {
  it('come by themselves at a start', async () => {
    const seriesId = await publish([red]);
    await database.orm.insert(readTotal).values({ platformId: 'bom-us', seriesId, readCount: 3 });
    await jobs.work(handleCatalogueJobs(parts()), { pollEveryMs: 20 });
    const entries = () => database.orm.select({ type: rankingEntry.rankingType }).from(rankingEntry);
    await vi.waitFor(async () => expect(await entries()).toEqual([{ type: 'TOTAL' }]), { timeout: 15_000 });
  });
});
