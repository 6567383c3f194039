import { type CatalogueEdition, followCatalogueEdition } from '@longstrip/database';
import type { Logger } from 'pino';
import type { Store } from './open-store.ts';

/** The catalogue's edition as the database tells it; while nothing listens there, it is asked for. */
export function followEdition({ database }: Store, logger: Logger): Promise<CatalogueEdition> {
  return followCatalogueEdition(database, {
    monotonicMs: () => performance.now(),
    onLost: (error) =>
      logger.warn(
        { event: 'edition-listener-lost', err: error },
        'changes of the catalogue are asked for once a second',
      ),
  });
}
