import type { Database, DatabaseLocation } from './database.ts';

/**
 * Opens a database. An embedded one needs the directory lock first (`acquireDirectoryLock`): PGlite takes none itself,
 * and a second process would silently lose rows. Neither engine is migrated here; see `migrate` and `prepareDatabase`.
 *
 * @throws where the server cannot be reached or the directory cannot be opened; the message never holds a password.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  // Each engine is loaded only where it is used: PGlite alone is half a second and 50 MB.
  if (location.engine === 'embedded') {
    const { openEmbedded } = await import('./engines/embedded.ts');
    return openEmbedded({ directory: location.directory });
  }
  const { openServer } = await import('./engines/server.ts');
  return openServer(location.url, location.maxConnections ?? 10);
}
