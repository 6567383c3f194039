import { ImportAborted } from '../catalogue/index.ts';
/** Somebody pressed Ctrl-C, or asked the process to end. */
export class Interrupted extends ImportAborted {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super();
    this.exitCode = exitCode;
  }
}

/** One Ctrl-C may come twice within this time: from the terminal, and from npm, which hands its own on. */
const SAME_PRESS_MS = 500;

/**
 * From now on Ctrl-C and SIGTERM do not end the process at once but abort the signal; a second Ctrl-C does. (SIGTERM
 * comes again and again where npm is gone.)
 */
export function watchInterrupts(): AbortSignal {
  const interrupted = new AbortController();
  let pressedAtMs = Number.POSITIVE_INFINITY;
  process.on('SIGINT', () => {
    if (performance.now() - pressedAtMs > SAME_PRESS_MS) process.exit(130);
    if (interrupted.signal.aborted) return;
    pressedAtMs = performance.now();
    interrupted.abort(new Interrupted(130));
  });
  process.on('SIGTERM', () => interrupted.abort(new Interrupted(143)));
  return interrupted.signal;
}
