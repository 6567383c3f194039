import { asset, banner, bannerText } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, asc, eq, sql } from 'drizzle-orm';
import { findSeriesId } from '../../catalogue/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { knownPlatform, momentMs } from '../../shared/operator-values.ts';
import { RefusedChange } from '../../shared/refused-change.ts';
import type { Applied, ApplyContext } from './apply-context.ts';
import { textsByLocale } from './apply-showcase.ts';
import type { BannerEntry } from './apply-showcase-document.ts';

/** Creates or changes a banner with its texts. A locale that is not named loses its text. */
export async function applyBanner(context: ApplyContext, entry: BannerEntry): Promise<Applied> {
  const { tx, operator, nowMs } = context;
  const { platform: platformId, key, kind, place, path, position, isVisible, isAdult } = entry;
  const before = await describeBanner(context, entry);
  const facts = {
    ...{ kind, place, path, position, isVisible, isAdult },
    ...timesOf(entry),
    seriesId: entry.series === null ? null : await findSeriesId(tx, entry.series),
    phoneAssetId: await knownPicture(context, entry.phonePicture),
    desktopAssetId: await knownPicture(context, entry.desktopPicture),
  };
  const [row] = await tx
    .insert(banner)
    .values({ platformId, key, ...facts, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({ target: [banner.platformId, banner.key], set: facts })
    .returning({ id: banner.id });
  if (row === undefined) throw new Error('a banner was not stored');
  const bannerId = row.id;
  await tx.delete(bannerText).where(eq(bannerText.bannerId, bannerId));
  await tx.insert(bannerText).values(textsByLocale(entry.texts).map((text) => ({ bannerId, ...text })));

  const after = await describeBanner(context, entry);
  const change = { action: 'banner.apply', subjectType: 'banner', subjectId: String(bannerId) } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, before, after }, nowMs);
  if (hasChanged) await tx.update(banner).set({ updatedAtMs: nowMs }).where(eq(banner.id, bannerId));
  return { subject: `banner ${platformId}/${key}`, hasChanged };
}

function timesOf({ platform, openAt, closeAt }: BannerEntry): { openedAtMs: number; closedAtMs: number | null } {
  const { timeZone } = getPlatform(knownPlatform(platform));
  const openedAtMs = momentMs(openAt, timeZone);
  const closedAtMs = closeAt === null ? null : momentMs(closeAt, timeZone);
  if (closedAtMs !== null && closedAtMs <= openedAtMs) {
    throw new RefusedChange('BANNER_ENDS_FIRST', `it would end, ${closeAt}, before it begins, ${openAt}.`);
  }
  return { openedAtMs, closedAtMs };
}

/** D39: nothing public is a page, nor a picture in the text of one. */
const IS_PAGE = sql<boolean>`exists (select 1 from page where page.asset_id = ${asset.id})
  or exists (select 1 from text_asset where text_asset.asset_id = ${asset.id})`;

/** The id of a stored picture that may be public. */
export async function knownPicture({ tx }: Pick<ApplyContext, 'tx'>, assetId: string | null): Promise<string | null> {
  if (assetId === null) return null;
  const [row] = await tx.select({ id: asset.id, isPage: IS_PAGE }).from(asset).where(eq(asset.id, assetId));
  if (row === undefined) throw new RefusedChange('PICTURE_UNKNOWN', `there is no picture ${assetId}.`);
  if (row.isPage) {
    throw new RefusedChange(
      'PICTURE_IS_A_PAGE',
      `${assetId} is a page of an episode, and pages are never public: take a picture that catalogue -- show lists under pictures.`,
    );
  }
  return row.id;
}

async function describeBanner({ tx }: ApplyContext, { platform: platformId, key }: BannerEntry): Promise<unknown> {
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
