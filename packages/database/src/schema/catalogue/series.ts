import {
  CREATOR_ROLES,
  GENRES,
  READING_DIRECTIONS,
  SCHEDULE_DAYS,
  SERIES_STATUSES,
  SERIES_THUMBNAIL_TYPES,
  SERIES_TYPES,
  VIEWER_MODES,
  WRITING_MODES,
} from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { asset } from './asset.ts';

/** The source of a series' cover: its own picture, the cover of a book, or a page as a substitute. */
const COVER_KINDS = ['SERIES', 'BOOK', 'PAGE'] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

/**
 * A series in one language (D5). An import finds it again by `seriesKey` and `language`; `workKey` links the languages of
 * one work. Data that differs by platform is in `seriesPlatform`.
 */
export const series = pgTable(
  'series',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    alias: text('alias').notNull().unique('series_alias_unique'),
    seriesKey: text('series_key').notNull(),
    language: text('language').notNull(),
    workKey: text('work_key').notNull(),
    type: text('type', { enum: SERIES_TYPES }).notNull(),
    status: text('status', { enum: SERIES_STATUSES }).notNull(),
    title: text('title').notNull(),
    synopsis: text('synopsis').notNull().default(''),
    publisher: text('publisher'),
    isAdult: boolean('is_adult').notNull().default(false),
    /** Wire contract: the series has both adult and other episodes. */
    isMixed: boolean('is_mixed').notNull().default(false),
    isOriginal: boolean('is_original').notNull().default(false),
    readingDirection: text('reading_direction', { enum: READING_DIRECTIONS }).notNull(),
    writingMode: text('writing_mode', { enum: WRITING_MODES }).notNull(),
    viewerMode: text('viewer_mode', { enum: VIEWER_MODES }).notNull(),
    /** How long a rental lasts (D9). */
    rentalHours: integer('rental_hours').notNull().default(72),
    freetimeEnabled: boolean('freetime_enabled').notNull().default(false),
    /** Hours until a used wait-until-free ticket is refilled, 12 to 168 (D10). */
    freetimeRefillHours: integer('freetime_refill_hours').notNull().default(24),
    /** How many of the newest episodes a wait-until-free ticket does not open (D10). */
    freetimeExcludedNewest: integer('freetime_excluded_newest').notNull().default(0),
    viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
    /** The picture that the series' thumbnails are made from (D39). Null if there is none, or if they are drawn. */
    coverSourceId: text('cover_source_id').references(() => asset.id),
    coverKind: text('cover_kind', { enum: COVER_KINDS }),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
    /** When it was removed from the catalogue. Its rows stay, because readers may own episodes of it. */
    removedAtMs: epochMs('removed_at_ms'),
  },
  (table) => [
    unique('series_key_language_unique').on(table.seriesKey, table.language),
    index('series_work_key_index').on(table.workKey),
    index('series_cover_source_index').on(table.coverSourceId),
    check(
      'series_alias_form',
      sql`${matches(table.alias, '^[A-Za-z0-9_-]{1,96}$')} and ${matches(table.alias, '[A-Za-z]')}`,
    ),
    check('series_language_form', matches(table.language, '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$')),
    check('series_texts', sql`${table.seriesKey} <> '' and ${table.title} <> '' and ${table.workKey} <> ''`),
    check('series_type', oneOf(table.type, SERIES_TYPES)),
    check('series_status', oneOf(table.status, SERIES_STATUSES)),
    check('series_reading_direction', oneOf(table.readingDirection, READING_DIRECTIONS)),
    check('series_writing_mode', oneOf(table.writingMode, WRITING_MODES)),
    check('series_viewer_mode', oneOf(table.viewerMode, VIEWER_MODES)),
    check('series_rental_hours', sql`${table.rentalHours} > 0`),
    check('series_freetime_refill_hours', sql`${table.freetimeRefillHours} between 12 and 168`),
    check('series_freetime_excluded_newest', sql`${table.freetimeExcludedNewest} >= 0`),
    check('series_view_count', sql`${table.viewCount} >= 0`),
    check('series_cover_kind', oneOf(table.coverKind, COVER_KINDS)),
    check('series_cover', sql`(${table.coverSourceId} is null) = (${table.coverKind} is null)`),
  ],
);

/** A series on one platform: whether it is shown there, under which title, at which prices (whole coins, D9). */
export const seriesPlatform = pgTable(
  'series_platform',
  {
    platformId: platformIdColumn(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    isVisible: boolean('is_visible').notNull().default(true),
    /** Imported as a draft: hidden until it is published (record 0099). */
    isDraft: boolean('is_draft').notNull().default(false),
    /** Replaces the series' own title on this platform. */
    title: text('title'),
    /** Price of renting one episode; null: episodes are not rented. */
    rentCoin: integer('rent_coin'),
    /** Price of owning one episode; null: episodes are not sold. */
    possessionCoin: integer('possession_coin'),
    /** The first N episodes are free. */
    freeEpisodeCount: integer('free_episode_count').notNull().default(0),
    openedAtMs: epochMs('opened_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.seriesId] }),
    index('series_platform_series_index').on(table.seriesId),
    index('series_platform_opened_index').on(table.platformId, table.openedAtMs),
    check('series_platform_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('series_platform_draft', sql`not (${table.isDraft} and ${table.isVisible})`),
    check('series_platform_prices', sql`${table.rentCoin} > 0 and ${table.possessionCoin} > 0`),
    check('series_platform_free_episodes', sql`${table.freeEpisodeCount} >= 0`),
    check('series_platform_title', sql`${table.title} <> ''`),
  ],
);

/** Days on which new episodes come (D6). */
export const seriesScheduleDay = pgTable(
  'series_schedule_day',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    day: text('day', { enum: SCHEDULE_DAYS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.day] }),
    index('series_schedule_day_day_index').on(table.day),
    check('series_schedule_day_day', oneOf(table.day, SCHEDULE_DAYS)),
  ],
);

export const creator = pgTable(
  'creator',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull().unique('creator_name_unique'),
  },
  (table) => [check('creator_name', sql`${table.name} <> ''`)],
);

export const seriesCreator = pgTable(
  'series_creator',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    creatorId: integer('creator_id')
      .notNull()
      .references(() => creator.id),
    role: text('role', { enum: CREATOR_ROLES }).notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.creatorId, table.role] }),
    index('series_creator_creator_index').on(table.creatorId),
    check('series_creator_role', oneOf(table.role, CREATOR_ROLES)),
    check('series_creator_position', sql`${table.position} >= 0`),
  ],
);

/** Tags in their order; the one at position 0 is the genre (wire contract). */
export const seriesTag = pgTable(
  'series_tag',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    tag: text('tag').notNull(),
    position: integer('position').notNull(),
    isExtra: boolean('is_extra').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.tag] }),
    unique('series_tag_position_unique').on(table.seriesId, table.position),
    index('series_tag_tag_index').on(table.tag),
    check('series_tag_tag', sql`${table.tag} <> '' and ${table.position} >= 0`),
  ],
);

/**
 * The genres among a series' tags, by core's `genreOf`. Lists by genre and D36 use them. They are written with the tags and
 * updated at every start, so that a new word in core also counts for older works.
 */
export const seriesGenre = pgTable(
  'series_genre',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    genre: text('genre', { enum: GENRES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.genre] }),
    index('series_genre_genre_index').on(table.genre),
    check('series_genre_genre', oneOf(table.genre, GENRES)),
  ],
);

export const seriesThumbnail = pgTable(
  'series_thumbnail',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    type: text('type', { enum: SERIES_THUMBNAIL_TYPES }).notNull(),
    assetId: text('asset_id')
      .notNull()
      .references(() => asset.id),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.type] }),
    index('series_thumbnail_asset_index').on(table.assetId),
    check('series_thumbnail_type', oneOf(table.type, SERIES_THUMBNAIL_TYPES)),
  ],
);
