import { RefusedInput } from '../ingest-refusal.ts';
import { isNamedAsBook } from './book-source.ts';

/** Faults of the machine, not of the input. */
const MACHINE_CODES = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC']);

/**
 * The refusal of an unreadable input: no permission, a failing disk, a name that is not UTF-8. Null for other errors.
 *
 * @param entry path inside the input; null: the input itself
 */
export function unreadableInput(error: unknown, entry: string | null): RefusedInput | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  const code = String(error.code);
  if (MACHINE_CODES.has(code)) return null;
  return new RefusedInput('INPUT_UNREADABLE', entry, reasonOf(code, entry), { cause: error });
}

/**
 * The book to refuse for an unreadable file: the file itself if it has a book's name, else its folder, of which it may be a
 * page. Null: unknown, so the whole input is refused.
 *
 * @param path relative to the input, with `/` between its parts
 */
export function bookOfUnreadable(path: string): string | null {
  if (isNamedAsBook(path)) return path;
  const slash = path.lastIndexOf('/');
  return slash === -1 ? null : path.slice(0, slash);
}

function reasonOf(code: string, entry: string | null): string {
  if (code === 'EACCES' || code === 'EPERM') return 'there is no permission to read it';
  if (code !== 'ENOENT') return `it cannot be read (${code})`;
  // Invalid UTF-8 in a name reads as U+FFFD; no file has that name.
  if (entry?.includes('\u{FFFD}')) return 'its name is not in UTF-8, so it cannot be opened; give it another name';
  return 'it went away while it was being read';
}

/**
 * Runs an operation that reads a part of the input.
 *
 * @throws RefusedInput INPUT_UNREADABLE
 */
export async function readingInput<Result>(entry: string | null, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw unreadableInput(error, entry) ?? error;
  }
}
