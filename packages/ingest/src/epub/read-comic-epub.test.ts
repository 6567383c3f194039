import { buildFixedLayoutEpub, buildImageSpineEpub, buildScrolledEpub } from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import { imagesOf, ingestBytes, onlyEpisode, publicationOf } from '../testing/ingest-bytes.ts';

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

  it('is told by its pages where it does not say that it is one', async () => {
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
});
