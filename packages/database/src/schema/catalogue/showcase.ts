import { BANNER_KINDS, BANNER_PLACES, LOCALES, THEME_POSITIONS } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { asset } from './asset.ts';
import { series } from './series.ts';

/**
 * What operators arrange on the pages of the store: picks, themes, banners. When a file is applied again, each is found by
 * its `key`. Its texts may be message keys behind the marker `t:` (D26).
 */

/** A curated list with a page of its own, `/home/pick/{id}` (D8). */
export const pick = pgTable(
  'pick',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    key: text('key').notNull(),
    /** Place among the others; lower comes first. */
    position: integer('position').notNull(),
    isVisible: boolean('is_visible').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    unique('pick_key_unique').on(table.platformId, table.key),
    check('pick_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('pick_key', sql`${table.key} <> ''`),
  ],
);

/** A pick in one locale. */
export const pickText = pgTable(
  'pick_text',
  {
    pickId: integer('pick_id')
      .notNull()
      .references(() => pick.id),
    locale: text('locale', { enum: LOCALES }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.pickId, table.locale] }),
    check('pick_text_locale', oneOf(table.locale, LOCALES)),
    check('pick_text_title', sql`${table.title} <> ''`),
  ],
);

export const pickItem = pgTable(
  'pick_item',
  {
    pickId: integer('pick_id')
      .notNull()
      .references(() => pick.id),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pickId, table.seriesId] }),
    unique('pick_item_position_unique').on(table.pickId, table.position),
    index('pick_item_series_index').on(table.seriesId),
    check('pick_item_position', sql`${table.position} >= 0`),
  ],
);

/** A titled row of series at a place of the storefront. */
export const theme = pgTable(
  'theme',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    key: text('key').notNull(),
    displayPosition: text('display_position', { enum: THEME_POSITIONS }).notNull(),
    /** Place among the others; lower comes first. */
    position: integer('position').notNull(),
    isVisible: boolean('is_visible').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    unique('theme_key_unique').on(table.platformId, table.key),
    check('theme_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('theme_key', sql`${table.key} <> ''`),
    check('theme_display_position', oneOf(table.displayPosition, THEME_POSITIONS)),
  ],
);

/** A theme in one locale. */
export const themeText = pgTable(
  'theme_text',
  {
    themeId: integer('theme_id')
      .notNull()
      .references(() => theme.id),
    locale: text('locale', { enum: LOCALES }).notNull(),
    title: text('title').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.themeId, table.locale] }),
    check('theme_text_locale', oneOf(table.locale, LOCALES)),
    check('theme_text_title', sql`${table.title} <> ''`),
  ],
);

export const themeItem = pgTable(
  'theme_item',
  {
    themeId: integer('theme_id')
      .notNull()
      .references(() => theme.id),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.themeId, table.seriesId] }),
    unique('theme_item_position_unique').on(table.themeId, table.position),
    index('theme_item_series_index').on(table.seriesId),
    check('theme_item_position', sql`${table.position} >= 0`),
  ],
);

/** A banner of the home page: shown from `openedAtMs` (inclusive) to `closedAtMs` (exclusive; null: without end). */
export const banner = pgTable(
  'banner',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    key: text('key').notNull(),
    kind: text('kind', { enum: BANNER_KINDS }).notNull(),
    /** `POPUP`: over the home page, not among its banners (record 0088). */
    place: text('place', { enum: BANNER_PLACES }).notNull().default('MAIN'),
    /** The address on the site that it links to; null: the page of the series. */
    path: text('path'),
    /** The series it is about. The series' pictures are used for pictures that the banner lacks. */
    seriesId: integer('series_id').references(() => series.id),
    phoneAssetId: text('phone_asset_id').references(() => asset.id),
    desktopAssetId: text('desktop_asset_id').references(() => asset.id),
    isAdult: boolean('is_adult').notNull().default(false),
    openedAtMs: epochMs('opened_at_ms').notNull(),
    closedAtMs: epochMs('closed_at_ms'),
    /** Place among the others; lower comes first. */
    position: integer('position').notNull(),
    isVisible: boolean('is_visible').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    unique('banner_key_unique').on(table.platformId, table.key),
    check('banner_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('banner_key', sql`${table.key} <> ''`),
    index('banner_series_index').on(table.seriesId),
    index('banner_phone_asset_index').on(table.phoneAssetId),
    index('banner_desktop_asset_index').on(table.desktopAssetId),
    check('banner_kind', oneOf(table.kind, BANNER_KINDS)),
    check('banner_place', oneOf(table.place, BANNER_PLACES)),
    check('banner_leads_somewhere', sql`${table.path} is not null or ${table.seriesId} is not null`),
    check('banner_path', matches(table.path, '^/([^/]|$)')),
    check('banner_times', sql`${table.openedAtMs} < ${table.closedAtMs}`),
  ],
);

/** A banner in one locale: the small line above the title, the title, the line below it. */
export const bannerText = pgTable(
  'banner_text',
  {
    bannerId: integer('banner_id')
      .notNull()
      .references(() => banner.id),
    locale: text('locale', { enum: LOCALES }).notNull(),
    kicker: text('kicker').notNull().default(''),
    title: text('title').notNull(),
    line: text('line').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.bannerId, table.locale] }),
    check('banner_text_locale', oneOf(table.locale, LOCALES)),
    check('banner_text_title', sql`${table.title} <> ''`),
  ],
);
