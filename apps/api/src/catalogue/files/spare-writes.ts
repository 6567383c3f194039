import type { Logger } from 'pino';

const PAUSE_MIN_MS = 5_000;
const PAUSE_MAX_MS = 300_000;

/** Codes of the operating system about a disk or a folder: full, read-only, without permission, missing, broken. */
const STORAGE_CODES: ReadonlySet<string> = new Set([
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EIO', 'EMFILE', 'ENFILE'],
]);
/** What Node names in an error about a file; an error about a connection names others. */
const FILE_CALLS: ReadonlySet<string> = new Set(['open', 'write', 'mkdir', 'rename', 'fsync', 'close', 'mkdtemp']);

/** The operating system's code if an error, or one that it wraps, says that a file could not be written; otherwise null. */
export function storageErrorCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall }: NodeJS.ErrnoException = cause;
    const isAboutFile = FILE_CALLS.has(syscall ?? '');
    if (isAboutFile && code !== undefined && STORAGE_CODES.has(code)) return code;
  }
  return null;
}

/** Writes of what can be made again, such as a scaled picture. */
export interface SpareWrites {
  /** Never rejects. After a failure, nothing is written for a while. @returns Whether it was written. */
  attempt(write: () => Promise<void>): Promise<boolean>;
}

interface SpareWritesOptions {
  /** The folder or the bucket, for the log. */
  readonly place: string;
  readonly nowMs: () => number;
  readonly logger: Pick<Logger, 'error' | 'info'>;
}

/**
 * Writes to one place. A full or read-only disk must not fail a request for what has been made already: the failure is logged once
 * for each cause, and writing is tried again after 5 s, 10 s, 20 s and so on, at most 5 min.
 */
export function createSpareWrites({ place, nowMs, logger }: SpareWritesOptions): SpareWrites {
  let failure: { cause: string; pauseMs: number; untilMs: number } | null = null;
  const fail = (error: unknown) => {
    const cause = storageErrorCode(error) ?? String(error);
    if (failure?.cause !== cause) {
      logger.error({ event: 'cache-unwritable', place, err: error }, 'what is made is served, but not cached');
    }
    // Of several writes that fail together, one counts.
    if (failure !== null && nowMs() < failure.untilMs) return;
    const pauseMs = failure === null ? PAUSE_MIN_MS : Math.min(failure.pauseMs * 2, PAUSE_MAX_MS);
    failure = { cause, pauseMs, untilMs: nowMs() + pauseMs };
  };
  return {
    async attempt(write) {
      if (failure !== null && nowMs() < failure.untilMs) return false;
      try {
        await write();
      } catch (error) {
        fail(error);
        return false;
      }
      if (failure !== null) logger.info({ event: 'cache-writable', place }, 'what is made is cached again');
      failure = null;
      return true;
    },
  };
}
