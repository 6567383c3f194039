import { describe, expect, it } from 'vitest';
import { publishedBy, usePublishingStore } from '../../testing/publishing-store.ts';
import { makeDuePictures } from '../pictures/make-due-pictures.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';

const { directory, picture } = await createPictureFolder();
const [red, green, blue, grey] = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#777777'].map(picture));
if (!red || !green || !blue || !grey) throw new Error('no pictures');
const { store, publish, tryToPublish, describeIt } = usePublishingStore(directory);
const jobParts = () => ({ ...store(), nowMs: () => 1 });

describe('the picture that stands for a series', () => {
  const COVER = { isCoverDeclared: true };
  const ART = { isCoverDeclared: true, isCoverOfSeries: true };
  const PAGE = {};

  it('is its own picture before the cover of a book, and that before a page; of two such, that of the first episode', async () => {
    const steps = [
      ['2', green, PAGE, green, 'PAGE'],
      ['3', red, PAGE, green, 'PAGE'],
      ['1', red, PAGE, red, 'PAGE'],
      ['2', blue, COVER, blue, 'BOOK'],
      ['1', red, PAGE, blue, 'BOOK'],
      ['3', grey, COVER, blue, 'BOOK'],
      ['1', red, COVER, red, 'BOOK'],
      ['3', grey, ART, grey, 'SERIES'],
      ['1', blue, COVER, grey, 'SERIES'],
      ['3', green, ART, green, 'SERIES'],
    ] as const;
    for (const [number, cover, origin, expected, kind] of steps) {
      const { id } = await publish(comic([comicEpisode(number, [red, green])], { cover, ...origin }));
      expect((await describeIt(id)).cover).toEqual({ sourceId: expected.sha256, kind });
    }
  });

  it('is said to be a part of a page where no cover came, once, and how to give one', async () => {
    const said = async (number: string, cover: typeof red, origin: object) =>
      publishedBy(await tryToPublish(comic([comicEpisode(number, [cover])], { cover, ...origin }))).warnings;
    expect(await said('1', red, PAGE)).toEqual([
      '"Salt Crown" came without a cover, so readers are shown a quarter of its first page: to give it one, put a picture named cover.jpg beside its episodes and import their folder.',
    ]);
    expect(await said('2', green, PAGE)).toEqual([]);
    expect(await said('3', blue, ART)).toEqual([]);
    expect(await said('1', red, PAGE)).toEqual([]);
  });

  it('is shown by pictures of its own, asked for as long as some are still to be made', async () => {
    const waiting = async () => {
      const rows = await store().database.run(`select data from pgboss.job where name = 'series.make-pictures'`);
      await store().database.run('delete from pgboss.job');
      return rows.map(({ data }) => data);
    };
    const first = comic([comicEpisode('1', [red])], { cover: red });
    const { id } = await publish(first);
    expect(await describeIt(id)).toMatchObject({ pictures: {}, episodes: [{ thumbnail: red.sha256 }] });
    expect(await waiting()).toEqual([{ seriesId: id }]);
    await makeDuePictures(jobParts(), id, new AbortController().signal);
    const { pictures } = await describeIt(id);
    expect(Object.keys(pictures)).toContain('COVER');
    expect((await publish(first)).fields).toEqual([]);
    expect(await waiting()).toEqual([]);
    await publish(comic([comicEpisode('2', [green])], { cover: green }));
    expect(await waiting()).toEqual([{ seriesId: id }]);
    await makeDuePictures(jobParts(), id, new AbortController().signal);
    expect((await describeIt(id)).pictures).toEqual(pictures);
    const changed = await publish(comic([comicEpisode('1', [red])], { cover: blue }));
    expect(changed.fields).toMatchObject([{ field: 'cover', after: { sourceId: blue.sha256 } }]);
    expect(await waiting()).toEqual([{ seriesId: id }]);
  });
});
