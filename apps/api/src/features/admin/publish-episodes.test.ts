import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type JobQueue, openJobQueue } from '@longstrip/database';
import { createTestDatabase } from '@longstrip/database/testing';
import type { PageImage, PublicationEpisode } from '@longstrip/ingest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalFileStore } from '../image/index.ts';
import { CATALOGUE_JOBS } from '../jobs/index.ts';
import { ImportCommands } from './import-commands.ts';
import { NO_IMPORT_OPTIONS } from './import-options.ts';
import { localOwner } from './operator.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';
import { publishPublications } from './publish-publications.ts';
import { describeSeries } from './series-description.ts';

const { directory, picture } = await createPictureFolder();
const [red, green, blue] = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(picture));
if (!red || !green || !blue) throw new Error('no pictures');
const pages = [red, green];

let database: Database;
let jobs: JobQueue;
let filesDirectory: string;
let nowMs = 1_800_000_000_000;

beforeEach(async () => {
  database = await createTestDatabase();
  jobs = await openJobQueue(database, { jobs: CATALOGUE_JOBS, onProblem: () => undefined });
  filesDirectory = await mkdtemp(join(tmpdir(), 'longstrip-files-'));
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
  await rm(filesDirectory, { recursive: true, force: true });
});

async function publish(change: Partial<PublicationEpisode>, options = {}, cover: PageImage | null = null) {
  nowMs += 1_000;
  const result = await publishPublications({
    commands: new ImportCommands(),
    database,
    files: createLocalFileStore(filesDirectory),
    jobs,
    publications: [comic([{ ...comicEpisode(change.number ?? '1', pages), ...change }], { cover })],
    directory,
    options: { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'], ...options },
    operator: localOwner('request-1'),
    nowMs,
  });
  if (!result.ok) throw new Error(result.refusal.sentence);
  const [published] = result.series;
  if (published === undefined) throw new Error('nothing was published');
  return published;
}

async function shown(id: number) {
  const described = await describeSeries(database.orm, id);
  return [described?.readingDirection, described?.episodes.map((each) => each.readingDirection)];
}

const FROM_RIGHT = { readingDirection: 'RTL', isDirectionStated: true } as const;

describe('a copy of an episode that comes again', () => {
  it('leaves its direction, its title and its day as they are where it does not state them', async () => {
    const { id } = await publish({ ...FROM_RIGHT, title: 'The Pier', publishedOn: '2020-02-29' });
    expect(await publish({})).toMatchObject({ episodes: { unchanged: 1 }, fields: [] });
    expect(await shown(id)).toEqual(['RTL', ['RTL']]);
    expect((await describeSeries(database.orm, id))?.episodes).toMatchObject([
      { title: 'The Pier', publishedOn: '2020-02-29' },
    ]);
  });

  it('says each fact that it changes, in a trial too', async () => {
    const { id } = await publish({ title: 'The Pier' });
    const wish = { ...FROM_RIGHT, title: 'Low Tide' };
    const fields = [
      { field: 'readingDirection', before: 'LTR', after: 'RTL' },
      { field: 'episodes.1.title', before: 'The Pier', after: 'Low Tide' },
      { field: 'episodes.1.readingDirection', before: 'LTR', after: 'RTL' },
    ];
    expect(await publish(wish, { isDryRun: true })).toMatchObject({ episodes: { changed: 1 }, fields });
    expect(await shown(id)).toEqual(['LTR', ['LTR']]);
    expect(await publish(wish)).toMatchObject({ episodes: { changed: 1 }, pages: { unchanged: 2 }, fields });
    expect(await shown(id)).toEqual(['RTL', ['RTL']]);
    expect(await publish({ thumbnail: green })).toMatchObject({
      fields: [{ field: 'episodes.1.thumbnail', before: red.sha256, after: green.sha256 }],
    });
  });

  it('takes the direction of its own lines where these run otherwise than before', async () => {
    const { id } = await publish({ ...FROM_RIGHT, writingMode: 'VERTICAL' });
    await publish({ writingMode: 'HORIZONTAL' });
    expect(await shown(id)).toEqual(['LTR', ['LTR']]);
  });
});

it('reads a series as its first episode, and shows which episodes differ', async () => {
  const { id } = await publish({ number: '2' });
  await publish({ ...FROM_RIGHT, number: '3' });
  expect(await shown(id)).toEqual(['LTR', ['LTR', 'RTL']]);
  expect(await publish({ ...FROM_RIGHT, number: '1' })).toMatchObject({
    fields: [{ field: 'readingDirection', before: 'LTR', after: 'RTL' }],
  });
  expect(await shown(id)).toEqual(['RTL', ['RTL', 'LTR', 'RTL']]);
});

it('reads a new episode that states no direction as the series, and one that states it as it says', async () => {
  const { id } = await publish({ ...FROM_RIGHT, number: '1' });
  await publish({ number: '2' });
  await publish({ number: '3', isDirectionStated: true });
  expect(await shown(id)).toEqual(['RTL', ['RTL', 'RTL', 'LTR']]);
});

it('keeps the cover of its first episode where another book, of no number, comes after it', async () => {
  const { id } = await publish({}, {}, red);
  const source = { identifier: null, title: 'Another', part: 1 };
  const pagesOfIts = [{ kind: 'image', image: blue, spread: 'none', stripIndex: null }] as const;
  await publish({ isNumberStated: false, source, pages: [...pagesOfIts] }, {}, blue);
  const described = await describeSeries(database.orm, id);
  expect(described).toMatchObject({ pictures: { COVER: red.sha256 }, episodes: [{ number: '1' }, { number: '2' }] });
});
