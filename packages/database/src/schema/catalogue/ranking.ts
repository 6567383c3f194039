import { RANKING_TYPES } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { series } from './series.ts';

/**
 * The rankings of a platform (D7) as a job computed them last. Places are those among all series of the platform; what a
 * reader may not see is left out, and the rest counted, when a list is read.
 */
export const rankingEntry = pgTable(
  'ranking_entry',
  {
    platformId: platformIdColumn(),
    rankingType: text('ranking_type', { enum: RANKING_TYPES }).notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    /** From 1; null: it has left the ranking and only tells where others stood before. */
    place: integer('place'),
    /** Its place a day before; null: it was not in the ranking. */
    previousPlace: integer('previous_place'),
    score: bigint('score', { mode: 'number' }).notNull(),
    computedAtMs: epochMs('computed_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.rankingType, table.seriesId] }),
    index('ranking_entry_place_index').on(table.platformId, table.rankingType, table.place),
    index('ranking_entry_series_index').on(table.seriesId),
    check('ranking_entry_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('ranking_entry_ranking_type', oneOf(table.rankingType, RANKING_TYPES)),
    check('ranking_entry_place', sql`${table.place} >= 1 and ${table.previousPlace} >= 1`),
    check('ranking_entry_placed', sql`${table.place} is not null or ${table.previousPlace} is not null`),
    check('ranking_entry_score', sql`${table.score} >= 0`),
  ],
);
