import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { TestSite } from './site-under-test.ts';

/** An answer as it came over the socket. */
export interface Sent {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface ServedSite {
  readonly port: number;
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Sent>;
  close(): Promise<void>;
}

/** Serves a site on a port, as the product does. */
export async function serveSite(site: TestSite): Promise<ServedSite> {
  const server = createServer(
    getRequestListener((asked, env) => site.fetch(asked, env), { overrideGlobalObjects: false }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    async ask(path, headers = {}, method = 'GET') {
      const asking = request({ port, host: '127.0.0.1', path, method, headers });
      asking.end();
      const [answer]: IncomingMessage[] = await once(asking, 'response');
      if (answer === undefined) throw new Error('there is no answer');
      const pieces: Buffer[] = [];
      for await (const piece of answer) pieces.push(piece);
      return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces).toString() };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** An answer without the header values that differ between two answers with the same content. */
export function comparable({ status, headers, body }: Sent) {
  const {
    'x-request-id': id,
    age: _age,
    date,
    connection,
    'keep-alive': _keepAlive,
    'transfer-encoding': _coding,
    ...rest
  } = headers;
  return { status, headers: rest, body, hasId: id !== undefined, hasDate: date !== undefined, connection };
}
