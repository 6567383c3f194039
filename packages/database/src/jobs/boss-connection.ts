import type PgBoss from 'pg-boss';
import type { Database, Executor, Row } from '../database.ts';

const TRANSACTION_TEXT = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/**
 * pg-boss on our database connection. A text that opens and commits a transaction itself runs in one of ours instead: if
 * it failed half-way, it would otherwise leave the (only, or pooled) connection in a broken transaction.
 */
export function bossConnection(database: Database): PgBoss.Db {
  return {
    async executeSql(text, values = []) {
      const inner = TRANSACTION_TEXT.exec(text)?.[1];
      const rows =
        inner === undefined
          ? await database.run(text, withNulls(values))
          : await database.inTransaction((runner) => runner.run(inner));
      return { rows };
    },
  };
}

/** pg-boss inside a Drizzle transaction: jobs enqueued there are committed or rolled back with the rest. */
export function bossConnectionInTransaction(executor: Executor): PgBoss.Db {
  return {
    async executeSql(text, values = []) {
      // A prepared statement, because Drizzle's `sql` would renumber the values.
      const statement = executor._.session.prepareQuery(
        { sql: text, params: withNulls(values) },
        undefined,
        undefined,
        false,
      );
      return { rows: rowsOf(await statement.execute()) };
    },
  };
}

function withNulls(values: readonly unknown[]): unknown[] {
  return values.map((value) => value ?? null);
}

function rowsOf(result: unknown): Row[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) {
    return result.rows;
  }
  throw new TypeError('A driver gave a result without rows');
}
