import { ANCHOR_TEXT_MOST, MARK_COLOURS, MARK_KINDS, MARK_LIMITS } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { episode } from '../catalogue/episode.ts';
import { series } from '../catalogue/series.ts';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { appUser } from '../people/user.ts';

/** Scopes of an entitlement to one episode (D11). An ALL_RENT or ALL_POSSESSION purchase becomes one row per episode. */
export const ENTITLEMENT_SCOPES = ['POSSESSION', 'PERMANENT', 'RENT', 'FREETIME'] as const;
export type EntitlementScope = (typeof ENTITLEMENT_SCOPES)[number];

/** Where an entitlement comes from. RENT with GIFT is RENT_GIFT on the wire, POSSESSION with GIFT is POSSESSION_GIFT. */
export const ENTITLEMENT_SOURCES = ['PURCHASE', 'GIFT', 'FREETIME', 'ADMIN', 'TRANSFER'] as const;
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

/** A right to read an episode from `startedAtMs` until `expiresAtMs` (exclusive; null: forever). */
export const entitlement = pgTable(
  'entitlement',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    episodeId: integer('episode_id')
      .notNull()
      .references(() => episode.id),
    scope: text('scope', { enum: ENTITLEMENT_SCOPES }).notNull(),
    source: text('source', { enum: ENTITLEMENT_SOURCES }).notNull(),
    startedAtMs: epochMs('started_at_ms').notNull(),
    expiresAtMs: epochMs('expires_at_ms'),
    /** When an operator took it back (D15). */
    revokedAtMs: epochMs('revoked_at_ms'),
    /** The purchase of the same reader that gave it; null if it was moved here from another platform. */
    purchaseId: bigint('purchase_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index('entitlement_reader_episode_index').on(table.platformId, table.userId, table.episodeId),
    index('entitlement_episode_index').on(table.episodeId),
    index('entitlement_purchase_of_index')
      .on(table.platformId, table.userId, table.purchaseId)
      .where(sql`${table.purchaseId} is not null`),
    // For the counts of rankings (D7).
    index('entitlement_purchase_index')
      .on(table.platformId, table.startedAtMs)
      .where(sql`${table.source} = 'PURCHASE'`),
    uniqueIndex('entitlement_owned_once')
      .on(table.platformId, table.userId, table.episodeId)
      .where(sql`${table.expiresAtMs} is null and ${table.revokedAtMs} is null`),
    check('entitlement_scope', oneOf(table.scope, ENTITLEMENT_SCOPES)),
    check('entitlement_source', oneOf(table.source, ENTITLEMENT_SOURCES)),
    check(
      'entitlement_expiry',
      sql`(${table.scope} in ('POSSESSION', 'PERMANENT')) = (${table.expiresAtMs} is null) and ${table.startedAtMs} < ${table.expiresAtMs}`,
    ),
  ],
);

/** Where a reader stopped in an episode. */
export const readingPosition = pgTable(
  'reading_position',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    episodeId: integer('episode_id')
      .notNull()
      .references(() => episode.id),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    /** The last page seen, from 1; 0 for scrolling text. */
    pageOrderNo: integer('page_order_no').notNull(),
    /** The position in that page, in thousandths of its length. */
    offsetPermille: integer('offset_permille').notNull().default(0),
    /** The position in the episode, in thousandths, for progress bars. */
    sharePermille: integer('share_permille').notNull().default(0),
    /** The same place, whatever the layout is, as core's `formatAnchor` writes it; null where a client sent none. */
    anchor: text('anchor'),
    finishedAtMs: epochMs('finished_at_ms'),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.episodeId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index('reading_position_recent_index').on(table.platformId, table.userId, table.updatedAtMs),
    index('reading_position_episode_index').on(table.episodeId),
    index('reading_position_series_index').on(table.seriesId),
    check(
      'reading_position_page',
      sql`${table.pageOrderNo} >= 0 and ${table.offsetPermille} between 0 and 1000 and ${table.sharePermille} between 0 and 1000`,
    ),
    check('reading_position_anchor', sql`length(${table.anchor}) <= 200`),
  ],
);

/** One opening of an episode, counted for rankings (D7). The reader is not stored. */
export const readEvent = pgTable(
  'read_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    episodeId: integer('episode_id')
      .notNull()
      .references(() => episode.id),
    isPaid: boolean('is_paid').notNull(),
    readAtMs: epochMs('read_at_ms').notNull(),
  },
  (table) => [
    index('read_event_window_index').on(table.platformId, table.readAtMs),
    index('read_event_series_index').on(table.seriesId),
    index('read_event_episode_index').on(table.episodeId),
    check('read_event_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
  ],
);

/**
 * A recent view by a reader or an address: while the row is recent, another view is not counted. `mark` is a keyed hash
 * that does not reveal the reader; a job deletes old rows.
 */
export const recentView = pgTable(
  'recent_view',
  {
    platformId: platformIdColumn(),
    mark: text('mark').notNull(),
    seriesId: integer('series_id').notNull(),
    /** 0: the series itself. */
    episodeId: integer('episode_id').notNull(),
    seenAtMs: epochMs('seen_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.mark, table.seriesId, table.episodeId] }),
    index('recent_view_seen_index').on(table.seenAtMs),
    check('recent_view_mark', matches(table.mark, '^[A-Za-z0-9_-]{1,64}$')),
  ],
);

/** Sums of the reads that are older than all windows of rankings; `read_event` keeps only what the windows need. */
export const readTotal = pgTable(
  'read_total',
  {
    platformId: platformIdColumn(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    readCount: bigint('read_count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.seriesId] }),
    index('read_total_series_index').on(table.seriesId),
    check('read_total_read_count', sql`${table.readCount} >= 0`),
  ],
);

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

/** A bookmark or highlight of a reader. Its id is made by the reader's device, so that a repeated request changes nothing. */
export const readingMark = pgTable(
  'reading_mark',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    /** A UUID. */
    id: text('id').notNull(),
    kind: text('kind', { enum: MARK_KINDS }).notNull(),
    episodeId: integer('episode_id')
      .notNull()
      .references(() => episode.id),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    /** A written anchor (record 0110): the place, or where the marked text begins. */
    startAnchor: text('start_anchor').notNull(),
    /** Where the marked text ends; only of a highlight. */
    endAnchor: text('end_anchor'),
    /** The marked text; may be empty. */
    quote: text('quote').notNull(),
    /** What the reader wrote; may be empty. */
    note: text('note').notNull(),
    colour: text('colour', { enum: MARK_COLOURS }).notNull(),
    /** The page, from 1; 0 for scrolling text. */
    pageOrderNo: integer('page_order_no').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index('reading_mark_reader_series_index').on(table.platformId, table.userId, table.seriesId, table.episodeId),
    index('reading_mark_latest_index').on(table.platformId, table.userId, table.updatedAtMs),
    index('reading_mark_episode_index').on(table.episodeId),
    index('reading_mark_series_index').on(table.seriesId),
    check('reading_mark_id', matches(table.id, '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')),
    check('reading_mark_kind', oneOf(table.kind, MARK_KINDS)),
    check('reading_mark_colour', oneOf(table.colour, MARK_COLOURS)),
    check('reading_mark_end', sql`(${table.kind} = 'HIGHLIGHT') = (${table.endAnchor} is not null)`),
    check(
      'reading_mark_anchors',
      sql`char_length(${table.startAnchor}) between 1 and ${sql.raw(String(ANCHOR_TEXT_MOST))}
        and char_length(${table.endAnchor}) between 1 and ${sql.raw(String(ANCHOR_TEXT_MOST))}`,
    ),
    check(
      'reading_mark_texts',
      sql`char_length(${table.quote}) <= ${sql.raw(String(MARK_LIMITS.quoteCharacters))}
        and char_length(${table.note}) <= ${sql.raw(String(MARK_LIMITS.noteCharacters))}`,
    ),
    check('reading_mark_page', sql`${table.pageOrderNo} >= 0`),
  ],
);

/**
 * The permission of a reader's device to show an episode without a connection (record 0118). A row, so that devices are counted
 * and the permission can be ended.
 */
export const readingLease = pgTable(
  'reading_lease',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    /** A UUID, made by the device. */
    deviceId: text('device_id').notNull(),
    episodeId: integer('episode_id')
      .notNull()
      .references(() => episode.id),
    createdAtMs: epochMs('created_at_ms').notNull(),
    endsAtMs: epochMs('ends_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.deviceId, table.episodeId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index('reading_lease_episode_index').on(table.episodeId),
    check('reading_lease_device', matches(table.deviceId, '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')),
  ],
);

/** How a reader rates a series, in stars from 1 to 5. */
export const seriesRating = pgTable(
  'series_rating',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    stars: integer('stars').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.seriesId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index('series_rating_series_index').on(table.platformId, table.seriesId),
    index('series_rating_of_series_index').on(table.seriesId),
    check('series_rating_stars', sql`${table.stars} between 1 and 5`),
  ],
);
