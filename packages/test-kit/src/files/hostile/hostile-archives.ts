import { writeZip } from '../zip-writer.ts';
import type { HostileFile } from './hostile-file.ts';
import { pages, refused, smallPage, withPages } from './small-archives.ts';

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
