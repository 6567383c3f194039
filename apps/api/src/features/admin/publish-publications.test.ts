import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type JobQueue, openDatabase, openJobQueue } from '@longstrip/database';
import { appUser, asset, auditLog, entitlement, series } from '@longstrip/database/schema';
import { createTestDatabase, startTestServer, type TestServer, whyNoTestServer } from '@longstrip/database/testing';
import type { PageImage, Publication } from '@longstrip/ingest';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalFileStore, type FileStore } from '../image/index.ts';
import { CATALOGUE_JOBS } from '../jobs/index.ts';
import { ImportCommands } from './import-commands.ts';
import { type ImportOptions, NO_IMPORT_OPTIONS } from './import-options.ts';
import { localOwner } from './operator.ts';
import { comic, comicEpisode, createPictureFolder, textEpisode } from './publication.fixture.ts';
import { type PublishedSeries, publishPublications } from './publish-publications.ts';
import { describeSeries } from './series-description.ts';

const { directory, picture } = await createPictureFolder();
const [red, green, blue, grey] = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#777777'].map(picture));
if (!red || !green || !blue || !grey) throw new Error('no pictures');

let database: Database;
let jobs: JobQueue;
let files: FileStore;
let filesDirectory: string;
let nowMs: number;

async function openFiles(): Promise<void> {
  filesDirectory = await mkdtemp(join(tmpdir(), 'longstrip-files-'));
  files = createLocalFileStore(filesDirectory);
}

function tryToPublish(publication: Publication, options: Partial<ImportOptions> = {}) {
  nowMs += 1_000;
  return publishPublications({
    commands: new ImportCommands(),
    database,
    files,
    jobs,
    publications: [publication],
    directory,
    options: { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'], ...options },
    operator: localOwner('request-1'),
    nowMs,
  });
}

async function publish(publication: Publication, options: Partial<ImportOptions> = {}): Promise<PublishedSeries> {
  const result = await tryToPublish(publication, options);
  if (!result.ok) throw new Error(result.refusal.sentence);
  const [published] = result.series;
  if (published === undefined) throw new Error('nothing was published');
  return published;
}

async function describeIt(id: number) {
  const described = await describeSeries(database.orm, id);
  if (described === null) throw new Error(`no series ${id}`);
  return described;
}

/** The version of each row: it changes when the row is written, whatever is written. */
async function rowVersions(table: 'page' | 'episode'): Promise<Record<string, unknown>[]> {
  return database.run(`select ctid::text as place, xmin::text as version from ${table} order by 1`);
}

const audited = () =>
  database.orm
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .orderBy(auditLog.id);

beforeEach(async () => {
  nowMs = 1_800_000_000_000;
});

describe('publishing', () => {
  beforeEach(async () => {
    database = await createTestDatabase();
    jobs = await openJobQueue(database, { jobs: CATALOGUE_JOBS, onProblem: () => undefined });
    await openFiles();
  });
  afterEach(async () => {
    await jobs.stop();
    await database.close();
    await rm(filesDirectory, { recursive: true, force: true });
  });

  it('brings a series, its episodes, pages and files into the catalogue', async () => {
    const published = await publish(comic([comicEpisode('1', [red, green])], { cover: red }), { freeEpisodeCount: 1 });
    expect(published).toEqual({
      id: published.id,
      seriesKey: 'salt-crown',
      alias: 'salt-crown',
      title: 'Salt Crown',
      language: 'en',
      isNew: true,
      episodes: { added: 1, changed: 0, unchanged: 0 },
      pages: { added: 2, changed: 0, unchanged: 0, removed: 0 },
      fields: [],
    });
    expect(await describeIt(published.id)).toMatchObject({
      status: 'SCHEDULED',
      tags: ['Fantasy', 'sea'],
      creators: [{ name: 'Ada', role: 'AUTHOR' }],
      pictures: { COVER: red.sha256 },
      platforms: { 'bom-us': { isVisible: true, rentCoin: 3, possessionCoin: 5, freeEpisodeCount: 1 } },
      episodes: [{ number: '1', alias: 'ep-1', orderNo: 1, title: 'Ep. 1', pageCount: 2 }],
    });
    expect(await files.has(red.sha256)).toBe(true);
    expect(await files.has(green.sha256)).toBe(true);
  });

  it('changes nothing when the same comes again: not a row, not a line of the log', async () => {
    const publication = comic([comicEpisode('1', [red, green]), comicEpisode('2', [blue])], { cover: red });
    const first = await publish(publication);
    const before = [await rowVersions('page'), await rowVersions('episode'), await describeIt(first.id)];
    const again = await publish(publication);
    expect(again).toMatchObject({
      id: first.id,
      isNew: false,
      episodes: { added: 0, changed: 0, unchanged: 2 },
      pages: { added: 0, changed: 0, unchanged: 3, removed: 0 },
    });
    expect([await rowVersions('page'), await rowVersions('episode'), await describeIt(first.id)]).toEqual(before);
    expect(await audited()).toHaveLength(1);
  });

  describe('a book that states no number', () => {
    const book = (title: string, colours: PageImage[], identifier: string | null = null): Publication =>
      comic([{ ...comicEpisode('1', colours), title, isNumberStated: false, source: { identifier, title, part: 1 } }]);
    const novel = (title: string, texts: string[]): Publication =>
      comic(
        texts.map((text, index) => ({
          ...textEpisode(String(index + 1), `<p>${text}</p>`),
          isNumberStated: false,
          source: { identifier: null, title, part: index + 1 },
        })),
        { type: 'NOVEL' },
      );
    const shown = async (id: number) =>
      (await describeIt(id)).episodes.map(({ number, title, pageCount }) => [number, title, pageCount]);

    it('never takes the episode of another book: it goes after the others, with a warning', async () => {
      const { id } = await publish(book('Network', [red]));
      const second = await tryToPublish(book('Scripting', [green, blue]));
      expect(second).toMatchObject({ ok: true, series: [{ id, episodes: { added: 1, changed: 0 } }] });
      expect(second.ok && second.warnings).toEqual([
        '"Scripting" states no number, and episode 1 is of another book, "Network": it became episode 2. A number in its metadata or its name, or another --series, puts it elsewhere.',
      ]);
      expect(await shown(id)).toEqual([
        ['1', 'Network', 1],
        ['2', 'Scripting', 2],
      ]);
    });

    it('finds its own episode again, corrected or not, without a word', async () => {
      const { id } = await publish(book('Network', [red]));
      await publish(book('Scripting', [green, blue]));
      for (const colours of [
        [green, blue],
        [grey, red],
      ]) {
        const again = await tryToPublish(book('Scripting', colours));
        expect(again).toMatchObject({ ok: true, warnings: [], series: [{ episodes: { added: 0 } }] });
      }
      expect(await shown(id)).toEqual([
        ['1', 'Network', 1],
        ['2', 'Scripting', 2],
      ]);
    });

    it('is known by its identifier under another title, and by its pages when both are others', async () => {
      const { id } = await publish(book('Netwrok', [red, green], 'urn:isbn:1'));
      expect(await tryToPublish(book('Network', [blue, grey], 'urn:isbn:1'))).toMatchObject({ warnings: [] });
      expect(await tryToPublish(book('The Network', [blue, red], 'urn:uuid:2'))).toMatchObject({ warnings: [] });
      expect(await shown(id)).toEqual([['1', 'The Network', 2]]);
    });

    it('goes on counting with its chapters, and each is found again', async () => {
      const { id } = await publish(novel('Tides', ['one', 'two']));
      const second = novel('Embers', ['a', 'b', 'c']);
      expect((await publish(second)).episodes).toEqual({ added: 3, changed: 0, unchanged: 0 });
      expect((await publish(second)).episodes).toEqual({ added: 0, changed: 0, unchanged: 3 });
      expect((await publish(novel('Tides', ['one', 'two', 'three']))).episodes).toMatchObject({
        added: 1,
        unchanged: 2,
      });
      expect((await shown(id)).map(([number]) => number)).toEqual(['1', '2', '3', '4', '5', '6']);
    });

    it('takes the place that one without a known book has', async () => {
      const { id } = await publish(book('Network', [red]));
      await database.run('update episode set source_title = null, source_identifier = null, source_part = null');
      expect(await tryToPublish(book('Scripting', [green]))).toMatchObject({ ok: true, warnings: [] });
      expect(await shown(id)).toEqual([['1', 'Scripting', 1]]);
    });
  });

  it('touches the pages that changed and no others; ids and what readers own stay', async () => {
    const first = await publish(comic([comicEpisode('1', [red, green, blue]), comicEpisode('2', [blue])]));
    const [one] = (await describeIt(first.id)).episodes;
    const episodeId = one?.id ?? 0;
    const reader = { platformId: 'bom-us', id: 'reader' };
    await database.orm
      .insert(appUser)
      .values({ ...reader, snsProvider: 'google', snsId: 's', createdAtMs: 1, updatedAtMs: 1 });
    await database.orm.insert(entitlement).values({
      ...{ platformId: 'bom-us', userId: 'reader', episodeId },
      ...{ scope: 'POSSESSION', source: 'PURCHASE', startedAtMs: 1 },
    });
    const before = await rowVersions('page');

    const again = await publish(comic([comicEpisode('1', [red, grey, blue])]));
    expect(again.pages).toEqual({ added: 0, changed: 1, unchanged: 2, removed: 0 });
    expect(again.episodes).toEqual({ added: 0, changed: 1, unchanged: 0 });
    const after = await rowVersions('page');
    expect(
      after.filter((row) => before.some((old) => old.version === row.version && old.place === row.place)),
    ).toHaveLength(3);
    expect((await describeIt(first.id)).episodes.map(({ id, number }) => [id, number])).toEqual([
      [episodeId, '1'],
      [expect.any(Number), '2'],
    ]);
    expect(await database.orm.select({ episodeId: entitlement.episodeId }).from(entitlement)).toEqual([{ episodeId }]);
  });

  it('adds, shortens and fills gaps: episodes stand in the order of their numbers', async () => {
    const first = await publish(comic([comicEpisode('2', [red, green, blue]), comicEpisode('10', [red])]));
    await publish(comic([comicEpisode('1', [grey]), comicEpisode('2', [red])]));
    const { episodes } = await describeIt(first.id);
    expect(episodes.map(({ number, orderNo, pageCount }) => [number, orderNo, pageCount])).toEqual([
      ['1', 1, 1],
      ['2', 2, 1],
      ['10', 3, 1],
    ]);
  });

  it('keeps two languages of one work as two series of one work', async () => {
    const english = await publish(comic([comicEpisode('1', [red])]));
    const german = await publish(comic([comicEpisode('1', [red])], { language: 'de', seriesTitle: 'Salt Crown' }));
    expect(german.id).not.toBe(english.id);
    expect(german.alias).toBe('salt-crown-de');
    const workKeys = await database.orm.selectDistinct({ workKey: series.workKey }).from(series);
    expect(workKeys).toEqual([{ workKey: 'salt-crown' }]);
  });

  it('leaves an operator’s decisions alone, and takes what is said at the import', async () => {
    const publication = comic([comicEpisode('1', [red])]);
    const { id } = await publish(publication, { rentCoin: 4 });
    await database.orm.update(series).set({ title: 'By an operator', synopsis: 'Another' }).where(eq(series.id, id));
    await publish(publication);
    expect(await describeIt(id)).toMatchObject({
      title: 'By an operator',
      synopsis: 'Another',
      platforms: { 'bom-us': { rentCoin: 4, possessionCoin: null } },
    });
    await publish(publication, { title: 'Said now', possessionCoin: 9, status: 'COMPLETED', days: ['TEN'] });
    expect(await describeIt(id)).toMatchObject({
      title: 'Said now',
      status: 'COMPLETED',
      days: ['TEN'],
      platforms: { 'bom-us': { rentCoin: 4, possessionCoin: 9 } },
    });
  });

  it('opens episodes when it is told to, in the time of each platform', async () => {
    const { id } = await publish(comic([comicEpisode('1', [red])]), {
      platformIds: ['bom-us', 'beltoon-jp'],
      openAt: '2030-01-31T18:00',
    });
    const { episodes, platforms } = await describeIt(id);
    expect(episodes[0]?.platforms).toMatchObject({
      'bom-us': { openedAtMs: Date.parse('2030-01-31T18:00-08:00') },
      'beltoon-jp': { openedAtMs: Date.parse('2030-01-31T18:00+09:00') },
    });
    expect(platforms['beltoon-jp']?.openedAtMs).toBe(Date.parse('2030-01-31T18:00+09:00'));
  });

  it('keeps text and the pictures in it', async () => {
    const html = `<p>Ein <img src="asset:${blue.sha256}" width="40" height="60" alt=""></p>`;
    const { id } = await publish(comic([textEpisode('1', html, [blue])], { type: 'NOVEL' }));
    expect(await database.run('select kind, html, asset_id from page')).toEqual([
      { kind: 'text', html, asset_id: null },
    ]);
    expect(await database.run('select asset_id from text_asset')).toEqual([{ asset_id: blue.sha256 }]);
    await publish(comic([textEpisode('1', '<p>Ohne</p>')], { type: 'NOVEL' }));
    expect(await database.run('select asset_id from text_asset')).toEqual([]);
    expect((await describeIt(id)).type).toBe('NOVEL');
  });

  it('finds out in a trial what would change, and changes nothing', async () => {
    const trial = await publish(comic([comicEpisode('1', [red, green])]), { isDryRun: true });
    expect(trial).toMatchObject({ alias: 'salt-crown', isNew: true, pages: { added: 2 } });
    expect(await database.orm.$count(series)).toBe(0);
    expect(await database.orm.$count(asset)).toBe(0);
    expect(await audited()).toEqual([]);
    expect(await readdir(filesDirectory)).toEqual([]);
  });

  it('brings a removed series back, with its ids', async () => {
    const publication = comic([comicEpisode('1', [red])]);
    const { id } = await publish(publication);
    await database.orm.update(series).set({ removedAtMs: 5 }).where(eq(series.id, id));
    const again = await tryToPublish(publication);
    expect(again).toMatchObject({
      ok: true,
      series: [{ id }],
      warnings: ['The series salt-crown had been removed and is back.'],
    });
    expect((await describeIt(id)).isRemoved).toBe(false);
  });

  it('says what changes beside episodes and pages, in a trial too', async () => {
    const publication = comic([comicEpisode('1', [red])]);
    await publish(publication);
    expect((await publish(publication)).fields).toEqual([]);
    const wish = { freeEpisodeCount: 9, rentCoin: 99, possessionCoin: 150, title: 'Salt', openAt: '2030-01-31' };
    const changes = [
      { field: 'title', before: 'Salt Crown', after: 'Salt' },
      { field: 'platforms.bom-us.rentCoin', before: 3, after: 99 },
      { field: 'platforms.bom-us.possessionCoin', before: 5, after: 150 },
      { field: 'platforms.bom-us.freeEpisodeCount', before: 0, after: 9 },
      { field: 'episodes.1.platforms.bom-us.openedAtMs', before: expect.any(Number), after: expect.any(Number) },
    ];
    const trial = await publish(publication, { ...wish, isDryRun: true });
    expect(trial.fields).toEqual(expect.arrayContaining(changes));
    expect(trial.fields).toHaveLength(changes.length);
    const more = await publish(publication, { ...wish, platformIds: ['bom-us', 'bom-th'] });
    expect(more.fields).toEqual(expect.arrayContaining(changes));
    expect(more.fields.map(({ field }) => field)).toContain('platforms.bom-th');
  });

  it('asks for the cut pictures with a new cover, and only then', async () => {
    const waiting = async () =>
      (await database.run(`select data from pgboss.job where name = 'series.make-pictures'`)).length;
    await publish(comic([comicEpisode('2', [red])], { cover: red }));
    expect(await waiting()).toBe(1);
    await database.run('delete from pgboss.job');
    await publish(comic([comicEpisode('2', [red])], { cover: red }));
    expect(await waiting()).toBe(0);
    await publish(comic([comicEpisode('3', [red])], { cover: green }));
    expect(await waiting()).toBe(0);
    const { id } = await publish(comic([comicEpisode('1', [red])], { cover: blue }));
    expect(await waiting()).toBe(1);
    expect((await describeIt(id)).pictures.COVER).toBe(blue.sha256);
  });

  it('writes before and after of what changed into the log', async () => {
    await publish(comic([comicEpisode('1', [red]), comicEpisode('2', [blue])]));
    await publish(comic([comicEpisode('2', [green])]), { title: 'New title' });
    const [made, changed] = await audited();
    expect(made).toMatchObject({ action: 'series.import', before: null, after: { alias: 'salt-crown' } });
    expect(changed).toMatchObject({
      before: { title: 'Salt Crown', episodes: [{ number: '2' }] },
      after: { title: 'New title', episodes: [{ number: '2' }] },
    });
    expect(Object.keys(changed?.after ?? {}).toSorted()).toEqual(['episodes', 'title']);
  });

  it.each<[string, Partial<Publication>, Partial<ImportOptions>, string]>([
    ['a new series without a platform', { seriesKey: 'other' }, { platformIds: [] }, 'PLATFORM_MISSING'],
    ['a novel under the name of a comic', { type: 'NOVEL' }, {}, 'SERIES_TYPE_DIFFERS'],
    ['an alias of another series', { seriesKey: 'other' }, { alias: 'salt-crown' }, 'ALIAS_TAKEN'],
  ])('refuses %s, and stores nothing of it', async (_, change, options, code) => {
    await publish(comic([comicEpisode('1', [red])]));
    expect(await tryToPublish(comic([comicEpisode('1', [grey])], change), options)).toMatchObject({
      ok: false,
      refusal: { code },
    });
    expect(await database.orm.$count(series)).toBe(1);
    expect(await audited()).toHaveLength(1);
  });

  it('publishes all series of a folder or none', async () => {
    await publish(comic([comicEpisode('1', [red])]));
    const folder = (type: Publication['type']) => [
      comic([comicEpisode('1', [red])], { seriesKey: 'second', seriesTitle: 'Second' }),
      comic([comicEpisode('2', [blue])], { type }),
    ];
    const parts = { database, files, jobs, directory, operator: localOwner(null), nowMs };
    const options = { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'] };
    expect(
      await publishPublications({
        commands: new ImportCommands(),
        ...parts,
        publications: folder('NOVEL'),
        options,
      }),
    ).toMatchObject({
      ok: false,
    });
    expect(await database.orm.$count(series)).toBe(1);
    expect(
      await publishPublications({
        commands: new ImportCommands(),
        ...parts,
        publications: folder('COMIC'),
        options,
      }),
    ).toMatchObject({
      series: [
        { alias: 'second', isNew: true },
        { alias: 'salt-crown', isNew: false },
      ],
    });
  });

  it('does not store a picture that is not what its name says', async () => {
    const forged: PageImage = { ...red, sha256: 'a'.repeat(64) };
    await expect(tryToPublish(comic([comicEpisode('1', [forged])]))).rejects.toThrow('is not what its name says');
    expect(await database.orm.$count(series)).toBe(0);
  });
});

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`publishing side by side${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());

  it('makes one series of two imports in the same instant, whichever comes first', async () => {
    const url = await server.createDatabase();
    await openFiles();
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ engine: 'server', url })));
    const queues = await Promise.all(
      databases.map((each) => openJobQueue(each, { jobs: CATALOGUE_JOBS, onProblem: () => undefined })),
    );
    const images = [red, green, blue, grey];
    for (let round = 0; round < 10; round += 1) {
      const results = await Promise.all(
        databases.map((each, index) => {
          const queue = queues[index];
          if (queue === undefined) throw new Error('no queue');
          // A picture of its own for each: the rows of shared ones would make them wait for each other anyway.
          const own = images.slice(index, index + 1);
          return publishPublications({
            commands: new ImportCommands(),
            ...{ database: each, files, jobs: queue, directory, operator: localOwner(null), nowMs: nowMs + index },
            publications: [
              comic([comicEpisode(String(index + 1), own), comicEpisode('shared', own)], {
                ...{ seriesKey: `round-${round}`, seriesTitle: `Round ${round}`, cover: own[0] ?? null },
              }),
            ],
            options: { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'] },
          });
        }),
      );
      const ids = new Set(results.map((result) => (result.ok ? result.series[0]?.id : null)));
      expect(ids.size).toBe(1);
      expect(results.filter((result) => result.ok && result.series[0]?.isNew)).toHaveLength(1);
      const [id] = ids;
      const described = await describeSeries(databases[0]?.orm ?? database.orm, id ?? 0);
      expect(described?.episodes.map(({ number, orderNo }) => [number, orderNo])).toEqual([
        ...['1', '2', '3', '4'].map((number, index) => [number, index + 1]),
        ['shared', 5],
      ]);
    }
    await Promise.all(queues.map((queue) => queue.stop()));
    await Promise.all(databases.map((each) => each.close()));
    await rm(filesDirectory, { recursive: true, force: true });
  });
});
