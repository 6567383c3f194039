import type { StartOptions } from '../start-options.ts';
import { openStore } from './open-store.ts';

/**
 * Opens the store for the running api, by what it was started with.
 * @param drain called when the directory is lost: from then on nobody is to send more
 */
export function openRunningStore(
  options: StartOptions,
  { drain, nowMs }: { drain: () => void; nowMs: () => number },
): ReturnType<typeof openStore> {
  const { dataDirectory, databaseUrl, origin, onProgress, logger } = options;
  return openStore({
    ...{ dataDirectory, databaseUrl, onProgress },
    purpose: 'the running store',
    // How the operators' commands find us.
    details: { api: { origin } },
    nowMs,
    onJobProblem: ({ error, ...problem }) => logger.error({ event: 'job-problem', ...problem, err: error }),
    onLost: (sentence) => {
      drain();
      logger.fatal({ dataDirectory }, sentence);
    },
  });
}
