import {
  buildFixedLayoutEpub,
  buildImageSpineEpub,
  buildScrolledEpub,
  drawPage,
  writeEpub,
} from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import { imagesOf, ingestBytes, onlyEpisode, publicationOf } from '../testing/ingest-bytes.ts';
import { chapterFile } from '../testing/small-epub.ts';

describe('an EPUB comic', () => {
  it('of fixed layout keeps its sides, its direction, its spread and its afterword', async () => {
    const publication = publicationOf(await ingestBytes('a.epub', await buildFixedLayoutEpub()));
    const episode = onlyEpisode(publication);
    expect(publication).toMatchObject({
      type: 'COMIC',
      seriesKey: '風見鶏',
      seriesTitle: '風見鶏',
      language: 'ja',
      readingDirection: 'RTL',
      viewerMode: 'PAPER',
      creators: [
        { name: '試野 いと', role: 'AUTHOR' },
        { name: '浅田 純', role: 'ARTIST' },
      ],
    });
    expect(episode).toMatchObject({ number: '2', title: '風見鶏の午後', contentType: 'IMAGE' });
    expect(episode.pages.map((page) => (page.kind === 'image' ? page.spread : 'text'))).toEqual([
      'left',
      'right',
      'left',
      'right',
      'left',
      'right',
      'wide',
      'text',
    ]);
    expect(publication.cover).toEqual(imagesOf(episode)[0]);
    expect(publication.isCoverDeclared).toBe(true);
    expect(episode.pages.at(-1)).toMatchObject({ kind: 'text', html: expect.stringContaining('<h2>あとがき</h2>') });
  });

  it('is recognised by its pages where it does not say that it is one', async () => {
    const publication = publicationOf(await ingestBytes('Five Pages v01.epub', await buildImageSpineEpub()));
    expect(publication).toMatchObject({
      type: 'COMIC',
      seriesTitle: 'Five Pages',
      readingDirection: 'LTR',
      viewerMode: 'PAPER',
    });
    expect(imagesOf(onlyEpisode(publication))).toHaveLength(5);
  });

  it('that says that it is scrolled is scrolled, and cut into slices', async () => {
    const publication = publicationOf(await ingestBytes('a.epub', await buildScrolledEpub()));
    const { pages } = onlyEpisode(publication);
    expect(publication).toMatchObject({ type: 'COMIC', viewerMode: 'SCROLL' });
    expect(pages.map((page) => (page.kind === 'image' ? page.stripIndex : null))).toEqual([0, 1, 0, 1, 0, 1]);
    expect(imagesOf({ pages }).reduce((sum, { heightPx }) => sum + heightPx, 0)).toBe(6_000);
  });

  const fixed = '<meta property="rendition:layout">pre-paginated</meta>';
  const pageOf = async (widthPx: number) => drawPage(1, { widthPx, heightPx: 90 }).jpeg().toBuffer();
  const comicOf = async (bodies: readonly string[]) =>
    ingestBytes(
      'a.epub',
      writeEpub({
        title: 'B',
        language: 'en',
        metadata: fixed,
        items: [
          { href: '1.jpg', mediaType: 'image/jpeg', data: await pageOf(61) },
          { href: '2.jpg', mediaType: 'image/jpeg', data: await pageOf(62) },
          ...bodies.map((body, index) => chapterFile(`p${index}.xhtml`, body)),
        ],
      }),
    );

  it('takes pages that are backgrounds', async () => {
    const read = await comicOf([
      '<div style="background-image:url(1.jpg);width:320px"></div>',
      `<div style="width: 320px; background: #fff url('2.jpg') no-repeat"><p> </p></div>`,
    ]);
    expect(imagesOf(onlyEpisode(publicationOf(read))).map(({ widthPx }) => widthPx)).toEqual([61, 62]);
  });

  it('names a page that shows nothing', async () => {
    const read = await comicOf(['<img src="1.jpg" alt=""/>', '<div style="background-image:url(gone.jpg)"></div>']);
    expect(read.result).toMatchObject({
      ok: true,
      warnings: ['"a.epub": the page "EPUB/p1.xhtml" shows nothing and was left out.'],
    });
  });
});
