import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  buildComicCbz,
  buildLongStripCbz,
  buildWebtoonCbz,
  drawPage,
  drawStrip,
  writeComicInfo,
  writeZip,
} from '@longstrip/test-kit/files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ingest } from '../ingest.ts';
import { imagesOf, ingestBytes, ingestPath, onlyEpisode, publicationOf, writeFolder } from '../testing/ingest-bytes.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function pixelsOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer();
}

/** Mean and greatest difference of two pictures' samples. */
function difference(left: Buffer, right: Buffer): { mean: number; most: number } {
  expect(left.length).toBe(right.length);
  let sum = 0;
  let most = 0;
  for (let index = 0; index < left.length; index += 1) {
    const step = Math.abs((left[index] ?? 0) - (right[index] ?? 0));
    sum += step;
    most = Math.max(most, step);
  }
  return { mean: sum / left.length, most };
}

describe('a comic of pages', () => {
  it('has its pages in order, its cover in its place, its wide strip marked, and the junk left out', async () => {
    const publication = publicationOf(await ingestBytes('Harbour Tales - c001.cbz', await buildComicCbz()));
    const episode = onlyEpisode(publication);
    expect(publication).toMatchObject({
      type: 'COMIC',
      seriesKey: 'harbour-tales',
      seriesTitle: 'Harbour Tales',
      language: 'en',
      synopsis: 'Two sisters fold a boat and follow it to the sea.',
      creators: [
        { name: 'Mira Holt', role: 'AUTHOR' },
        { name: 'Jun Asada', role: 'ARTIST' },
      ],
      publisher: 'Test Kit Press',
      genres: ['Adventure', 'Family'],
      tags: ['boat', 'sea'],
      isAdult: false,
      readingDirection: 'LTR',
      writingMode: 'HORIZONTAL',
      viewerMode: 'PAPER',
    });
    expect(episode).toMatchObject({
      number: '1',
      title: 'The Paper Boat',
      contentType: 'IMAGE',
      publishedOn: '2024-03-09',
    });
    expect(episode.pages.map((page) => (page.kind === 'image' ? page.spread : 'text'))).toEqual([
      'wide',
      'none',
      'none',
      'none',
      'none',
    ]);
    expect(imagesOf(episode).map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual([
      [900, 260],
      ...Array(4).fill([600, 850]),
    ]);
    // ComicInfo calls the second picture the cover.
    expect(publication.cover).toEqual(imagesOf(episode)[1]);
    expect(publication.isCoverDeclared).toBe(true);
  });

  it('keeps the bytes of plain pictures and states what they are', async () => {
    const page = await drawPage(1).jpeg().toBuffer();
    const ingested = await ingestBytes('a.cbz', writeZip([{ name: '1.jpg', data: page }]));
    const [image] = imagesOf(onlyEpisode(publicationOf(ingested)));
    expect(image).toMatchObject({
      mediaType: 'image/jpeg',
      sizeBytes: page.length,
      sha256: sha256(page),
      file: `${sha256(page)}.jpg`,
    });
    expect(image && (await ingested.bytesOf(image))).toEqual(page);
  });

  it('states a placeholder near the mean colour', async () => {
    const orange = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#d98032' } })
      .png()
      .toBuffer();
    const half = await sharp({
      create: { width: 90, height: 120, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const placeholders = [];
    for (const data of [orange, half]) {
      placeholders.push(publicationOf(await ingestBytes('a.png', data)).cover?.placeholder);
    }
    expect(placeholders).toEqual(['#d98032', '#ffffff']);
  });

  it('marks double pages and leaves out deleted ones, as ComicInfo says', async () => {
    const bytes = await buildComicCbz({
      pages: 3,
      infoPages: [
        { image: 0, type: 'Deleted' },
        { image: 2, doublePage: true },
        { image: 99, type: 'FrontCover' },
      ],
    });
    const publication = publicationOf(await ingestBytes('a.cbz', bytes));
    const { pages } = onlyEpisode(publication);
    expect(pages.map((page) => (page.kind === 'image' ? page.spread : 'text'))).toEqual(['none', 'wide', 'none']);
    // The index of the cover points to no page, so the cover is the first page.
    expect(publication.cover).toEqual(imagesOf(onlyEpisode(publication))[0]);
    expect(publication.isCoverDeclared).toBe(false);
  });

  it('takes a picture named cover where nothing says which it is, and leaves it in its place', async () => {
    const publication = await readNamed(['01.jpg', '02.jpg', '03.jpg', 'cover.jpg']);
    expect(publication.cover).toEqual(imagesOf(onlyEpisode(publication))[3]);
    expect(publication.isCoverDeclared).toBe(true);
  });

  it.each([1, 2, 3])('does not show a page named cover as a whole in a book of %i', async (count) => {
    const publication = await readNamed(['cover.jpg', 'd.jpg', 'e.jpg'].slice(0, count));
    expect(publication.cover).toEqual(imagesOf(onlyEpisode(publication))[0]);
    expect(publication.isCoverDeclared).toBe(false);
  });

  async function readNamed(files: readonly string[]) {
    const zip = [];
    for (const [index, name] of files.entries()) zip.push({ name, data: await drawPage(index).jpeg().toBuffer() });
    return publicationOf(await ingestBytes('a.cbz', writeZip(zip)));
  }

  it('is also a folder of pictures, and a single picture', async () => {
    const page = await drawPage(1).webp().toBuffer();
    const folder = await writeFolder({
      'Title/Episode 7/2.webp': page,
      'Title/Episode 7/10.webp': await drawPage(2).webp().toBuffer(),
      'Title/Episode 7/notes.txt': 'not a page',
      'Single - 3.webp': page,
    });
    const fromFolder = publicationOf(await ingestPath(`${folder}/Title/Episode 7`));
    expect(fromFolder).toMatchObject({ seriesKey: 'title', seriesTitle: 'Title', episodes: [{ number: '7' }] });
    expect(imagesOf(onlyEpisode(fromFolder)).map(({ sha256: hash }) => hash === sha256(page))).toEqual([true, false]);
    const single = publicationOf(await ingestPath(`${folder}/Single - 3.webp`));
    expect(single).toMatchObject({ seriesTitle: 'Single', episodes: [{ number: '3', pages: [{ kind: 'image' }] }] });
  });

  it('falls back on the metadata of the archive’s comment', async () => {
    const comment = JSON.stringify({ 'ComicBookInfo/1.0': { title: 'T', series: 'From the comment', issue: 4 } });
    const zip = writeZip([{ name: '1.jpg', data: await drawPage(1).jpeg().toBuffer() }], { comment });
    expect(publicationOf(await ingestBytes('a.cbz', zip))).toMatchObject({
      seriesKey: 'from-the-comment',
      episodes: [{ number: '4', title: 'T' }],
    });
  });

  it('warns of motion that is not kept', async () => {
    const frames = Buffer.concat([
      await drawPage(1, { widthPx: 40, heightPx: 40 }).raw().toBuffer(),
      await drawPage(2, { widthPx: 40, heightPx: 40 }).raw().toBuffer(),
    ]);
    const animated = await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const ingested = await ingestBytes('a.webp', animated);
    expect(ingested.result).toMatchObject({
      ok: true,
      warnings: ['"a.webp" is animated; only its first picture is kept.'],
    });
    expect(publicationOf(ingested).cover).toMatchObject({ widthPx: 40, heightPx: 40 });
  });
});

describe('a webtoon', () => {
  it('is scrolled, in natural order, and its slices stay as they are', async () => {
    const ingested = await ingestBytes('stair.cbz', await buildWebtoonCbz());
    const publication = publicationOf(ingested);
    const images = imagesOf(onlyEpisode(publication));
    expect(publication.viewerMode).toBe('SCROLL');
    expect(images).toHaveLength(12);
    expect(
      onlyEpisode(publication).pages.every(
        (page) => page.kind === 'image' && page.stripIndex === null && page.spread === 'none',
      ),
    ).toBe(true);
    for (const [index, image] of images.entries()) {
      const drawn = await drawStrip(5, { widthPx: 800, heightPx: 1280 }, index * 1280)
        .jpeg({ quality: 80 })
        .toBuffer();
      expect(image.sha256).toBe(sha256(drawn));
    }
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'as one long %s is cut into slices that join to the same picture',
    async (format) => {
      const heightPx = 3_330;
      const ingested = await ingestBytes('long.cbz', await buildLongStripCbz(heightPx, format));
      const publication = publicationOf(ingested);
      const { pages } = onlyEpisode(publication);
      const images = imagesOf({ pages });
      expect(publication.viewerMode).toBe('SCROLL');
      expect(pages.map((page) => (page.kind === 'image' ? page.stripIndex : null))).toEqual([0, 1, 2]);
      expect(images.map((image) => image.heightPx)).toEqual([1_120, 1_120, 1_090]);
      expect(images.every((image) => image.mediaType === `image/${format}` && image.widthPx === 720)).toBe(true);
      const source = await pixelsOf(await drawStrip(9, { widthPx: 720, heightPx }).toFormat(format).toBuffer());
      const joined = Buffer.concat(
        await Promise.all(images.map(async (image) => pixelsOf(await ingested.bytesOf(image)))),
      );
      const { mean, most } = difference(source, joined);
      if (format === 'png') expect(most).toBe(0);
      expect(mean).toBeLessThan(1);
      // At the seams, where a cut would show, the rows are as close to the source as anywhere.
      const rowBytes = 720 * 3;
      for (const seam of [1_120, 2_240]) {
        const rows = [(seam - 1) * rowBytes, (seam + 1) * rowBytes] as const;
        expect(difference(source.subarray(...rows), joined.subarray(...rows)).mean).toBeLessThan(1.2);
      }
    },
  );

  it('is not made of pages by a single strip among them', async () => {
    const zip = [];
    for (let page = 0; page < 4; page += 1)
      zip.push({ name: `${page}.jpg`, data: await drawPage(page).jpeg().toBuffer() });
    zip.push({ name: '5.jpg', data: await drawStrip(1, { widthPx: 600, heightPx: 2_000 }).jpeg().toBuffer() });
    const publication = publicationOf(await ingestBytes('a.cbz', writeZip(zip)));
    expect(publication.viewerMode).toBe('PAPER');
    expect(imagesOf(onlyEpisode(publication)).at(-1)?.heightPx).toBe(2_000);
  });
});

describe('metadata of ComicInfo', () => {
  it('is found in any case, one folder down, and ignored with a warning when it is broken', async () => {
    const data = await drawPage(1).jpeg().toBuffer();
    const found = writeZip([
      { name: 'Book/1.jpg', data },
      { name: 'Book/COMICINFO.XML', data: writeComicInfo({ Series: 'Found' }) },
    ]);
    expect(publicationOf(await ingestBytes('a.cbz', found)).seriesTitle).toBe('Found');
    const broken = writeZip([
      { name: '1.jpg', data },
      { name: 'ComicInfo.xml', data: '<ComicInfo><Series>x</ComicInfo>' },
    ]);
    const { result } = await ingestBytes('a.cbz', broken);
    expect(result).toMatchObject({
      ok: true,
      publication: { seriesTitle: 'a' },
      warnings: ['"a.cbz": "ComicInfo.xml" is not well-formed and was ignored.'],
    });
  });

  it('never reads what an entity points to', async () => {
    const folder = await writeFolder({ 'secret.txt': 'a secret' });
    const xml = `<!DOCTYPE c [<!ENTITY x SYSTEM "file://${folder}/secret.txt">]><ComicInfo><Series>&x;</Series><Title>&x;</Title></ComicInfo>`;
    const zip = writeZip([
      { name: '1.jpg', data: await drawPage(1).jpeg().toBuffer() },
      { name: 'ComicInfo.xml', data: xml },
    ]);
    const { result } = await ingestBytes('a.cbz', zip);
    expect(result.ok).toBe(true);
    expect(JSON.stringify(result)).not.toContain('a secret');
  });
});

describe('a book that takes too long', () => {
  it('is refused, and leaves nothing behind', async () => {
    const folder = await writeFolder({ 'a.cbz': await buildComicCbz() });
    const result = await ingest(`${folder}/a.cbz`, `${folder}/out`, {}, { bookTimeLimitMs: 1 });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'TIME_LIMIT', file: 'a.cbz' } });
    expect(existsSync(`${folder}/out`)).toBe(false);
  });
});
