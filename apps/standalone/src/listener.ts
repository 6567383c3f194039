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

const STARTING = { status: 'starting' };
const ASK_AGAIN_SECONDS = '2';

/** The page that a browser is shown until there is something to serve. */
export type StartingPage = (request: Request) => Promise<string>;

/**
 * Listens at once, so that the port cannot be taken while the rest is prepared; until `serve` everything is answered
 * with 503, browsers with the page where there is one, and they ask again by themselves. Rejects with node's own error
 * when the port cannot be had.
 */
export async function openListener(
  port: number,
  host: string,
  { instance, startingPage }: { instance: string; startingPage?: StartingPage | undefined },
): Promise<Listener> {
  let app: App | null = null;
  let draining = false;
  const answer = async (request: Request, env: HttpBindings | Http2Bindings): Promise<Response> => {
    const response = app === null ? await starting(request, startingPage) : await app.fetch(request, env);
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

async function starting(request: Request, page: StartingPage | undefined): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'retry-after': ASK_AGAIN_SECONDS };
  if (!request.headers.get('accept')?.includes('text/html')) return Response.json(STARTING, { status: 503, headers });
  const shown = { ...headers, refresh: ASK_AGAIN_SECONDS };
  if (page === undefined) return Response.json(STARTING, { status: 503, headers: shown });
  return new Response(await page(request), {
    status: 503,
    headers: { ...shown, 'content-type': 'text/html; charset=utf-8' },
  });
}
