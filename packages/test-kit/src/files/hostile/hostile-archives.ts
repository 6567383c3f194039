import { deflateRawSync } from 'node:zlib';
import { drawPage } from '../drawn-pictures.ts';
import { crc32, writeZip, type ZipFileSpec } from '../zip-writer.ts';
import type { HostileFile } from './hostile-file.ts';

const MIB = 1024 * 1024;

const smallPage = (seed: number): Promise<Buffer> => drawPage(seed, { widthPx: 200, heightPx: 283 }).jpeg().toBuffer();

async function pages(count: number): Promise<ZipFileSpec[]> {
  const files: ZipFileSpec[] = [];
  for (let page = 1; page <= count; page += 1) {
    files.push({ name: `${String(page).padStart(3, '0')}.jpg`, data: await smallPage(page), store: true });
  }
  return files;
}

async function withPages(count: number, ...more: ZipFileSpec[]): Promise<Buffer> {
  return writeZip([...(await pages(count)), ...more]);
}

async function named(...names: (string | Buffer)[]): Promise<Buffer> {
  const data = await smallPage(1);
  return writeZip(names.map((name) => ({ name, data, store: true })));
}

/** One entry of zeros; the headers may claim another size. */
function zeros(bytes: number, claimedBytes: number): Buffer {
  return writeZip([{ name: '001.jpg', data: Buffer.alloc(bytes), claimedBytes }]);
}

/** Many names for one block of packed data, as the densest bombs have it. */
function overlapping(): Buffer {
  const data = Buffer.alloc(40 * MIB);
  const packed = deflateRawSync(data);
  const crc = crc32(data);
  const first: ZipFileSpec = { name: '000.jpg', data: '', packed, claimedBytes: data.length, claimedCrc: crc };
  const others = Array.from({ length: 200 }, (_, index) => ({
    ...first,
    name: `${String(index + 1).padStart(3, '0')}.jpg`,
    packed: Buffer.alloc(0),
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

const refused = (...refusedAs: string[]) => ({ refusedAs });

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
    what: 'ComicInfo.xml a hundred thousand elements deep',
    expected: { pages: 1 },
    build: () => withPages(1, { name: 'ComicInfo.xml', data: '<a>'.repeat(100_000) + '</a>'.repeat(100_000) }),
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
    name: 'duplicate-names.cbz',
    what: 'the same name twice',
    expected: refused('DUPLICATE_ENTRY'),
    build: () => named('001.jpg', '001.jpg'),
  },
  {
    name: 'duplicate-case.cbz',
    what: 'a name and its twin in capitals',
    expected: refused('DUPLICATE_ENTRY'),
    build: () => named('001.jpg', '001.JPG'),
  },
  {
    name: 'names-nfc-nfd.cbz',
    what: 'one name in two Unicode forms',
    expected: { pages: 2 },
    build: () => named('caf\u00e9.jpg', 'cafe\u0301.jpg'),
  },
  {
    name: 'names-cp437.cbz',
    what: 'names in code page 437',
    expected: { pages: 2 },
    build: () => named(Buffer.from('001_\x90te.jpg', 'latin1'), Buffer.from('002_\x9aber.jpg', 'latin1')),
  },
  {
    name: 'names-invalid-utf8.cbz',
    what: 'names that claim to be UTF-8 and are not',
    expected: { pages: 1 },
    build: async () =>
      writeZip([{ name: Buffer.from('001_\xff\xfe.jpg', 'latin1'), data: await smallPage(1), flags: 0x800 }]),
  },
  {
    name: 'name-nul.cbz',
    what: 'NUL in a name',
    expected: refused('UNSAFE_ENTRY_NAME'),
    build: () => named('001.jpg', '002.jpg\0.html'),
  },
  {
    name: 'name-header.cbz',
    what: 'a line break and a header in a name',
    expected: refused('UNSAFE_ENTRY_NAME'),
    build: () => named('001\r\nSet-Cookie: a=b.jpg'),
  },
  {
    name: 'zip-slip.cbz',
    what: 'a name that climbs out',
    expected: refused('UNSAFE_ENTRY_NAME'),
    build: () => named('../../evil.jpg'),
  },
  {
    name: 'zip-slip-windows.cbz',
    what: 'the same with backslashes',
    expected: refused('UNSAFE_ENTRY_NAME'),
    build: () => named('001.jpg', '..\\..\\evil.jpg'),
  },
  {
    name: 'zip-slip-drive.cbz',
    what: 'a name on a drive',
    expected: refused('UNSAFE_ENTRY_NAME'),
    build: () => named('C:\\Windows\\evil.jpg'),
  },
  {
    name: 'zip-slip-root.cbz',
    what: 'a name at the root',
    expected: refused('UNSAFE_ENTRY_NAME'),
    build: () => named('/etc/evil.jpg'),
  },
  {
    name: 'device-and-stream-names.cbz',
    what: 'names of devices and streams',
    expected: { pages: 2 },
    build: () => named('CON.jpg', 'a.jpg:stream'),
  },
  {
    name: 'backslash-folders.cbz',
    what: 'folders written with backslashes',
    expected: { pages: 2 },
    build: () => named('Book\\001.jpg', 'Book\\002.jpg'),
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
    expected: refused('ARCHIVE_TOO_LARGE', 'ARCHIVE_BOMB', 'PAGE_BROKEN'),
    build: async () => overlapping(),
  },
];
