import { cleanLine, isJunkPath } from '@longstrip/ingest';
import type { UploadFileRow } from './upload.repository.ts';

/** Folders of one level in another, as deep as ingest reads, and the file. */
const MOST_PARTS = 8;
const MOST_PART_BYTES = 255;
/** Stands for a folder that has no name; no title is read from it. */
export const NAMELESS_FOLDER = '-';

/**
 * The path of a dropped file in a form that is safe below any folder, with `/` between its parts. Null: it leads elsewhere, or it
 * is no name of a file.
 */
export function safePath(given: string): string | null {
  const parts = given
    .normalize('NFC')
    .replace(/^\.?\/+/, '')
    .split('/');
  if (parts.length > MOST_PARTS) return null;
  const isSafe = parts.every(
    (part) =>
      part.trim() !== '' &&
      !/^\.{1,2}$/.test(part) &&
      !/[\\\0]/.test(part) &&
      cleanLine(part) === part &&
      Buffer.byteLength(part) <= MOST_PART_BYTES,
  );
  return isSafe ? parts.join('/') : null;
}

/** Files that systems put beside others, such as `.DS_Store`: they are not even taken. */
export function isJunkFile(path: string): boolean {
  return path.split('/').some(isJunkPath);
}

/** What is imported as one input, as a path of `npm run import` would be: a folder, or all files that lie in none. */
export interface UploadInput {
  /** The folder; null: files without one. */
  readonly folder: string | null;
  readonly files: readonly UploadFileRow[];
}

/** The inputs of an upload, in the order of their names; files without a folder come first. */
export function inputsOf(files: readonly UploadFileRow[]): UploadInput[] {
  const byFolder = new Map<string | null, UploadFileRow[]>();
  for (const file of files) {
    const slash = file.path.indexOf('/');
    const folder = slash === -1 ? null : file.path.slice(0, slash);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  return [...byFolder].map(([folder, own]) => ({ folder, files: own }));
}

/** Whether a path is a file, or lies in the folder, of which a verdict speaks. */
export function isOf(path: string, file: string): boolean {
  if (file === NAMELESS_FOLDER) return !path.includes('/');
  return path === file || path.startsWith(`${file}/`);
}
