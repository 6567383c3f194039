import type { Stats } from 'node:fs';
import { lstat, open, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { RefusedInput } from '../ingest-refusal.ts';
import { HEAD_BYTES, MAX_ENTRIES, type ReadLimits } from '../limits.ts';
import { cleanLine } from '../text/clean-text.ts';
import { type BookSource, foldersAround, isJunkPath, type SourceEntry } from './book-source.ts';
import { readingInput } from './unreadable.ts';

/** Reads at most `HEAD_BYTES` from the start of a file. */
export async function readFileHead(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function readWhole(folder: string, entry: SourceEntry, { maxBytes }: ReadLimits): Promise<Buffer> {
  if (entry.sizeBytes > maxBytes) {
    const reason = `it has ${entry.sizeBytes} bytes, and ${maxBytes} are allowed`;
    throw new RefusedInput('ENTRY_TOO_LARGE', entry.path, reason);
  }
  return readingInput(entry.path, () => readFile(join(folder, entry.path)));
}

function sourceOf(folder: string, entries: SourceEntry[]): BookSource {
  return {
    name: cleanLine(basename(folder)),
    folders: foldersAround(folder),
    entries,
    sizeBytes: entries.reduce((sum, entry) => sum + entry.sizeBytes, 0),
    trailingBytes: 0,
    comment: null,
    readHead: (entry) => readingInput(entry.path, () => readFileHead(join(folder, entry.path))),
    read: (entry, limits) => readWhole(folder, entry, limits),
    close: () => undefined,
  };
}

/**
 * Opens the files directly in a folder as the files of a book. Links are left out: they may lead anywhere.
 */
export async function openFolderSource(folder: string): Promise<BookSource> {
  const found = await readingInput(null, () => readdir(folder, { withFileTypes: true }));
  const files = found.filter((item) => item.isFile() && !isJunkPath(item.name));
  if (files.length > MAX_ENTRIES) {
    throw new RefusedInput('TOO_MANY_ENTRIES', null, `it holds ${files.length} files, and ${MAX_ENTRIES} are allowed`);
  }
  const stats: Stats[] = [];
  for (const file of files) stats.push(await readingInput(file.name, () => lstat(join(folder, file.name))));
  return sourceOf(
    folder,
    files.map((file, index) => ({ path: file.name, sizeBytes: stats[index]?.size ?? 0 })),
  );
}

/** Opens a single file as a book of one entry. */
export async function openSingleFileSource(path: string): Promise<BookSource> {
  const { size } = await readingInput(null, () => lstat(path));
  const source = sourceOf(dirname(path), [{ path: basename(path), sizeBytes: size }]);
  return { ...source, name: cleanLine(basename(path)), folders: foldersAround(path) };
}
