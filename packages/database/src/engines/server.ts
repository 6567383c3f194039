import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { asCatalogueReader } from '../catalogue-reader.ts';
import type { Database, Listener, ListenerEvents, ServerLocation, SqlRunner } from '../database.ts';
import * as schema from '../schema/index.ts';
import { refuseInsideTransaction } from '../transaction.ts';
import { CatalogueReplica, DATABASE_IDENTITY } from './catalogue-replica.ts';
import { DatabaseLost, DatabaseUnreachable } from './errors.ts';
import {
  checkOwnConnection,
  checkPooledConnection,
  isRefusedByPooler,
  poolerSentence,
  setSearchPathOfRole,
} from './pooler.ts';
import { PreviewPool } from './preview-pool.ts';
import { NO_WRITES } from './previewed-reads.ts';
import {
  closePool,
  openPool,
  openSocket,
  readBigIntsAsNumbers,
  runnerOn,
  type Server,
  watchServer,
} from './server-pool.ts';
import { type DatabaseEvents, NO_EVENTS } from './server-watch.ts';

/** A listening connection that does not answer within this time is lost. */
const LISTENER_ANSWERS_MS = 1_000;
/** A closed connection that is not gone after this time is cut. */
const ENDS_WITHIN_MS = 1_000;

const LISTENER_NAME = 'longstrip-listener';

/**
 * Connects to a PostgreSQL server with a pool. A broken connection never ends the process: work that waits on it fails
 * with `DatabaseLost`, and the pool makes a new connection (record 0090). With a `directUrl` the pool's connections go
 * through a pooler: they have no settings of a session and no prepared statements (record 0123).
 * @throws {DatabaseUnreachable} also for a pooler without a `directUrl`
 */
export async function openServer(location: ServerLocation, events = NO_EVENTS): Promise<Database> {
  readBigIntsAsNumbers();
  const server = watchServer(location, events);
  const pool = openPool(server, location.maxConnections ?? 10);
  try {
    await checkConnections(server, runnerOn(pool), location.directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  } catch (error) {
    await closePool(server, pool);
    throw error;
  }
  const replica = await openReplica(location, runnerOn(pool), events);

  const orm = drizzle({ client: pool, schema });
  return {
    engine: 'server',
    orm,
    catalogue: replica?.readerBefore(pool) ?? asCatalogueReader(orm),
    onReplica: async (work) => replica?.attempt(() => work(replica.reader)) ?? null,
    noteEdition: (stored) => replica?.noteEdition(stored),
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
      if (location.directUrl) return onDirectConnection(server, work);
      const client = await pool.connect();
      try {
        return await work(runnerOn(client));
      } finally {
        client.release();
      }
    },
    listen: (channel, listenerEvents) =>
      openListener(server, channel, { ...listenerEvents, name: listenerName(location) }),
    previewed: (withDrafts) => previewedOn(pool, withDrafts),
    dumpEmbedded: () => Promise.resolve(null),
    async close() {
      await replica?.close();
      await closePool(server, pool);
    },
  };
}

function previewedOn(pool: pg.Pool, withDrafts: boolean): Database {
  const reads = new PreviewPool(pool, withDrafts);
  // Drizzle uses nothing else of a pool.
  const orm = drizzle({ client: reads as unknown as pg.Pool, schema });
  return {
    ...NO_WRITES,
    ...{ engine: 'server', orm, catalogue: asCatalogueReader(orm) },
    run: async (text, values = []) => (await reads.query({ text }, [...values])).rows,
    previewed: (drafts) => previewedOn(pool, drafts),
  };
}

/** A replica that cannot be reached does not stop the start: it is lost, and may come back. */
async function openReplica(
  { replicaUrl }: ServerLocation,
  primary: SqlRunner,
  events: DatabaseEvents,
): Promise<CatalogueReplica | null> {
  if (!replicaUrl) return null;
  const [row] = await primary.run(`select ${DATABASE_IDENTITY} as identity`);
  return new CatalogueReplica(replicaUrl, String(row?.identity), events);
}

/** @param direct the variable with the address of the server itself */
async function checkConnections(
  server: Server,
  pooled: SqlRunner,
  direct: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
): Promise<void> {
  if (direct === 'DATABASE_URL') return reach(direct, () => checkOwnConnection(pooled, direct));
  return reach(direct, () =>
    onDirectConnection(server, async (runner) => {
      await checkOwnConnection(runner, direct);
      await setSearchPathOfRole(runner);
      await reach('DATABASE_URL', () => checkPooledConnection(pooled, runner));
    }),
  );
}

async function reach(variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL', work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (cause instanceof DatabaseUnreachable) throw cause;
    const refused = [cause, ...(cause instanceof Error ? [cause.cause] : [])].some(isRefusedByPooler);
    if (refused) throw new DatabaseUnreachable(poolerSentence(variable), { cause });
    const sentence = `The PostgreSQL server of ${variable} cannot be reached: ${messageOf(cause)}`;
    throw new DatabaseUnreachable(sentence, { cause });
  }
}

/** Opens a connection without the pooler for the length of `work`. */
async function onDirectConnection<Result>(
  server: Server,
  work: (runner: SqlRunner) => Promise<Result>,
): Promise<Result> {
  refuseInsideTransaction();
  const client = new pg.Client({
    ...{ connectionString: server.directUrl, application_name: 'longstrip' },
    ...{ keepAlive: true, stream: () => openSocket(server) },
  });
  client.on('error', (error) => server.watch.report(error));
  try {
    await server.watch.guard(() => client.connect());
    return await work({ run: (text, values) => server.watch.guard(() => runnerOn(client).run(text, values)) });
  } finally {
    await client.end().catch(() => undefined);
  }
}

const listenerName = ({ processName }: ServerLocation): string =>
  processName === undefined ? LISTENER_NAME : `${LISTENER_NAME}/${processName}`;

async function openListener(
  server: Server,
  channel: string,
  { onMessage, onLost, name }: ListenerEvents & { name: string },
): Promise<Listener> {
  const socket = openSocket(server);
  const client = new pg.Client({
    connectionString: server.directUrl,
    application_name: name,
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

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  if (error instanceof DatabaseLost) return messageOf(error.cause);
  return error instanceof Error ? error.message : String(error);
}
