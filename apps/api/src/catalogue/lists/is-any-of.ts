import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The column is one of these ids. They are one parameter, so that lists of any length share one statement, which the
 * embedded engine parses and plans once.
 */
export function isAnyOf(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::integer[])`;
}
