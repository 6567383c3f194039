import type { RegionBox } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf } from '../columns.ts';

/** The media types of images. Nothing else is stored or served as an image. */
const ASSET_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type AssetMediaType = (typeof ASSET_MEDIA_TYPES)[number];

/**
 * An image. Its id is the SHA-256 of its bytes in hex (the file is in the content-addressed store), or
 * `drawn:<key>` for an image that is drawn from `recipe` when it is first asked for; `sizeBytes` is null until then.
 */
export const asset = pgTable(
  'asset',
  {
    id: text('id').primaryKey(),
    mediaType: text('media_type', { enum: ASSET_MEDIA_TYPES }).notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** Average colour, `#rrggbb`, shown until the image is loaded. */
    placeholder: text('placeholder').notNull(),
    /**
     * A picture of a few pixels as a data URL of at most 300 characters, shown blurred until the image of a page is loaded.
     * Null until it is made, and for images that are not pages.
     */
    blurred: text('blurred'),
    /**
     * Where a slice of a strip may be cut into screens, in pixels: pairs of the end of the part above and the beginning of
     * the part below. Null until they are found, and for images that are not slices.
     */
    gutters: jsonb('gutters').$type<[number, number][]>(),
    /**
     * The panels that were found in the image, not in reading order (record 0111). Null until it was examined, and for
     * images that are not pages.
     */
    panels: jsonb('panels').$type<RegionBox[]>(),
    /** Plain borders at the left, top, right and bottom, in pixels. Null until they are found, and if there are none. */
    trim: jsonb('trim').$type<[number, number, number, number]>(),
    recipe: jsonb('recipe').$type<Record<string, unknown>>(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    /** Since when nothing uses it. It is retained for a while, because readers may still have its address. */
    unusedSinceMs: epochMs('unused_since_ms'),
  },
  (table) => [
    index('asset_unused_index').on(table.unusedSinceMs).where(sql`${table.unusedSinceMs} is not null`),
    check('asset_id_form', sql`${matches(table.id, '^([0-9a-f]{64}|drawn:[A-Za-z0-9:/._-]{1,200})$')}`),
    check('asset_drawn_has_recipe', sql`(${table.id} like 'drawn:%') = (${table.recipe} is not null)`),
    check('asset_media_type', oneOf(table.mediaType, ASSET_MEDIA_TYPES)),
    check(
      'asset_size',
      sql`${table.sizeBytes} > 0 and (${table.sizeBytes} is not null or ${table.recipe} is not null)`,
    ),
    check('asset_pixels', sql`${table.widthPx} > 0 and ${table.heightPx} > 0`),
    check('asset_placeholder', matches(table.placeholder, '^#[0-9a-f]{6}$')),
    check(
      'asset_blurred',
      sql`length(${table.blurred}) <= 300 and ${matches(table.blurred, '^data:image/webp.base64,[A-Za-z0-9+/]+=*$')}`,
    ),
  ],
);
