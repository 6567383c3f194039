import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, extname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type ChildMessage, ChildMessageSchema, type ChildRequest, type ChildUsage } from './child-messages.ts';
import type { IngestControls } from './ingest.ts';
import type { IngestOptions, IngestResult } from './ingest-refusal.ts';
import { CHILD_HEAP_MIB, CHILD_RSS_LIMIT_BYTES, CHILD_STALL_LIMIT_MS } from './limits.ts';
import { manifestName } from './manifest-name.ts';
import { openOutputFolder } from './output-folder.ts';
import { type Publication, PublicationSchema } from './publication.ts';
import { RefusedInput } from './refused-input.ts';

export interface IngestInChildOptions extends IngestOptions, Pick<IngestControls, 'onProgress' | 'signal'> {
  /**
   * The child's program. By default `ingest-child` beside this module, with this module's own extension: the source
   * file when run from source, and the bundle of that name when bundled.
   */
  childEntry?: string | URL;
}

/** Limits of a child, where they are not the usual ones. */
export interface ChildLimits {
  stallMs: number;
  rssBytes: number;
}

const USUAL_LIMITS: ChildLimits = { stallMs: CHILD_STALL_LIMIT_MS, rssBytes: CHILD_RSS_LIMIT_BYTES };

/** How a child ended, and what it used. */
export interface ChildRun {
  result: IngestResult;
  usage: ChildUsage | null;
}

type Ending = Exclude<ChildMessage, { kind: 'progress' }> | { kind: 'silent'; signal: string | null; stderr: string };

const KEPT_STDERR_CHARACTERS = 4_000;

function entryPath(childEntry: string | URL | undefined): string {
  const entry = childEntry ?? new URL(`./ingest-child${extname(import.meta.url)}`, import.meta.url);
  return typeof entry === 'string' && !entry.startsWith('file:') ? entry : fileURLToPath(entry);
}

/** TypeScript source needs a loader; a bundle does not. */
function loaderArguments(entry: string): string[] {
  if (!entry.endsWith('.ts')) return [];
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}

/**
 * Starts the child with nothing of this process but its right to read and write files: no environment (and so no
 * secret), a small heap, few threads and few memory arenas.
 */
function startChild(entry: string): ChildProcess {
  return fork(entry, [], {
    execArgv: [`--max-old-space-size=${CHILD_HEAP_MIB}`, ...loaderArguments(entry)],
    env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Waits for the child's last word, or for its end without one. */
function waitForEnding(
  child: ChildProcess,
  request: ChildRequest,
  { onProgress, signal }: IngestControls,
  stallMs: number,
): Promise<Ending> {
  return new Promise((settle, fail) => {
    let ending: Ending | null = null;
    let stderr = '';
    const end = () => child.kill('SIGKILL');
    const stall = setTimeout(() => {
      const refusal = new RefusedInput('TIME_LIMIT', null, `it made no progress for ${stallMs / 1000} seconds`);
      ending = {
        kind: 'refused',
        refusal: refusal.toRefusal(basename(request.inputPath)),
        usage: { peakRssBytes: 0, cpuMs: 0 },
      };
      end();
    }, stallMs);
    signal?.addEventListener('abort', end, { once: true });
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr = `${stderr}${chunk.toString('utf8')}`.slice(-KEPT_STDERR_CHARACTERS);
    });
    child.on('message', (raw) => {
      const message = v.parse(ChildMessageSchema, raw);
      stall.refresh();
      if (message.kind === 'progress') onProgress?.({ book: message.book, pages: message.pages });
      else ending = message;
    });
    child.on('error', (error) => {
      end();
      fail(new Error('The process that reads inputs could not be started', { cause: error }));
    });
    child.on('close', (_code, killedBy) => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) fail(signal.reason);
      else settle(ending ?? { kind: 'silent', signal: killedBy, stderr });
    });
    child.send(request);
  });
}

/** A child that dies without a word died of its input: its memory, or a decoder that did not survive. */
function refusalOfSilence(ending: Extract<Ending, { kind: 'silent' }>): RefusedInput {
  const isOutOfMemory = /heap out of memory|allocation failed/i.test(ending.stderr) || ending.signal === 'SIGKILL';
  if (isOutOfMemory) return new RefusedInput('MEMORY_LIMIT', null, 'reading it takes more memory than is allowed');
  const cause = new Error(`The child ended by ${ending.signal ?? 'itself'}: ${ending.stderr}`);
  return new RefusedInput('READER_CRASHED', null, 'the process that read it ended without an answer', { cause });
}

async function readManifest(outDir: string, index: number): Promise<Publication> {
  return v.parse(PublicationSchema, JSON.parse(await readFile(join(outDir, manifestName(index)), 'utf8')));
}

async function toRun(ending: Ending, outDir: string, inputPath: string): Promise<ChildRun> {
  if (ending.kind === 'refused') return { result: { ok: false, refusal: ending.refusal }, usage: ending.usage };
  if (ending.kind === 'failed') throw new Error(`The child failed: ${ending.message}`);
  if (ending.kind === 'silent') {
    // Only a signal or a full heap is the input's doing; a program that does not start is ours.
    if (ending.signal === null && !/heap out of memory/i.test(ending.stderr)) {
      throw new Error(`The process that reads inputs ended without an answer: ${ending.stderr.trim()}`);
    }
    const refusal = refusalOfSilence(ending).toRefusal(basename(inputPath));
    return { result: { ok: false, refusal }, usage: null };
  }
  const publications: Publication[] = [];
  for (let index = 0; index < ending.publicationCount; index += 1) publications.push(await readManifest(outDir, index));
  const [publication, ...otherPublications] = publications;
  if (publication === undefined) throw new Error('The child answered with no publication');
  return { result: { ok: true, publication, otherPublications, warnings: ending.warnings }, usage: ending.usage };
}

/** As `ingestInChild`, and tells what the child used. */
export async function runIngestChild(
  inputPath: string,
  outDir: string,
  options: IngestInChildOptions = {},
  { stallMs, rssBytes }: ChildLimits = USUAL_LIMITS,
): Promise<ChildRun> {
  const { childEntry, onProgress, signal, ...rest } = options;
  signal?.throwIfAborted();
  const cleanUp = await openOutputFolder(outDir);
  try {
    const request: ChildRequest = {
      inputPath: resolve(inputPath),
      outDir: resolve(outDir),
      rssLimitBytes: rssBytes,
      options: rest,
    };
    const child = startChild(entryPath(childEntry));
    const controls = { ...(onProgress && { onProgress }), ...(signal && { signal }) };
    const run = await toRun(await waitForEnding(child, request, controls, stallMs), outDir, inputPath);
    if (!run.result.ok) await cleanUp();
    return run;
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/**
 * Reads comics and novels into their normal form in a process of its own, with limits on memory and time: whatever
 * the input does, this process goes on. Page files and one manifest for each publication are written to `outDir`,
 * which must be empty or absent; after a refusal it is as it was.
 *
 * @returns a refusal as a value; what is thrown is a bug, a broken machine, or the reason of an aborted signal
 */
export async function ingestInChild(
  inputPath: string,
  outDir: string,
  options: IngestInChildOptions = {},
): Promise<IngestResult> {
  const { result } = await runIngestChild(inputPath, outDir, options);
  return result;
}
