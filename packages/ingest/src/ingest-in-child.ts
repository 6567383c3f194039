import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, extname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { IngestProgress } from './book.ts';
import {
  type ChildMessage,
  ChildMessageSchema,
  type ChildRequest,
  type ChildUsage,
  OWN_MEMORY_KILL,
} from './child-messages.ts';
import {
  type IngestOptions,
  type IngestRefusal,
  type IngestResult,
  RefusedInput,
  refusedWhole,
} from './ingest-refusal.ts';
import type { IngestControls } from './ingest-session.ts';
import { CHILD_HEAP_MIB, CHILD_RSS_LIMIT_BYTES, CHILD_STALL_LIMIT_MS } from './limits.ts';
import { manifestName, openOutputFolder } from './output-folder.ts';
import { type Publication, PublicationSchema } from './publication.ts';

export interface IngestInChildOptions extends IngestOptions, Pick<IngestControls, 'onProgress' | 'signal'> {
  /** Called when a signal that this process did not send ended the child, for the log. */
  onReaderEnded?: (ended: ReaderEnded) => void;
  /** The child's program. Default: `ingest-child` beside this module, with the same extension (source or bundle). */
  childEntry?: string | URL;
}

/** A child that a signal ended. */
export interface ReaderEnded {
  signal: string;
  /** The book that it was reading, or the input. */
  file: string;
  /** The input is read once more. */
  isRetried: boolean;
  /** The end of its error output. */
  stderr: string;
}

/** Limits of a child that differ from the defaults. */
export interface ChildLimits {
  stallMs: number;
  rssBytes: number;
}

const USUAL_LIMITS: ChildLimits = { stallMs: CHILD_STALL_LIMIT_MS, rssBytes: CHILD_RSS_LIMIT_BYTES };

export interface ChildRun {
  result: IngestResult;
  usage: ChildUsage | null;
}

type Ending =
  | Exclude<ChildMessage, { kind: 'progress' }>
  | { kind: 'silent'; signal: string | null; stderr: string }
  | { kind: 'stalled' };

const RETAINED_STDERR_CHARACTERS = 4_000;
/** Maximum books of a folder that may crash the child. Each is refused, and the others are read again without it. */
const MAX_RESTARTS = 5;

function entryPath(childEntry: string | URL | undefined): string {
  const entry = childEntry ?? new URL(`./ingest-child${extname(import.meta.url)}`, import.meta.url);
  return typeof entry === 'string' && !entry.startsWith('file:') ? entry : fileURLToPath(entry);
}

/** TypeScript source needs a loader; a bundle does not. */
function loaderArguments(entry: string): string[] {
  if (!entry.endsWith('.ts')) return [];
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}

/** Starts the child without this process's environment (and so without secrets), with a small heap and few threads. */
function startChild(entry: string): ChildProcess {
  return fork(entry, [], {
    execArgv: [`--max-old-space-size=${CHILD_HEAP_MIB}`, ...loaderArguments(entry)],
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** How a child ended, and the book that it was reading; null before the first one. */
interface ChildEnd {
  ending: Ending;
  reading: IngestProgress | null;
}

/** Waits for the child's result, or for its end without one. */
function waitForEnding(
  child: ChildProcess,
  request: ChildRequest,
  { onProgress, signal }: IngestControls,
  stallMs: number,
): Promise<ChildEnd> {
  return new Promise((settle, fail) => {
    let ending: Ending | null = null;
    let reading: IngestProgress | null = null;
    let stderr = '';
    const end = () => child.kill('SIGKILL');
    const stall = setTimeout(() => {
      ending = { kind: 'stalled' };
      end();
    }, stallMs);
    signal?.addEventListener('abort', end, { once: true });
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr = `${stderr}${chunk.toString('utf8')}`.slice(-RETAINED_STDERR_CHARACTERS);
    });
    child.stderr?.on('error', () => undefined);
    child.on('message', (raw) => {
      const parsed = v.safeParse(ChildMessageSchema, raw);
      // An error thrown here would end this process, and the child exists to prevent that.
      if (!parsed.success) {
        end();
        fail(new Error('The process that reads inputs said what this version does not know'));
        return;
      }
      const message = parsed.output;
      stall.refresh();
      if (message.kind !== 'progress') {
        ending = message;
        return;
      }
      const { kind: _kind, ...progress } = message;
      reading = progress;
      onProgress?.(progress);
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      // It ended before it had the request: `close` tells how.
      if (error.code === 'EPIPE' || error.code === 'ERR_IPC_CHANNEL_CLOSED') return;
      end();
      fail(new Error('The process that reads inputs could not be started', { cause: error }));
    });
    child.on('close', (_code, killedBy) => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) fail(signal.reason);
      else settle({ ending: ending ?? { kind: 'silent', signal: killedBy, stderr }, reading });
    });
    child.send(request);
  });
}

/** Signals that a process gets for a fault of its own. */
const SIGNALS_OF_FAULTS = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGSYS'];

/**
 * A child that ends without a result ran out of memory or crashed on its input, or something else ended it: an operator, or the
 * system. The kernel's own killer of processes cannot be told from an operator.
 */
function refusalOfSilence({ signal, stderr }: Extract<Ending, { kind: 'silent' }>): RefusedInput {
  if (/heap out of memory|allocation failed/i.test(stderr) || stderr.endsWith(OWN_MEMORY_KILL)) {
    return new RefusedInput('MEMORY_LIMIT', null, 'reading it takes more memory than is allowed');
  }
  // A program that does not start is a bug.
  if (signal === null) throw new Error(`The process that reads inputs ended without an answer: ${stderr.trim()}`);
  const cause = new Error(`The child ended by ${signal}: ${stderr}`);
  return SIGNALS_OF_FAULTS.includes(signal)
    ? new RefusedInput('READER_CRASHED', null, 'the process that read it ended without an answer', { cause })
    : new RefusedInput('READER_INTERRUPTED', null, `reading was interrupted (${signal}): import it again`, { cause });
}

/** The refusal of the book that ended the child; null if it finished. */
function refusalOfEnding(ending: Ending, stallMs: number): RefusedInput | null {
  if (ending.kind === 'stalled') {
    return new RefusedInput('TIME_LIMIT', null, `it made no progress for ${stallMs / 1000} seconds`);
  }
  return ending.kind === 'silent' ? refusalOfSilence(ending) : null;
}

async function readManifest(outDir: string, index: number): Promise<Publication> {
  return v.parse(PublicationSchema, JSON.parse(await readFile(join(outDir, manifestName(index)), 'utf8')));
}

async function toRun(
  ending: Extract<Ending, { kind: 'done' | 'refused' | 'failed' }>,
  outDir: string,
): Promise<ChildRun> {
  if (ending.kind === 'failed') throw new Error(`The child failed: ${ending.message}`);
  const { refused, fileCount, usage } = ending;
  if (ending.kind === 'refused') return { result: { ok: false, refusal: ending.refusal, refused, fileCount }, usage };
  const publications: Publication[] = [];
  for (let index = 0; index < ending.publicationCount; index += 1) publications.push(await readManifest(outDir, index));
  const [publication, ...otherPublications] = publications;
  if (publication === undefined) throw new Error('The child answered with no publication');
  const { warnings } = ending;
  return { result: { ok: true, publication, otherPublications, warnings, refused, fileCount }, usage };
}

interface OneRun {
  run: ChildRun;
  /** The book of several that crashed the child. */
  fatal: IngestRefusal | null;
  /** Something else than the input ended the child. */
  isInterrupted: boolean;
}

/**
 * Runs one child on the books that are not refused yet.
 *
 * @param isLastTry the input is not read once more if something else than it ends the child
 */
async function runOnce(
  request: ChildRequest,
  entry: string,
  controls: IngestControls & Pick<IngestInChildOptions, 'onReaderEnded'>,
  { stallMs, isLastTry }: { stallMs: number; isLastTry: boolean },
): Promise<OneRun> {
  const { ending, reading } = await waitForEnding(startChild(entry), request, controls, stallMs);
  const isOneOfSeveral = reading !== null && reading.books > 1;
  const ended = refusalOfEnding(ending, stallMs);
  if (ended !== null) {
    const refusal = (isOneOfSeveral ? ended.inBook(reading.book) : ended).toRefusal(basename(request.inputPath));
    const result = refusedWhole(refusal, request.options.refusedBefore ?? []);
    const isInterrupted = refusal.code === 'READER_INTERRUPTED' && !isLastTry;
    if (ending.kind === 'silent' && ending.signal !== null && refusal.code !== 'MEMORY_LIMIT') {
      const { signal, stderr } = ending;
      controls.onReaderEnded?.({ signal, stderr: stderr.trim(), file: refusal.file, isRetried: isInterrupted });
    }
    return { run: { result, usage: null }, fatal: isOneOfSeveral ? refusal : null, isInterrupted };
  }
  if (ending.kind === 'silent' || ending.kind === 'stalled') throw new Error('an ending without a refusal');
  const run = await toRun(ending, request.outDir);
  const isFatal = ending.kind === 'refused' && ending.refusal.code === 'MEMORY_LIMIT' && isOneOfSeveral;
  return { run, fatal: isFatal ? ending.refusal : null, isInterrupted: false };
}

/** Like `ingestInChild`, with the usage of the child. */
export async function runIngestChild(
  inputPath: string,
  outDir: string,
  options: IngestInChildOptions = {},
  { stallMs, rssBytes }: ChildLimits = USUAL_LIMITS,
): Promise<ChildRun> {
  const { childEntry, onProgress, onReaderEnded, signal, ...rest } = options;
  signal?.throwIfAborted();
  const cleanUp = await openOutputFolder(outDir);
  const controls = {
    ...(onProgress && { onProgress }),
    ...(onReaderEnded && { onReaderEnded }),
    ...(signal && { signal }),
  };
  const refusedBefore = [...(rest.refusedBefore ?? [])];
  let restarts = 0;
  let isLastTry = false;
  try {
    for (;;) {
      const request: ChildRequest = {
        inputPath: resolve(inputPath),
        outDir: resolve(outDir),
        rssLimitBytes: rssBytes,
        options: { ...rest, refusedBefore },
      };
      const entry = entryPath(childEntry);
      const { run, fatal, isInterrupted } = await runOnce(request, entry, controls, { stallMs, isLastTry });
      if (!run.result.ok) await cleanUp();
      if (isInterrupted) {
        isLastTry = true;
        continue;
      }
      if (fatal === null || restarts === MAX_RESTARTS) return run;
      refusedBefore.push(fatal);
      restarts += 1;
    }
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/**
 * Reads comics and novels into publications in a child process, with limits on memory and time: no input can crash this
 * process. Page files and one manifest for each publication are written to `outDir`, which must be empty or absent; a
 * refusal leaves it unchanged.
 *
 * @returns refusals as values; throws on bugs, faults of the machine, and with the reason of an aborted signal
 */
export async function ingestInChild(
  inputPath: string,
  outDir: string,
  options: IngestInChildOptions = {},
): Promise<IngestResult> {
  const { result } = await runIngestChild(inputPath, outDir, options);
  return result;
}
