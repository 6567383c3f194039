import { crc32, deflateRawSync } from 'node:zlib';
import { writeZip, type ZipFileSpec } from '../zip-writer.ts';
import type { HostileFile } from './hostile-file.ts';
import { refused, smallPage, withPages } from './small-archives.ts';

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
