import type { Banner } from '@longstrip/api-contract';
import {
  type BannerPlace,
  type ImageWidthPx,
  type Locale,
  readSitePath,
  type SeriesThumbnailType,
} from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { asset, banner, bannerText } from '@longstrip/database/schema';
import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { EndpointCall } from '../../http/endpoint.ts';
import { listFilterOf } from '../lists/list-items.ts';
import type { ListedSeries } from '../lists/listed-series.ts';
import { findInReadersLanguage } from '../lists/series-list.ts';
import {
  listSeriesPictures,
  PICTURE_COLUMNS,
  type PictureRow,
  type SeriesPictureRow,
  seriesTitle,
} from '../series/series.repository.ts';
import { chooseThumbnails, wirePicture } from '../series/thumbnails.ts';
import type { CatalogueParts } from '../services.ts';
import { inReadersLocale, readerLocales } from '../site-text/reader-texts.ts';

type Parts = Pick<CatalogueParts, 'db' | 'services'>;

const PHONE_PX: ImageWidthPx = 828;
const DESKTOP_PX: ImageWidthPx = 1200;
/** The series' pictures that replace a banner's missing ones. */
const PHONE_ART: SeriesThumbnailType = 'MAIN';
const DESKTOP_ART: SeriesThumbnailType = 'DETAIL';

/**
 * `GET banner`: the current banners of a place in the reader's locale, else in the platform's first. Without banners for
 * adults or about series that the reader does not see. A banner about a series links to the work's edition in the reader's
 * language, if the platform shows one.
 */
export async function readBanners(
  parts: Parts,
  request: { guestSaysAdult: boolean; place: BannerPlace },
  call: EndpointCall,
): Promise<Banner[]> {
  const { db } = parts;
  const { platform, nowMs } = call;
  const filter = listFilterOf({ type: 'ALL', guestSaysAdult: request.guestSaysAdult, adultToggle: true }, call);
  const locales = readerLocales(call);
  const texts = await listBanners(db.catalogue, {
    ...{ platformId: platform.id, nowMs, locales },
    includesAdult: filter.includesAdult,
    place: request.place,
  });
  const rows = inReadersLocale(texts, locales);
  const seriesIds = [...new Set(rows.map(({ seriesId }) => seriesId).filter((id) => id !== null))];
  const assetIds = rows.flatMap(({ phoneAssetId, desktopAssetId }) => [phoneAssetId, desktopAssetId]);
  const shownOf = await findInReadersLanguage(db.catalogue, filter, seriesIds);
  const [art, pictures] = await Promise.all([
    listSeriesPictures(
      db.catalogue,
      [...shownOf.values()].map(({ series }) => series.id),
    ),
    findPictures(
      db.catalogue,
      assetIds.filter((id) => id !== null),
    ),
  ]);
  return rows.flatMap((row) => {
    const shown = row.seriesId === null ? null : shownOf.get(row.seriesId);
    if (shown === undefined) return [];
    const series = shown?.series ?? null;
    // A path that was stored before paths were checked (record 0044) may be invalid: its banner is left out.
    const path = readSitePath(row.path ?? (series === null ? '' : `/detail/${series.alias}`));
    if (path === null) return [];
    const own = { parts, platformId: platform.id, seesAdult: filter.includesAdult };
    const stored = art.filter(({ seriesId }) => seriesId === series?.id);
    const imageOf = (picture: PictureRow | undefined, widthPx: ImageWidthPx, type: SeriesThumbnailType) =>
      picture === undefined
        ? seriesPicture(own, stored, series, type)
        : wirePicture(parts.services.images, platform.id, picture, widthPx);
    return [
      {
        ...wireTexts(row),
        title: titleOf(row, shown),
        path,
        contentsAlias: series?.alias ?? null,
        phoneImage: imageOf(pictures.get(row.phoneAssetId ?? ''), PHONE_PX, PHONE_ART),
        desktopImage: imageOf(pictures.get(row.desktopAssetId ?? ''), DESKTOP_PX, DESKTOP_ART),
      },
    ];
  });
}

function wireTexts({ id, kind, kicker, title, line, isAdult, closedAtMs }: BannerRow) {
  return { id, kind, kicker, title, line, isAdult, closedAt: closedAtMs };
}

/** The banner's title; if that is only the title of its series, the title of the shown edition. */
function titleOf({ title }: BannerRow, shown: (ListedSeries & { readonly named: ListedSeries }) | null): string {
  if (shown === null) return title;
  const { named } = shown;
  return title === named.series.title || title === seriesTitle(named) ? seriesTitle(shown) : title;
}

function seriesPicture(
  { parts, platformId, seesAdult }: { parts: Parts; platformId: string; seesAdult: boolean },
  stored: readonly SeriesPictureRow[],
  series: { isAdult: boolean; isMixed: boolean } | null,
  type: SeriesThumbnailType,
) {
  if (series === null) return null;
  const { isAdult: isAdultSeries, isMixed } = series;
  const [picture] = chooseThumbnails(parts.services.images, stored, {
    ...{ platformId, isAdultSeries, isMixed, seesAdult },
    types: [type],
  });
  if (picture === undefined) return null;
  const { type: _, ...image } = picture;
  return image;
}

/** Which banners: those of a platform that are open now and have a text in one of the locales. */
interface BannerFilter {
  readonly platformId: string;
  readonly nowMs: number;
  readonly includesAdult: boolean;
  readonly place: BannerPlace;
  readonly locales: readonly Locale[];
}

/** A banner in one locale; a banner with several texts has several rows. */
type BannerRow = Omit<typeof banner.$inferSelect, 'key'> & Omit<typeof bannerText.$inferSelect, 'bannerId'>;

/** The open banners, in order. */
async function listBanners(executor: CatalogueSource, filter: BannerFilter): Promise<BannerRow[]> {
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

export async function findPictures(
  executor: CatalogueSource,
  assetIds: readonly string[],
): Promise<ReadonlyMap<string, PictureRow>> {
  if (assetIds.length === 0) return new Map();
  const rows = await executor
    .select(PICTURE_COLUMNS)
    .from(asset)
    .where(inArray(asset.id, [...assetIds]));
  return new Map(rows.map((row) => [row.assetId, row]));
}
