import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;

/** Files of the build that are only for the server. */
const BUILD_METADATA = '/.vite/*';

/**
 * Files of the built client. Those under `/assets/` have a hash in their name and never change. A missing one is a plain
 * 404 and never a page: a browser would take its HTML for a script. Other files of `public/` are cached for an hour.
 */
export function staticAssets(clientDirectory: string): Hono {
  const app = new Hono();
  const files = serveStatic({ root: clientDirectory, precompressed: true });
  app.all(BUILD_METADATA, (c) => c.text('Not found\n', 404));
  app.use('/assets/*', cachedFor(`public, max-age=${ONE_YEAR_S}, immutable`), files);
  app.all('/assets/*', (c) => c.text('Not found\n', 404, { 'Cache-Control': 'no-store' }));
  const others = publicFiles(clientDirectory);
  app.use('*', async (c, next) => {
    if (!others.has(c.req.path)) return next();
    const found = await files(c, async () => {});
    if (!(found instanceof Response)) return next();
    found.headers.set('Cache-Control', `public, max-age=${ONE_HOUR_S}`);
    return found;
  });
  return app;
}

/** The paths of the files of `public/`. Read once: a look at the disk for each page would cost more than a cached page does. */
function publicFiles(clientDirectory: string): ReadonlySet<string> {
  const entries = readdirSync(clientDirectory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => encodeURI(`/${relative(clientDirectory, join(parentPath, name))}`)),
  );
}

/** Sets how long a file may be cached; answers without a file stay as they are. */
function cachedFor(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('Cache-Control', cacheControl);
  };
}
