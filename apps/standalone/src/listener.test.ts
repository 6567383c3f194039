import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { INSTANCE_HEADER } from '../launch/running.mjs';
import { type Listener, openListener } from './listener.ts';

const open: Listener[] = [];
const errors: string[] = [];
afterEach(() => Promise.all(open.splice(0).map((listener) => listener.drain({ limitMs: 0 }))));

async function openAny(): Promise<{ listener: Listener; url: string }> {
  const listener = await openListener(0, '127.0.0.1', {
    instance: 'run-1',
    startingPage: async (request) => `starting ${request.headers.get('accept-language')}`,
    onError: (error) => errors.push(error.message),
  });
  open.push(listener);
  return { listener, url: `http://127.0.0.1:${listener.port}` };
}

describe('a listener', () => {
  it('answers 503 until there is something to serve, and names its run', async () => {
    const { listener, url } = await openAny();
    const early = await fetch(`${url}/_/health`);
    expect(early.status).toBe(503);
    expect(early.headers.get(INSTANCE_HEADER)).toBe('run-1');
    expect(await early.json()).toEqual({ status: 'starting' });
    const page = await fetch(url, { headers: { accept: 'text/html', 'accept-language': 'ar' } });
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('2');
    expect(page.headers.get('refresh')).toBe('2');
    expect(await page.text()).toBe('starting ar');

    listener.serve(new Hono().get('/_/health', (c) => c.json({ status: 'ok' })));
    const late = await fetch(`${url}/_/health`);
    expect(late.status).toBe(200);
    expect(late.headers.get(INSTANCE_HEADER)).toBe('run-1');
  });

  it('leaves an answer alone that its app has written to the socket', async () => {
    const { listener, url } = await openAny();
    listener.serve({
      fetch: (_request, env) => {
        if (env !== undefined && 'writeHead' in env.outgoing) {
          env.outgoing.writeHead(203, { etag: 'W/"a"', 'content-length': '4' });
          env.outgoing.end('page');
        }
        return RESPONSE_ALREADY_SENT;
      },
    });
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(url);
      expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([203, 'W/"a"', 'page']);
    }
  });

  it('goes on where a connection could not be accepted, and tells that once', async () => {
    const { listener, url } = await openAny();
    listener.serve({
      fetch: (_request, env) => {
        const socket = env !== undefined && 'socket' in env.incoming ? env.incoming.socket : null;
        if (socket !== null && 'server' in socket && socket.server instanceof EventEmitter) {
          socket.server.emit('error', new Error('accept EMFILE'));
        }
        return new Response('answered');
      },
    });
    errors.splice(0);
    for (let time = 0; time < 3; time += 1) expect(await (await fetch(url)).text()).toBe('answered');
    expect(errors).toEqual(['accept EMFILE']);
  });

  it('lets a request under way end while it takes no new one', async () => {
    const { listener, url } = await openAny();
    let finish = (_text: string): void => undefined;
    let arrived = (): void => undefined;
    const inside = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const answer = new Promise<string>((resolve) => {
      finish = resolve;
    });
    listener.serve(
      new Hono().get('/slow', async (c) => {
        arrived();
        return c.text(await answer);
      }),
    );
    const slow = fetch(`${url}/slow`);
    await inside;
    const drained = listener.drain({ limitMs: 5_000 });
    await expect(fetch(url)).rejects.toThrow();
    finish('done');
    const response = await slow;
    expect(await response.text()).toBe('done');
    expect(response.headers.get('connection')).toBe('close');
    await drained;
  });

  it('cuts a request that does not end in time', async () => {
    const { listener, url } = await openAny();
    let arrived = (): void => undefined;
    const inside = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    listener.serve({
      fetch: () => {
        arrived();
        return new Promise<Response>(() => undefined);
      },
    });
    const endless = fetch(`${url}/endless`);
    const cut = expect(endless).rejects.toThrow();
    await inside;
    await listener.drain({ limitMs: 50 });
    await cut;
  });

  describe('an idle connection', () => {
    const IDLE_MS = 40;
    const REQUEST = 'GET / HTTP/1.1\r\nHost: site.test\r\n\r\n';

    /** A connection whose first request was answered, and that the server closes after `IDLE_MS`. */
    async function openIdle(): Promise<Socket> {
      const { listener } = await openAny();
      let atServer: Socket | undefined;
      listener.serve({
        fetch: async (_request, env) => {
          if (env !== undefined && 'socket' in env.incoming) atServer = env.incoming.socket;
          // Most answers are not ready in the turn of the event loop in which their request is read.
          await nextTurn();
          return new Response('answered');
        },
      });
      const socket = connect(listener.port, '127.0.0.1').setEncoding('utf8');
      socket.write(REQUEST);
      await once(socket, 'data');
      atServer?.setTimeout(IDLE_MS);
      return socket;
    }

    it('answers a request that came while the process was busy for longer than it may be idle', async () => {
      const socket = await openIdle();
      const answered = Promise.race([once(socket, 'data'), once(socket, 'close').then(() => 'closed')]);
      setImmediate(() => {
        socket.write(REQUEST);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, IDLE_MS * 3);
      });
      expect(String(await answered)).toContain('answered');
      socket.destroy();
    });

    it('is closed when nothing came', async () => {
      const socket = await openIdle();
      await once(socket, 'end');
    });
  });

  it('refuses a port that is taken', async () => {
    const { listener } = await openAny();
    await expect(
      openListener(listener.port, '127.0.0.1', { instance: 'run-2', onError: () => undefined }),
    ).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
