import { Socket } from 'node:net';
import { observeStatement } from '@longstrip/telemetry';
import pg from 'pg';
import type { Row, ServerLocation, SqlRunner } from '../database.ts';
import { refuseInsideTransaction } from '../transaction.ts';
import { ReadOnlyServer } from './errors.ts';
import { measurePool } from './measure-pool.ts';
import { withSearchPath } from './search-path.ts';
import { type DatabaseEvents, ServerWatch } from './server-watch.ts';

/** A closed connection that is not gone after this time is cut. */
const ENDS_WITHIN_MS = 1_000;

/** How to reach one server. Every socket is registered when it is made, so that all connections can be cut. */
export interface Server {
  /** Of the server, or of its pooler. */
  readonly url: string;
  /** Of the server itself. */
  readonly directUrl: string;
  readonly sockets: Set<Socket>;
  readonly watch: ServerWatch;
  /** Connections of an earlier age are closed instead of used. */
  readonly age: { current: number };
}

/**
 * Connections can be opened on what it returns; `openPool` does.
 * @param use a server for `changes` that accepts none is lost
 */
export function watchServer(
  { url: given, directUrl }: ServerLocation,
  events: DatabaseEvents,
  use: 'reads' | 'changes' = 'changes',
): Server {
  const url = directUrl ? given : withSearchPath(given);
  const sockets = new Set<Socket>();
  const age = { current: 0 };
  const watch = new ServerWatch({
    ...events,
    breakAll: (reason) => cutAll({ sockets }, reason),
    renewAll: () => {
      age.current += 1;
    },
    ask: (signal) => askServer(url, use, signal),
  });
  return { url, directUrl: withSearchPath(directUrl ?? given), sockets, watch, age };
}

function cutAll({ sockets }: Pick<Server, 'sockets'>, reason: Error): void {
  for (const socket of sockets) socket.destroy(reason);
}

export function openSocket({ sockets }: Pick<Server, 'sockets'>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}

/** Whether the server answers a new connection, and accepts changes there. */
async function askServer(url: string, use: 'reads' | 'changes', signal: AbortSignal): Promise<void> {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: url, application_name: 'longstrip-watch', stream: () => socket });
  client.on('error', () => undefined);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const answer = async () => {
    await client.connect();
    // It is "on" in a standby too.
    const { rows } = await client.query(`select current_setting('transaction_read_only') as "readOnly"`);
    await client.end();
    if (use === 'changes' && rows[0]?.readOnly === 'on') throw new ReadOnlyServer();
  };
  try {
    await Promise.race([answer(), tooLate]);
  } finally {
    socket.destroy();
  }
}

export function openPool(server: Server, maxConnections: number): pg.Pool {
  const { url, watch } = server;
  const pool = new pg.Pool({
    ...{ connectionString: url, max: maxConnections, application_name: 'longstrip' },
    ...{ keepAlive: true, stream: () => openSocket(server) },
  });
  measurePool(pool);
  // The pool replaces a connection that breaks while idle.
  pool.on('error', (error) => watch.report(error));
  const ages = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => {
    ages.set(client, server.age.current);
    // The pool does not listen while a connection is used; without this listener a break would end the process.
    client.on('error', (error) => watch.report(error));
    const query = client.query.bind(client);
    client.query = ((...parameters: Parameters<typeof query>) =>
      observeStatement(textOf(parameters[0]), () =>
        watch.guard(() => Promise.resolve(query(...parameters))),
      )) as typeof client.query;
  });
  const connectAny = pool.connect.bind(pool);
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await connectAny();
    if (ages.get(client) === server.age.current) return client;
    client.release(true);
    return connect();
  };
  // Inside a transaction's work the pool gives out no second connection.
  pool.connect = (() => {
    refuseInsideTransaction();
    return watch.guard(
      async () => givenBackOnce(await connect()),
      (client) => client.release(true),
    );
  }) as typeof pool.connect;
  pool.query = (async (...parameters: Parameters<typeof pool.query>) => {
    refuseInsideTransaction();
    const client = await pool.connect();
    try {
      return await client.query(...parameters);
    } finally {
      client.release();
    }
  }) as typeof pool.query;
  return pool;
}

/** Drizzle and node-postgres pass a statement as a text, or as an object with it. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isNamed ? String(statement.text) : '';
}

export async function closePool(server: Server, pool: pg.Pool): Promise<void> {
  await pool.end();
  server.watch.close();
  // A connection that does not answer would keep the process alive.
  setTimeout(() => cutAll(server, new Error('the database was closed')), ENDS_WITHIN_MS).unref();
}

/**
 * A connection that goes back to the pool exactly once, at the latest when it breaks. Drizzle never releases a connection
 * whose BEGIN failed: without this, a pool of ten would be empty after ten such failures.
 */
function givenBackOnce(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  let isBack = false;
  const giveBack = (reason?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.off('error', giveBack);
    release(reason);
  };
  client.once('error', giveBack);
  client.release = giveBack;
  return client;
}

export function runnerOn(client: pg.Pool | pg.PoolClient | pg.Client): SqlRunner {
  return {
    async run(text, values): Promise<Row[]> {
      const result: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query<Row>(text, [...(values ?? [])]);
      return (Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? [];
    },
  };
}

/** node-postgres returns bigint as text, PGlite as numbers. Our values are times and counters, far below 2^53. */
export function readBigIntsAsNumbers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
    return value;
  });
}
