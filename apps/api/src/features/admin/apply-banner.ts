import { asset, banner, bannerText } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, asc, eq } from 'drizzle-orm';
import type { Applied, ApplyContext } from './apply.service.ts';
import { textsByLocale } from './apply-showcase.ts';
import type { BannerWish } from './apply-showcase-document.ts';
import { recordChange } from './audit.repository.ts';
import { findSeriesId } from './find-series.ts';
import { momentMs } from './import-options.ts';
import { knownPlatform } from './known-platform.ts';
import { RefusedChange } from './refused-change.ts';

/** Makes a banner what the operator wants, its texts included. */
export async function applyBanner(context: ApplyContext, wish: BannerWish): Promise<Applied> {
  const { tx, operator, nowMs } = context;
  const { platform: platformId, key, kind, path, position, isVisible, isAdult } = wish;
  const before = await describeBanner(context, wish);
  const facts = {
    ...{ kind, path, position, isVisible, isAdult },
    ...timesOf(wish),
    seriesId: wish.series === null ? null : await findSeriesId(tx, wish.series),
    phoneAssetId: await knownPicture(context, wish.phonePicture),
    desktopAssetId: await knownPicture(context, wish.desktopPicture),
  };
  const [row] = await tx
    .insert(banner)
    .values({ platformId, key, ...facts, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({ target: [banner.platformId, banner.key], set: facts })
    .returning({ id: banner.id });
  if (row === undefined) throw new Error('a banner was not stored');
  const bannerId = row.id;
  await tx.delete(bannerText).where(eq(bannerText.bannerId, bannerId));
  await tx.insert(bannerText).values(textsByLocale(wish.texts).map((text) => ({ bannerId, ...text })));

  const after = await describeBanner(context, wish);
  const change = { action: 'banner.apply', subjectType: 'banner', subjectId: String(bannerId) } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, before, after }, nowMs);
  if (hasChanged) await tx.update(banner).set({ updatedAtMs: nowMs }).where(eq(banner.id, bannerId));
  return { subject: `banner ${platformId}/${key}`, hasChanged };
}

function timesOf({ platform, openAt, closeAt }: BannerWish): { openedAtMs: number; closedAtMs: number | null } {
  const { timeZone } = getPlatform(knownPlatform(platform));
  const openedAtMs = momentMs(openAt, timeZone);
  const closedAtMs = closeAt === null ? null : momentMs(closeAt, timeZone);
  if (closedAtMs !== null && closedAtMs <= openedAtMs) {
    throw new RefusedChange('BANNER_ENDS_FIRST', `it would end, ${closeAt}, before it begins, ${openAt}.`);
  }
  return { openedAtMs, closedAtMs };
}

async function knownPicture({ tx }: ApplyContext, assetId: string | null): Promise<string | null> {
  if (assetId === null) return null;
  const [row] = await tx.select({ id: asset.id }).from(asset).where(eq(asset.id, assetId));
  if (row === undefined) throw new RefusedChange('PICTURE_UNKNOWN', `there is no picture ${assetId}.`);
  return row.id;
}

async function describeBanner({ tx }: ApplyContext, { platform: platformId, key }: BannerWish): Promise<unknown> {
  const [row] = await tx
    .select()
    .from(banner)
    .where(and(eq(banner.platformId, platformId), eq(banner.key, key)));
  if (row === undefined) return null;
  const { id, isDemo: _demo, createdAtMs: _created, updatedAtMs: _updated, ...facts } = row;
  const texts = await tx
    .select({ locale: bannerText.locale, kicker: bannerText.kicker, title: bannerText.title, line: bannerText.line })
    .from(bannerText)
    .where(eq(bannerText.bannerId, id))
    .orderBy(asc(bannerText.locale));
  return { ...facts, texts };
}
