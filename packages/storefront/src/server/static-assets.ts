import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;

/** Files of the build that only the server may read. */
const BUILD_METADATA = '/.vite/*';

/**
 * Files of the built client. Those under `/assets/` have a hash in their name and never change. A missing file is answered
 * with a plain 404 and never with a page, because a browser would run its HTML as a script. Other files of `public/` are
 * cached for an hour.
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

/**
 * The paths of the files of `public/`. They are read once, because a disk access for each page would cost more than a cached
 * page.
 */
function publicFiles(clientDirectory: string): ReadonlySet<string> {
  const entries = readdirSync(clientDirectory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => encodeURI(`/${relative(clientDirectory, join(parentPath, name))}`)),
  );
}

/** Sets how long a file may be cached; other answers are not changed. */
function cachedFor(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('Cache-Control', cacheControl);
  };
}
