import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;

/**
 * Files of the built client. Those under `/assets/` carry a hash in their name and never change; a missing one is a
 * plain 404 (never a page: a browser would take its HTML for a script). Other files of `public/` live for an hour.
 */
export function staticAssets(clientDirectory: string): Hono {
  const app = new Hono();
  app.use(
    '/assets/*',
    serveStatic({
      root: clientDirectory,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('Cache-Control', `public, max-age=${ONE_YEAR_S}, immutable`);
      },
    }),
  );
  app.all('/assets/*', (c) => c.text('Not found\n', 404, { 'Cache-Control': 'no-store' }));
  app.use(
    '*',
    serveStatic({
      root: clientDirectory,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('Cache-Control', `public, max-age=${ONE_HOUR_S}`);
      },
    }),
  );
  return app;
}
