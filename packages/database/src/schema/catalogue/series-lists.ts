import { FOLLOWERS_SHOWN_FROM, RANKING_TYPES, RATINGS_SHOWN_FROM } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { bigint, check, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { series } from './series.ts';

/**
 * The rankings of a platform (D7), as a job last computed them. The places are those among all series of the platform. When
 * a list is read, series that the reader may not see are left out and the rest is numbered again.
 */
export const rankingEntry = pgTable(
  'ranking_entry',
  {
    platformId: platformIdColumn(),
    rankingType: text('ranking_type', { enum: RANKING_TYPES }).notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    /** From 1; null: it has left the ranking and is stored only for the previous places of others. */
    place: integer('place'),
    /** Its place a day earlier; null: it was not in the ranking. */
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

/** Pairs of series with readers in common (core's `coReadSeries`), as a job last computed them. No reader is stored. */
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

/**
 * The average rating of a series on a platform, as a job last computed it (core's `averageRating`). A series with too few ratings
 * has no row.
 */
export const ratingAverage = pgTable(
  'rating_average',
  {
    platformId: platformIdColumn(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    /** The average in tenths of a star, 10 to 50. */
    averageTenths: integer('average_tenths').notNull(),
    ratingCount: integer('rating_count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.seriesId] }),
    index('rating_average_series_index').on(table.seriesId),
    check('rating_average_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('rating_average_average', sql`${table.averageTenths} between 10 and 50`),
    check('rating_average_count', sql`${table.ratingCount} >= ${sql.raw(String(RATINGS_SHOWN_FROM))}`),
  ],
);

/** How many readers follow a series on a platform, as a job last counted them. A series with few followers has no row. */
export const followerTotal = pgTable(
  'follower_total',
  {
    platformId: platformIdColumn(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    followerCount: integer('follower_count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.seriesId] }),
    index('follower_total_series_index').on(table.seriesId),
    check('follower_total_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('follower_total_count', sql`${table.followerCount} >= ${sql.raw(String(FOLLOWERS_SHOWN_FROM))}`),
  ],
);

/**
 * The search texts of a series on a platform, made from its title there, its creators and tags. The texts are in the form of
 * core's `searchText`, and a search looks for parts of them. The letters are core's `trigramLetters` of the `forgivingText`:
 * with them an index finds the rows, in any script and under any locale of the database.
 */
export const seriesSearch = pgTable(
  'series_search',
  {
    platformId: platformIdColumn(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    title: text('title').notNull(),
    /** One line per tag, between line breaks: `\nromance\nschool life\n`; empty without tags. */
    tags: text('tags').notNull(),
    /** Title, creators and tags, in the same form. */
    words: text('words').notNull(),
    /**
     * The letters of title, creators and tags: one line each, with a space at both ends, and an empty line before the
     * first tag.
     */
    wordLetters: text('word_letters').notNull(),
    /** The `SEARCH_TEXT_FORM` of core that made the row; rows of another form are made again at the next start. */
    form: integer('form').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.seriesId] }),
    index('series_search_series_index').on(table.seriesId),
    // Writes go into the index at once: on the embedded engine nothing would merge the list of pending entries.
    index('series_search_words_index').using('gin', table.wordLetters.op('gin_trgm_ops')).with({ fastupdate: false }),
    check(
      'series_search_lines',
      sql`${table.words} like E'\\n%\\n' and (${table.tags} = '' or ${table.tags} like E'\\n%\\n')`,
    ),
  ],
);
