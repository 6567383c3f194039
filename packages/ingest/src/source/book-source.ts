import { basename, dirname } from 'node:path';
import type { ReadLimits } from '../limits.ts';

/** A file inside an archive or a folder, with a cleaned path (`/` between its parts). */
export interface SourceEntry {
  path: string;
  /** As claimed by the archive's directory; `read` enforces it. */
  sizeBytes: number;
}

/** The files of one book in an archive or a folder, without junk (`__MACOSX`, dot files, `Thumbs.db`). */
export interface BookSource {
  /** Cleaned name of the book's file or folder. */
  name: string;
  /** Names of the folders around it, the nearest first. */
  folders: readonly string[];
  entries: readonly SourceEntry[];
  /** On disk, packed. */
  sizeBytes: number;
  /** Bytes after the archive that are not part of it. */
  trailingBytes: number;
  /** The archive's own comment, or null. */
  comment: string | null;
  /** Its first bytes, enough to detect its kind. */
  readHead(entry: SourceEntry): Promise<Buffer>;
  /**
   * The whole entry.
   * @throws RefusedInput if it is too large, encrypted, damaged, or a bomb
   */
  read(entry: SourceEntry, limits: ReadLimits): Promise<Buffer>;
  close(): void;
}

/** `Series/Season 2/Volume 1/Chapter 3`: outer folders are not about the book. */
export const FOLDERS_AROUND = 3;

/** The names of the `FOLDERS_AROUND` folders around a path, the nearest first. */
export function foldersAround(path: string): string[] {
  const folders: string[] = [];
  for (let at = dirname(path); folders.length < FOLDERS_AROUND; at = dirname(at)) folders.push(basename(at));
  return folders;
}

/** Files and folders of systems and network drives: previews, deleted and rescued files. */
const IGNORED_NAMES = new Set([
  ...['thumbs.db', 'ehthumbs.db', 'desktop.ini', '@eadir', '__macosx', '$recycle.bin', 'recycler', 'recycled'],
  ...['#recycle', '@recycle', '@recently-snapshot', '#snapshot', 'lost+found', 'system volume information'],
]);

/** Whether a path is a system file: `__MACOSX`, dot files, `Thumbs.db`, `#recycle`, `lost+found`. */
export function isJunkPath(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || IGNORED_NAMES.has(part.toLowerCase()));
}

/** The entry with this file name, in any case, that is nearest to the root. */
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

const BOOK_NAME = /\.(?:cbz|cbr|cb7|cbt|zip|rar|7z|tar|epub|pdf|mobi)$/i;
const ARCHIVE_NAME = /\.(?:zip|cbz|rar|cbr|7z|cb7|tar|cbt|epub)$/i;
const PICTURE_NAME = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|jxl|heic|svg)$/i;

/** Whether a file has a book's name, whatever its content. */
export function isNamedAsBook(path: string): boolean {
  return BOOK_NAME.test(path);
}

/** Whether a file has the name of an archive of pictures or texts, whatever its content. */
export function isNamedAsArchive(path: string): boolean {
  return ARCHIVE_NAME.test(path);
}

/** Whether a file has a picture's name, whatever its content. */
export function isNamedAsPicture(path: string): boolean {
  return PICTURE_NAME.test(path);
}
