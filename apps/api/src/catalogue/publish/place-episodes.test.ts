import { identifierOfVolume, identifierOfWholeVolume, type PageImage, type Publication } from '@longstrip/ingest';
import { describe, expect, it } from 'vitest';
import { publishedBy, usePublishingStore } from '../../testing/publishing-store.ts';
import { comic, comicEpisode, createPictureFolder, textEpisode } from './publication.fixture.ts';

const { directory, picture } = await createPictureFolder();
const [red, green, blue, grey] = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#777777'].map(picture));
if (!red || !green || !blue || !grey) throw new Error('no pictures');
const { store, tryToPublish, publish: publishOne, describeIt } = usePublishingStore(directory);

const publish = (number: string, volume: string | null, images: PageImage[], seriesKey = 'run') =>
  publishBook(number, volume === null ? null : identifierOfVolume(volume), images, seriesKey);
const publishVolume = (volume: string, images: PageImage[], own: string | null = null) =>
  publishBook(volume, identifierOfWholeVolume(volume, own), images);

function publishBook(number: string, identifier: string | null, images: PageImage[], seriesKey = 'run') {
  const source = { identifier, title: `Run ${number}`, part: 1 };
  return tryToPublish(comic([{ ...comicEpisode(number, images), source }], { seriesKey }));
}

const publishedId = (result: Awaited<ReturnType<typeof publish>>) => publishedBy(result).series[0]?.id ?? 0;

const pagesOf = () => store().database.run('select asset_id from page order by episode_id, order_no');

describe('a comic that states a volume beside its number', () => {
  it('never replaces the episode of another volume: it is refused, with a remedy', async () => {
    const id = publishedId(await publish('1', '1', [red, green]));
    const before = [await pagesOf(), await describeIt(id)];
    expect(await publish('1', '2', [blue, grey])).toMatchObject({
      ok: false,
      refusal: {
        code: 'EPISODE_OF_OTHER_VOLUME',
        sentence:
          'episode 1 of the series is of volume 1, and "Run 1" is episode 1 of volume 2. Give it another series by --series; if it is the same episode made anew, let it state volume 1 or none.',
      },
    });
    expect([await pagesOf(), await describeIt(id)]).toEqual(before);
    expect(await publish('1', '2', [blue, grey], 'run-two')).toMatchObject({ ok: true, series: [{ isNew: true }] });
  });

  it('is a diff when it comes again, corrected or not', async () => {
    const id = publishedId(await publish('1', '1', [red, green]));
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
    const id = publishedId(await publish('1', '1', [red, green]));
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
    // The import of a file without a volume has not removed the stored one.
    expect(await publish('21', '4', [grey])).toMatchObject({ ok: false });
    expect(await publish('21', '3', [grey])).toMatchObject({ ok: true, series: [{ episodes: { changed: 1 } }] });
  });
});

describe('a whole volume and a chapter of its number', () => {
  const refused = (held: string, own: string, source: string) => ({
    ok: false,
    refusal: {
      code: 'VOLUME_AND_CHAPTER',
      sentence: `episode 3 of the series is ${held}, and "Run 3" is ${own} of that number. Give it another series by --series; if it is the same book made anew, let it state ${source}.`,
    },
  });

  it.each([
    ['without an identifier', null],
    ['with one of its own', 'urn:isbn:3'],
  ])('are two books: neither replaces the other, %s', async (_, own) => {
    await publishVolume('3', [red, green], own);
    const before = await pagesOf();
    const chapter = refused('a whole volume', 'a chapter', 'volume 3 and no number');
    expect(await publish('3', null, [blue, grey])).toMatchObject(chapter);
    expect(await publish('3', '3', [blue, grey])).toMatchObject(chapter);
    expect(await pagesOf()).toEqual(before);
    expect(await publishVolume('3', [blue, grey], own)).toMatchObject({
      ok: true,
      series: [{ pages: { changed: 2 } }],
    });
  });

  it.each([
    ['that states no volume', null, 'a book that states no volume'],
    ['of that volume', '3', 'a chapter'],
  ])('are two books where the chapter %s was first', async (_, volume, held) => {
    await publish('3', volume, [red, green]);
    const before = await pagesOf();
    expect(await publishVolume('3', [blue, grey])).toMatchObject(refused(held, 'a whole volume', 'number 3'));
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
    const { id } = await publishOne(book('Network', [red]));
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

  it('finds its own episode again, corrected or not, without a warning while a page stays', async () => {
    const { id } = await publishOne(book('Network', [red]));
    await publishOne(book('Scripting', [green, blue]));
    for (const colours of [
      [green, blue],
      [green, grey],
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
    const { id } = await publishOne(book('Netwrok', [red, green], 'urn:isbn:1'));
    expect(await tryToPublish(book('Network', [blue, grey], 'urn:isbn:1'))).toMatchObject({ warnings: [] });
    expect(await tryToPublish(book('The Network', [blue, red], 'urn:uuid:2'))).toMatchObject({ warnings: [] });
    expect(await shown(id)).toEqual([['1', 'The Network', 2]]);
  });

  it('goes on counting with its chapters, and each is found again', async () => {
    const { id } = await publishOne(novel('Tides', ['one', 'two']));
    const second = novel('Embers', ['a', 'b', 'c']);
    expect((await publishOne(second)).episodes).toEqual({ added: 3, changed: 0, unchanged: 0 });
    expect((await publishOne(second)).episodes).toEqual({ added: 0, changed: 0, unchanged: 3 });
    expect((await publishOne(novel('Tides', ['one', 'two', 'three']))).episodes).toMatchObject({
      added: 1,
      unchanged: 2,
    });
    expect((await shown(id)).map(([number]) => number)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('takes the place that one without a known book has', async () => {
    const { id } = await publishOne(book('Network', [red]));
    await store().database.run('update episode set source_title = null, source_identifier = null, source_part = null');
    expect(await tryToPublish(book('Scripting', [red, green]))).toMatchObject({ ok: true, warnings: [] });
    expect(await shown(id)).toEqual([['1', 'Scripting', 2]]);
  });
});
