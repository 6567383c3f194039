import { constants, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  bookOfUnreadable,
  type IngestRefusal,
  IngestRefusalSchema,
  isJunkPath,
  RefusedInput,
  readingInput,
} from '@longstrip/ingest';
import * as v from 'valibot';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** More files than ingest accepts. */
const MAX_FILES = 20_000;
/** The file that lists what the sender could not read; ingest never takes a file of this name for a book. */
const REFUSED_ENTRY = '.longstrip-refused.json';

/**
 * A folder as one stream to the api: a zip whose entries are stored without compression (they are pictures and books). Links are
 * left out: they may lead anywhere. For a book that cannot be read, the stream contains an empty file and a refusal. An error
 * while the stream runs ends the stream.
 *
 * @throws RefusedInput INPUT_UNREADABLE if a file cannot be assigned to a book, TOO_MANY_ENTRIES
 */
export async function packFolder(folder: string): Promise<Readable> {
  const zip = new ZipFile();
  const listed: Listed = { files: [], refused: [] };
  await listFiles(folder, [], listed);
  for (const { path, isReadable } of listed.files) {
    const name = path.map(encodeURIComponent).join('/');
    if (isReadable) zip.addFile(join(folder, ...path), name, { compress: false });
    else zip.addBuffer(Buffer.alloc(0), name, { compress: false });
  }
  if (listed.refused.length > 0) {
    zip.addBuffer(Buffer.from(JSON.stringify(listed.refused)), REFUSED_ENTRY, { compress: false });
  }
  zip.end();
  const { outputStream } = zip;
  // Not wrapped in another stream: then it sometimes stops for good when its receiver pauses.
  if (!(outputStream instanceof Readable)) throw new Error('the archive of a folder cannot be read');
  zip.on('error', (error: Error) => outputStream.destroy(error));
  return outputStream;
}

interface Listed {
  files: { path: string[]; isReadable: boolean }[];
  refused: IngestRefusal[];
}

async function listFiles(folder: string, path: readonly string[], listed: Listed): Promise<void> {
  const name = path.join('/');
  const read = () => readdir(join(folder, ...path), { withFileTypes: true });
  const entries = await readOrRefuse(name || null, read, listed, name || null);
  for (const entry of entries ?? []) {
    if (isJunkPath(entry.name)) continue;
    const entryPath = [...path, entry.name];
    if (entry.isFile()) {
      const entryName = entryPath.join('/');
      const book = bookOfUnreadable(entryName);
      const reachable = () => access(join(folder, ...entryPath), constants.R_OK).then(() => true);
      const isReadable = await readOrRefuse(book === entryName ? null : entryName, reachable, listed, book);
      listed.files.push({ path: entryPath, isReadable: isReadable === true });
    } else if (entry.isDirectory()) await listFiles(folder, entryPath, listed);
    if (listed.files.length > MAX_FILES) {
      throw new RefusedInput('TOO_MANY_ENTRIES', null, `it holds more files than the ${MAX_FILES} that are allowed`);
    }
  }
}

/** @param book what is refused if it cannot be read; null: the whole folder */
async function readOrRefuse<Result>(
  entry: string | null,
  read: () => Promise<Result>,
  { refused }: Listed,
  book: string | null,
): Promise<Result | null> {
  try {
    return await readingInput(entry, read);
  } catch (error) {
    if (!(error instanceof RefusedInput) || book === null) throw error;
    refused.push(error.inBook(book).toRefusal(book));
    return null;
  }
}

/**
 * Unpacks what `packFolder` made into `target`. Stored entries cannot grow, entries that share bytes are refused by their total
 * size, and no name can lead outside.
 *
 * @returns what the sender could not read
 */
export async function unpackFolder(archive: string, target: string): Promise<IngestRefusal[]> {
  await mkdir(target, { recursive: true });
  const zip = await openPromise(archive, { lazyEntries: true });
  if (zip.entryCount > MAX_FILES) throw new Error(`a folder holds at most ${MAX_FILES} files`);
  let packedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    const parts = entry.fileName.split('/').map(decodeURIComponent);
    packedBytes += entry.compressedSize;
    const isUnsafe = packedBytes > zip.fileSize || parts.some((part) => /^\.{0,2}$|[/\\\0]/.test(part));
    if (entry.compressionMethod !== 0 || isUnsafe) {
      throw new Error('the folder was not packed by this program');
    }
    const path = join(target, ...parts);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { flags: 'wx' }));
  }
  const text = await readFile(join(target, REFUSED_ENTRY), 'utf8').catch(() => null);
  return text === null ? [] : v.parse(v.array(IngestRefusalSchema), JSON.parse(text));
}
