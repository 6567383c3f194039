import { basename, dirname } from 'node:path';
import type { ReadLimits } from '../limits.ts';

/** A file inside an archive or a folder, under a cleaned path with `/` between its parts. */
export interface SourceEntry {
  path: string;
  /** As the archive's directory claims it; `read` holds the content to it. */
  sizeBytes: number;
}

/**
 * The files of one book, wherever they lie. Junk (`__MACOSX`, dot files, `Thumbs.db`) is left out; paths are safe to
 * show and are never used to write.
 */
export interface BookSource {
  /** Name of the book's file or folder, without the way to it. */
  name: string;
  /** Names of the folders around it, the nearest first. */
  folders: readonly string[];
  entries: readonly SourceEntry[];
  /** As it lies on disk, packed. */
  sizeBytes: number;
  /** The archive's own comment, or null. */
  comment: string | null;
  /** Its first bytes, enough to tell what it is. */
  readHead(entry: SourceEntry): Promise<Buffer>;
  /**
   * The whole entry.
   * @throws RefusedInput when it is larger than the limits allow, encrypted, damaged, or a bomb
   */
  read(entry: SourceEntry, limits: ReadLimits): Promise<Buffer>;
  close(): void;
}

/** `Series/Season 2/Volume 1/Chapter 3`: farther out stands nothing of a book. */
export const FOLDERS_AROUND = 3;

/** The names of so many folders around a path, the nearest first. */
export function foldersAround(path: string): string[] {
  const folders: string[] = [];
  for (let at = dirname(path); folders.length < FOLDERS_AROUND; at = dirname(at)) folders.push(basename(at));
  return folders;
}

const IGNORED_NAMES = new Set(['thumbs.db', 'desktop.ini', '@eadir', '__macosx', '$recycle.bin']);

/** Whether a path is what operating systems leave behind: `__MACOSX`, dot files, `Thumbs.db`, `desktop.ini`. */
export function isJunkPath(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || IGNORED_NAMES.has(part.toLowerCase()));
}

/** The entry whose name (without folders) is `name` in any case, the one nearest to the root first. */
export function findByName(source: BookSource, name: string, maxFolders: number): SourceEntry | null {
  const wanted = name.toLowerCase();
  let best: SourceEntry | null = null;
  for (const entry of source.entries) {
    const parts = entry.path.split('/');
    if (parts.length > maxFolders + 1 || parts.at(-1)?.toLowerCase() !== wanted) continue;
    if (best === null || parts.length < best.path.split('/').length) best = entry;
  }
  return best;
}
