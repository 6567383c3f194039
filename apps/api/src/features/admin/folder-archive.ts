import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** More files than ingest would look at. */
const MAX_FILES = 20_000;

/**
 * A folder as one stream, on its way to the api: a zip whose entries are stored and not compressed (they are pictures
 * and books). Links are left out: they may lead anywhere.
 */
export async function packFolder(folder: string): Promise<Readable> {
  const zip = new ZipFile();
  for (const path of await listFiles(folder, [])) {
    zip.addFile(join(folder, ...path), path.map(encodeURIComponent).join('/'), { compress: false });
  }
  zip.end();
  const { outputStream } = zip;
  // As it is: wrapped in another stream it stands still for good once in a while when its receiver pauses.
  if (!(outputStream instanceof Readable)) throw new Error('the archive of a folder cannot be read');
  return outputStream;
}

async function listFiles(folder: string, path: readonly string[]): Promise<string[][]> {
  const found: string[][] = [];
  for (const entry of await readdir(join(folder, ...path), { withFileTypes: true })) {
    if (entry.isFile()) found.push([...path, entry.name]);
    else if (entry.isDirectory()) found.push(...(await listFiles(folder, [...path, entry.name])));
    if (found.length > MAX_FILES) throw new Error(`${folder} holds more than ${MAX_FILES} files`);
  }
  return found;
}

/** Unpacks what `packFolder` made into `target`. Stored entries cannot grow, and no name can lead outside. */
export async function unpackFolder(archive: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const zip = await openPromise(archive, { lazyEntries: true });
  if (zip.entryCount > MAX_FILES) throw new Error(`a folder holds at most ${MAX_FILES} files`);
  for await (const entry of zip.eachEntry()) {
    const parts = entry.fileName.split('/').map(decodeURIComponent);
    if (entry.compressionMethod !== 0 || parts.some((part) => /^\.{0,2}$|[/\\\0]/.test(part))) {
      throw new Error('the folder was not packed by this program');
    }
    const path = join(target, ...parts);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { flags: 'wx' }));
  }
}
