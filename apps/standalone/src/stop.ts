import type { Logger } from 'pino';

/** Signals closer together than this are one request: a terminal sends to the whole group, and npm repeats. */
const ONE_REQUEST_MS = 1_000;

/**
 * Resolves once somebody asks to stop: a signal, the start tool's message, or the start tool's death (its channel
 * closes). A second request while the first is under way ends the process at once.
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
