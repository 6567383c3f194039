import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blurredPictureOf, type PageImage, type Publication, type PublicationEpisode } from '@longstrip/ingest';
import sharp from 'sharp';
import { afterAll } from 'vitest';

/** A folder of pictures like the output of ingest, for the tests of one file. */
export async function createPictureFolder(): Promise<{
  directory: string;
  /** A picture of one colour, 40×60 px; the same colour is the same picture. */
  picture: (colour: string) => Promise<PageImage>;
  /** A picture of a single pixel. */
  pixel: (colour: string) => Promise<PageImage>;
}> {
  const directory = await mkdtemp(join(tmpdir(), 'longstrip-publication-'));
  afterAll(() => rm(directory, { recursive: true, force: true }));
  async function draw(widthPx: number, heightPx: number, colour: string): Promise<PageImage> {
    const bytes = await sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: colour } })
      .png()
      .toBuffer();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = `${sha256}.png`;
    await writeFile(join(directory, file), bytes);
    return {
      file,
      sha256,
      mediaType: 'image/png',
      widthPx,
      heightPx,
      sizeBytes: bytes.byteLength,
      placeholder: colour,
      blurred: await blurredPictureOf(bytes, widthPx * heightPx),
    };
  }
  return { directory, picture: (colour) => draw(40, 60, colour), pixel: (colour) => draw(1, 1, colour) };
}

export function comicEpisode(number: string, images: readonly PageImage[]): PublicationEpisode {
  return {
    number,
    isNumberStated: true,
    file: `${number}.cbz`,
    source: { identifier: null, title: 'Salt Crown', part: 1 },
    title: null,
    subTitle: null,
    contentType: 'IMAGE',
    viewerMode: 'PAPER',
    readingDirection: 'LTR',
    isDirectionStated: false,
    writingMode: 'HORIZONTAL',
    publishedOn: null,
    pages: images.map((image) => ({ kind: 'image', image, spread: 'none', stripIndex: null })),
    images: [],
  };
}

export function textEpisode(number: string, html: string, images: PageImage[] = []): PublicationEpisode {
  return { ...comicEpisode(number, []), contentType: 'EPUB', pages: [{ kind: 'text', html }], images };
}

export function comic(episodes: PublicationEpisode[], change: Partial<Publication> = {}): Publication {
  return {
    type: 'COMIC',
    seriesKey: 'salt-crown',
    seriesTitle: 'Salt Crown',
    language: 'en',
    synopsis: 'A crown of salt.',
    creators: [{ name: 'Ada', role: 'AUTHOR' }],
    publisher: null,
    genres: ['Fantasy'],
    tags: ['sea'],
    isAdult: null,
    readingDirection: 'LTR',
    writingMode: 'HORIZONTAL',
    viewerMode: 'PAPER',
    cover: null,
    isCoverOfSeries: false,
    isCoverDeclared: false,
    episodes,
    doubts: [],
    ...change,
  };
}
