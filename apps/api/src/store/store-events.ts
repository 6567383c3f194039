import type { DatabaseEvents } from '@longstrip/database';
import { watchDependency } from '@longstrip/telemetry';
import type { StartOptions } from '../start-options.ts';
import type { FilesEvents } from './open-files.ts';

/**
 * Writes to the log, once for each loss, that a server of the store is lost and that it is back, and shows it in the metrics: the
 * database and its replica if they are servers, and the bucket of the files.
 */
export function storeEvents({
  databaseUrl,
  databaseReplicaUrl = null,
  filesAt = null,
  logger,
}: Pick<StartOptions, 'databaseUrl' | 'databaseReplicaUrl' | 'filesAt' | 'logger'>): {
  databaseEvents: DatabaseEvents;
  filesEvents: FilesEvents;
} {
  const database = databaseUrl === null ? null : watchDependency('database');
  const replica = databaseUrl === null || databaseReplicaUrl === null ? null : watchDependency('replica');
  const bucket = filesAt === null ? null : watchDependency('bucket');
  return {
    databaseEvents: {
      onLost: (error) => {
        database?.lost();
        logger.error({ event: 'database-lost', err: error }, 'requests fail until it answers');
      },
      onBack: (lostForMs) => {
        database?.back();
        logger.info({ event: 'database-back', lostForMs }, 'the database answers again');
      },
      onReplicaLost: (error) => {
        replica?.lost();
        logger.warn({ event: 'replica-lost', err: error }, 'the database answers reads of the catalogue itself');
      },
      onReplicaBack: () => {
        replica?.back();
        logger.info({ event: 'replica-back' }, 'the replica answers reads of the catalogue');
      },
    },
    filesEvents: {
      onLost: (error) => {
        bucket?.lost();
        logger.error({ event: 'files-lost', err: error }, 'pictures fail until the files answer');
      },
      onBack: (lostForMs) => {
        bucket?.back();
        logger.info({ event: 'files-back', lostForMs }, 'the files answer again');
      },
    },
  };
}
