import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, openPromise, type ZipFile } from 'yauzl';
import { RefusedInput } from '../ingest-refusal.ts';
import { HEAD_BYTES, MAX_ENTRIES, MAX_INFLATED_BYTES, PICTURE_LIMITS, type ReadLimits } from '../limits.ts';
import { cleanLine, printable } from '../text/clean-text.ts';
import { decodeMarkup } from '../text/decode-text.ts';
import { type BookSource, foldersAround, isJunkPath, type SourceEntry } from './book-source.ts';
import { cleanEntryPath, decodeEntryNames } from './entry-name.ts';
import { unreadableInput } from './unreadable.ts';
import { FilePart, findZipEnd } from './zip-end.ts';

const STORED = 0;
const DEFLATED = 8;
const METHOD_NAMES: Record<number, string> = {
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'xz',
  98: 'PPMd',
};

interface ZipEntry extends SourceEntry {
  raw: Entry;
}

const ZIP_OPTIONS = { autoClose: false, decodeStrings: false, validateEntrySizes: false } as const;

/** @returns the archive, and how many bytes follow it in the file */
async function openZip(path: string): Promise<{ zip: ZipFile; trailingBytes: number }> {
  try {
    return { zip: await openPromise(path, ZIP_OPTIONS), trailingBytes: 0 };
  } catch (error) {
    const end = await findZipEnd(path).catch(() => null);
    const zip = end === null ? null : await openUpTo(path, end.endsAt).catch(() => null);
    if (end !== null && zip !== null) return { zip, trailingBytes: end.trailingBytes };
    const broken = () =>
      new RefusedInput('ARCHIVE_BROKEN', null, 'it is cut off or not a whole ZIP archive', { cause: error });
    throw unreadableInput(error, null) ?? broken();
  }
}

/** Opens the part of a file that is an archive. */
async function openUpTo(path: string, sizeBytes: number): Promise<ZipFile> {
  const reader = await FilePart.open(path);
  try {
    return await fromRandomAccessReaderPromise(reader, sizeBytes, ZIP_OPTIONS);
  } catch (error) {
    reader.close(() => undefined);
    throw error;
  }
}

/** Reads the directory, and refuses everything that can be refused without unpacking. */
async function listEntries(zip: ZipFile): Promise<ZipEntry[]> {
  if (zip.entryCount > MAX_ENTRIES) {
    throw new RefusedInput(
      'TOO_MANY_ENTRIES',
      null,
      `it holds ${zip.entryCount} entries, and ${MAX_ENTRIES} are allowed`,
    );
  }
  const entries: ZipEntry[] = [];
  const all: { path: string; raw: Entry }[] = [];
  const seen = new Set<string>();
  let claimedBytes = 0;
  try {
    const found: Entry[] = [];
    for await (const raw of zip.eachEntry()) found.push(raw);
    const names = decodeEntryNames(
      found.map(({ fileNameRaw: raw, generalPurposeBitFlag: flags, extraFields }) => ({ raw, flags, extraFields })),
    );
    for (const [index, raw] of found.entries()) {
      const name = names[index] ?? '';
      const path = cleanEntryPath(name);
      all.push({ path: path ?? name, raw });
      if (path === null || isJunkPath(path)) continue;
      // Two names that are equal or differ only in case are refused: choosing one would silently lose a page.
      const identity = path.toLowerCase();
      if (seen.has(identity)) throw new RefusedInput('DUPLICATE_ENTRY', path, 'the archive holds this name twice');
      seen.add(identity);
      claimedBytes += raw.uncompressedSize;
      if (claimedBytes > MAX_INFLATED_BYTES) {
        throw new RefusedInput('ARCHIVE_TOO_LARGE', null, `its entries claim more than ${MAX_INFLATED_BYTES} bytes`);
      }
      entries.push({ path, sizeBytes: raw.uncompressedSize, raw });
    }
  } catch (error) {
    if (error instanceof RefusedInput) throw error;
    throw new RefusedInput('ARCHIVE_BROKEN', null, 'its directory is damaged', { cause: error });
  }
  await refuseOverlappingEntries(zip, all);
  return entries;
}

function checkReadable({ path, raw }: ZipEntry): void {
  if (raw.isEncrypted()) throw new RefusedInput('ENCRYPTED_ENTRY', path, 'it is protected by a password');
  if (raw.compressionMethod !== STORED && raw.compressionMethod !== DEFLATED) {
    const method = METHOD_NAMES[raw.compressionMethod] ?? `number ${raw.compressionMethod}`;
    throw new RefusedInput('UNSUPPORTED_METHOD', path, `it is packed by the method ${method}, which is not supported`);
  }
}

/** The unpacked bytes as a stream, whose length is untrusted. */
async function openEntry(zip: ZipFile, entry: ZipEntry): Promise<Readable> {
  const packed = await zip.openReadStreamPromise(entry.raw, { decodeFileData: false });
  if (entry.raw.compressionMethod === STORED) return packed;
  const inflate = createInflateRaw();
  packed.on('error', (error) => inflate.destroy(error));
  inflate.on('close', () => packed.destroy());
  return packed.pipe(inflate);
}

/** Collects and counts the bytes: a small entry may unpack to more than its header claims. */
async function gather(stream: Readable, entry: ZipEntry, limits: ReadLimits, stopAfterBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      bytes += chunk.length;
      if (bytes > entry.sizeBytes) {
        const reason = `it unpacks to more than the ${entry.sizeBytes} bytes that its header claims`;
        throw new RefusedInput('ARCHIVE_BOMB', entry.path, reason);
      }
      if (bytes > limits.freeBytes && bytes > entry.raw.compressedSize * limits.maxRatio) {
        const reason = `it unpacks to more than ${limits.maxRatio} times its packed size`;
        throw new RefusedInput('ARCHIVE_BOMB', entry.path, reason);
      }
      chunks.push(chunk);
      if (bytes >= stopAfterBytes) break;
    }
  } finally {
    stream.destroy();
  }
  return Buffer.concat(chunks);
}

async function readEntry(zip: ZipFile, entry: ZipEntry, limits: ReadLimits, stopAfterBytes: number): Promise<Buffer> {
  checkReadable(entry);
  try {
    return await gather(await openEntry(zip, entry), entry, limits, stopAfterBytes);
  } catch (error) {
    if (error instanceof RefusedInput) throw error;
    throw new RefusedInput('ENTRY_BROKEN', entry.path, 'it cannot be unpacked', { cause: error });
  }
}

async function readWhole(zip: ZipFile, entry: ZipEntry, limits: ReadLimits): Promise<Buffer> {
  if (entry.sizeBytes > limits.maxBytes) {
    const reason = `it claims ${entry.sizeBytes} bytes, and ${limits.maxBytes} are allowed`;
    throw new RefusedInput('ENTRY_TOO_LARGE', entry.path, reason);
  }
  const bytes = await readEntry(zip, entry, limits, Number.POSITIVE_INFINITY);
  if (bytes.length !== entry.sizeBytes || crc32(bytes) !== entry.raw.crc32) {
    throw new RefusedInput('ENTRY_BROKEN', entry.path, 'its bytes do not match its checksum');
  }
  return bytes;
}

/**
 * Opens a ZIP archive (CBZ, EPUB) as the files of a book.
 *
 * @throws RefusedInput for a damaged, oversized or hostile archive
 */
export async function openZipSource(path: string): Promise<BookSource> {
  const { zip, trailingBytes } = await openZip(path);
  try {
    const entries = await listEntries(zip);
    const byPath = new Map(entries.map((entry) => [entry.path, entry]));
    const find = ({ path: wanted }: SourceEntry): ZipEntry => {
      const entry = byPath.get(wanted);
      if (entry === undefined) throw new Error(`No entry ${wanted} in ${path}`);
      return entry;
    };
    return {
      name: cleanLine(basename(path)),
      folders: foldersAround(path),
      entries,
      sizeBytes: zip.fileSize,
      trailingBytes,
      comment: Buffer.isBuffer(zip.comment) && zip.comment.length > 0 ? decodeMarkup(zip.comment).text : null,
      readHead: (entry) => readEntry(zip, find(entry), PICTURE_LIMITS, HEAD_BYTES),
      read: (entry, limits) => readWhole(zip, find(entry), limits),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** The bytes of an entry in the archive: from its local header to the end of its packed data. */
interface EntryRange {
  path: string;
  startsAt: number;
  endsAt: number;
}

async function rangeOf(zip: ZipFile, path: string, entry: Entry): Promise<EntryRange | null> {
  try {
    // The length of the local name and fields is only in the local header.
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    return { path, startsAt: entry.relativeOffsetOfLocalHeader, endsAt: fileDataStart + entry.compressedSize };
  } catch {
    // This entry is refused when it is read.
    return null;
  }
}

/**
 * Refuses an archive in which two entries share bytes: a bomb, in which thousands of entries unpack the same data.
 *
 * @param entries all entries of the directory
 * @throws RefusedInput OVERLAPPING_ENTRIES
 */
async function refuseOverlappingEntries(zip: ZipFile, entries: readonly { path: string; raw: Entry }[]): Promise<void> {
  const ranges: EntryRange[] = [];
  for (const { path, raw } of entries) {
    const range = await rangeOf(zip, path, raw);
    if (range !== null) ranges.push(range);
  }
  ranges.sort((left, right) => left.startsAt - right.startsAt);
  for (const [index, range] of ranges.entries()) {
    const previous = ranges[index - 1];
    if (previous === undefined || range.startsAt >= previous.endsAt) continue;
    const reason = `it shares bytes of the archive with "${printable(previous.path)}"`;
    throw new RefusedInput('OVERLAPPING_ENTRIES', range.path, reason);
  }
}
