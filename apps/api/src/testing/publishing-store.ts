import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type JobQueue, openJobQueue } from '@longstrip/database';
import { clearTestDatabase, openTestDatabase } from '@longstrip/database/testing';
import type { Publication } from '@longstrip/ingest';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { FileStore } from '../catalogue/files/file-store.ts';
import { createLocalFileStore } from '../catalogue/files/local-file-store.ts';
import { type ImportOptions, NO_IMPORT_OPTIONS } from '../catalogue/publish/import-options.ts';
import { ImportSessions } from '../catalogue/publish/import-sessions.ts';
import type { PublishedSeries } from '../catalogue/publish/publish-publication.ts';
import {
  type PublishOptions,
  type PublishResult,
  publishPublications,
} from '../catalogue/publish/publish-publications.ts';
import { describeSeries } from '../catalogue/publish/series-description.ts';
import { STORE_JOBS } from '../jobs/store-jobs.ts';
import { localOwner } from '../shared/operator.ts';

interface OpenStore {
  database: Database;
  jobs: JobQueue;
  files: FileStore;
  filesDirectory: string;
}

type OptionChanges = Partial<ImportOptions>;

/**
 * A store for publications, emptied before each test of the file, or shared by all of them. Each import is a command of its own,
 * for bom-us unless `changes` says otherwise, and a second after the previous one.
 * @param directory the folder with the publications' pictures (`createPictureFolder`)
 */
export function usePublishingStore(directory: string, isShared = false) {
  let open: OpenStore | undefined;
  let nowMs = 1_800_000_000_000;
  const store = (): OpenStore => {
    if (open === undefined) throw new Error('the store is open only while tests run');
    return open;
  };

  let folder: string;
  const newFiles = async () => {
    const filesDirectory = await mkdtemp(join(folder, 'files-'));
    return { filesDirectory, files: createLocalFileStore(filesDirectory) };
  };
  beforeAll(async () => {
    const database = await openTestDatabase();
    const jobs = await openJobQueue(database, { jobs: STORE_JOBS, onProblem: () => undefined });
    folder = await mkdtemp(join(tmpdir(), 'longstrip-store-'));
    open = { database, jobs, ...(await newFiles()) };
  });
  beforeEach(async () => {
    if (isShared) return;
    await clearTestDatabase(store().database);
    open = { ...store(), ...(await newFiles()) };
  });
  afterAll(async () => {
    const { database, jobs } = store();
    open = undefined;
    await jobs.stop();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const tryAll = (
    publications: readonly Publication[],
    changes: OptionChanges = {},
    parts: Partial<PublishOptions> = {},
  ): Promise<PublishResult> => {
    const { database, jobs, files } = store();
    nowMs += 1_000;
    const options: ImportOptions = { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'], ...changes };
    const operator = localOwner('request-1');
    const commands = new ImportSessions();
    const own = { database, jobs, files, directory, publications, options, operator, nowMs, commands };
    return publishPublications({ ...own, ...parts });
  };
  const tryToPublish = (publication: Publication, changes?: OptionChanges) => tryAll([publication], changes);
  return {
    store,
    tryAll,
    tryToPublish,
    async publish(publication: Publication, changes?: OptionChanges): Promise<PublishedSeries> {
      const [published] = publishedBy(await tryToPublish(publication, changes)).series;
      if (published === undefined) throw new Error('nothing was published');
      return published;
    },
    async describeIt(id: number) {
      const described = await describeSeries(store().database.orm, id);
      if (described === null) throw new Error(`no series ${id}`);
      return described;
    },
  };
}

/** The result of an import, which must not be refused. */
export function publishedBy(result: PublishResult): Extract<PublishResult, { ok: true }> {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result;
}
