import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { asCatalogueReader, type CatalogueReader } from '../catalogue-reader.ts';
import * as schema from '../schema/index.ts';
import { refuseInsideTransaction } from '../transaction.ts';
import { isConnectionError, isDatabaseLost } from './errors.ts';
import { withSetting } from './search-path.ts';
import { closePool, openPool, runnerOn, type Server, watchServer } from './server-pool.ts';
import { type DatabaseEvents, NO_EVENTS } from './server-watch.ts';

/** The server ends a statement after this time, and the primary answers it. */
const STATEMENT_LIMIT_MS = 500;
/** After this time nothing is expected any more. */
const ANSWERS_MS = 750;
/** How often the edition of the replica is read while it is the primary's, or the replica is lost. */
const READ_EVERY_MS = 1_000;
/** … and while it is another one. */
const READ_BEHIND_EVERY_MS = 100;
/** A replica that is behind for longer counts as lost in the log. */
const SAID_BEHIND_MS = 2_000;

/** What distinguishes a database from others: a replica has the same. */
export const DATABASE_IDENTITY = `(select system_identifier::text from pg_control_system()) || ' ' || current_database()`;

const STATE = `select edition, ${DATABASE_IDENTITY} as identity, pg_is_in_recovery() as "isReplica" from catalogue_edition`;

/**
 * Answers reads of the catalogue from a streaming replica, and only while its catalogue edition is the one that this
 * process knows of the primary (record 0124). A read that it does not answer in time, or with an error, is for the primary.
 */
export class CatalogueReplica {
  /** Reads that go to the replica alone. */
  readonly reader: CatalogueReader;
  readonly #server: Server;
  readonly #pool: pg.Pool;
  readonly #identity: string;
  readonly #events: DatabaseEvents;
  /** As the replica has it; null: not known, because it does not answer. */
  #edition: number | null = null;
  /** As the primary has it; null: not known. */
  #wanted: number | null = null;
  #isLost = false;
  #behindSinceMs: number | null = null;
  #isReading = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param identity of the primary, as `DATABASE_IDENTITY` reads it */
  constructor(url: string, identity: string, events: DatabaseEvents) {
    this.#identity = identity;
    this.#events = events;
    // As for searches on the primary: the index is in memory.
    const settings = [`statement_timeout=${STATEMENT_LIMIT_MS}`, 'random_page_cost=1.1'];
    this.#server = watchServer({ engine: 'server', url: settings.reduce(withSetting, url) }, NO_EVENTS);
    this.#pool = openPool(this.#server, 10);
    this.reader = readerOn(this.#pool);
    void this.#read();
  }

  /** A reader that prefers the replica, statement by statement. */
  readerBefore(primary: pg.Pool): CatalogueReader {
    const query = async (statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> => {
      refuseInsideTransaction();
      return (await this.attempt(() => this.#pool.query(statement, values))) ?? primary.query(statement, values);
    };
    return readerOn({ query });
  }

  /** @param stored the primary's edition; null: not known any more */
  noteEdition(stored: number | null): void {
    this.#wanted = stored;
    if (stored !== this.#edition) void this.#read();
  }

  /** @returns null: the replica may not answer, or did not */
  async attempt<Result extends object>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#wanted === null || this.#edition !== this.#wanted) return null;
    try {
      return await within(ANSWERS_MS, work());
    } catch (error) {
      if (isDatabaseLost(error) || isConnectionError(error) || error instanceof NoAnswer) this.#lose(error);
      return null;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await closePool(this.#server, this.#pool);
  }

  async #read(): Promise<void> {
    if (this.#isReading || this.#isClosed) return;
    this.#isReading = true;
    clearTimeout(this.#timer);
    try {
      const [row] = await within(ANSWERS_MS, runnerOn(this.#pool).run(STATE));
      if (row?.identity !== this.#identity) throw new Error('DATABASE_REPLICA_URL leads to no replica of DATABASE_URL');
      // Its reads would cost the primary more connections and gain nothing.
      if (row?.isReplica !== true)
        throw new Error('DATABASE_REPLICA_URL leads to a server that is no replica: leave it out');
      this.#take(Number(row?.edition));
    } catch (error) {
      this.#lose(error);
    }
    this.#isReading = false;
    const isBehind = this.#edition !== null && this.#wanted !== null && this.#edition !== this.#wanted;
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#read(), isBehind ? READ_BEHIND_EVERY_MS : READ_EVERY_MS).unref();
  }

  #take(edition: number): void {
    this.#edition = edition;
    if (this.#wanted === null) return;
    if (edition !== this.#wanted) {
      this.#behindSinceMs ??= performance.now();
      const isLong = performance.now() - this.#behindSinceMs > SAID_BEHIND_MS;
      if (isLong) this.#say(new Error(`it has edition ${edition} of the catalogue, and the primary ${this.#wanted}`));
      return;
    }
    this.#behindSinceMs = null;
    if (this.#isLost) this.#events.onReplicaBack?.();
    this.#isLost = false;
  }

  #lose(error: unknown): void {
    this.#edition = null;
    this.#say(error);
  }

  #say(error: unknown): void {
    if (!this.#isLost && !this.#isClosed) this.#events.onReplicaLost?.(error);
    this.#isLost = true;
  }
}

/** Reads over a pool, or over what answers like one. */
function readerOn(pool: { readonly query: unknown }): CatalogueReader {
  // Reads use nothing else of a pool.
  return asCatalogueReader(drizzle({ client: pool as pg.Pool, schema }));
}

class NoAnswer extends Error {}

/** In halves, and after a turn of the event loop, so that a process that was busy itself first reads what has come. */
async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timer = setTimeout(() => setImmediate(reject, new NoAnswer(`no answer within ${ms} ms`)), ms / 2);
    }, ms / 2);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
