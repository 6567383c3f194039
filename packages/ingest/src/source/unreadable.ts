import { RefusedInput } from '../refused-input.ts';

/** These are the machine's trouble, and no word about the input. */
const MACHINE_CODES = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC']);

/**
 * The refusal of an input that the system does not give out: no permission, a disk that fails, a name that Node cannot
 * write as it stands. Null where the error is of another kind.
 *
 * @param entry the file inside the input, where it is not the input itself
 */
export function unreadableInput(error: unknown, entry: string | null): RefusedInput | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  const code = String(error.code);
  if (MACHINE_CODES.has(code)) return null;
  return new RefusedInput('INPUT_UNREADABLE', entry, reasonOf(code, entry), { cause: error });
}

function reasonOf(code: string, entry: string | null): string {
  if (code === 'EACCES' || code === 'EPERM') return 'there is no permission to read it';
  if (code !== 'ENOENT') return `it cannot be read (${code})`;
  // What is not UTF-8 in a name reads as U+FFFD, and no file has that name.
  if (entry?.includes('\u{FFFD}')) return 'its name is not in UTF-8, so it cannot be opened; give it another name';
  return 'it went away while it was being read';
}

/**
 * Does what reads a part of the input.
 *
 * @throws RefusedInput INPUT_UNREADABLE where the system does not give it out
 */
export async function readingInput<Result>(entry: string | null, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw unreadableInput(error, entry) ?? error;
  }
}
