import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { writeZip } from '@longstrip/test-kit/files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packFolder, unpackFolder } from './folder-archive.ts';

const FILES = 24;
const FILE_BYTES = 200_000;

let place: string;
let folder: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'longstrip folder-'));
  folder = join(place, 'A series');
  await mkdir(join(folder, 'Épisode 2'), { recursive: true });
  for (let index = 0; index < FILES; index += 1) {
    await writeFile(
      join(folder, index % 2 === 0 ? `${index}.jpg` : join('Épisode 2', `${index}.jpg`)),
      contentOf(index),
    );
  }
});
afterAll(() => rm(place, { recursive: true, force: true }));

const contentOf = (index: number) => Buffer.alloc(FILE_BYTES, index);

/** A receiver that pauses now and then, as a socket does. */
function pausing(every: number): Transform {
  let pieces = 0;
  return new Transform({
    highWaterMark: 16_384,
    async transform(piece, _encoding, done) {
      pieces += 1;
      if (pieces % every === 0) await wait(pieces % 7);
      done(null, piece);
    },
  });
}

it('a folder arrives as it was, however often its receiver pauses', { timeout: 90_000 }, async () => {
  for (let round = 0; round < 8; round += 1) {
    const archive = join(place, `${round}.zip`);
    await pipeline(await packFolder(folder), pausing(3 + round), createWriteStream(archive));
    const target = join(place, `unpacked ${round}`);
    await unpackFolder(archive, target);
    const names = (await readdir(target, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(names).toHaveLength(FILES);
    expect(await readFile(join(target, 'Épisode 2', '7.jpg'))).toEqual(contentOf(7));
  }
});

it('an archive whose entries share their bytes is refused before the disk is full', async () => {
  const archive = join(place, 'shared.zip');
  const data = contentOf(1);
  const shared = { data, store: true, packed: Buffer.alloc(0), claimedPackedBytes: data.length, claimedOffset: 0 };
  const others = ['2.jpg', '3.jpg'].map((name) => ({ ...shared, name }));
  await writeFile(archive, writeZip([{ name: '1.jpg', data, store: true }, ...others]));
  await expect(unpackFolder(archive, join(place, 'shared'))).rejects.toThrow('not packed by this program');
});

it.each([
  ['a name that leads out', { name: '%2e%2e/outside.jpg' }],
  ['a name that leads out further on', { name: '2/%2e%2e/%2e%2e/outside.jpg' }],
  ['a slash within a name', { name: '..%2Foutside.jpg' }],
  ['a backslash within a name', { name: '..%5Coutside.jpg' }],
  ['a name with a NUL', { name: '1.jpg%00' }],
  ['a compressed file', { name: '1.jpg', store: false }],
])('an archive with %s is refused, and nothing of it is written outside', async (what, file) => {
  const around = join(place, what);
  const archive = join(around, 'folder.zip');
  await mkdir(around);
  await writeFile(archive, writeZip([{ data: 'a page', store: true, ...file }]));
  await expect(unpackFolder(archive, join(around, 'unpacked'))).rejects.toThrow('not packed by this program');
  expect((await readdir(around, { recursive: true })).toSorted()).toEqual(['folder.zip', 'unpacked']);
});

it.skipIf(process.platform !== 'linux')('what cannot be read arrives as refused, and holds its place', async () => {
  const series = join(place, 'Unreadable');
  await mkdir(join(series, '2'), { recursive: true });
  await writeFile(join(series, '1.cbz'), 'a book');
  await writeFile(join(series, '2', '1.jpg'), 'a page');
  const misnamed = (name: string, end: string) =>
    Buffer.concat([Buffer.from(`${series}/${name}`), Buffer.of(0xff), Buffer.from(end)]);
  await writeFile(misnamed('2/2', '.jpg'), 'a page');
  await writeFile(misnamed('3', '.cbz'), 'a book');
  const archive = join(place, 'unreadable.zip');
  await pipeline(await packFolder(series), createWriteStream(archive));
  const target = join(place, 'unpacked unreadable');
  expect(await unpackFolder(archive, target)).toMatchObject([
    { file: '2', entry: '2/2\u{FFFD}.jpg', code: 'INPUT_UNREADABLE' },
    { file: '3\u{FFFD}.cbz', entry: null, code: 'INPUT_UNREADABLE' },
  ]);
  expect(await readFile(join(target, '1.cbz'), 'utf8')).toBe('a book');
  expect(await readFile(join(target, '3\u{FFFD}.cbz'), 'utf8')).toBe('');
  await writeFile(misnamed('loose', '.jpg'), 'of which book?');
  await expect(packFolder(series)).rejects.toMatchObject({ code: 'INPUT_UNREADABLE', entry: 'loose\u{FFFD}.jpg' });
});
