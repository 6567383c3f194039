import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, SqlRunner } from '@longstrip/database';
import * as schema from '@longstrip/database/schema';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleOnServer } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { ACCEPTED_STATEMENTS, ACCEPTED_TRANSACTIONS } from './accepted.ts';
import { type ReaderAccess, readStatement } from './read-statement.ts';
import { TABLES } from './statement-scope.ts';

/** A database whose statements are read while a test uses it. */
export interface WatchedDatabase {
  readonly database: Database;
  /** A sentence for each statement or transaction that is not in the lists of `accepted.ts`. */
  faults(): string[];
  /** The statements about readers that named none, by what they go by, accepted ones among them. */
  unkeyed(): string[];
  /** How many statements were sent. */
  sent(): number;
}

/** Statements that were read before, in this process. */
const readBefore = new Map<string, readonly ReaderAccess[]>();

/** Tables whose columns of the reader tell whose rows a transaction wrote. */
const READERS = [...TABLES].flatMap(([table, { reader }]) => (reader === null ? [] : [{ table, reader }]));
/** Changes of rows by functions are not in the text of a statement. */
const BY_FUNCTIONS = ['wallet', 'lot'];

interface OpenTransaction {
  readonly written: Set<string>;
  /** The work is done, and its rows are counted. */
  isOver: boolean;
}

/**
 * Reads each statement that code sends through the returned database (record 0125): a statement about readers names its reader,
 * and a transaction writes rows of one reader. What the test itself sends past it is not read.
 */
export function watchDatabase(
  database: Database,
  accepted: ReadonlyMap<string, string> = ACCEPTED_STATEMENTS,
): WatchedDatabase {
  const faults = new Set<string>();
  const unkeyed = new Set<string>();
  const open = new AsyncLocalStorage<OpenTransaction>();
  let sent = 0;
  const logQuery = (text: string): void => {
    if (open.getStore()?.isOver === true) return;
    sent += 1;
    for (const access of accessesOf(text)) {
      if (access.verb !== 'select') open.getStore()?.written.add(access.table);
      if (access.isKeyed) continue;
      unkeyed.add(access.shape);
      if (accepted.has(access.shape)) continue;
      faults.add(`A statement names no reader: ${access.shape} (list it in accepted.ts, or name the reader)\n${text}`);
    }
  };
  const client = Reflect.get(database.orm, '$client');
  const options = { client, schema, logger: { logQuery } };
  const orm: Database['orm'] = database.engine === 'server' ? drizzleOnServer(options) : drizzleEmbedded(options);
  const transaction = orm.transaction.bind(orm);
  orm.transaction = (work, config) => {
    const caller = callerOf(new Error('where it was called').stack ?? '');
    const state: OpenTransaction = { written: new Set(BY_FUNCTIONS), isOver: false };
    return open.run(state, () =>
      transaction(async (tx) => {
        const result = await work(tx);
        state.isOver = true;
        if (state.written.size === BY_FUNCTIONS.length) return result;
        const readers = await readersWritten(tx, state.written);
        const written = [...state.written]
          .filter((table) => !BY_FUNCTIONS.includes(table))
          .toSorted()
          .join(', ');
        const name = caller ?? `a command that wrote ${written}`;
        if (readers > 1 && !ACCEPTED_TRANSACTIONS.has(name)) {
          faults.add(`A transaction of ${name} wrote rows of ${readers} readers: ${written}`);
        }
        return result;
      }, config),
    );
  };
  const watch = (runner: SqlRunner): SqlRunner => ({
    run(text, values) {
      logQuery(text);
      return runner.run(text, values);
    },
  });
  return {
    database: {
      ...database,
      orm,
      // Without a replica it reads as `orm` does.
      catalogue: orm as Database['orm'] & Database['catalogue'],
      ...watch(database),
      inTransaction: (work) => database.inTransaction((runner) => work(watch(runner))),
    },
    faults: () => [...faults],
    unkeyed: () => [...unkeyed],
    sent: () => sent,
  };
}

function accessesOf(text: string): readonly ReaderAccess[] {
  const known = readBefore.get(text);
  if (known !== undefined) return known;
  const read = readStatement(text);
  readBefore.set(text, read);
  return read;
}

/** How many readers have a row that the open transaction wrote. */
async function readersWritten(tx: Pick<Database['orm'], 'execute'>, tables: ReadonlySet<string>): Promise<number> {
  const parts = READERS.filter(({ table }) => tables.has(table)).map(({ table, reader }) =>
    sql.raw(`select platform_id || ' ' || ${reader} as reader from ${table}
      where xmin = pg_current_xact_id_if_assigned()::xid and ${reader} is not null`),
  );
  const { rows } = (await tx.execute(
    sql`select count(distinct reader)::int as readers from (${sql.join(parts, sql` union all `)}) as written`,
  )) as unknown as { rows: { readers: number }[] };
  return rows[0]?.readers ?? 0;
}

/** The file of ours that began a transaction, as `people/account/migrate-guest.service.ts`; null: a reader's command. */
function callerOf(stack: string): string | null {
  const files = [...stack.matchAll(/apps\/api\/src\/(?!testing\/)([\w/.-]+\.ts)/g)].map(([, file = '']) => file);
  return files.find((file) => !file.startsWith('http/')) ?? null;
}
