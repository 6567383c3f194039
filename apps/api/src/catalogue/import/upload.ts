import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FOLDERS_AROUND, type IngestRefusal } from '@longstrip/ingest';
import * as v from 'valibot';
import { FileNameSchema } from '../../shared/operator-values.ts';
import { type ImportOptions, ImportOptionsSchema } from '../publish/import-options.ts';
import { unpackFolder } from './folder-archive.ts';

/** A book, or a folder of books packed by our own command line. */
const MAX_UPLOAD_BYTES = 8 * 1024 ** 3;

/** The upload broke off: the sender's command was killed, or the connection was lost. Not an error of ours. */
export class UploadBrokenOff extends Error {
  constructor(cause: unknown) {
    super('the upload broke off', { cause });
    this.name = 'UploadBrokenOff';
  }
}

/** The metadata of an upload, beside its bytes. */
interface UploadFacts {
  /** The name of the file or folder itself: ingest reads title, number and language from it. */
  name: string;
  kind: 'file' | 'folder';
  /** The folders around it, the nearest first: if the name is only a number (`012.cbz`), ingest reads the title from these. */
  folders: readonly string[];
}

/** The part of a stream that is read here; Node and browsers type their streams differently. */
interface UploadBody {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
}

/**
 * Writes an upload below `temporaryDirectory`, under its original name and in folders with their original names. A folder is
 * unpacked.
 *
 * @param signal aborting it leaves nothing behind and throws its reason
 * @throws UploadBrokenOff
 * @returns the path to import, the folder to remove afterwards, and what of a folder its sender could not read
 */
export async function receiveUpload(
  body: UploadBody,
  { name, kind, folders }: UploadFacts,
  temporaryDirectory: string,
  signal: AbortSignal,
): Promise<{ path: string; workspace: string; refused: IngestRefusal[] }> {
  const workspace = join(temporaryDirectory, `upload-${randomUUID()}`);
  try {
    const around = join(workspace, 'book', ...folders.toReversed());
    await mkdir(around, { recursive: true, mode: 0o700 });
    const path = join(around, name);
    const received = kind === 'file' ? path : join(workspace, 'folder.zip');
    const target = createWriteStream(received, { flags: 'wx' });
    await pipeline(chunksOf(body), atMost(MAX_UPLOAD_BYTES), target, { signal });
    return { path, workspace, refused: kind === 'folder' ? await unpackFolder(received, path) : [] };
  } catch (error) {
    await rm(workspace, { recursive: true, force: true });
    throw signal.aborted ? signal.reason : error;
  }
}

async function* chunksOf(body: UploadBody): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    while (true) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw new UploadBrokenOff(error);
      });
      if (done) return;
      if (value === undefined) throw new UploadBrokenOff(new Error('a chunk without bytes'));
      yield value;
    }
  } finally {
    // If writing failed, this tells the sender to stop. If the sender is gone, the call fails, which does not matter.
    await reader.cancel().catch(() => undefined);
  }
}

function atMost(limitBytes: number): Transform {
  let sizeBytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > limitBytes) done(new Error(`an upload holds at most ${limitBytes} bytes`));
      else done(null, chunk);
    },
  });
}

/** The names of the headers beside an upload; their values are percent-encoded, since names are in any script. */
export const UPLOAD_HEADERS = {
  name: 'x-longstrip-name',
  kind: 'x-longstrip-kind',
  folders: 'x-longstrip-folders',
  options: 'x-longstrip-options',
} as const;

/** Stands for a folder whose name cannot be written; no title is read from it. */
const NAMELESS_FOLDER = '-';
const FoldersSchema = v.pipe(v.array(v.string()), v.maxLength(FOLDERS_AROUND));

function fileName(text: string): string | null {
  const read = v.safeParse(FileNameSchema, text);
  return read.success ? read.output : null;
}

/** The metadata of an upload; null if it is malformed. */
export function readUploadHeaders(headers: Headers): { facts: UploadFacts; options: ImportOptions } | null {
  try {
    const read = (name: keyof typeof UPLOAD_HEADERS) => decodeURIComponent(headers.get(UPLOAD_HEADERS[name]) ?? '');
    const name = fileName(read('name'));
    const kind = read('kind');
    const around = v.safeParse(FoldersSchema, JSON.parse(read('folders') || '[]'));
    const stated: unknown = JSON.parse(read('options'));
    const parsed = v.safeParse(ImportOptionsSchema, stated);
    if (name === null || !parsed.success || !around.success || (kind !== 'file' && kind !== 'folder')) return null;
    const folders = Array.from(
      { length: FOLDERS_AROUND },
      (_, index) => fileName(around.output[index] ?? '') ?? NAMELESS_FOLDER,
    );
    return { facts: { name, kind, folders }, options: parsed.output };
  } catch {
    return null;
  }
}
