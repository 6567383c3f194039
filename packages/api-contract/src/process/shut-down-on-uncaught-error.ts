/** Time limit for a graceful shutdown; after it the process exits anyway. */
const END_LIMIT_MS = 10_000;

interface FaultEnd {
  log: (error: unknown, origin: 'uncaughtException' | 'unhandledRejection') => void;
  /** Begins the graceful shutdown: takes no new requests and answers the running ones. */
  stop: () => void;
  /** The process; a fake in tests. */
  of?: FaultyProcess;
}

/** The part of a process that this needs. */
export interface FaultyProcess {
  on(event: 'uncaughtException', listener: (error: unknown, origin: NodeJS.UncaughtExceptionOrigin) => void): unknown;
  exit(code: number): unknown;
  exitCode?: number | string | null | undefined;
  readonly stdout: Pick<NodeJS.WriteStream, 'on'>;
  readonly stderr: Pick<NodeJS.WriteStream, 'on'>;
}

/**
 * Handles uncaught errors and unhandled rejections (record 0090). The state of the process is unknown then, so the error is
 * logged, the process shuts down gracefully, and the supervisor starts another. Errors of a closed output are ignored.
 *
 * @returns whether there was such an error: the exit code is then 1
 */
export function shutDownOnUncaughtError({ log, stop, of = process }: FaultEnd): { hasFailed: () => boolean } {
  let isEnding = false;
  for (const output of [of.stdout, of.stderr]) output.on('error', () => undefined);
  // Node turns an unhandled rejection into an uncaught exception too.
  of.on('uncaughtException', (error, origin) => {
    log(error, origin);
    if (isEnding) return;
    isEnding = true;
    // A command that has nothing left to do must not look as if it were done.
    of.exitCode = 1;
    setTimeout(() => of.exit(1), END_LIMIT_MS).unref();
    stop();
  });
  return { hasFailed: () => isEnding };
}
