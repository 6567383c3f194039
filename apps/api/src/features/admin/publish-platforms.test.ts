import { type Database, type JobQueue, openJobQueue } from '@longstrip/database';
import { createTestDatabase } from '@longstrip/database/testing';
import type { PlatformId } from '@longstrip/platform-config';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLocalFileStore } from '../image/index.ts';
import { CATALOGUE_JOBS } from '../jobs/index.ts';
import { ImportCommands } from './import-commands.ts';
import { NO_IMPORT_OPTIONS } from './import-options.ts';
import { localOwner } from './operator.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';
import { publishPublications } from './publish-publications.ts';

const { directory, picture } = await createPictureFolder();
const red = await picture('#ff0000');

let database: Database;
let jobs: JobQueue;
let nowMs = 1_800_000_000_000;

beforeEach(async () => {
  database = await createTestDatabase();
  jobs = await openJobQueue(database, { jobs: CATALOGUE_JOBS, onProblem: () => undefined });
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

/** What is said of an edition in a language, on a platform. */
async function warnedOf(language: string, platformId: PlatformId): Promise<string[]> {
  nowMs += 1_000;
  const result = await publishPublications({
    commands: new ImportCommands(),
    database,
    files: createLocalFileStore(directory),
    jobs,
    publications: [comic([comicEpisode('1', [red])], { language })],
    directory,
    options: { ...NO_IMPORT_OPTIONS, platformIds: [platformId] },
    operator: localOwner('request-1'),
    nowMs,
  });
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.warnings;
}

it('says where an edition is listed that nobody reads there, as the work has others or not', async () => {
  const alone = 'is listed there as long as the work has no edition that is';
  expect(await warnedOf('ja', 'bom-us')).toEqual([`bom-us is read in en; this one is in ja, and ${alone}.`]);
  // Another edition that is not read there either, and one that another platform shows.
  expect(await warnedOf('de', 'bom-us')).toEqual([`bom-us is read in en; this one is in de, and ${alone}.`]);
  expect(await warnedOf('en', 'bom-th')).toEqual([]);
  expect(await warnedOf('ja', 'bom-us')).toEqual([`bom-us is read in en; this one is in ja, and ${alone}.`]);
  expect(await warnedOf('en', 'bom-us')).toEqual([]);
  expect(await warnedOf('ja', 'bom-us')).toEqual([
    "bom-us is read in en; this one is in ja, and is in none of its lists, which hold the work's edition in en: search finds it, and the page of that one leads to it.",
  ]);
  expect(await warnedOf('ja', 'bom-th')).toEqual([
    'bom-th is read in th, en; this one is in ja, and is listed there in th alone: in en the work has an edition.',
  ]);
});
