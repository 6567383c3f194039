import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { surviveErrors } from '@longstrip/api-contract/process';
import { INSTANCE_HEADER } from '../launch/running.mjs';

/** What answers on a port: a Hono app, or anything like it. */
export interface App {
  fetch(request: Request, env?: HttpBindings | Http2Bindings): Response | Promise<Response>;
}

/** A port that is open from the start, and what answers there once it is ready. */
export interface Listener {
  readonly port: number;
  serve(app: App): void;
  /**
   * Closes each connection with its next answer, accepts no new one after `delayMs` (none by default), lets the current
   * requests finish, and cuts those that take longer than `limitMs`.
   */
  drain(limits: { limitMs: number; delayMs?: number }): Promise<void>;
}

const STARTING = { status: 'starting' };
const RETRY_AFTER_SECONDS = '2';
const HEALTH_PATH = '/_/health';

/** The page that a browser is shown until there is something to serve. */
export type StartingPage = (request: Request) => Promise<string>;

export interface ListenerOptions {
  instance: string;
  startingPage?: StartingPage | undefined;
  /** A connection could not be accepted, for example because no file descriptor is free; the listener goes on. */
  onError: (error: Error) => void;
}

/**
 * Listens at once, so that no other process takes the port while the rest is prepared. Until `serve` is called every answer is
 * 503; browsers get the starting page, which reloads itself. Rejects with node's own error when the port is not free.
 */
export async function openListener(
  port: number,
  host: string,
  { instance, startingPage, onError }: ListenerOptions,
): Promise<Listener> {
  let app: App | null = null;
  let draining = false;
  const answer = async (request: Request, env: HttpBindings | Http2Bindings): Promise<Response> => {
    // An app may write to the socket itself.
    if (draining && 'setHeader' in env.outgoing) env.outgoing.setHeader('connection', 'close');
    const response = app === null ? await starting(request, startingPage) : await app.fetch(request, env);
    if (response === RESPONSE_ALREADY_SENT) return response;
    const isHealth = new URL(request.url).pathname === HEALTH_PATH;
    if (!isHealth && !draining) return response;
    const headers = new Headers(response.headers);
    if (isHealth) headers.set(INSTANCE_HEADER, instance);
    if (draining) headers.set('connection', 'close');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
  const server = createAdaptorServer({ fetch: answer, overrideGlobalObjects: false });
  if (isHttp1(server)) server.on('timeout', closeWhenIdle);
  await listen(server, port, host);
  surviveErrors(server, onError);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    serve: (ready) => {
      app = ready;
    },
    drain: async ({ limitMs, delayMs = 0 }) => {
      draining = true;
      // Load balancers see that this process is not ready, and send their requests elsewhere.
      if (delayMs > 0) await wait(delayMs);
      return close(server, limitMs);
    },
  };
}

/**
 * Closes a connection that was idle for too long, unless a request waits in it. On a busy process, timers run late, and
 * before sockets are read: node itself would close the connection although a request came in time, and the client would
 * see a reset. At the next `setImmediate`, everything that has arrived has been read.
 */
function closeWhenIdle(socket: Socket): void {
  const { bytesRead } = socket;
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroy();
  });
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
  const headers = { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS };
  if (!request.headers.get('accept')?.includes('text/html')) return Response.json(STARTING, { status: 503, headers });
  const shown = { ...headers, refresh: RETRY_AFTER_SECONDS };
  if (page === undefined) return Response.json(STARTING, { status: 503, headers: shown });
  return new Response(await page(request), {
    status: 503,
    headers: { ...shown, 'content-type': 'text/html; charset=utf-8' },
  });
}
