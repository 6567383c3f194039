import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { platformIdColumn } from '../columns.ts';
import { series } from './series.ts';

/**
 * What a series is found by on a platform, made of its title there, its creators and tags. The texts are core's
 * `searchText`: parts of them are looked for. The letters are core's `trigramLetters` of the `forgivingText`: they lead an
 * index to the rows, in any script and under any locale of the database.
 */
export const seriesSearch = pgTable(
  'series_search',
  {
    platformId: platformIdColumn(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    title: text('title').notNull(),
    /** A line each, between line breaks: `\nromance\nschool life\n`; empty without tags. */
    tags: text('tags').notNull(),
    /** Title, creators and tags, likewise. */
    words: text('words').notNull(),
    /**
     * The letters of title, creators and tags: a line each with a blank at both ends, and an empty line before the first
     * tag.
     */
    wordLetters: text('word_letters').notNull(),
    /** Core's `SEARCH_TEXT_FORM` that made the row; one of another form is made anew at the next start. */
    form: integer('form').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.seriesId] }),
    index('series_search_series_index').on(table.seriesId),
    // What is written stands in the index at once: nobody tidies a list of late entries on the embedded engine.
    index('series_search_words_index').using('gin', table.wordLetters.op('gin_trgm_ops')).with({ fastupdate: false }),
    check(
      'series_search_lines',
      sql`${table.words} like E'\\n%\\n' and (${table.tags} = '' or ${table.tags} like E'\\n%\\n')`,
    ),
  ],
);
