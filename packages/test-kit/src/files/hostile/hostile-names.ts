import { writeZip } from '../writers.ts';
import type { HostileFile } from './hostile-file.ts';
import { named, refused, smallPage } from './hostile-file.ts';

/** Archives with names that occur twice, leave the folder, or cannot be decoded. */
export const HOSTILE_NAMES: readonly HostileFile[] = [
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
];
