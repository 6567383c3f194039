import { Socket } from 'node:net';
import { databaseConnections, databaseWaiting, observeStatement, onScrape } from '@longstrip/telemetry';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Listener, ListenerEvents, Row, SqlRunner } from '../database.ts';
import * as schema from '../schema/index.ts';
import { refuseInsideTransaction } from '../transaction.ts';
import { DatabaseUnreachable } from './errors.ts';
import { withSearchPath } from './search-path.ts';
import { type DatabaseEvents, NO_EVENTS, ServerWatch } from './server-watch.ts';

/** A listening connection that does not answer within this time is lost. */
const LISTENER_ANSWERS_MS = 1_000;
/** A closed connection that is not gone after this time is cut. */
const ENDS_WITHIN_MS = 1_000;

/** How to reach one server. Every socket is registered when it is made, so that all connections can be cut. */
interface Server {
  readonly url: string;
  readonly sockets: Set<Socket>;
  readonly watch: ServerWatch;
}

/**
 * Connects to a PostgreSQL server with a pool. A broken connection never ends the process: work that waits on it fails
 * with `DatabaseLost`, and the pool makes a new connection (record 0090).
 * @throws {DatabaseUnreachable}
 */
export async function openServer(url: string, maxConnections: number, events = NO_EVENTS): Promise<Database> {
  readBigIntsAsNumbers();
  const server = watchServer(withSearchPath(url), events);
  const pool = openPool(server, maxConnections);
  const endScrapes = onScrape(() => {
    const { totalCount, idleCount, waitingCount } = pool;
    databaseConnections.set({ state: 'in_use' }, totalCount - idleCount);
    databaseConnections.set({ state: 'idle' }, idleCount);
    databaseWaiting.set(waitingCount);
  });
  const close = async () => {
    endScrapes();
    await pool.end();
    server.watch.close();
    // A connection that does not answer would keep the process alive.
    setTimeout(() => cutAll(server, new Error('the database was closed')), ENDS_WITHIN_MS).unref();
  };
  try {
    await pool.query('select 1');
  } catch (cause) {
    await close();
    throw new DatabaseUnreachable(`The PostgreSQL server of DATABASE_URL cannot be reached: ${messageOf(cause)}`, {
      cause,
    });
  }

  return {
    engine: 'server',
    orm: drizzle({ client: pool, schema }),
    run: runnerOn(pool).run,
    async inTransaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(runnerOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: unknown) => {
          broken = failure instanceof Error ? failure : new Error(String(failure));
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async onOneConnection(work) {
      const client = await pool.connect();
      try {
        return await work(runnerOn(client));
      } finally {
        client.release();
      }
    },
    listen: (channel, listenerEvents) => openListener(server, channel, listenerEvents),
    dumpEmbedded: () => Promise.resolve(null),
    close,
  };
}

function watchServer(url: string, events: DatabaseEvents): Server {
  const sockets = new Set<Socket>();
  const watch = new ServerWatch({
    ...events,
    breakAll: (reason) => cutAll({ sockets }, reason),
    ask: (signal) => askServer(url, signal),
  });
  return { url, sockets, watch };
}

function cutAll({ sockets }: Pick<Server, 'sockets'>, reason: Error): void {
  for (const socket of sockets) socket.destroy(reason);
}

function openSocket({ sockets }: Pick<Server, 'sockets'>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}

/** Whether the server answers a new connection. */
async function askServer(url: string, signal: AbortSignal): Promise<void> {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: url, application_name: 'longstrip-watch', stream: () => socket });
  client.on('error', () => undefined);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const answer = async () => {
    await client.connect();
    await client.query('select 1');
    await client.end();
  };
  try {
    await Promise.race([answer(), tooLate]);
  } finally {
    socket.destroy();
  }
}

function openPool(server: Server, maxConnections: number): pg.Pool {
  const { url, watch } = server;
  const pool = new pg.Pool({
    ...{ connectionString: url, max: maxConnections, application_name: 'longstrip' },
    ...{ keepAlive: true, stream: () => openSocket(server) },
  });
  // The pool replaces a connection that breaks while idle.
  pool.on('error', (error) => watch.report(error));
  pool.on('connect', (client) => {
    // The pool does not listen while a connection is used; without this listener a break would end the process.
    client.on('error', (error) => watch.report(error));
    const query = client.query.bind(client);
    client.query = ((...parameters: Parameters<typeof query>) =>
      observeStatement(textOf(parameters[0]), () =>
        watch.guard(() => Promise.resolve(query(...parameters))),
      )) as typeof client.query;
  });
  const connect = pool.connect.bind(pool);
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

async function openListener(server: Server, channel: string, { onMessage, onLost }: ListenerEvents): Promise<Listener> {
  const socket = openSocket(server);
  const client = new pg.Client({
    connectionString: server.url,
    application_name: 'longstrip-listener',
    connectionTimeoutMillis: LISTENER_ANSWERS_MS,
    query_timeout: LISTENER_ANSWERS_MS,
    keepAlive: true,
    stream: () => socket,
  });
  let isOpen = false;
  const lose = () => {
    if (!isOpen) return;
    isOpen = false;
    onLost();
  };
  client.on('error', (error) => {
    server.watch.report(error);
    lose();
  });
  client.on('end', lose);
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  isOpen = true;
  return {
    run: runnerOn(client).run,
    async close() {
      isOpen = false;
      const cut = setTimeout(() => socket.destroy(), ENDS_WITHIN_MS);
      await client.end();
      clearTimeout(cut);
    },
  };
}

function runnerOn(client: pg.Pool | pg.PoolClient | pg.Client): SqlRunner {
  return {
    async run(text, values): Promise<Row[]> {
      const result: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query<Row>(text, [...(values ?? [])]);
      return (Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? [];
    },
  };
}

/** node-postgres returns bigint as text, PGlite as numbers. Our values are times and counters, far below 2^53. */
function readBigIntsAsNumbers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
    return value;
  });
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
