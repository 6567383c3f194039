import { open, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Readable } from 'node:stream';
import { RefusedInput, unreadableInput } from '@longstrip/ingest';
import { packFolder } from '../catalogue/index.ts';

const LOST_CONNECTION: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/** A file or folder to upload to the running product. */
export interface UploadInput {
  kind: 'file' | 'folder';
  stream: Readable;
  /** Why reading it failed; null if it has not failed. */
  trouble(): RefusedInput | null;
}

/**
 * Opens the input that an operator named, before any request is sent.
 *
 * @throws RefusedInput INPUT_UNREADABLE, TOO_MANY_ENTRIES
 */
export async function openUploadInput(path: string): Promise<UploadInput> {
  const facts = await stat(path).catch((cause: unknown) => {
    throw new RefusedInput('INPUT_UNREADABLE', null, 'it does not exist or cannot be read', { cause });
  });
  const isFolder = facts.isDirectory();
  if (!isFolder && !facts.isFile()) {
    throw new RefusedInput('INPUT_UNREADABLE', null, 'it is neither a file nor a folder');
  }
  const stream = isFolder ? await packFolder(path) : await openFile(path);
  let trouble: RefusedInput | null = null;
  stream.once('error', (error: NodeJS.ErrnoException) => {
    // If the connection to the product ends, it closes the stream: no error of the input.
    if (LOST_CONNECTION.has(error.code ?? '')) return;
    const entry = isFolder && 'path' in error ? relative(path, String(error.path)) : null;
    trouble = unreadableInput(error, entry);
  });
  return { kind: isFolder ? 'folder' : 'file', stream, trouble: () => trouble };
}

async function openFile(path: string): Promise<Readable> {
  try {
    return (await open(path)).createReadStream();
  } catch (error) {
    throw unreadableInput(error, null) ?? error;
  }
}
