import { episode } from '@longstrip/database/schema';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePublishingStore } from '../../testing/publishing-store.ts';
import { handleCatalogueJobs } from '../handle-jobs.ts';
import { comic, comicEpisode, createPictureFolder, textEpisode } from '../publish/publication.fixture.ts';
import { enqueueDuePictures, makeDuePictures } from './make-due-pictures.ts';

const { directory, picture, pixel } = await createPictureFolder();
const [red, green, blue] = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(picture));
if (!red || !green || !blue) throw new Error('no pictures');
const { store, publish, describeIt } = usePublishingStore(directory, true);

const parts = () => ({ ...store(), nowMs: () => 1_900_000_000_000 });
const make = (id: number, signal = new AbortController().signal) => makeDuePictures(parts(), id, signal);

const sizes = async (id: number) => {
  const rows = await store().database.run(
    `select type, width_px, height_px from series_thumbnail join asset on asset.id = asset_id where series_id = $1 order by type`,
    [id],
  );
  return Object.fromEntries(rows.map((row) => [row.type, `${row.width_px}×${row.height_px}`]));
};

const thumbnails = async (id: number) => {
  const rows = await store().database.run(
    `select number, width_px, height_px from episode left join asset on asset.id = thumbnail_asset_id where series_id = $1 order by order_no`,
    [id],
  );
  return Object.fromEntries(rows.map((row) => [row.number, row.width_px && `${row.width_px}×${row.height_px}`]));
};

const DECLARED = { isCoverDeclared: true };

/** A comic of a series of its own. */
let seriesCount = 0;
function newComic(...[episodes, change]: Parameters<typeof comic>) {
  seriesCount += 1;
  return comic(episodes, { seriesKey: `series-${seriesCount}`, seriesTitle: `Series ${seriesCount}`, ...change });
}

const shown = async (id: number) => {
  const rows = await store()
    .database.orm.select({ thumbnailAssetId: episode.thumbnailAssetId })
    .from(episode)
    .where(eq(episode.seriesId, id))
    .orderBy(asc(episode.orderNo));
  return rows.map(({ thumbnailAssetId }) => thumbnailAssetId);
};

const enqueued = async () => {
  const rows = await store().database.run(`select data from pgboss.job where name = 'series.make-pictures'`);
  return rows.map(({ data }) => data);
};

describe('the pictures of a series', () => {
  it('are cut from its cover in the shapes that clients rely on, and none is enlarged', async () => {
    const { id } = await publish(newComic([comicEpisode('1', [green])], { cover: red, ...DECLARED }));
    await make(id);
    expect(await sizes(id)).toEqual({
      COVER: '40×60',
      DETAIL: '40×18',
      MAIN: '40×40',
      SQUARE: '40×40',
      VERTICAL: '40×53',
    });
  });

  it('are assets of their own, of a cover that is a page, too, which is shown whole', async () => {
    const { id } = await publish(newComic([comicEpisode('1', [red])], { cover: red, ...DECLARED }));
    await make(id);
    expect(await sizes(id)).toMatchObject({ COVER: '40×60' });
    expect(Object.values((await describeIt(id)).pictures)).not.toContain(red.sha256);
  });

  it('are cut from a quarter of a page where that stands in for a cover', async () => {
    const { id } = await publish(newComic([comicEpisode('1', [red])], { cover: red }));
    await make(id);
    expect(await sizes(id)).toEqual({
      COVER: '21×28',
      DETAIL: '21×10',
      MAIN: '21×21',
      SQUARE: '21×21',
      VERTICAL: '21×28',
    });
  });

  it('are cut from a cover of one pixel, too, where two of them are one file', async () => {
    const dot = await pixel('#0000ff');
    const { id } = await publish(newComic([comicEpisode('1', [dot])], { cover: dot, isAdult: true }));
    await make(id);
    expect(await sizes(id)).toMatchObject({ COVER: '1×1', DETAIL: '1×1', SQUARE: '1×1', VERTICAL: '1×1' });
  });

  it('show nothing of adult art to readers who may not see it, from when it is adult', async () => {
    const publication = newComic([comicEpisode('1', [red])], { cover: red });
    const { id } = await publish(publication);
    await make(id);
    await publish(publication, { isAdult: true });
    await make(id);
    const { pictures } = await describeIt(id);
    expect(Object.keys(pictures)).toEqual(
      expect.arrayContaining(['VERTICAL_NON_ADULT', 'MAIN_NON_ADULT', 'DETAIL_NON_ADULT']),
    );
    expect(pictures.VERTICAL_NON_ADULT).not.toBe(pictures.VERTICAL);
  });

  it('need none when the series is gone', async () => {
    await expect(make(4711)).resolves.toBeUndefined();
  });
});

describe('the thumbnails of episodes', () => {
  it('are cut from a quarter of a page, or of a picture in the text, and from all of a cover that is neither', async () => {
    const alone = await picture('#456456');
    const { id } = await publish(
      newComic([comicEpisode('1', [red]), { ...comicEpisode('2', [red]), thumbnail: alone }]),
    );
    const novel = await publish(
      newComic([{ ...textEpisode('1', '<p>One</p>', [blue]), thumbnail: blue }], { type: 'NOVEL' }),
    );
    await make(id);
    await make(novel.id);
    expect(await thumbnails(id)).toEqual({ 1: '21×12', 2: '40×23' });
    expect(await thumbnails(novel.id)).toEqual({ 1: '21×12' });
  });

  it('are made anew where the page is another one, and stay as they are where it is the same', async () => {
    const publication = newComic([comicEpisode('1', [red]), comicEpisode('2', [green])]);
    const { id } = await publish(publication);
    await make(id);
    const before = await shown(id);
    await publish({ ...publication, episodes: [comicEpisode('1', [blue]), comicEpisode('2', [green])] });
    expect(await shown(id)).toEqual([null, before[1]]);
    await make(id);
    const after = await shown(id);
    expect(after).toEqual([expect.any(String), before[1]]);
    expect(after[0]).not.toBe(before[0]);
  });

  it('are not delayed by one that cannot be made, which is reported', async () => {
    const broken = await picture('#123123');
    const publication = newComic([comicEpisode('1', [broken]), comicEpisode('2', [green])]);
    const { id } = await publish(publication);
    await store().files.remove(broken.sha256);
    await expect(make(id)).rejects.toThrow(`1 pictures of series ${id} failed`);
    expect(await thumbnails(id)).toEqual({ 1: null, 2: '21×12' });
    await publish(publication);
    await make(id);
    expect(await thumbnails(id)).toEqual({ 1: '21×12', 2: '21×12' });
  });

  it('go on where the job was cut off', async () => {
    const { id } = await publish(newComic([comicEpisode('1', [red]), comicEpisode('2', [green])]));
    const stop = new AbortController();
    const { files } = store();
    const put = vi.spyOn(files, 'put').mockImplementation(async (...given) => {
      stop.abort(new Error('the program ends'));
      put.mockRestore();
      await files.put(...given);
    });
    await expect(make(id, stop.signal)).rejects.toThrow('the program ends');
    expect(await thumbnails(id)).toEqual({ 1: '21×12', 2: null });
    await make(id);
    expect(await thumbnails(id)).toEqual({ 1: '21×12', 2: '21×12' });
  });
});

describe('pictures that are due', () => {
  beforeEach(() => store().database.run('delete from pgboss.job'));

  it('are found of every series that lacks some, once, and of no other', async () => {
    const made = await publish(newComic([comicEpisode('1', [red])], { cover: red }));
    await make(made.id);
    const upgraded = await publish(newComic([comicEpisode('1', [red])], { cover: red }));
    const drawn = await publish(newComic([comicEpisode('1', [red])]));
    await store().database.orm.update(episode).set({ thumbnailSourceId: null }).where(eq(episode.seriesId, drawn.id));
    await store().database.run('delete from pgboss.job');
    await enqueueDuePictures(parts(), new AbortController().signal);
    await enqueueDuePictures(parts(), new AbortController().signal);
    expect(await enqueued()).toEqual([{ seriesId: upgraded.id }]);
  });

  it('come by themselves, at a start where nothing asked for them, and after an import', async () => {
    const upgraded = await publish(newComic([comicEpisode('1', [red])], { cover: red }));
    await store().database.run('delete from pgboss.job');
    await store().jobs.work(handleCatalogueJobs(parts()), { pollEveryMs: 20 });
    const waitFor = (id: number) =>
      vi.waitFor(async () => expect((await describeIt(id)).pictures.VERTICAL).toBeDefined(), { timeout: 15_000 });
    await waitFor(upgraded.id);
    const imported = await publish(newComic([comicEpisode('1', [red])], { cover: red }));
    await waitFor(imported.id);
  });
});
