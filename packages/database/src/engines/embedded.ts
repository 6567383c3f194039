import { mkdir } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions, type Transaction as PGliteTransaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { observeStatement } from '@longstrip/telemetry';
import { drizzle } from 'drizzle-orm/pglite';
import { asCatalogueReader } from '../catalogue-reader.ts';
import type { Database, Row, SqlRunner } from '../database.ts';
import * as schema from '../schema/index.ts';
import { refuseInsideTransaction } from '../transaction.ts';
import { shorten } from './errors.ts';
import { canBePrepared, createStatementRunner } from './prepared-statements.ts';
import { NO_WRITES, previewedStatement, READ_ONLY } from './previewed-reads.ts';
import { SEARCH_PATH } from './search-path.ts';

export interface EmbeddedOptions {
  /** Null: in memory. */
  directory: string | null;
  /** A data directory as tar (`Database.dumpEmbedded`) to start from, instead of an empty one. */
  restoreFrom?: Blob;
}

/**
 * A quarter of PGlite's default, which it allocates and fills with zeros at the start. What does not fit is read from files, which the
 * system caches. An operator's command needs less memory by the same.
 */
const SHARED_BUFFERS = '32MB';
/** Random pages cost hardly more than sequential ones: they are in memory or on an SSD. */
const RANDOM_PAGE_COST = '1.1';

/**
 * A prepared statement is planned once for all values: planning takes longer than running most of the store's statements.
 * This halves the cost of lists.
 */
const PLAN_CACHE_MODE = 'force_generic_plan';

/** Opens PGlite on a directory or in memory. The first opening of an empty directory takes some five seconds. */
export async function openEmbedded({ directory, restoreFrom }: EmbeddedOptions): Promise<Database> {
  if (directory !== null) await mkdir(directory, { recursive: true, mode: 0o700 });
  const options: PGliteOptions = {
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams,
      '-c',
      `shared_buffers=${SHARED_BUFFERS}`,
      '-c',
      `random_page_cost=${RANDOM_PAGE_COST}`,
      '-c',
      `plan_cache_mode=${PLAN_CACHE_MODE}`,
      '-c',
      `search_path=${SEARCH_PATH}`,
    ],
    ...(restoreFrom && { loadDataDir: restoreFrom }),
  };
  const client = await shorten(() => PGlite.create(directory ?? 'memory://', options));
  wrapClientMethods(client);

  const runner = runnerOn(client);
  const orm = drizzle({ client, schema });
  return {
    engine: 'embedded',
    orm,
    catalogue: asCatalogueReader(orm),
    onReplica: async () => null,
    noteEdition: () => undefined,
    run: runner.run,
    inTransaction: (work) => client.transaction((tx) => work(runnerOn(tx))),
    // There is only one connection.
    onOneConnection: (work) => work(runner),
    async listen(channel, { onMessage }) {
      const stop = await client.listen(channel, onMessage);
      return { run: runner.run, close: () => stop() };
    },
    previewed: (withDrafts) => previewedOn(client, withDrafts),
    dumpEmbedded: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}

function previewedOn(client: PGlite, withDrafts: boolean): Database {
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction(async (tx) => {
      await tx.exec(READ_ONLY);
      const query = tx.query.bind(tx);
      tx.query = async (text, values, options) => query(previewedStatement(text, withDrafts), values, options);
      return work(tx);
    });
  const query: PGlite['query'] = (text, values, options) => transaction((tx) => tx.query(text, values, options));
  // Reads use nothing else of a client.
  const orm = drizzle({ client: { query, transaction } as PGlite, schema });
  return {
    ...NO_WRITES,
    ...{ engine: 'embedded', orm, catalogue: asCatalogueReader(orm) },
    run: async (text, values = []) => (await query<Row>(text, [...values])).rows,
    previewed: (drafts) => previewedOn(client, drafts),
  };
}

function runnerOn(client: PGlite | PGliteTransaction): SqlRunner {
  return {
    async run(text, values): Promise<Row[]> {
      if (values !== undefined && values.length > 0) return (await client.query<Row>(text, [...values])).rows;
      return (await client.exec(text)).at(-1)?.rows ?? [];
    },
  };
}

/**
 * Changes the client's methods that run statements: `query` uses prepared statements (`createStatementRunner`), all give
 * the event loop turns (`createEventLoopYield`), and errors come without PGlite's twelve kilobytes of minified stack.
 */
function wrapClientMethods(client: PGlite): void {
  const runPrepared = createStatementRunner(client);
  const yieldToEventLoop = createEventLoopYield();
  const ask = <Result>(text: string, work: () => Promise<Result>): Promise<Result> =>
    shorten(async () => {
      await yieldToEventLoop();
      return observeStatement(text, work);
    });
  const query = client.query.bind(client);
  const exec = client.exec.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = async (text, values = [], options = {}) => {
    refuseInsideTransaction();
    return ask(text, () => {
      if (!canBePrepared(text, options)) return query(text, values, options);
      // PGlite takes its two locks in this order, so no other call runs between the statements of a transaction.
      return client._runExclusiveTransaction(() => client.runExclusive(() => runPrepared(text, values, options)));
    });
  };
  client.exec = async (text, options) => {
    refuseInsideTransaction();
    return ask(text, () => exec(text, options));
  };
  client.transaction = async (work) => {
    refuseInsideTransaction();
    return shorten(() =>
      transaction((tx) => {
        const txQuery = tx.query.bind(tx);
        const txExec = tx.exec.bind(tx);
        tx.query = (text, values = [], options = {}) =>
          ask(text, () => {
            if (tx.closed || !canBePrepared(text, options)) return txQuery(text, values, options);
            return client.runExclusive(() => runPrepared(text, values, options));
          });
        tx.exec = (text, options) => ask(text, () => txExec(text, options));
        return work(tx);
      }),
    );
  };
}

/** Maximum time in which statements follow each other without a turn of the event loop. */
const BLOCKED_MAX_MS = 20;

/**
 * The embedded engine computes on this thread, and its promises settle without a turn of the event loop. So a long
 * sequence of statements would block sockets, timers and signals until its end.
 * @returns a function to await before each statement; it gives the event loop a turn every 20 ms
 */
function createEventLoopYield(): () => Promise<void> {
  let lastTurnMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - lastTurnMs < BLOCKED_MAX_MS) return;
    await setImmediate();
    lastTurnMs = performance.now();
  };
}
