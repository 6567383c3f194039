import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  type FileStore,
  FilesUnavailable,
  FOLDER_NAME,
  fileNameOf,
  folderOf,
  MARK,
  type StoredFile,
} from './file-store.ts';
import type { S3Address } from './files-address.ts';
import { createS3Client } from './s3-client.ts';

export interface FilesEvents {
  /** Called once when the store is lost. */
  onLost?: (error: FilesUnavailable) => void;
  /** Called when it answers again. @param lostForMs for how long it was lost */
  onBack?: (lostForMs: number) => void;
}

export interface S3Options extends S3Address {
  /** Null: what the environment, the profile or the machine's role says, as for AWS tools. */
  readonly accessKey: string | null;
  readonly secretKey: string | null;
  readonly events?: FilesEvents;
  readonly limits?: Partial<S3Limits>;
}

export interface S3Limits {
  /** Tries of one request, with pauses that grow up to seconds. */
  readonly attempts: number;
  /** For the answer to one try, and between two parts of its body. */
  readonly answerMs: number;
  /** For all tries of a request together. */
  readonly allMs: number;
  /** The same for a request that stores a file. */
  readonly putMs: number;
  /** Files that one answer lists. */
  readonly listed: number;
}

/** A reader's request has 25 s. */
const LIMITS: S3Limits = { attempts: 5, answerMs: 8_000, allMs: 20_000, putMs: 90_000, listed: 1_000 };
/** While the store is lost it is asked by one request at a time, and at most this often; the others fail at once. */
const ASK_AGAIN_MS = 500;
const MARK_AGAIN_MS = 50;
/** Statuses that say that the address or the keys are wrong. */
const REFUSED: ReadonlySet<number> = new Set([301, 400, 401, 403, 404]);

/**
 * A file store in an S3 bucket: `<prefix><first two digits>/<name>`, as in a local folder. A file is one `PutObject` of known
 * length, which stores it whole or not at all; a killed upload leaves nothing. The client repeats failed requests, with growing
 * pauses; when they fail too, the store counts as lost until one succeeds (record 0121).
 */
export function createS3FileStore({
  bucket,
  prefix,
  accessKey,
  secretKey,
  events = {},
  ...options
}: S3Options): FileStore {
  const limits = { ...LIMITS, ...options.limits };
  const place = `s3://${bucket}${prefix === '' ? '' : `/${prefix.slice(0, -1)}`}`;
  const client = createS3Client({ ...options, accessKey, secretKey }, limits);
  const guard = createLossGuard(place, events);
  const keyOf = (assetId: string) => {
    const name = fileNameOf(assetId);
    return `${prefix}${folderOf(name)}/${name}`;
  };

  /** One operation of the store, within its time limit. */
  const run = <Result>(
    work: (sent: { abortSignal: AbortSignal }) => Promise<Result>,
    ms = limits.allMs,
  ): Promise<Result> => guard(() => work({ abortSignal: AbortSignal.timeout(ms) }));

  const readKey = (Key: string): Promise<Uint8Array | null> =>
    run(async (sent) => {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await unlessMissing(client.send(new GetObjectCommand({ Bucket: bucket, Key }), sent));
        if (answer === null) return null;
        try {
          const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array();
          if (answer.ContentLength === undefined || bytes.byteLength === answer.ContentLength) return bytes;
          throw new Error(`${bytes.byteLength} bytes of ${answer.ContentLength} came`);
        } catch (error) {
          // The client repeats requests, not bodies that break off.
          if (attempt >= limits.attempts || sent.abortSignal.aborted) throw error;
        }
      }
    });

  const put = (Key: string, Body: Uint8Array, condition: { IfNoneMatch?: '*' } = {}) =>
    run((sent) => {
      const command = new PutObjectCommand({ Bucket: bucket, Key, Body, ...condition });
      return client.send(command, { ...sent, requestTimeout: limits.putMs });
    }, limits.putMs);

  const list = (under: string, more: { Delimiter?: string; ContinuationToken?: string; MaxKeys?: number }) =>
    run((sent) =>
      client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${under}`, ...more }), sent),
    );

  const removeKey = async (Key: string) => {
    await run((sent) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }), sent));
  };

  const readMark = async () =>
    new TextDecoder().decode((await readKey(`${prefix}${MARK}`)) ?? undefined).trim() || null;

  return {
    place,
    has: (assetId) =>
      run(async (sent) => {
        const command = new HeadObjectCommand({ Bucket: bucket, Key: keyOf(assetId) });
        return (await unlessMissing(client.send(command, sent))) !== null;
      }),
    read: (assetId) => readKey(keyOf(assetId)),
    async put(assetId, bytes) {
      await put(keyOf(assetId), bytes);
    },
    remove: (assetId) => removeKey(keyOf(assetId)),
    async folders() {
      const { CommonPrefixes = [] } = await list('', { Delimiter: '/' });
      return CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length, -1)).filter((name) =>
        FOLDER_NAME.test(name),
      );
    },
    async entries(folder) {
      const files: StoredFile[] = [];
      let ContinuationToken: string | undefined;
      do {
        const from = ContinuationToken === undefined ? {} : { ContinuationToken };
        const page = await list(`${folder}/`, { MaxKeys: limits.listed, ...from });
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
          const name = Key.slice(prefix.length + folder.length + 1);
          // Without a time it counts as new: nothing deletes it.
          files.push({
            folder,
            name,
            sizeBytes: Size,
            modifiedAtMs: LastModified?.getTime() ?? Number.POSITIVE_INFINITY,
          });
        }
        ContinuationToken = page.IsTruncated === true ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
      return files;
    },
    removeEntry: ({ folder, name }) => removeKey(`${prefix}${folder}/${name}`),
    readMark,
    async writeMark(id) {
      const bytes = new TextEncoder().encode(`${id}\n`);
      for (;;) {
        try {
          await put(`${prefix}${MARK}`, bytes, { IfNoneMatch: '*' });
        } catch (error) {
          if (!(error instanceof ConditionFailed)) throw error;
        }
        const mark = await readMark();
        if (mark !== null) return mark;
        // Another process is writing it, and may yet fail.
        await wait(MARK_AGAIN_MS);
      }
    },
    async check() {
      await list('', { MaxKeys: 1 });
    },
    close: async () => client.destroy(),
  };
}

/** Another process has written the mark at the same time. */
class ConditionFailed extends Error {}

async function unlessMissing<Result>(sent: Promise<Result>): Promise<Result | null> {
  try {
    return await sent;
  } catch (error) {
    if (statusOf(error) === 404 && error instanceof Error && error.name !== 'NoSuchBucket') return null;
    throw error;
  }
}

/** The status of a server's refusal; 0 if it did not answer. */
function statusOf(error: unknown): number {
  return error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
}

/** Runs operations of a store; notes when the store is lost and when it is back, and spares it requests in between. */
function createLossGuard(place: string, { onLost, onBack }: FilesEvents) {
  let lost: { readonly error: FilesUnavailable; readonly sinceMs: number; askAgainAtMs: number } | null = null;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const startedAtMs = performance.now();
    if (lost !== null) {
      if (startedAtMs < lost.askAgainAtMs) throw lost.error;
      lost.askAgainAtMs = Number.POSITIVE_INFINITY;
    }
    const answered = () => {
      if (lost !== null) onBack?.(Math.round(performance.now() - lost.sinceMs));
      lost = null;
    };
    try {
      const result = await work();
      answered();
      return result;
    } catch (cause) {
      const status = statusOf(cause);
      if (status === 412 || status === 409) {
        answered();
        throw new ConditionFailed(undefined, { cause });
      }
      const error = new FilesUnavailable(place, REFUSED.has(status) ? 'refused' : 'unreachable', cause);
      if (lost === null) onLost?.(error);
      lost = { error, sinceMs: lost?.sinceMs ?? startedAtMs, askAgainAtMs: performance.now() + ASK_AGAIN_MS };
      throw error;
    }
  };
}
