import { crc32, gzipSync } from 'node:zlib';
import { writeZip, type ZipFileSpec } from '@longstrip/test-kit/files';
import { encode } from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { imagesOf, ingestBytes, ingestPath, onlyEpisode, publicationOf, writeFolder } from '../testing/ingest-bytes.ts';
import { SMALL_PAGE } from '../testing/small-comic.ts';
import { decodeEntryNames } from './entry-name.ts';
import { openZipSource } from './zip-source.ts';

const page = (name: string | Buffer): ZipFileSpec => ({ name, data: SMALL_PAGE, store: true });
const raw = (name: string, encoding: string, flags = 0) => ({ raw: encode(name, encoding), flags, extraFields: [] });

async function pathsOf(files: readonly ZipFileSpec[]): Promise<string[]> {
  const folder = await writeFolder({ 'a.cbz': writeZip(files) });
  const source = await openZipSource(`${folder}/a.cbz`);
  source.close();
  return source.entries.map(({ path }) => path);
}

describe('names of entries in an encoding of before Unicode', () => {
  /** Letters whose second byte is that of a backslash, 0x5C. */
  it.each([
    ['Shift-JIS', 'cp932', ['表紙.jpg', '裏表紙.jpg', '第1頁.jpg', '第十.jpg', 'ソ.jpg', '能.jpg']],
    ['Big5', 'big5', ['封面.jpg', '許功蓋.jpg', '餐廳.jpg', '第01頁.jpg']],
    ['GBK', 'gb18030', ['封面.jpg', '誠.jpg', '第01页.jpg', '港口之夜.jpg']],
    ['EUC-KR', 'cp949', ['표지.jpg', '항구의 밤.jpg', '1화.jpg']],
    ['EUC-JP', 'euc-jp', ['表紙.jpg', 'カバー裏.jpg']],
    ['TIS-620', 'windows-874', ['หน้าปก.jpg', 'หน้า ๒.jpg']],
    ['windows-1256', 'windows-1256', ['غلاف.jpg', 'صفحة ٢.jpg']],
    ['windows-1252', 'windows-1252', ['Épilogue.jpg', 'Größe.jpg']],
    ['code page 437', 'cp437', ['Épilogue.jpg', 'Größe.jpg']],
  ])('are read, and none of their letters is split: %s', async (_, encoding, names) => {
    const plain = names.map((name) => name.replace('٢', '2'));
    expect(await pathsOf(plain.map((name) => page(encode(name, encoding))))).toEqual(plain);
  });

  it('keep their folders, which are apart by a single byte', async () => {
    const names = ['第十話\\表.jpg', '第十話\\裏.jpg', '能\\ソ.jpg'];
    expect(await pathsOf(names.map((name) => page(encode(name, 'cp932'))))).toEqual(
      names.map((name) => name.replace('\\', '/')),
    );
  });

  it('are all pages of the book, in their order', async () => {
    const names = ['第10頁.jpg', '第2頁.jpg', '第十一頁.jpg', 'カバー表.jpg'];
    const files = await Promise.all(
      names.map(async (name, index) => ({ name: encode(name, 'cp932'), data: await pageOfWidth(40 + index) })),
    );
    const { pages } = onlyEpisode(publicationOf(await ingestBytes('灯台 1.cbz', writeZip(files))));
    expect(imagesOf({ pages }).map(({ widthPx }) => widthPx - 40)).toEqual([3, 1, 0, 2]);
  });
});

async function pageOfWidth(widthPx: number): Promise<Buffer> {
  const { drawPage } = await import('@longstrip/test-kit/files');
  return drawPage(1, { widthPx, heightPx: 60 }).jpeg().toBuffer();
}

describe('names that say their encoding', () => {
  it('by the flag of UTF-8, beside others of an old encoding', () => {
    expect(
      decodeEntryNames([raw('表紙.jpg', 'utf8', 0x800), raw('能.jpg', 'cp932'), raw('カバー裏.jpg', 'cp932')]),
    ).toEqual(['表紙.jpg', '能.jpg', 'カバー裏.jpg']);
  });

  it('without the flag, where they are valid UTF-8', () => {
    expect(decodeEntryNames([raw('Café.jpg', 'utf8'), raw('表紙.jpg', 'utf8'), raw('1.jpg', 'utf8')])).toEqual([
      'Café.jpg',
      '表紙.jpg',
      '1.jpg',
    ]);
  });

  it('with the flag on bytes that are not UTF-8, as the others', () => {
    expect(decodeEntryNames([raw('表紙.jpg', 'cp932', 0x800), raw('カバー裏.jpg', 'cp932')])).toEqual([
      '表紙.jpg',
      'カバー裏.jpg',
    ]);
  });

  const withField = (name: string, unicode: string, of = name) => {
    const head = Buffer.alloc(5);
    head[0] = 1;
    head.writeUInt32LE(crc32(encode(of, 'cp437')), 1);
    const data = Buffer.concat([head, Buffer.from(unicode)]);
    return { raw: encode(name, 'cp437'), flags: 0, extraFields: [{ id: 0x7075, data }] };
  };

  it('by the Unicode path field of Info-ZIP, unless it belongs to a former name', () => {
    expect(decodeEntryNames([withField('__.jpg', '表紙.jpg')])).toEqual(['表紙.jpg']);
    expect(decodeEntryNames([withField('2.jpg', '表紙.jpg', '1.jpg')])).toEqual(['2.jpg']);
  });
});

describe('bytes behind an archive', () => {
  const archive = writeZip([page('1.jpg'), page('2.jpg')]);

  it.each([
    ['zeros', Buffer.alloc(512)],
    ['a line', Buffer.from('\r\n')],
    ['more than a comment may have', Buffer.alloc(200_000, 7)],
    ['what looks like the end of an archive', Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(30, 0xff)])],
  ])('are left out, which is said: %s', async (_, trailing) => {
    const { result } = await ingestBytes('Trail 001.cbz', Buffer.concat([archive, trailing]));
    expect(result).toMatchObject({
      ok: true,
      publication: { episodes: [{ number: '1', pages: [{}, {}] }] },
      warnings: [`"Trail 001.cbz": ${trailing.length} bytes behind the end of the archive were left out.`],
    });
  });

  it('are read with a comment before them', async () => {
    const commented = writeZip([page('1.jpg')], { comment: 'a comment' });
    expect((await ingestBytes('a.cbz', Buffer.concat([commented, Buffer.alloc(9)]))).result.ok).toBe(true);
  });

  it('do not make an archive of one that is cut off', async () => {
    const cut = Buffer.concat([archive.subarray(0, archive.length - 30), Buffer.alloc(512)]);
    expect((await ingestBytes('a.cbz', cut)).result).toMatchObject({ ok: false, refusal: { code: 'ARCHIVE_BROKEN' } });
  });
});

describe('archives in an archive', () => {
  const volume = writeZip([page('1.jpg')]);
  const sentence = '"Gull Night.zip" was refused: it holds other archives, which must be unpacked first.';

  it.each<[string, ZipFileSpec[]]>([
    ['alone', []],
    ['beside a cover', [page('cover.jpg')]],
    ['beside several pictures', [page('cover.jpg'), page('back.jpg'), page('map.png')]],
  ])('are no book of their own: %s', async (_, pictures) => {
    const volumes = ['v01', 'v02'].map((name) => ({ name: `Gull Night ${name}.cbz`, data: volume }));
    const { result } = await ingestBytes('Gull Night.zip', writeZip([...pictures, ...volumes]));
    expect(result).toMatchObject({ ok: false, refusal: { code: 'NO_PAGES', sentence } });
  });

  it.each<[string, Buffer]>([
    ['a ZIP archive', volume],
    ['a RAR archive', Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1')],
    ['a 7-Zip archive', Buffer.from("7z\xbc\xaf'\x1c", 'latin1')],
    ['a tar archive', Buffer.concat([Buffer.alloc(257), Buffer.from('ustar')])],
    ['a packed tar archive', gzipSync(Buffer.alloc(512))],
  ])('are known by their content, whatever their names: %s', async (_, data) => {
    const refused = { ok: false, refusal: { code: 'NO_PAGES', sentence } };
    for (const name of ['vol2', 'vol2.bak', 'vol. 2', 'more/vol2.txt']) {
      const files = [page('1.jpg'), page('2.jpg'), { name, data }];
      expect((await ingestBytes('Gull Night.zip', writeZip(files))).result, name).toMatchObject(refused);
    }
  });

  it('are not what a document of texts or a drawing is made of', async () => {
    const files = [page('1.jpg'), { name: 'script.docx', data: volume }, { name: 'sketches/1.kra', data: volume }];
    expect((await ingestBytes('a.cbz', writeZip(files))).result).toMatchObject({
      ok: true,
      warnings: ['"a.cbz": 2 files that are no pictures were left out: "script.docx", "sketches/1.kra".'],
    });
  });

  it('and other files that are left out are counted and named, but not what describes the comic', async () => {
    const info = { name: 'ComicInfo.xml', data: '<ComicInfo><Series>Gull Night</Series></ComicInfo>' };
    const others = (...names: string[]) => names.map((name) => ({ name, data: 'x' }));
    const warningsOf = async (...names: string[]) => {
      const bytes = writeZip([page('1.jpg'), info, ...others(...names)]);
      const { result } = await ingestBytes('a.cbz', bytes);
      return result.ok ? result.warnings : result.refusal;
    };
    expect(await warningsOf()).toEqual([]);
    expect(await warningsOf('readme')).toEqual(['"a.cbz": a file that is no picture was left out: "readme".']);
    expect(await warningsOf('opening.mp4', 'a.txt', 'b.txt', 'c.nfo', 'd.url')).toEqual([
      '"a.cbz": 5 files that are no pictures were left out: "opening.mp4", "a.txt", "b.txt" and 2 more.',
    ]);
  });
});

describe('what a system has put aside', () => {
  it.each(['#recycle', 'lost+found', '@Recycle', '$RECYCLE.BIN', '@eaDir', 'System Volume Information'])(
    'is no part of a folder: %s',
    async (aside) => {
      const book = writeZip([page('1.jpg')]);
      const folder = await writeFolder({
        'S/S 1.cbz': book,
        [`S/${aside}/S 2.cbz`]: book,
        [`S/${aside}/a.cbr`]: 'Rar!',
      });
      const { result } = await ingestPath(`${folder}/S`);
      expect(result).toMatchObject({
        ok: true,
        fileCount: 1,
        warnings: [],
        publication: { episodes: [{ number: '1' }] },
      });
    },
  );
});
