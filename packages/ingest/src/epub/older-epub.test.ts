import { drawPage, writeZip } from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import { ingestBytes, publicationOf } from '../testing/ingest-bytes.ts';
import { chapterFile, htmlOf, readEpubOf } from '../testing/small-epub.ts';

const CONTAINER =
  '<container><rootfiles><rootfile full-path="content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

const html = (body: string, htmlClass = '') =>
  `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd"><html xmlns="http://www.w3.org/1999/xhtml" class="${htmlClass}"><head><title>t</title></head><body>${body}</body></html>`;

async function buildEpub2(): Promise<Buffer> {
  const opf = `<package version="2.0" xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">
    <dc:title>An Old Book</dc:title><dc:language>en</dc:language>
    <dc:creator opf:role="aut">Ann Author</dc:creator><dc:contributor opf:role="ill">Ike Ink</dc:contributor><dc:contributor opf:role="bkp">Bob Binder</dc:contributor>
    <dc:date opf:event="modification">2020-01-01</dc:date><dc:date opf:event="publication">1999-12-31</dc:date>
    <meta name="cover" content="cover-image"/><meta name="calibre:series" content="Old Books"/><meta name="calibre:series_index" content="2.0"/></metadata>
    <manifest><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/><item id="cover-image" href="cover.jpg" media-type="image/jpeg"/>
    <item id="cover" href="wrap.html" media-type="application/xhtml+xml"/><item id="a" href="a.html" media-type="application/xhtml+xml"/><item id="b" href="b%20b.html" media-type="application/xhtml+xml"/></manifest>
    <spine toc="ncx"><itemref idref="cover"/><itemref idref="a"/><itemref idref="b"/></spine><guide><reference type="cover" href="wrap.html"/></guide></package>`;
  const point = (label: string, src: string, inside = '') =>
    `<navPoint><navLabel><text>${label}</text></navLabel><content src="${src}"/>${inside}</navPoint>`;
  const ncx = `<?xml version="1.0"?><!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd"><ncx><navMap>${point('Chapter &amp; One', 'a.html')}${point('Chapter Two', 'b%20b.html')}</navMap></ncx>`;
  return writeZip([
    { name: 'mimetype', data: 'application/epub+zip', store: true },
    { name: 'META-INF/container.xml', data: CONTAINER },
    { name: 'content.opf', data: opf },
    { name: 'toc.ncx', data: ncx },
    { name: 'cover.jpg', data: await drawPage(1, { widthPx: 90, heightPx: 120 }).jpeg().toBuffer() },
    { name: 'wrap.html', data: html('<img src="cover.jpg" alt="Cover"/>') },
    { name: 'a.html', data: html('<p>A caf&eacute;.</p>') },
    { name: 'b b.html', data: html('<p>B.</p>') },
  ]);
}

describe('an EPUB 2', () => {
  it('is read by its NCX, its guide and its older words', async () => {
    const publication = publicationOf(await ingestBytes('old.epub', await buildEpub2()));
    expect(publication).toMatchObject({
      type: 'NOVEL',
      seriesKey: 'old-books',
      seriesTitle: 'Old Books',
      creators: [
        { name: 'Ann Author', role: 'AUTHOR' },
        { name: 'Ike Ink', role: 'ARTIST' },
      ],
      cover: { widthPx: 90, heightPx: 120 },
      isCoverDeclared: true,
    });
    expect(publication.episodes).toMatchObject([
      { number: '2-1', title: 'Chapter & One', subTitle: 'An Old Book', publishedOn: '1999-12-31' },
      { number: '2-2', title: 'Chapter Two' },
    ]);
    // The cover's page comes before the first chapter.
    expect(publication.episodes[0]?.pages).toHaveLength(2);
    expect(htmlOf(publication)).toContain('A café.');
  });
});

describe('a book set as Japanese publishers set them', () => {
  it('is vertical by a class of its root, set in a sheet that a sheet takes in', async () => {
    const publication = await readEpubOf([
      { href: 'style/book.css', data: '@import "standard.css";', mediaType: 'text/css' },
      {
        href: 'style/standard.css',
        data: '@import "book.css"; .vrtl { -epub-writing-mode: vertical-rl } .vrtl .tcy { -epub-text-combine: horizontal }',
        mediaType: 'text/css',
      },
      {
        ...chapterFile('c.xhtml', '', { toc: '第一章' }),
        data: '<html xmlns="http://www.w3.org/1999/xhtml" class="vrtl" xml:lang="ja"><head><link rel="stylesheet" href="style/book.css"/></head><body><p>平成<span class="tcy">12</span>年</p></body></html>',
      },
    ]);
    expect(publication).toMatchObject({ writingMode: 'VERTICAL', readingDirection: 'RTL' });
    expect(htmlOf(publication)).toContain('<span class="ls-tcy">12</span>');
  });

  it('has titles without the readings of their characters', async () => {
    const nav =
      '<html xmlns="http://www.w3.org/1999/xhtml"><body><nav><ol><li><a href="c.xhtml"><ruby>序<rt>じょ</rt></ruby><br/>はじめに</a></li></ol></nav></body></html>';
    const publication = await readEpubOf([chapterFile('c.xhtml', '<p>x</p>')], { nav });
    expect(publication.episodes[0]?.title).toBe('序 はじめに');
  });
});
