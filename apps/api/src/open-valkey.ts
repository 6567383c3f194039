import type { Database } from '@longstrip/database';
import { watchDependency } from '@longstrip/telemetry';
import { openValkey, type Valkey } from './adapters/valkey.ts';
import type { StartOptions } from './start-options.ts';

/**
 * Connects to the Valkey server in which processes count rate limits together; null: there is none. On a database that
 * processes may share, the log then says what each process counts for itself.
 */
export async function openValkeyOfStore(
  { valkeyUrl = null, logger }: Pick<StartOptions, 'valkeyUrl' | 'logger'>,
  { engine }: Pick<Database, 'engine'>,
): Promise<Valkey | null> {
  if (valkeyUrl !== null) {
    const watched = watchDependency('valkey');
    return openValkey(valkeyUrl, {
      onLost: (error) => {
        watched.lost();
        logger.warn(
          { event: 'valkey-lost', err: error },
          'each process counts rate limits for itself until it answers',
        );
      },
      onBack: () => {
        watched.back();
        logger.info({ event: 'valkey-back' }, 'rate limits are shared again');
      },
    });
  }
  if (engine === 'server') {
    logger.info(
      { event: 'rate-limits-per-process' },
      'rate limits count per process: VALKEY_URL shares them; attempts of accounts are counted in the database',
    );
  }
  return null;
}
