import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type JobQueue, openJobQueue } from '@longstrip/database';
import { createTestDatabase } from '@longstrip/database/testing';
import type { Publication } from '@longstrip/ingest';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createLocalFileStore, type FileStore } from '../features/image/index.ts';
import { CATALOGUE_JOBS } from '../features/jobs/index.ts';
import { localOwner } from '../features/operator/operator.ts';
import { describeSeries } from '../features/operator/series-description.ts';
import { ImportCommands } from '../features/publish/import-commands.ts';
import { type ImportOptions, NO_IMPORT_OPTIONS } from '../features/publish/import-options.ts';
import type { PublishedSeries } from '../features/publish/publish-publication.ts';
import {
  type PublishOptions,
  type PublishResult,
  publishPublications,
} from '../features/publish/publish-publications.ts';

interface OpenStore {
  database: Database;
  jobs: JobQueue;
  files: FileStore;
  filesDirectory: string;
}

type Wish = Partial<ImportOptions>;

/**
 * A store for publications, made anew for each test of the file that asks for it, or once for all of them: making one
 * takes longer than most tests. Each import is a command of its own, for bom-us unless it says otherwise, and a second after
 * the one before.
 * @param directory where the publications' pictures lie (`createPictureFolder`)
 */
export function usePublishingStore(directory: string, made: 'for each test' | 'once' = 'for each test') {
  let open: OpenStore | undefined;
  let nowMs = 1_800_000_000_000;
  const store = (): OpenStore => {
    if (open === undefined) throw new Error('the store is open only while tests run');
    return open;
  };

  const [begin, end] = made === 'once' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  begin(async () => {
    const database = await createTestDatabase();
    const jobs = await openJobQueue(database, { jobs: CATALOGUE_JOBS, onProblem: () => undefined });
    const filesDirectory = await mkdtemp(join(tmpdir(), 'longstrip-files-'));
    open = { database, jobs, filesDirectory, files: createLocalFileStore(filesDirectory) };
  });
  end(async () => {
    const { database, jobs, filesDirectory } = store();
    open = undefined;
    await jobs.stop();
    await database.close();
    await rm(filesDirectory, { recursive: true, force: true });
  });

  const tryAll = (
    publications: readonly Publication[],
    wish: Wish = {},
    parts: Partial<PublishOptions> = {},
  ): Promise<PublishResult> => {
    const { database, jobs, files } = store();
    nowMs += 1_000;
    const options: ImportOptions = { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'], ...wish };
    const operator = localOwner('request-1');
    const commands = new ImportCommands();
    const own = { database, jobs, files, directory, publications, options, operator, nowMs, commands };
    return publishPublications({ ...own, ...parts });
  };
  const tryToPublish = (publication: Publication, wish?: Wish) => tryAll([publication], wish);
  return {
    store,
    tryAll,
    tryToPublish,
    async publish(publication: Publication, wish?: Wish): Promise<PublishedSeries> {
      const [published] = publishedBy(await tryToPublish(publication, wish)).series;
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

/** What an import brought, which must not be refused. */
export function publishedBy(result: PublishResult): Extract<PublishResult, { ok: true }> {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result;
}
