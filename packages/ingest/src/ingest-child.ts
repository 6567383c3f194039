import { readFileSync, writeSync } from 'node:fs';
import * as v from 'valibot';
import type { IngestProgress } from './book.ts';
import { type ChildMessage, ChildRequestSchema, type ChildUsage, OWN_MEMORY_KILL } from './child-messages.ts';
import { ingest } from './ingest.ts';
import { RefusedInput } from './ingest-refusal.ts';
import { CHILD_RSS_CHECK_INTERVAL_MS } from './limits.ts';

/**
 * The program of the child process: reads one untrusted input, and exits. A bundler entry of its own; `ingestInChild`
 * starts it.
 */

/** The process's own peak. `maxRSS` would include the parent's memory from before the start. */
function peakRssBytes(): number {
  try {
    const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'));
    if (match?.[1] !== undefined) return Number(match[1]) * 1024;
  } catch {
    // No /proc on this system.
  }
  return process.resourceUsage().maxRSS * 1024;
}

function usage(): ChildUsage {
  const { user, system } = process.cpuUsage();
  return { peakRssBytes: peakRssBytes(), cpuMs: (user + system) / 1000 };
}

function tell(message: ChildMessage): Promise<void> {
  return new Promise((done) => {
    if (process.send === undefined || !process.connected) done();
    else process.send(message, () => done());
  });
}

async function run(raw: unknown, parentIsGone: AbortSignal): Promise<void> {
  const { inputPath, outDir, rssLimitBytes, options } = v.parse(ChildRequestSchema, raw);
  const tooMuchMemory = new AbortController();
  const stop = AbortSignal.any([parentIsGone, tooMuchMemory.signal]);
  let last: IngestProgress | null = null;
  let reportedBookNo = 0;
  const watch = setInterval(() => {
    const rssBytes = process.memoryUsage.rss();
    // A decoder in native code cannot be interrupted.
    if (rssBytes > 2 * rssLimitBytes) {
      writeSync(2, OWN_MEMORY_KILL);
      process.kill(process.pid, 'SIGKILL');
    }
    if (rssBytes > rssLimitBytes) {
      tooMuchMemory.abort(new RefusedInput('MEMORY_LIMIT', null, 'reading it takes more memory than is allowed'));
    }
    if (last !== null) void tell({ kind: 'progress', ...last });
    last = null;
  }, CHILD_RSS_CHECK_INTERVAL_MS);
  try {
    const result = await ingest(inputPath, outDir, options, {
      signal: stop,
      onProgress: (step) => {
        last = step;
        if (step.bookNo === reportedBookNo) return;
        // Sent at once: if this book crashes the process, the parent must know which one it was.
        reportedBookNo = step.bookNo;
        void tell({ kind: 'progress', ...step });
      },
    });
    if (result.ok) {
      const publicationCount = 1 + result.otherPublications.length;
      const { warnings, refused, fileCount } = result;
      await tell({ kind: 'done', publicationCount, warnings, refused, fileCount, usage: usage() });
    } else {
      const { refusal, refused, fileCount } = result;
      await tell({ kind: 'refused', refusal, refused, fileCount, usage: usage() });
    }
  } finally {
    clearInterval(watch);
  }
}

function main(): void {
  // Ctrl-C at a terminal reaches this process too; the parent decides whether it stops.
  process.on('SIGINT', () => undefined);
  const parentIsGone = new AbortController();
  process.once('disconnect', () => {
    parentIsGone.abort(new Error('The parent process is gone'));
    // Decoding cannot be interrupted, and no caller waits for it. Deleting thousands of files takes less time than this.
    setTimeout(() => process.exit(1), 10_000).unref();
  });
  process.once('message', (raw) => {
    void run(raw, parentIsGone.signal)
      .catch((error: unknown) => {
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return tell({ kind: 'failed', message });
      })
      .finally(() => process.exit(0));
  });
}

main();
