import { ImportAborted } from '../features/import/import-outcome.ts';

/** Somebody pressed Ctrl-C, or asked the process to end. */
export class Interrupted extends ImportAborted {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super();
    this.exitCode = exitCode;
  }
}

/**
 * From now on Ctrl-C and SIGTERM do not end the process at once but abort the signal; a second Ctrl-C does. (SIGTERM
 * comes again and again where npm is gone.)
 */
export function watchInterrupts(): AbortSignal {
  const interrupted = new AbortController();
  process.on('SIGINT', () => {
    if (interrupted.signal.aborted) process.exit(130);
    interrupted.abort(new Interrupted(130));
  });
  process.on('SIGTERM', () => interrupted.abort(new Interrupted(143)));
  return interrupted.signal;
}
