import {
  EPISODE_CONTENT_TYPES,
  EPISODE_TYPES,
  PAGE_SPREADS,
  type PageRegion,
  READING_DIRECTIONS,
  VIEWER_MODES,
  WRITING_MODES,
} from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { asset } from './asset.ts';
import { series } from './series.ts';

const PAGE_KINDS = ['image', 'text'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/**
 * An episode. `number` is the publisher's number ("1", "12.5", "S2-01"), by which the next import finds it again.
 * `orderNo` is its place in the series; it is unique, but only checked at commit, so that episodes can be renumbered.
 */
export const episode = pgTable(
  'episode',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    number: text('number').notNull(),
    alias: text('alias').notNull(),
    orderNo: integer('order_no').notNull(),
    title: text('title').notNull(),
    subTitle: text('sub_title'),
    type: text('type', { enum: EPISODE_TYPES }).notNull().default('GENERAL'),
    contentType: text('content_type', { enum: EPISODE_CONTENT_TYPES }).notNull(),
    viewerMode: text('viewer_mode', { enum: VIEWER_MODES }).notNull(),
    readingDirection: text('reading_direction', { enum: READING_DIRECTIONS }).notNull(),
    writingMode: text('writing_mode', { enum: WRITING_MODES }).notNull(),
    isSample: boolean('is_sample').notNull().default(false),
    /** The small picture in lists: made for this purpose, never a page (D39). Null until it is made. */
    thumbnailAssetId: text('thumbnail_asset_id').references(() => asset.id),
    /** The page or picture that the thumbnail is cut from; null if there is none, or if the thumbnail is drawn. */
    thumbnailSourceId: text('thumbnail_source_id').references(() => asset.id),
    /** The day printed in the book, if any. Readers may open the episode from `episodePlatform.openedAtMs` on. */
    publishedOn: date('published_on', { mode: 'string' }),
    /** The book it came from and its place there, to find it again if the book gives no number. Null: not known. */
    sourceIdentifier: text('source_identifier'),
    sourceTitle: text('source_title'),
    sourcePart: integer('source_part'),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
    removedAtMs: epochMs('removed_at_ms'),
  },
  (table) => [
    unique('episode_number_unique').on(table.seriesId, table.number),
    unique('episode_alias_unique').on(table.seriesId, table.alias),
    index('episode_thumbnail_index').on(table.thumbnailAssetId),
    index('episode_thumbnail_source_index').on(table.thumbnailSourceId),
    // For the counts of the operators’ list of series.
    index('episode_present_index').on(table.seriesId).where(sql`${table.removedAtMs} is null`),
    // Episodes whose thumbnail has yet to be made.
    index('episode_thumbnail_due_index')
      .on(table.seriesId)
      .where(sql`${table.thumbnailSourceId} is not null and ${table.thumbnailAssetId} is null`),
    // The few episodes that everyone may read for free, whatever the price of their series.
    index('episode_sample_index').on(table.seriesId).where(sql`${table.isSample} or ${table.type} = 'PREVIEW'`),
    // For operators, who search by the beginning of a title.
    index('episode_title_search_index').on(sql`lower(${table.title}) text_pattern_ops`),
    index('episode_source_index').on(table.sourceIdentifier).where(sql`${table.sourceIdentifier} is not null`),
    check('episode_alias_form', matches(table.alias, '^[A-Za-z0-9_-]{1,128}$')),
    check('episode_texts', sql`${table.number} <> '' and ${table.title} <> ''`),
    check('episode_order_no', sql`${table.orderNo} >= 1`),
    check('episode_type', oneOf(table.type, EPISODE_TYPES)),
    check('episode_content_type', oneOf(table.contentType, EPISODE_CONTENT_TYPES)),
    check('episode_viewer_mode', oneOf(table.viewerMode, VIEWER_MODES)),
    check('episode_reading_direction', oneOf(table.readingDirection, READING_DIRECTIONS)),
    check('episode_writing_mode', oneOf(table.writingMode, WRITING_MODES)),
  ],
);

/**
 * An episode on one platform. Its prices are those of the series (`seriesPlatform`), unless `hasOwnPrices` is set; then
 * its own prices count, and null means that the sale type is not offered (D9). In the free window, from `freeFromMs`
 * (inclusive) to `freeUntilMs` (exclusive), everyone may read it.
 */
export const episodePlatform = pgTable(
  'episode_platform',
  {
    platformId: platformIdColumn(),
    episodeId: integer('episode_id')
      .notNull()
      .references(() => episode.id),
    isVisible: boolean('is_visible').notNull().default(true),
    /** Imported as a draft: hidden until it is published (record 0099). */
    isDraft: boolean('is_draft').notNull().default(false),
    openedAtMs: epochMs('opened_at_ms').notNull(),
    hasOwnPrices: boolean('has_own_prices').notNull().default(false),
    rentCoin: integer('rent_coin'),
    possessionCoin: integer('possession_coin'),
    /** Requires sign-in even when free. */
    isLoginRequired: boolean('is_login_required').notNull().default(false),
    freeFromMs: epochMs('free_from_ms'),
    freeUntilMs: epochMs('free_until_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.episodeId] }),
    index('episode_platform_episode_index').on(table.episodeId),
    index('episode_platform_opened_index').on(table.platformId, table.openedAtMs),
    // To find the few free windows that are open now, and the time when the next one opens or ends.
    index('episode_platform_free_from_index')
      .on(table.platformId, table.freeFromMs)
      .where(sql`${table.freeFromMs} is not null`),
    index('episode_platform_free_until_index')
      .on(table.platformId, table.freeUntilMs)
      .where(sql`${table.freeUntilMs} is not null`),
    check('episode_platform_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('episode_platform_draft', sql`not (${table.isDraft} and ${table.isVisible})`),
    check('episode_platform_prices', sql`${table.rentCoin} > 0 and ${table.possessionCoin} > 0`),
    check(
      'episode_platform_own_prices',
      sql`${table.hasOwnPrices} or (${table.rentCoin} is null and ${table.possessionCoin} is null)`,
    ),
    check(
      'episode_platform_free_window',
      sql`(${table.freeFromMs} is null) = (${table.freeUntilMs} is null) and ${table.freeFromMs} < ${table.freeUntilMs}`,
    ),
  ],
);

/** A page, numbered from 1 without gaps: an image of a comic or the sanitised HTML of a text. */
export const page = pgTable(
  'page',
  {
    episodeId: integer('episode_id')
      .notNull()
      .references(() => episode.id),
    orderNo: integer('order_no').notNull(),
    kind: text('kind', { enum: PAGE_KINDS }).notNull(),
    assetId: text('asset_id').references(() => asset.id),
    html: text('html'),
    spread: text('spread', { enum: PAGE_SPREADS }).notNull().default('none'),
    /** 0-based position of this slice in the strip that it was cut from; null: the page was not cut. */
    stripIndex: integer('strip_index'),
    /** Its regions as the book states them, in reading order; null: those that were found in its image count. */
    regions: jsonb('regions').$type<PageRegion[]>(),
    /** Its regions as an operator corrected them, in reading order; they count before all others. */
    correctedRegions: jsonb('corrected_regions').$type<PageRegion[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.episodeId, table.orderNo] }),
    index('page_asset_index').on(table.assetId),
    check('page_order_no', sql`${table.orderNo} >= 1`),
    check('page_kind', oneOf(table.kind, PAGE_KINDS)),
    check(
      'page_content',
      sql`(${table.kind} = 'image') = (${table.assetId} is not null) and (${table.kind} = 'text') = (${table.html} is not null)`,
    ),
    check('page_spread', oneOf(table.spread, PAGE_SPREADS)),
    check('page_strip_index', sql`${table.stripIndex} >= 0`),
  ],
);

/** Images that the text pages of an episode show (`asset:<id>` in their HTML). */
export const textAsset = pgTable(
  'text_asset',
  {
    episodeId: integer('episode_id')
      .notNull()
      .references(() => episode.id),
    assetId: text('asset_id')
      .notNull()
      .references(() => asset.id),
  },
  (table) => [
    primaryKey({ columns: [table.episodeId, table.assetId] }),
    index('text_asset_asset_index').on(table.assetId),
  ],
);
