import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import PQueue from 'p-queue';
import { type Operator, refusalBody, success } from '../../shared/operator.ts';
import { ImportSessions } from '../publish/import-sessions.ts';
import { type CheckParts, importFile, type PublishParts } from './import-file.ts';
import {
  ImportAborted,
  type ImportOutcome,
  type ImportProgress,
  refusedByStorage,
  streamOutcome,
} from './import-outcome.ts';
import { readUploadHeaders, receiveUpload, UploadBrokenOff } from './upload.ts';

export interface ImportRouteOptions extends Omit<PublishParts, 'operator' | 'nowMs' | 'commands'>, CheckParts {
  nowMs: () => number;
  /** A fault of ours, for the log. */
  onFault: (error: unknown, requestId: string) => void;
  /** The client ended, or cancelled the import; none of it is published or stored. */
  onAborted: (requestId: string) => void;
}

interface ImportRoute {
  route: Hono<ImportEnv>;
  /** Starts no more imports, waits for the current one at most this long, and then aborts it. */
  drain(timeoutMs: number): Promise<void>;
}

/** The first two are set by the app that mounts the route; `answerEnded` tells it when the work of an answer has ended. */
interface ImportEnv {
  Variables: { requestId: string; operator: Operator; answerEnded?: Promise<unknown> };
}

interface RunningImport {
  commandId: string | null;
  abort: AbortController;
  ended: Promise<unknown>;
}

/** An aborted import ends within this time, or the stop goes on without it. */
const ABORT_MS = 1_000;
const MALFORMED = { code: 'MALFORMED_REQUEST', sentence: 'the request is malformed.' };

/**
 * Imports through the running product (record 0038). `POST /` takes an upload and answers at once with lines of JSON
 * (`streamOutcome`); if the client ends, the import is aborted. `DELETE /:command` aborts all imports of a command, also those
 * that arrive later, and answers when none of them runs any more.
 */
export function createImportRoute(options: ImportRouteOptions): ImportRoute {
  const app = new Hono<ImportEnv>();
  // One after the other: an import uses a whole core.
  const queue = new PQueue({ concurrency: 1 });
  const commands = new ImportSessions();
  const running = new Set<RunningImport>();

  app.post('/', (c) => {
    const read = readUploadHeaders(c.req.raw.headers);
    const { body } = c.req.raw;
    if (read === null || body === null) return c.json(refusalBody(MALFORMED), 400);
    const requestId = c.get('requestId');
    const operator = c.get('operator');
    const { command } = read.options;
    const abort = new AbortController();
    if (commands.isCancelled(command)) abort.abort(new ImportAborted());
    let progress: ImportProgress | null = null;
    const onProgress = (step: ImportProgress) => {
      progress = step;
    };
    const controls = { signal: abort.signal, onProgress };
    const work = async (): Promise<ImportOutcome> => {
      const upload = await receiveUpload(body, read.facts, options.temporaryDirectory, abort.signal);
      try {
        const parts = () => ({ ...options, commands, operator, nowMs: options.nowMs() });
        const importIt = () =>
          importFile(parts(), upload.path, read.options, { ...controls, refusedBefore: upload.refused });
        return await inTurn(queue, controls, importIt);
      } finally {
        await rm(upload.workspace, { recursive: true, force: true });
      }
    };
    const working = work().catch((error: unknown) => {
      const refused = refusedByStorage(read.facts.name, error);
      if (refused === null) throw error;
      return refused;
    });
    const own = { commandId: command?.id ?? null, abort, ended: working.catch(() => undefined) };
    running.add(own);
    void own.ended.then(() => running.delete(own));
    c.set('answerEnded', working);
    const lines = streamOutcome({
      work: working.catch((error: unknown) => {
        const isAborted = error instanceof UploadBrokenOff || error instanceof ImportAborted;
        if (isAborted) options.onAborted(requestId);
        throw isAborted ? new ImportAborted() : error;
      }),
      progress: () => progress,
      onEnd: () => abort.abort(new ImportAborted()),
      onFault: (error) => options.onFault(error, requestId),
    });
    return new Response(lines, { headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' } });
  });

  app.delete('/:command', async (c) => {
    const id = c.req.param('command');
    commands.cancel(id);
    const own = [...running].filter(({ commandId }) => commandId === id);
    for (const { abort } of own) abort.abort(new ImportAborted());
    await Promise.all(own.map(({ ended }) => ended));
    return c.json(success({ aborted: own.length }));
  });

  return {
    route: app,
    async drain(timeoutMs) {
      queue.pause();
      queue.clear();
      await atMost(timeoutMs, queue.onPendingZero());
      for (const { abort } of running) abort.abort(new ImportAborted());
      await atMost(ABORT_MS, Promise.all([...running].map(({ ended }) => ended)));
    },
  };
}

/** Does the work after all earlier ones have ended. If it is aborted while it waits, it rejects at once. */
async function inTurn<Result>(
  queue: PQueue,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (step: ImportProgress) => void },
  work: () => Promise<Result>,
): Promise<Result> {
  let hasBegun = false;
  if (queue.pending > 0) onProgress({ step: 'waiting' });
  const done = queue.add(async () => {
    signal.throwIfAborted();
    hasBegun = true;
    return work();
  });
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => {
      if (!hasBegun) reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
  });
  // If the abort wins the race, this one may still fail later, and no caller waits for it.
  done.catch(() => undefined);
  return Promise.race([done, aborted]);
}

async function atMost(timeoutMs: number, ended: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  await Promise.race([ended, setTimeout(timeoutMs, null, { signal: late.signal })]);
  late.abort();
}
