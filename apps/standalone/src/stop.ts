import type { Logger } from 'pino';

/** Signals closer together than this count as one: a terminal signals the whole process group, and npm repeats it. */
const ONE_REQUEST_MS = 1_000;

/**
 * Resolves with the reason when the product is asked to stop: a signal, a message of the start tool, or the end of the
 * start tool (its channel closes). A second request ends the process at once.
 */
export function listenForStop(log: Logger): Promise<string> {
  return new Promise((resolve) => {
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
    process.on('message', (message) => {
      if (message === 'stop') stop('the start tool');
    });
    if (process.connected) process.on('disconnect', () => stop('the start tool is gone'));
  });
}
