import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, text } from 'drizzle-orm/pg-core';

/** A moment, as whole milliseconds since 1970-01-01T00:00Z. Name it with the suffix `_at_ms` (or `_ms`). */
export function epochMs(name: string) {
  return bigint(name, { mode: 'number' });
}

/** A transaction's number, as PostgreSQL writes it; never used twice. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array<ArrayBuffer> }>({
  dataType: () => 'bytea',
});

/** The platform that a row belongs to (D1). Platforms are defined in platform-config, so there is no table to refer to. */
export function platformIdColumn() {
  return text('platform_id').notNull();
}

/** `column in (…)`: text with a CHECK instead of an enum type, which could only ever grow. Null passes, as in any CHECK. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))})`;
}

/** `column ~ 'pattern'`. The pattern is written by us, never by a reader. */
export function matches(column: AnyPgColumn, pattern: string): SQL {
  return sql`${column} ~ ${sql.raw(`'${pattern}'`)}`;
}
