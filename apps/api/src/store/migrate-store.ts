import { missingRightSentence, openJobQueue, prepareDatabase } from '@longstrip/database';
import type { Logger } from 'pino';
import { STORE_JOBS } from '../jobs/store-jobs.ts';

interface MigrateOptions {
  databaseUrl: string;
  /** The same database past a pooler; null: `databaseUrl` is no pooler. */
  databaseDirectUrl: string | null;
  nowMs: number;
  logger: Logger;
}

/**
 * Brings the database of a server, and the tables of its queue, to this program's schema before its processes start (record 0133).
 *
 * @returns what it did or why not, in a sentence
 */
export async function migrateStore(options: MigrateOptions): Promise<{ ok: boolean; sentence: string }> {
  const { databaseUrl: url, databaseDirectUrl: directUrl, nowMs, logger } = options;
  const prepared = await prepareDatabase({
    ...{ location: { engine: 'server', url, directUrl }, backupsDirectory: null, nowMs },
    onProgress: (sentence) => logger.info(sentence),
  });
  if (!prepared.ok) return prepared;
  const { database, fromVersion, toVersion } = prepared;
  try {
    const jobs = await openJobQueue(database, {
      jobs: STORE_JOBS,
      onProblem: ({ error }) => logger.error({ event: 'job-problem', err: error }),
    });
    await jobs.stop(0);
  } catch (error) {
    const sentence = missingRightSentence(error);
    if (sentence === null) throw error;
    return { ok: false, sentence };
  } finally {
    await database.close();
  }
  const since = fromVersion === toVersion ? 'as before' : `before it was ${fromVersion}`;
  return { ok: true, sentence: `The database is at schema version ${toVersion}, ${since}.` };
}
