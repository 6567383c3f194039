import { constants, createWriteStream } from 'node:fs';
import { access, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isJunkPath, RefusedInput, readingInput } from '@longstrip/ingest';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** More files than ingest would look at. */
const MAX_FILES = 20_000;

/**
 * A folder as one stream, on its way to the api: a zip whose entries are stored and not compressed (they are pictures
 * and books). Links are left out: they may lead anywhere. What cannot be read is found before a byte is sent, or ends the
 * stream with its error.
 *
 * @throws RefusedInput INPUT_UNREADABLE, TOO_MANY_ENTRIES
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
  zip.on('error', (error: Error) => outputStream.destroy(error));
  return outputStream;
}

async function listFiles(folder: string, path: readonly string[]): Promise<string[][]> {
  const found: string[][] = [];
  const listed = () => readdir(join(folder, ...path), { withFileTypes: true });
  for (const entry of await readingInput(path.join('/') || null, listed)) {
    if (isJunkPath(entry.name)) continue;
    const entryPath = [...path, entry.name];
    if (entry.isFile()) {
      await readingInput(entryPath.join('/'), () => access(join(folder, ...entryPath), constants.R_OK));
      found.push(entryPath);
    } else if (entry.isDirectory()) found.push(...(await listFiles(folder, entryPath)));
    if (found.length > MAX_FILES) {
      throw new RefusedInput('TOO_MANY_ENTRIES', null, `it holds more files than the ${MAX_FILES} that are allowed`);
    }
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
