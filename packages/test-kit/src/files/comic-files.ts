import { type ComicInfoFields, type ComicInfoPageSpec, writeComicInfo } from './comic-info.ts';
import { drawPage, drawStrip } from './drawn-pictures.ts';
import { writeZip } from './zip-writer.ts';

export interface ComicCbzOptions {
  /** How many ordinary pages, beside the wide strip that comes first. Default 4. */
  pages?: number;
  info?: ComicInfoFields;
  infoPages?: readonly ComicInfoPageSpec[];
  /** Changes every picture. */
  seed?: number;
}

/**
 * A comic of pages: first a wide strip (a title), then portrait pages, the first of which ComicInfo.xml names as the
 * cover. Junk files of operating systems are among them.
 */
export async function buildComicCbz(options: ComicCbzOptions = {}): Promise<Buffer> {
  const { pages = 4, seed = 1 } = options;
  const info = options.info ?? {
    Title: 'The Paper Boat',
    Series: 'Harbour Tales',
    Number: '1',
    Summary: 'Two sisters fold a boat and follow it to the sea.',
    Writer: 'Mira Holt',
    Penciller: 'Jun Asada',
    Publisher: 'Test Kit Press',
    Genre: 'Adventure, Family',
    Tags: 'boat,sea',
    LanguageISO: 'en',
    Manga: 'No',
    AgeRating: 'Everyone',
    Year: 2024,
    Month: 3,
    Day: 9,
  };
  const files = [
    { name: 'page-1.jpg', data: await drawStrip(seed, { widthPx: 900, heightPx: 260 }).jpeg().toBuffer(), store: true },
  ];
  for (let page = 0; page < pages; page += 1) {
    const data = await drawPage(seed * 100 + page)
      .jpeg({ quality: 82 })
      .toBuffer();
    files.push({ name: `page-${page + 2}.jpg`, data, store: true });
  }
  const infoPages = options.infoPages ?? [
    { image: 0, type: 'Other' },
    { image: 1, type: 'FrontCover' },
  ];
  return writeZip([
    ...files,
    { name: 'ComicInfo.xml', data: writeComicInfo(info, infoPages) },
    { name: '__MACOSX/._page-1.jpg', data: 'resource fork' },
    { name: 'Thumbs.db', data: 'thumbnails' },
    { name: '.DS_Store', data: 'finder' },
  ]);
}

export interface WebtoonCbzOptions {
  /** Default 12: enough for names without padding to sort wrongly as text. */
  slices?: number;
  info?: ComicInfoFields;
  seed?: number;
}

/** A webtoon: one long picture in slices of 800 × 1280, with names that only natural order sorts correctly. */
export async function buildWebtoonCbz(options: WebtoonCbzOptions = {}): Promise<Buffer> {
  const { slices = 12, seed = 5 } = options;
  const info = options.info ?? {
    Title: 'Up the Hill',
    Series: 'The Long Stair',
    Number: '1',
    Writer: 'Mira Holt',
    Genre: 'Drama',
    LanguageISO: 'en',
  };
  const files = [];
  for (let slice = 0; slice < slices; slice += 1) {
    const picture = drawStrip(seed, { widthPx: 800, heightPx: 1280 }, slice * 1280);
    files.push({ name: `stair-${slice + 1}.jpg`, data: await picture.jpeg({ quality: 80 }).toBuffer(), store: true });
  }
  return writeZip([...files, { name: 'ComicInfo.xml', data: writeComicInfo(info) }]);
}

/** A webtoon as one long strip in one file, for ingest to cut. */
export async function buildLongStripCbz(heightPx = 5_000, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const picture = drawStrip(9, { widthPx: 720, heightPx });
  return writeZip([{ name: `strip.${format}`, data: await picture.toFormat(format).toBuffer(), store: true }]);
}
