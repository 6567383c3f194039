import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { matches, platformIdColumn } from '../columns.ts';
import { series } from './series.ts';

/** Series that readers of another one read as well (core's `coReadSeries`), as a job computed them last. It names no reader. */
export const coRead = pgTable(
  'co_read',
  {
    platformId: platformIdColumn(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    otherId: integer('other_id')
      .notNull()
      .references(() => series.id),
    /** Readers of both. */
    readerCount: integer('reader_count').notNull(),
    /** 0 to 1. */
    score: doublePrecision('score').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.seriesId, table.otherId] }),
    index('co_read_series_index').on(table.seriesId),
    index('co_read_other_index').on(table.otherId),
    check('co_read_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('co_read_others', sql`${table.seriesId} <> ${table.otherId}`),
    check('co_read_counts', sql`${table.readerCount} > 0 and ${table.score} > 0`),
  ],
);
