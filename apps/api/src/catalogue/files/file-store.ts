import { createHash } from 'node:crypto';

/** A file of a store, as `entries` lists it. */
export interface StoredFile {
  /** The first two digits of the name, or of what a killed process left. */
  readonly folder: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly modifiedAtMs: number;
}

/**
 * Stores the bytes of assets under their ids, in a folder or in an S3 bucket (record 0121). The content under an id never changes,
 * so writing it twice is harmless, and a reader never sees part of a file. Every method rejects with `FilesUnavailable` when a store
 * on another machine does not answer or refuses us.
 */
export interface FileStore {
  /** Where the files are, for sentences to operators: a path, or `s3://bucket/prefix`. */
  readonly place: string;
  has(assetId: string): Promise<boolean>;
  /** The whole content, or null when the store does not hold it. */
  read(assetId: string): Promise<Uint8Array | null>;
  /** Stores `bytes` durably, whole or not at all, before it resolves. */
  put(assetId: string, bytes: Uint8Array): Promise<void>;
  /** Removes the content; removing what is not there is fine. */
  remove(assetId: string): Promise<void>;
  /** The folders that hold files: each is the two digits that its files' names begin with. */
  folders(): Promise<string[]>;
  /** All files of a folder, in the order of their names; also those that a killed process left unfinished. */
  entries(folder: string): Promise<StoredFile[]>;
  removeEntry(file: StoredFile): Promise<void>;
  /** Which database the files belong to (`claimFiles`); null if nothing says so. */
  readMark(): Promise<string | null>;
  /** Writes the mark if there is none. @returns The mark in the store: where two processes write at once, one of them decides. */
  writeMark(id: string): Promise<string>;
  /** Resolves if the store answers and lets us in. */
  check(): Promise<void>;
  /** Ends its connections. */
  close(): Promise<void>;
}

/** Name of the file that says to which database a store of files belongs. */
export const MARK = 'database-id';

export const FOLDER_NAME = /^[0-9a-f]{2}$/;

/** A store of files on another machine that does not answer, or refuses us. The client may try again. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';

  /**
   * @param place the store
   * @param reason `refused`: it answered that the bucket is not there or the keys are wrong, so that waiting does not help
   */
  constructor(
    place: string,
    readonly reason: 'refused' | 'unreachable',
    cause: unknown,
  ) {
    const why = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    super(`the files in ${place} ${reason === 'refused' ? 'are refused to us' : 'cannot be reached'} (${why})`, {
      cause,
    });
  }
}

/** Whether an error means that the store of files is not available now. */
export function areFilesLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FilesUnavailable) return true;
  return false;
}

/** Ids are content hashes, or names of drawn pictures; these are hashed, so that no id can name a path. */
export function fileNameOf(assetId: string): string {
  return /^[0-9a-f]{64}$/.test(assetId) ? assetId : createHash('sha256').update(assetId).digest('hex');
}

export function folderOf(name: string): string {
  return name.slice(0, 2);
}
