import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type JobQueue, openJobQueue } from '@longstrip/database';
import { createTestDatabase } from '@longstrip/database/testing';
import { identifierOfVolume, identifierOfWholeVolume, type PageImage } from '@longstrip/ingest';
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
const [red, green, blue, grey] = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#777777'].map(picture));
if (!red || !green || !blue || !grey) throw new Error('no pictures');

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

const publish = (number: string, volume: string | null, images: PageImage[], seriesKey = 'run') =>
  publishBook(number, volume === null ? null : identifierOfVolume(volume), images, seriesKey);
const publishVolume = (volume: string, images: PageImage[], own: string | null = null) =>
  publishBook(volume, identifierOfWholeVolume(volume, own), images);

async function publishBook(number: string, identifier: string | null, images: PageImage[], seriesKey = 'run') {
  nowMs += 1_000;
  const source = { identifier, title: `Run ${number}`, part: 1 };
  return publishPublications({
    commands: new ImportCommands(),
    database,
    files: createLocalFileStore(filesDirectory),
    jobs,
    publications: [comic([{ ...comicEpisode(number, images), source }], { seriesKey })],
    directory,
    options: { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'] },
    operator: localOwner('request-1'),
    nowMs,
  });
}

async function publishedId(published: Awaited<ReturnType<typeof publish>>): Promise<number> {
  if (!published.ok) throw new Error(published.refusal.sentence);
  return published.series[0]?.id ?? 0;
}

const pagesOf = () => database.run('select asset_id from page order by episode_id, order_no');

describe('a comic that states a volume beside its number', () => {
  it('never replaces the episode of another volume: it is refused, with a way out', async () => {
    const id = await publishedId(await publish('1', '1', [red, green]));
    const before = [await pagesOf(), await describeSeries(database.orm, id)];
    expect(await publish('1', '2', [blue, grey])).toEqual({
      ok: false,
      refusal: {
        code: 'EPISODE_OF_OTHER_VOLUME',
        sentence:
          'episode 1 of the series is of volume 1, and "Run 1" is episode 1 of volume 2. Give it another series by --series; if it is the same episode made anew, let it state volume 1 or none.',
      },
    });
    expect([await pagesOf(), await describeSeries(database.orm, id)]).toEqual(before);
    expect(await publish('1', '2', [blue, grey], 'run-two')).toMatchObject({ ok: true, series: [{ isNew: true }] });
  });

  it('is a diff when it comes again, corrected or not', async () => {
    const id = await publishedId(await publish('1', '1', [red, green]));
    for (const [images, episodes] of [
      [[red, green], { added: 0, changed: 0, unchanged: 1 }],
      [[blue, grey], { added: 0, changed: 1, unchanged: 0 }],
    ] as const) {
      expect(await publish('1', '1', [...images])).toMatchObject({
        ok: true,
        warnings: [],
        series: [{ id, episodes }],
      });
    }
  });

  it('is the same book under another volume where half its pages are the same', async () => {
    const id = await publishedId(await publish('1', '1', [red, green]));
    expect(await publish('1', '2016', [red, blue])).toMatchObject({
      ok: true,
      series: [{ id, pages: { changed: 1 } }],
    });
    expect(await publish('1', '1', [grey, green])).toMatchObject({ ok: false });
  });

  it('stands beside the numbers of other volumes, and meets freely what states none', async () => {
    await publish('20', '2', [red]);
    expect(await publish('21', '3', [green])).toMatchObject({ ok: true, series: [{ episodes: { added: 1 } }] });
    expect(await publish('21', null, [blue])).toMatchObject({ ok: true, series: [{ episodes: { changed: 1 } }] });
    // What states none has not taken the volume away.
    expect(await publish('21', '4', [grey])).toMatchObject({ ok: false });
    expect(await publish('21', '3', [grey])).toMatchObject({ ok: true, series: [{ episodes: { changed: 1 } }] });
  });
});

describe('a whole volume and a chapter of its number', () => {
  const refused = (held: string, own: string, way: string) => ({
    ok: false,
    refusal: {
      code: 'VOLUME_AND_CHAPTER',
      sentence: `episode 3 of the series is ${held}, and "Run 3" is ${own} of that number. Give it another series by --series; if it is the same book made anew, let it state ${way}.`,
    },
  });

  it.each([
    ['without an identifier', null],
    ['with one of its own', 'urn:isbn:3'],
  ])('are two books: neither replaces the other, %s', async (_, own) => {
    await publishVolume('3', [red, green], own);
    const before = await pagesOf();
    const chapter = refused('a whole volume', 'a chapter', 'volume 3 and no number');
    expect(await publish('3', null, [blue, grey])).toEqual(chapter);
    expect(await publish('3', '3', [blue, grey])).toEqual(chapter);
    expect(await pagesOf()).toEqual(before);
    expect(await publishVolume('3', [blue, grey], own)).toMatchObject({
      ok: true,
      series: [{ pages: { changed: 2 } }],
    });
  });

  it.each([
    ['that states no volume', null],
    ['of that volume', '3'],
  ])('are two books where the chapter %s was first', async (_, volume) => {
    await publish('3', volume, [red, green]);
    const before = await pagesOf();
    expect(await publishVolume('3', [blue, grey])).toEqual(refused('a chapter', 'a whole volume', 'number 3'));
    expect(await pagesOf()).toEqual(before);
    expect(await publishVolume('4', [blue, grey])).toMatchObject({ ok: true, series: [{ episodes: { added: 1 } }] });
  });

  it('are one where half the pages are the same, and it is what it was called last', async () => {
    await publishVolume('3', [red, green]);
    expect(await publish('3', null, [red, blue])).toMatchObject({ ok: true });
    expect(await publish('3', null, [grey, grey])).toMatchObject({ ok: true });
    expect(await publishVolume('3', [red, green])).toMatchObject({ ok: false });
    expect(await publishVolume('3', [grey, grey])).toMatchObject({ ok: true });
    expect(await publish('3', null, [red, green])).toMatchObject({ ok: false });
  });
});
