import type { PageImage } from '@longstrip/ingest';
import { describe, expect, it } from 'vitest';
import { publishedBy, usePublishingStore } from '../../testing/publishing-store.ts';
import type { ImportOptions } from './import-options.ts';
import { ImportSessions } from './import-sessions.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';

const { directory, picture } = await createPictureFolder();
const [red, green, blue, grey] = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#777777'].map(picture));
if (!red || !green || !blue || !grey) throw new Error('no pictures');
const { store, tryAll, tryToPublish, publish, describeIt } = usePublishingStore(directory);

/** An episode that states its volume besides its number: the same number in two volumes means two books. */
const ofVolume = (number: string, volume: string, page: PageImage) => ({
  ...comicEpisode(number, [page]),
  source: { identifier: `comic-volume:${volume}`, title: `Run ${number}`, part: 1 },
});

describe('a folder of which the catalogue cannot take every file', () => {
  const known = comic([ofVolume('1', '1', red), ofVolume('2', '1', green)]);
  const other = comic([ofVolume('1', '2', blue), ofVolume('2', '2', grey), ofVolume('3', '2', red)]);
  const refused = ['1', '2'].map((number) => ({
    file: `${number}.cbz`,
    code: 'EPISODE_OF_OTHER_VOLUME',
    sentence: expect.stringContaining(`is episode ${number} of volume 2`),
  }));

  it('is refused with all of them named, and changes nothing', async () => {
    const { id } = await publish(known);
    const before = await describeIt(id);
    expect(await tryToPublish(other)).toMatchObject({ ok: false, refusal: refused[0], refused });
    expect(await describeIt(id)).toEqual(before);
  });

  it('gives the others where that is asked for', async () => {
    const { id } = await publish(known);
    expect(await tryToPublish(other, { keepGoing: true })).toMatchObject({
      ok: true,
      refused,
      series: [{ files: [{ file: '3.cbz', episodes: [{ number: '3', pages: 1, change: 'new' }] }] }],
    });
    expect((await describeIt(id)).episodes.map(({ number }) => number)).toEqual(['1', '2', '3']);
  });
});

describe('each file of an import', () => {
  it('is named with its episode, its pages and what became of it', async () => {
    await publish(comic([comicEpisode('1', [red, green]), comicEpisode('2', [blue])]));
    const again = comic([comicEpisode('1', [red, grey]), comicEpisode('2', [blue]), comicEpisode('3', [grey])]);
    const [none, one] = [{ added: 0, changed: 0, unchanged: 0, removed: 0 }, { unchanged: 1 }];
    const changed = { ...none, ...one, changed: 1 };
    const files = [
      { file: '1.cbz', episodes: [{ number: '1', pages: 2, change: 'changed', pageChanges: changed }] },
      { file: '2.cbz', episodes: [{ number: '2', pages: 1, change: 'unchanged', pageChanges: { ...none, ...one } }] },
      { file: '3.cbz', episodes: [{ number: '3', pages: 1, change: 'new', pageChanges: { ...none, added: 1 } }] },
    ];
    expect((await publish(again, { isDryRun: true })).files).toEqual(files);
    expect((await publish(again)).files).toEqual(files);
  });

  it('brings its doubts where its series is new, and only there', async () => {
    const doubtful = comic([comicEpisode('300', [red])], { doubts: ['It may be another number.'] });
    const warnings = async (isDryRun: boolean) => publishedBy(await tryToPublish(doubtful, { isDryRun })).warnings;
    expect([await warnings(true), await warnings(false), await warnings(false)]).toEqual([
      ['It may be another number.'],
      ['It may be another number.'],
      [],
    ]);
  });
});

describe('a trial of several files of one new series', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const trialOptions = (isDryRun: boolean) =>
    ['1', '2'].map((path, index): Partial<ImportOptions> => ({ isDryRun, command: { id, fileNo: index + 1, path } }));
  const unnumbered = (title: string, page: PageImage) => ({
    ...comicEpisode('1', [page]),
    isNumberStated: false,
    source: { identifier: null, title, part: 1 },
  });

  it('calls the first a new series, and the other a new episode of the number that it will have', async () => {
    const publications = [
      comic([unnumbered('Tides', red)], { doubts: ['doubtful'] }),
      comic([unnumbered('Ebb', blue)], { doubts: ['doubtful'] }),
    ];
    const summarise = async (isDryRun: boolean) => {
      const commands = new ImportSessions();
      const results = [];
      for (const [index, publication] of publications.entries()) {
        const result = publishedBy(await tryAll([publication], trialOptions(isDryRun)[index], { commands }));
        const [series] = result.series;
        const numbers = series?.files.map(({ episodes }) => episodes[0]?.number);
        results.push([series?.isNew, series?.start !== null, series?.defaults.length, numbers]);
        expect(result.warnings.includes('doubtful')).toBe(index === 0);
      }
      return results;
    };
    const tried = await summarise(true);
    expect(tried).toEqual([
      [true, true, 3, ['1']],
      [false, false, 0, ['2']],
    ]);
    expect(await summarise(false)).toEqual(tried);
  });
});

describe('an import that is aborted', () => {
  const publication = comic([comicEpisode('1', [red, green])]);

  it('while its files are stored publishes nothing', async () => {
    const aborted = new AbortController();
    const steps: string[] = [];
    const onProgress = ({ done, of }: { done: number; of: number }) => {
      steps.push(`${done} of ${of}`);
      aborted.abort(new Error('no longer wanted'));
    };
    const controls = { signal: aborted.signal, onProgress };
    await expect(tryAll([publication], {}, { controls })).rejects.toThrow('no longer wanted');
    expect(steps[0]).toBe('1 of 2');
    expect(await store().database.run('select id from series')).toEqual([]);
  });

  it('at the end of its transaction publishes nothing', async () => {
    const aborted = new AbortController();
    const { jobs } = store();
    // Enqueuing is the last step of setting a new cover.
    const enqueue: typeof jobs.enqueue = async (...args) => {
      const result = await jobs.enqueue(...args);
      aborted.abort(new Error('no longer wanted'));
      return result;
    };
    const parts = { jobs: Object.assign(Object.create(jobs), { enqueue }), controls: { signal: aborted.signal } };
    const covered = comic([comicEpisode('1', [red])], { cover: red });
    await expect(tryAll([covered], {}, parts)).rejects.toThrow('no longer wanted');
    expect(await store().database.run('select id from series')).toEqual([]);
    expect(await store().database.run('select id from audit_log')).toEqual([]);
    expect(await tryToPublish(publication)).toMatchObject({ ok: true });
  });
});

describe('a new series whose title is nearly that of another one of the same command', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const titled = (seriesTitle: string) => comic([comicEpisode('1', [red])], { seriesTitle, seriesKey: seriesTitle });

  it.each([true, false])('is doubted, also in a dry run: %s', async (isDryRun) => {
    const commands = new ImportSessions();
    const doubts = [];
    for (const [fileNo, title] of ['Tides', 'Tides 2', 'Kelp', 'Tides Final Chapter'].entries()) {
      const options = { isDryRun, command: { id, fileNo, path: title } };
      const { warnings } = publishedBy(await tryAll([titled(title)], options, { commands }));
      doubts.push(warnings.filter((sentence) => sentence.includes('distinguishes')));
    }
    const doubt = (title: string) =>
      `"${title}" is a new series, though only a number or a word for the first or last episode distinguishes it from "Tides". If they are one, import the file with --series and --number, and remove this series.`;
    expect(doubts).toEqual([[], [doubt('Tides 2')], [], [doubt('Tides Final Chapter')]]);
    expect(publishedBy(await tryAll([titled('Kelp 2')])).warnings.join()).not.toContain('distinguishes');
  });
});
