import { writeEpub, writeZip, type ZipFileSpec } from '@longstrip/test-kit/files';
import { encode } from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { ingestBytes, publicationOf } from './testing/ingest-bytes.ts';
import { SMALL_PAGE } from './testing/small-comic.ts';
import { htmlOf } from './testing/small-epub.ts';

const comicOf = (info: Buffer) => {
  const files: ZipFileSpec[] = [
    { name: '1.jpg', data: SMALL_PAGE },
    { name: 'ComicInfo.xml', data: info },
  ];
  return ingestBytes('a.cbz', writeZip(files));
};
const infoOf = (declares: string, encoding: string, title: string) =>
  encode(
    `<?xml version="1.0" encoding="${declares}"?><ComicInfo><Series>Harbour</Series><Number>8</Number><Title>${title}</Title></ComicInfo>`,
    encoding,
  );

describe('ComicInfo in another encoding than it says', () => {
  it.each([
    ['utf-16', 'utf8', 'Café', 'UTF-8'],
    ['utf-8', 'windows-1252', 'Déjà vu — ebb', 'windows-1252'],
    ['utf-8', 'cp932', '港の夜の灯台', 'Shift-JIS'],
    ['utf-8', 'cp949', '항구의 밤 등대', 'EUC-KR'],
  ])('%s over %s keeps its titles, with a warning', async (declares, encoding, title, readAs) => {
    const { result } = await comicOf(infoOf(declares, encoding, title));
    expect(result).toMatchObject({
      ok: true,
      publication: { seriesTitle: 'Harbour', episodes: [{ number: '8', title }] },
      warnings: [`"a.cbz": "ComicInfo.xml": it declares ${declares} and was read as ${readAs}.`],
    });
  });
});

describe('files of an EPUB in another encoding than they say', () => {
  const chapter = (declares: string, encoding: string, text: string) => ({
    href: `${declares}.xhtml`,
    mediaType: 'application/xhtml+xml',
    spine: true as const,
    toc: declares,
    data: encode(
      `<?xml version="1.0" encoding="${declares}"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><p>${text}</p></body></html>`,
      encoding,
    ),
  });

  it('are read as what they are, with a warning', async () => {
    const items = [chapter('utf-16', 'utf8', 'The tide.'), chapter('utf-8', 'windows-1252', 'L’été déjà — là.')];
    const read = await ingestBytes('a.epub', writeEpub({ title: 'B', language: 'en', items }));
    const publication = publicationOf(read);
    expect([htmlOf(publication, 0), htmlOf(publication, 1)]).toEqual([
      '<div><p>The tide.</p></div>',
      '<div><p>L’été déjà — là.</p></div>',
    ]);
    expect(read.result).toMatchObject({
      warnings: [
        '"a.epub": "EPUB/utf-16.xhtml": it declares utf-16 and was read as UTF-8.',
        '"a.epub": "EPUB/utf-8.xhtml": it declares utf-8 and was read as windows-1252.',
      ],
    });
  });
});
