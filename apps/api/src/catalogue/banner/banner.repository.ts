import type { BannerPlace, Locale } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { asset, banner, bannerText } from '@longstrip/database/schema';
import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { PICTURE_COLUMNS, type PictureRow } from '../series/series.repository.ts';

/** Which banners: those of a platform that are open now and have a text in one of the locales. */
export interface BannerFilter {
  readonly platformId: string;
  readonly nowMs: number;
  readonly includesAdult: boolean;
  readonly place: BannerPlace;
  readonly locales: readonly Locale[];
}

/** A banner in one locale; a banner with several texts has several rows. */
export type BannerRow = Omit<typeof banner.$inferSelect, 'key'> & Omit<typeof bannerText.$inferSelect, 'bannerId'>;

/** The open banners, in order. */
export async function listBanners(executor: Executor, filter: BannerFilter): Promise<BannerRow[]> {
  const rows = await executor
    .select({ banner, text: bannerText })
    .from(banner)
    .innerJoin(bannerText, and(eq(bannerText.bannerId, banner.id), inArray(bannerText.locale, [...filter.locales])))
    .where(
      and(
        eq(banner.platformId, filter.platformId),
        eq(banner.isVisible, true),
        eq(banner.place, filter.place),
        lte(banner.openedAtMs, filter.nowMs),
        or(isNull(banner.closedAtMs), gt(banner.closedAtMs, filter.nowMs)),
        filter.includesAdult ? undefined : eq(banner.isAdult, false),
      ),
    )
    .orderBy(asc(banner.position), desc(banner.id));
  return rows.map((row) => ({ ...row.text, ...row.banner }));
}

/** Pictures by id. */
export async function findPictures(
  executor: Executor,
  assetIds: readonly string[],
): Promise<ReadonlyMap<string, PictureRow>> {
  if (assetIds.length === 0) return new Map();
  const rows = await executor
    .select(PICTURE_COLUMNS)
    .from(asset)
    .where(inArray(asset.id, [...assetIds]));
  return new Map(rows.map((row) => [row.assetId, row]));
}
