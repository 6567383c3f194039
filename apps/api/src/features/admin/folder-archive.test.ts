import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
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

it('a folder arrives as it was, however often its receiver pauses', { timeout: 30_000 }, async () => {
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
