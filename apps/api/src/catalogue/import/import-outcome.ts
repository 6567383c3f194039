import type { IngestProgress } from '@longstrip/ingest';
import * as v from 'valibot';
import type { AdminRefusal } from '../../shared/operator.ts';
import { storageErrorCode } from '../files/spare-writes.ts';
import type { PublishedSeries } from '../publish/publish-publication.ts';

/** Why a file was refused: a stable code, and one sentence that names the file and, if there is one, the entry at fault. */
export interface ImportRefusal {
  code: string;
  file: string;
  entry: string | null;
  sentence: string;
}

/**
 * The result for a file or folder. `refused` names every refused file. If `ok` is true, the other files of the folder are
 * published nevertheless (`keepGoing`); if it is false, nothing is.
 */
export type ImportOutcome = {
  /** The name of the file or folder. */
  file: string;
  /** Number of books in it, good and bad. */
  fileCount: number;
  refused: ImportRefusal[];
} & (
  | { ok: true; series: PublishedSeries[]; warnings: string[] }
  | {
      ok: false;
      refusal: ImportRefusal;
      /** Only of a dry run: what `keepGoing` would publish. */
      trial?: { series: PublishedSeries[]; warnings: string[] };
    }
);

export type ImportProgress =
  /** Behind another import. */
  { step: 'waiting' } | ({ step: 'checking' } & IngestProgress) | { step: 'publishing'; done: number; of: number };

/** The import was aborted by its client, or by the end of the product: none of it is published. */
export class ImportAborted extends Error {
  constructor() {
    super('the import was aborted');
    this.name = 'ImportAborted';
  }
}

/** For the caller that waits for an import. */
export interface ImportControls {
  /** Aborting publishes nothing, leaves nothing behind and throws the signal's reason. */
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
}

/** A refusal by the catalogue, as the refusal of a file. */
export function refusalOfFile(file: string, { code, sentence }: AdminRefusal): ImportRefusal {
  return { code, file, entry: null, sentence: `"${file}" was refused: ${sentence}` };
}

const WHY_UNWRITABLE: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EROFS: 'its disk is read-only',
  EACCES: 'it may not write there',
  EPERM: 'it may not write there',
};

/** The outcome if the product could not write its files; null for any other error. Nothing has been published. */
export function refusedByStorage(file: string, error: unknown): (ImportOutcome & { ok: false }) | null {
  const code = storageErrorCode(error);
  if (code === null) return null;
  const sentence = `the product cannot write its files now (${WHY_UNWRITABLE[code] ?? code}). Nothing was changed.`;
  return refusedInput(file, [refusalOfFile(file, { code: 'SERVICE_UNAVAILABLE', sentence })], 1);
}

/** The outcome of a refused input, for one refused file or several. */
export function refusedInput(file: string, refused: ImportRefusal[], fileCount: number): ImportOutcome & { ok: false } {
  const [first, ...others] = refused;
  if (first === undefined) throw new Error(`nothing of ${file} was refused`);
  const isOneFile = fileCount === 1 || (others.length === 0 && first.file === file);
  return {
    ok: false,
    file,
    fileCount,
    refused,
    refusal: isOneFile ? first : refusalOfFolder(file, refused, fileCount),
  };
}

function refusalOfFolder(file: string, refused: readonly ImportRefusal[], fileCount: number): ImportRefusal {
  const bad = new Set(refused.map((each) => each.file)).size;
  const rest = bad < fileCount ? '; --keep-going takes the others' : '';
  const sentence = `"${file}" was refused: ${bad} of its ${fileCount} files cannot be taken${rest}.`;
  return { code: refused[0]?.code ?? '', file, entry: null, sentence };
}

/** A line is sent at least this often: it shows that the import is alive, and its progress. */
const PROGRESS_MS = 150;
const HEARTBEAT_MS = 5_000;

/**
 * The lines of an answer to an upload. The last one is `outcome`, `aborted` or `fault`; without one of these the product ended in
 * the middle. Outcome and progress have the types of this very build.
 */
export const OutcomeLineSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['begun', 'working', 'aborted', 'fault']) }),
  v.object({ kind: v.literal('progress'), progress: v.looseObject({ step: v.string() }) }),
  v.object({ kind: v.literal('outcome'), outcome: v.looseObject({ ok: v.boolean() }) }),
]);

interface ImportInProgress {
  work: Promise<ImportOutcome>;
  /** The last reported progress. */
  progress: () => ImportProgress | null;
  /** The client is gone, or has received the outcome. */
  onEnd: () => void;
  /** An error that is not a refusal. */
  onFault: (error: unknown) => void;
}

/** Lines of JSON that begin at once, report the progress of the work, and end with its outcome. */
export function streamOutcome({ work, progress, onEnd, onFault }: ImportInProgress): ReadableStream {
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream({
    async start(controller) {
      let reportedAtMs = performance.now();
      let reportedProgress: ImportProgress | null = null;
      const say = (line: unknown) => {
        controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        reportedAtMs = performance.now();
      };
      say({ kind: 'begun' });
      timer = setInterval(() => {
        const present = progress();
        if (present !== null && present !== reportedProgress) say({ kind: 'progress', progress: present });
        else if (performance.now() - reportedAtMs >= HEARTBEAT_MS) say({ kind: 'working' });
        reportedProgress = present;
      }, PROGRESS_MS);
      const last = await work.then(
        (outcome) => ({ kind: 'outcome', outcome }),
        (error: unknown) => {
          if (error instanceof ImportAborted) return { kind: 'aborted' };
          onFault(error);
          return { kind: 'fault' };
        },
      );
      clearInterval(timer);
      // The client may be gone.
      try {
        say(last);
        controller.close();
      } catch {
        return;
      }
    },
    cancel() {
      clearInterval(timer);
      onEnd();
    },
  });
}
