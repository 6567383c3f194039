import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const ONE_YEAR_S = 31_536_000;

/** Files of the built client, which have a hash in their name; one that is missing is no page. */
export function staticAssets(clientDirectory: string): Hono {
  const app = new Hono();
  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('Cache-Control', `public, max-age=${ONE_YEAR_S}, immutable`);
  });
  app.use('/assets/*', serveStatic({ root: clientDirectory }));
  app.all('/assets/*', (c) => c.text('Not found\n', 404, { 'Cache-Control': 'no-store' }));
  return app;
}
