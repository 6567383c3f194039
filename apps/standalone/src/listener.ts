import type { Server } from 'node:http';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { INSTANCE_HEADER } from '../launch/running.mjs';

/** What answers on a port: a Hono app, or anything like it. */
export interface App {
  fetch(request: Request, env?: HttpBindings | Http2Bindings): Response | Promise<Response>;
}

/** A port that is ours from the first moment, and what answers there once it can. */
export interface Listener {
  readonly port: number;
  serve(app: App): void;
  /** Takes no new request, lets those under way end, and cuts those that have not ended by then. */
  drain(limitMs: number): Promise<void>;
}

const STARTING_PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="refresh" content="2">
  <meta name="color-scheme" content="light dark">
  <title>Longstrip is starting</title>
  <style>
    body { min-height: 100dvh; margin: 0; display: grid; place-content: center; padding: 1.5rem; text-align: center; font: 1rem/1.5 system-ui, sans-serif }
  </style>
  <p>Longstrip is starting. This page comes back by itself.</p>
</html>
`;

/**
 * Listens at once, so that the port cannot be taken while the rest is prepared; until `serve` everything is answered
 * with 503. Rejects with node's own error when the port cannot be had.
 */
export async function openListener(port: number, host: string, instance: string): Promise<Listener> {
  let app: App | null = null;
  let draining = false;
  const answer = async (request: Request, env: HttpBindings | Http2Bindings): Promise<Response> => {
    const response = app === null ? starting(request) : await app.fetch(request, env);
    const isHealth = new URL(request.url).pathname === '/_/health';
    if (!isHealth && !draining) return response;
    const headers = new Headers(response.headers);
    if (isHealth) headers.set(INSTANCE_HEADER, instance);
    if (draining) headers.set('connection', 'close');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
  const server = createAdaptorServer({ fetch: answer, overrideGlobalObjects: false });
  await listen(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    serve: (ready) => {
      app = ready;
    },
    drain: (limitMs) => {
      draining = true;
      return close(server, limitMs);
    },
  };
}

type AdaptorServer = ReturnType<typeof createAdaptorServer>;

function listen(server: AdaptorServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: AdaptorServer, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => {
      if (isHttp1(server)) server.closeAllConnections();
    }, limitMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    if (isHttp1(server)) server.closeIdleConnections();
  });
}

function isHttp1(server: AdaptorServer): server is Server {
  return 'closeAllConnections' in server;
}

function starting(request: Request): Response {
  const headers = { 'cache-control': 'no-store', 'retry-after': '2' };
  return request.headers.get('accept')?.includes('text/html')
    ? new Response(STARTING_PAGE, { status: 503, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
    : Response.json({ status: 'starting' }, { status: 503, headers });
}
