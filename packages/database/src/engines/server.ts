import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Listener, ListenerEvents, Row, SqlRunner } from '../database.ts';
import * as schema from '../schema/index.ts';
import { refuseInsideTransaction } from '../transaction-isolation.ts';
import { DatabaseUnreachable } from './database-unreachable.ts';

/** A listening connection that does not answer for so long is lost. */
const LISTENER_ANSWERS_MS = 1_000;

/**
 * Connects to a PostgreSQL server, pooled.
 * @throws {DatabaseUnreachable}
 */
export async function openServer(url: string, maxConnections: number): Promise<Database> {
  readBigIntsAsNumbers();
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, application_name: 'longstrip' });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new DatabaseUnreachable(`The PostgreSQL server of DATABASE_URL cannot be reached: ${messageOf(cause)}`, {
      cause,
    });
  }

  refuseInTransactions(pool);
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
    listen: (channel, events) => openListener(url, channel, events),
    dumpEmbedded: () => Promise.resolve(null),
    close: () => pool.end(),
  };
}

/** Inside the work of a transaction the pool gives no other connection. */
function refuseInTransactions(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  const query = pool.query.bind(pool);
  pool.connect = ((...parameters: Parameters<typeof connect>) => {
    refuseInsideTransaction();
    return connect(...parameters);
  }) as typeof pool.connect;
  pool.query = ((...parameters: Parameters<typeof query>) => {
    refuseInsideTransaction();
    return query(...parameters);
  }) as typeof pool.query;
}

async function openListener(url: string, channel: string, { onMessage, onLost }: ListenerEvents): Promise<Listener> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'longstrip-listener',
    connectionTimeoutMillis: LISTENER_ANSWERS_MS,
    query_timeout: LISTENER_ANSWERS_MS,
  });
  let isOpen = false;
  const lose = () => {
    if (!isOpen) return;
    isOpen = false;
    onLost();
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
  isOpen = true;
  return {
    run: runnerOn(client).run,
    async close() {
      isOpen = false;
      await client.end();
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

/** node-postgres gives bigint as text; ours are times and counters, far below 2^53, and PGlite gives numbers. */
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
