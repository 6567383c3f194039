import { crc32, deflateRawSync } from 'node:zlib';
import { writeZip, type ZipFileSpec } from '../writers.ts';
import { type HostileFile, pages, refused, smallPage, withPages } from './hostile-file.ts';

/** The first local header counts the second one among its own fields, so that both lead to the second page. */
async function sharedData(): Promise<Buffer> {
  const page = await smallPage(1);
  const first = { name: '1.jpg', data: page, store: true, packed: Buffer.alloc(0), claimedPackedBytes: page.length };
  return writeZip([
    { ...first, localFieldBytes: 30 + '2.jpg'.length },
    { name: '2.jpg', data: page, store: true },
  ]);
}

/** Archives that are broken, encrypted, or of another format than their name says. */
export const HOSTILE_ARCHIVES: readonly HostileFile[] = [
  {
    name: 'comicinfo-broken.cbz',
    what: 'ComicInfo.xml is not well-formed',
    expected: { pages: 4 },
    build: () => withPages(4, { name: 'ComicInfo.xml', data: '<ComicInfo><Title>A & B</Title><Series>x</ComicInfo>' }),
  },
  {
    name: 'comicinfo-xxe.cbz',
    what: 'ComicInfo.xml names a file of the machine as an entity',
    expected: { pages: 4 },
    build: () =>
      withPages(4, {
        name: 'ComicInfo.xml',
        data: '<?xml version="1.0"?><!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]><ComicInfo><Title>&x;</Title></ComicInfo>',
      }),
  },
  {
    name: 'comicinfo-lowercase-in-folder.cbz',
    what: 'pages and comicinfo.xml one folder down',
    expected: { pages: 1 },
    build: async () =>
      writeZip([
        { name: 'Book/001.jpg', data: await smallPage(1), store: true },
        { name: 'Book/comicinfo.xml', data: '<ComicInfo><Title>T</Title></ComicInfo>' },
      ]),
  },
  {
    name: 'empty.cbz',
    what: 'no bytes at all',
    expected: refused('UNSUPPORTED_FORMAT'),
    build: async () => Buffer.alloc(0),
  },
  {
    name: 'html-named.cbz',
    what: 'HTML under an archive’s name',
    expected: refused('UNSUPPORTED_FORMAT'),
    build: async () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
  },
  {
    name: 'pdf-named.cbz',
    what: 'a PDF under an archive’s name',
    expected: refused('UNSUPPORTED_FORMAT'),
    build: async () => Buffer.from('%PDF-1.4\n%%EOF'),
  },
  {
    name: 'rar-named.cbz',
    what: 'RAR under an archive’s name',
    expected: refused('UNSUPPORTED_FORMAT'),
    build: async () => Buffer.from('Rar!\x1a\x07\x01\x00 and more', 'latin1'),
  },
  {
    name: '7z-named.cbz',
    what: '7-Zip under an archive’s name',
    expected: refused('UNSUPPORTED_FORMAT'),
    build: async () => Buffer.from('7z\xbc\xaf\x27\x1c and more', 'latin1'),
  },
  {
    name: 'no-images.cbz',
    what: 'an archive without a picture',
    expected: refused('NO_PAGES'),
    build: async () => writeZip([{ name: 'readme.txt', data: 'none' }]),
  },
  {
    name: 'encrypted.cbz',
    what: 'a password',
    expected: refused('ENCRYPTED_ENTRY'),
    build: async () => writeZip([{ name: '001.jpg', data: await smallPage(1), store: true, flags: 1 }]),
  },
  {
    name: 'method-deflate64.cbz',
    what: 'method Deflate64',
    expected: refused('UNSUPPORTED_METHOD'),
    build: async () => writeZip([{ name: '001.jpg', data: await smallPage(1), method: 9 }]),
  },
  {
    name: 'method-ppmd.cbz',
    what: 'method PPMd',
    expected: refused('UNSUPPORTED_METHOD'),
    build: async () => writeZip([{ name: '001.jpg', data: await smallPage(1), method: 98 }]),
  },
  {
    name: 'truncated-in-directory.cbz',
    what: 'cut inside the directory',
    expected: refused('ARCHIVE_BROKEN'),
    build: async () => {
      const whole = await withPages(4);
      return whole.subarray(0, whole.length - 80);
    },
  },
  {
    name: 'wrong-checksum.cbz',
    what: 'bytes that do not match their checksum',
    expected: refused('ENTRY_BROKEN'),
    build: async () => writeZip([{ name: '001.jpg', data: await smallPage(1), claimedCrc: 1 }]),
  },
  {
    name: 'garbled-deflate.cbz',
    what: 'packed data that is none',
    expected: refused('ENTRY_BROKEN'),
    build: async () => writeZip([{ name: '001.jpg', data: await smallPage(1), packed: Buffer.alloc(500, 0xff) }]),
  },
  {
    name: 'shared-data.cbz',
    what: 'two local headers over one page, behind fields of different length',
    expected: refused('OVERLAPPING_ENTRIES'),
    build: sharedData,
  },
  {
    name: 'sfx-prefix.cbz',
    what: 'a shell script before the archive',
    expected: refused('UNSUPPORTED_FORMAT', 'ARCHIVE_BROKEN'),
    build: async () => writeZip(await pages(1), { prefix: Buffer.from('#!/bin/sh\nexit\n') }),
  },
  {
    name: 'zip64-and-comment.cbz',
    what: 'ZIP64 fields and metadata in the comment',
    expected: { pages: 2 },
    build: async () =>
      writeZip(await pages(2), {
        zip64: true,
        comment: '{"ComicBookInfo/1.0":{"title":"From the comment","series":"S","issue":3}}',
      }),
  },
];

const MIB = 1024 * 1024;

/** One entry of zeros; its headers may claim another size. */
function zeros(bytes: number, claimedBytes: number): Buffer {
  return writeZip([{ name: '001.jpg', data: Buffer.alloc(bytes), claimedBytes }]);
}

/** 5,000 names for one page. */
async function oneHeader(): Promise<Buffer> {
  const page = await smallPage(1);
  const others = Array.from({ length: 4_999 }, (_, index) => ({
    name: `${String(index + 2).padStart(4, '0')}.jpg`,
    data: page,
    store: true,
    packed: Buffer.alloc(0),
    claimedPackedBytes: page.length,
    claimedOffset: 0,
  }));
  return writeZip([{ name: '0001.jpg', data: page, store: true }, ...others]);
}

/** Many names for one block of compressed data, as the densest bombs have. */
function overlapping(): Buffer {
  const data = Buffer.alloc(40 * MIB);
  const packed = deflateRawSync(data);
  const crc = crc32(data);
  const first: ZipFileSpec = { name: '000.jpg', data: '', packed, claimedBytes: data.length, claimedCrc: crc };
  const others = Array.from({ length: 200 }, (_, index) => ({
    ...first,
    name: `${String(index + 1).padStart(3, '0')}.jpg`,
    packed: Buffer.alloc(0),
    claimedPackedBytes: packed.length,
    claimedOffset: 0,
  }));
  return writeZip([first, ...others]);
}

function nested(levels: number): Buffer {
  let archive = writeZip([{ name: 'readme.txt', data: 'the innermost' }]);
  for (let level = 0; level < levels; level += 1) archive = writeZip([{ name: `level${level}.zip`, data: archive }]);
  return archive;
}

function manyEntries(): Buffer {
  return writeZip(Array.from({ length: 12_000 }, (_, index) => ({ name: `e/${index}.txt`, data: '', store: true })));
}

/** Archives that are small as files and immense when they are extracted. */
export const ARCHIVE_BOMBS: readonly HostileFile[] = [
  {
    name: 'comicinfo-laughs.cbz',
    isBomb: true,
    what: 'ComicInfo.xml with entities that multiply a billion times',
    expected: { pages: 1 },
    build: () => {
      const entities = Array.from(
        { length: 10 },
        (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
      );
      const data = `<!DOCTYPE c [<!ENTITY l0 "ha">${entities.join('')}]><ComicInfo><Title>&l10;</Title></ComicInfo>`;
      return withPages(1, { name: 'ComicInfo.xml', data });
    },
  },
  {
    name: 'comicinfo-deep.cbz',
    isBomb: true,
    what: 'ComicInfo.xml thirty thousand elements deep',
    expected: { pages: 1 },
    build: () => withPages(1, { name: 'ComicInfo.xml', data: '<a>'.repeat(30_000) + '</a>'.repeat(30_000) }),
  },
  {
    name: 'nested-zip.cbz',
    isBomb: true,
    what: 'archives in archives, 25 deep',
    expected: refused('NO_PAGES'),
    build: async () => nested(25),
  },
  {
    name: 'many-entries.cbz',
    isBomb: true,
    what: '12,000 entries',
    expected: refused('TOO_MANY_ENTRIES'),
    build: async () => manyEntries(),
  },
  {
    name: 'bomb-lying-size.cbz',
    isBomb: true,
    what: '100 MiB behind headers that claim 1,000 bytes',
    expected: refused('ARCHIVE_BOMB'),
    build: async () => zeros(100 * MIB, 1_000),
  },
  {
    name: 'bomb-honest-size.cbz',
    isBomb: true,
    what: '100 MiB behind headers that say so',
    expected: refused('ENTRY_TOO_LARGE', 'PAGE_BROKEN'),
    build: async () => zeros(100 * MIB, 100 * MIB),
  },
  {
    name: 'bomb-jpeg-of-zeros.cbz',
    isBomb: true,
    what: 'a JPEG’s beginning and 60 MiB of zeros',
    expected: refused('ARCHIVE_BOMB'),
    build: async () =>
      writeZip([{ name: '001.jpg', data: Buffer.concat([await smallPage(1), Buffer.alloc(60 * MIB)]) }]),
  },
  {
    name: 'bomb-overlapping.cbz',
    isBomb: true,
    what: '200 entries that share one block of 40 MiB',
    expected: refused('ARCHIVE_TOO_LARGE'),
    build: async () => overlapping(),
  },
  {
    name: 'bomb-one-header.cbz',
    isBomb: true,
    what: '5,000 entries over one local header',
    expected: refused('OVERLAPPING_ENTRIES'),
    build: oneHeader,
  },
];
