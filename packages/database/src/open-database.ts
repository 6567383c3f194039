import type { Database, DatabaseLocation } from './database.ts';
import { DatabaseUnreachable } from './engines/database-unreachable.ts';
import { NO_EVENTS } from './engines/server-watch.ts';

/**
 * Opens a database. An embedded one needs the directory lock first (`acquireDirectoryLock`): PGlite takes none itself,
 * and a second process would silently lose rows. Neither engine is migrated here; see `migrate` and `prepareDatabase`.
 *
 * @param events what is told of a server that is lost and comes back
 * @throws {DatabaseUnreachable}
 */
export async function openDatabase(location: DatabaseLocation, events = NO_EVENTS): Promise<Database> {
  // Each engine is loaded only where it is used: PGlite alone is half a second and 50 MB.
  if (location.engine === 'embedded') {
    const { openEmbedded } = await import('./engines/embedded.ts');
    const { directory } = location;
    try {
      return await openEmbedded({ directory });
    } catch (cause) {
      throw new DatabaseUnreachable(`The database in ${directory} cannot be opened: ${messageOf(cause)}`, { cause });
    }
  }
  const { openServer } = await import('./engines/server.ts');
  return openServer(location.url, location.maxConnections ?? 10, events);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
