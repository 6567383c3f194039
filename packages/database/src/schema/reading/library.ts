import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { series } from '../catalogue/series.ts';
import { epochMs, platformIdColumn } from '../columns.ts';
import { appUser } from '../people/user.ts';

/** A series that a reader follows. */
export const favorite = pgTable(
  'favorite',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    createdAtMs: epochMs('created_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.seriesId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index('favorite_series_index').on(table.platformId, table.seriesId),
    index('favorite_of_series_index').on(table.seriesId),
  ],
);
