import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { series } from '../catalogue/series.ts';
import { epochMs, platformIdColumn } from '../columns.ts';
import { appUser } from '../people/user.ts';

/** Settings of the viewer that a reader has changed for all their devices (record 0113). Core has their names and values. */
export const viewerSettings = pgTable(
  'viewer_settings',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    settings: jsonb('settings').$type<Readonly<Record<string, unknown>>>().notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('viewer_settings_settings', isSmallObject(table.settings)),
  ],
);

/** Settings of the viewer that a reader has changed for one series. */
export const seriesViewerSettings = pgTable(
  'series_viewer_settings',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    settings: jsonb('settings').$type<Readonly<Record<string, unknown>>>().notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.seriesId] }),
    // The usual name would be longer than PostgreSQL's names may be.
    foreignKey({
      name: 'series_viewer_settings_reader_fk',
      columns: [table.platformId, table.userId],
      foreignColumns: [appUser.platformId, appUser.id],
    }),
    index('series_viewer_settings_series_index').on(table.seriesId),
    check('series_viewer_settings_settings', isSmallObject(table.settings)),
  ],
);

function isSmallObject(column: AnyPgColumn): SQL {
  return sql`jsonb_typeof(${column}) = 'object' and octet_length(${column}::text) <= 4000`;
}
