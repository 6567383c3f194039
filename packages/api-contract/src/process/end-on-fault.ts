/** An orderly end takes at most so long; then the process ends anyway. */
const END_LIMIT_MS = 10_000;

interface FaultEnd {
  /** Writes it to the log. */
  log: (error: unknown, origin: 'uncaughtException' | 'unhandledRejection') => void;
  /** Begins the orderly end: no new requests, those under way are answered. */
  stop: () => void;
  /** The process; another one in tests. */
  of?: FaultyProcess;
}

/** The part of a process that this needs. */
export interface FaultyProcess {
  on(event: 'uncaughtException', listener: (error: unknown, origin: NodeJS.UncaughtExceptionOrigin) => void): unknown;
  exit(code: number): unknown;
  readonly stdout: Pick<NodeJS.WriteStream, 'on'>;
  readonly stderr: Pick<NodeJS.WriteStream, 'on'>;
}

/**
 * What to do about an error that nothing caught, thrown or rejected (record 0090): the state of the process is unknown, so
 * it is logged, the process ends in order, and the supervisor starts another. A closed output does not count.
 *
 * @returns whether there was one: the exit code is then 1
 */
export function endOnFault({ log, stop, of = process }: FaultEnd): { hasFailed: () => boolean } {
  let isEnding = false;
  for (const output of [of.stdout, of.stderr]) output.on('error', () => undefined);
  // Node makes a rejection that nothing handles an exception, too.
  of.on('uncaughtException', (error, origin) => {
    log(error, origin);
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => of.exit(1), END_LIMIT_MS).unref();
    stop();
  });
  return { hasFailed: () => isEnding };
}
