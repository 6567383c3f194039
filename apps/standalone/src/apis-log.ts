import type { Logger } from 'pino';

/** What a process says of its apis. Before one is ready for the first time it only waits: the database may be in preparation. */
export function createApisLog(log: Logger, apis: readonly string[]) {
  let hasBeenReady = false;
  return {
    onChange(isReady: boolean): void {
      if (isReady) log.info('an api is ready');
      else if (hasBeenReady) log.warn({ event: 'no-api', apis }, 'no api is ready');
      else log.info({ apis }, 'waiting for an api');
      hasBeenReady ||= isReady;
    },
    onSilent(api: string, openCalls: number): void {
      const sentence = 'an api does not answer: its calls are ended, or sent to another';
      if (hasBeenReady) log.warn({ event: 'api-silent', api, openCalls }, sentence);
    },
  };
}
