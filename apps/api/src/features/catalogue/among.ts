import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The column is one of these ids. All of them are one parameter, so that a list of thirty and one of twenty are the same
 * statement, which the embedded engine reads and plans once.
 */
export function among(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::integer[])`;
}
