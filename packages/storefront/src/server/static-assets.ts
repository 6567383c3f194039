import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;

/** What the build keeps for the server beside the client's files. */
const BUILD_NOTES = '/.vite/*';

/**
 * Files of the built client. Those under `/assets/` carry a hash in their name and never change; a missing one is a
 * plain 404 (never a page: a browser would take its HTML for a script). Other files of `public/` live for an hour.
 */
export function staticAssets(clientDirectory: string): Hono {
  const app = new Hono();
  const files = serveStatic({ root: clientDirectory, precompressed: true });
  app.all(BUILD_NOTES, (c) => c.text('Not found\n', 404));
  app.use('/assets/*', cachedFor(`public, max-age=${ONE_YEAR_S}, immutable`), files);
  app.all('/assets/*', (c) => c.text('Not found\n', 404, { 'Cache-Control': 'no-store' }));
  app.use('*', async (c, next) => {
    const found = await files(c, async () => {});
    if (!(found instanceof Response)) return next();
    found.headers.set('Cache-Control', `public, max-age=${ONE_HOUR_S}`);
    return found;
  });
  return app;
}

/** Says how long a file holds; an answer that is none is left alone. */
function cachedFor(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('Cache-Control', cacheControl);
  };
}
