import { drawPage, drawStrip } from './drawn-pictures.ts';
import { type EpubItemSpec, escapeXml, writeEpub, writeXhtml, writeZip } from './writers.ts';

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

/** Fields of a ComicInfo.xml, by their names in its schema. */
export type ComicInfoFields = Readonly<Record<string, string | number>>;

export interface ComicInfoPageSpec {
  image: number;
  type?: string;
  doublePage?: boolean;
}

export function writeComicInfo(fields: ComicInfoFields, pages: readonly ComicInfoPageSpec[] = []): string {
  const lines = Object.entries(fields).map(([name, value]) => `  <${name}>${escapeXml(String(value))}</${name}>`);
  const pageLines = pages.map(({ image, type, doublePage }) => {
    const attributes = `${type === undefined ? '' : ` Type="${type}"`}${doublePage ? ' DoublePage="true"' : ''}`;
    return `    <Page Image="${image}"${attributes}/>`;
  });
  const pageBlock = pageLines.length === 0 ? [] : ['  <Pages>', ...pageLines, '  </Pages>'];
  return ['<?xml version="1.0" encoding="utf-8"?>', '<ComicInfo>', ...lines, ...pageBlock, '</ComicInfo>', ''].join(
    '\n',
  );
}

const XHTML = 'application/xhtml+xml';

function pictureItem(href: string, data: Buffer, properties?: string): EpubItemSpec {
  return { href, data, mediaType: 'image/jpeg', ...(properties === undefined ? {} : { properties }) };
}

/** A comic with fixed layout, read from right to left: left and right pages, a landscape spread, an afterword as text. */
export async function buildFixedLayoutEpub(): Promise<Buffer> {
  const items: EpubItemSpec[] = [];
  for (let page = 1; page <= 6; page += 1) {
    const data = await drawPage(300 + page, { widthPx: 600, heightPx: 840 })
      .jpeg()
      .toBuffer();
    items.push(pictureItem(`images/p${page}.jpg`, data, page === 1 ? 'cover-image' : undefined));
    // One page wraps its picture in SVG, as many tools write it.
    const picture =
      page === 3
        ? `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 600 840"><image width="600" height="840" xlink:href="../images/p${page}.jpg"/></svg>`
        : `<img src="../images/p${page}.jpg" alt="ページ${page}"/>`;
    items.push({
      href: `text/p${page}.xhtml`,
      mediaType: XHTML,
      data: writeXhtml({
        title: `${page}`,
        language: 'ja',
        head: '<meta name="viewport" content="width=600, height=840"/>',
        body: picture,
      }),
      spine: `properties="page-spread-${page % 2 === 1 ? 'left' : 'right'}"`,
      ...(page === 1 ? { toc: '第一話' } : {}),
    });
  }
  const spread = await drawPage(399, { widthPx: 1_200, heightPx: 840 }).jpeg().toBuffer();
  items.push(pictureItem('images/spread.jpg', spread));
  items.push({
    href: 'text/spread.xhtml',
    mediaType: XHTML,
    data: writeXhtml({ title: '見開き', language: 'ja', body: '<img src="../images/spread.jpg" alt=""/>' }),
    spine: true,
  });
  items.push({
    href: 'text/afterword.xhtml',
    mediaType: XHTML,
    data: writeXhtml({
      title: 'あとがき',
      language: 'ja',
      body: '<h2>あとがき</h2><p>この本は試験のために描かれました。読んでくれて、ありがとうございます。</p>',
    }),
    spine: 'properties="rendition:layout-reflowable"',
  });
  return writeEpub({
    title: '風見鶏の午後',
    language: 'ja-JP',
    direction: 'rtl',
    creators: [
      { name: '試野 いと', role: 'aut' },
      { name: '浅田 純', role: 'ill' },
    ],
    metadata:
      '<meta property="rendition:layout">pre-paginated</meta><meta property="belongs-to-collection" id="s">風見鶏</meta>' +
      '<meta refines="#s" property="collection-type">series</meta><meta refines="#s" property="group-position">2</meta>',
    items,
  });
}

/** A comic with fixed layout, read from left to right. Between its pictures is a page of text, taller than a window. */
export async function buildTextAmongPagesEpub(): Promise<Buffer> {
  const items: EpubItemSpec[] = [];
  for (let page = 1; page <= 6; page += 1) {
    const title = `${page}`;
    if (page === 3) {
      const body = `<h2>A Letter</h2><p>Dear reader, the mill is where it was.</p>${'<p>The wheel turns still.</p>'.repeat(30)}`;
      const data = writeXhtml({ title, language: 'en', body });
      items.push({ href: 'letter.xhtml', mediaType: XHTML, data, spine: 'properties="rendition:layout-reflowable"' });
      continue;
    }
    const picture = await drawPage(700 + page, { widthPx: 600, heightPx: 840 })
      .jpeg()
      .toBuffer();
    items.push(pictureItem(`p${page}.jpg`, picture, page === 1 ? 'cover-image' : undefined));
    const data = writeXhtml({
      title,
      language: 'en',
      head: '<meta name="viewport" content="width=600, height=840"/>',
      body: `<img src="p${page}.jpg" alt=""/>`,
    });
    items.push({ href: `p${page}.xhtml`, mediaType: XHTML, data, spine: true });
  }
  const metadata = '<meta property="rendition:layout">pre-paginated</meta>';
  return writeEpub({ title: 'The Mill Letter', language: 'en', direction: 'ltr', metadata, items });
}

/** A comic without metadata that says so: a reflowable EPUB with one picture in each file. */
export async function buildImageSpineEpub(): Promise<Buffer> {
  const items: EpubItemSpec[] = [];
  for (let page = 1; page <= 5; page += 1) {
    items.push(
      pictureItem(
        `p${page}.jpg`,
        await drawPage(500 + page)
          .jpeg()
          .toBuffer(),
      ),
    );
    items.push({
      href: `p${page}.xhtml`,
      mediaType: XHTML,
      data: writeXhtml({
        title: `${page}`,
        language: 'en',
        body: `<div><img src="p${page}.jpg" alt=""/><p>${page}</p></div>`,
      }),
      spine: true,
    });
  }
  return writeEpub({ title: 'Five Pages', language: 'en', items });
}

/** A webtoon as an EPUB whose metadata asks for scrolling. */
export async function buildScrolledEpub(): Promise<Buffer> {
  const items: EpubItemSpec[] = [];
  for (let slice = 1; slice <= 3; slice += 1) {
    const data = await drawStrip(8, { widthPx: 720, heightPx: 2_000 }, slice * 2_000)
      .jpeg()
      .toBuffer();
    items.push(pictureItem(`s${slice}.jpg`, data));
    items.push({
      href: `s${slice}.xhtml`,
      mediaType: XHTML,
      data: writeXhtml({ title: `${slice}`, language: 'en', body: `<img src="s${slice}.jpg" alt=""/>` }),
      spine: true,
    });
  }
  const metadata =
    '<meta property="rendition:layout">pre-paginated</meta><meta property="rendition:flow">scrolled-continuous</meta>';
  return writeEpub({ title: 'Downstream', language: 'en', metadata, items });
}
