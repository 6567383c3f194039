import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * How connections are handled: `open` passes them on, `silent` accepts them and never answers, `starting` answers like a
 * server that does not take connections yet, `shut` breaks them.
 */
export type LineState = 'open' | 'silent' | 'starting' | 'shut';

/** A proxy to a test server, for tests that break the connection. */
export interface ServerProxy {
  /** The address of the database through this proxy. */
  readonly url: string;
  /** Sets the state of existing and new connections; `open` continues connections that were silent. */
  turn(state: LineState): void;
  /** Passes on the next message that has this text, drops the answer to it and breaks its connection. Resolves then. */
  loseNextAnswerTo(text: string): Promise<void>;
  close(): Promise<void>;
}

const PORT = 5432;

/** @param url address of a test server, which listens on a socket in a folder */
export async function openServerProxy(url: string): Promise<ServerProxy> {
  const folder = new URL(url).searchParams.get('host') ?? '';
  const pairs = new Map<Socket, Socket>();
  let state: LineState = 'open';
  let losing: { text: string; onLost: () => void } | null = null;

  const listener = createServer((client) => {
    client.on('error', () => undefined);
    if (state === 'shut') return client.destroy();
    if (state === 'starting') return void client.once('data', () => client.end(startingUp()));
    const server = connect(`${folder}/.s.PGSQL.${PORT}`);
    pairs.set(client, server);
    server.on('error', () => undefined);
    let isLosing = false;
    client.on('data', (piece) => {
      isLosing = losing !== null && piece.includes(losing.text);
      server.write(piece);
    });
    server.on('data', (piece) => {
      if (!isLosing) return void client.write(piece);
      losing?.onLost();
      losing = null;
      client.destroy();
    });
    client.on('close', () => {
      pairs.delete(client);
      server.destroy();
    });
    server.on('close', () => client.destroy());
    if (state === 'silent') client.pause();
    return undefined;
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const own = new URL(url);
  own.searchParams.delete('host');
  own.host = `127.0.0.1:${address.port}`;

  const breakAll = () => {
    for (const client of pairs.keys()) client.destroy();
  };
  return {
    url: own.href,
    turn(next) {
      state = next;
      if (next === 'shut' || next === 'starting') breakAll();
      for (const [client, server] of pairs) {
        for (const end of [client, server]) next === 'silent' ? end.pause() : end.resume();
      }
    },
    loseNextAnswerTo: (text) =>
      new Promise((onLost) => {
        losing = { text, onLost };
      }),
    async close() {
      breakAll();
      listener.close();
      await once(listener, 'close');
    },
  };
}

/** PostgreSQL's answer while it recovers: an ErrorResponse with SQLSTATE 57P03. */
function startingUp(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}
