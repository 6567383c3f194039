import { answerWhenAsked, shutDownOnUncaughtError } from '@longstrip/api-contract/process';
import type { Logger } from 'pino';

/** Signals closer together than this count as one: a terminal signals the whole process group, and npm repeats it. */
const ONE_REQUEST_MS = 1_000;

/** The end of the product: by request, or after an uncaught error. */
export interface Stop {
  /** Resolves with the reason. */
  readonly asked: Promise<string>;
  /** Whether there was an uncaught error: the exit code is then 1. */
  readonly hasFailed: () => boolean;
}

/**
 * Listens for a request to stop: a signal, a message of the start tool, or the end of the start tool (its channel closes). A
 * second request ends the process at once. An uncaught error stops the product too.
 */
export function listenForStop(log: Logger): Stop {
  let stopOnFault: () => void = () => undefined;
  const asked = new Promise<string>((resolve) => {
    let firstAtMs: number | null = null;
    const stop = (reason: string): void => {
      const nowMs = performance.now();
      if (firstAtMs === null) {
        firstAtMs = nowMs;
        log.info({ reason }, 'stopping');
        resolve(reason);
      } else if (nowMs - firstAtMs > ONE_REQUEST_MS) {
        log.warn({ reason }, 'stopping at once, as asked again');
        process.exit(1);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
    // Only a supervisor has workers to replace.
    process.on('SIGUSR2', () => undefined);
    process.on('message', (message) => {
      if (message === 'stop') stop('the start tool');
    });
    answerWhenAsked();
    if (process.connected) process.on('disconnect', () => stop('the start tool is gone'));
    stopOnFault = () => resolve('a fault');
  });
  const { hasFailed } = shutDownOnUncaughtError({
    log: (error, origin) =>
      log.fatal({ event: 'fault', origin, ...describeFault(error) }, 'the process ends, to be started anew'),
    stop: () => stopOnFault(),
  });
  return { asked, hasFailed };
}

/** An error without the values of a statement, which are readers' data: drizzle repeats them in its message. */
function describeFault(error: unknown): { error: string; stack?: string[]; cause?: unknown } {
  if (!(error instanceof Error)) return { error: typeof error };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: `${error.name}: ${'params' in error ? 'a statement failed' : error.message}`,
    stack: stack.map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeFault(error.cause) }),
  };
}
