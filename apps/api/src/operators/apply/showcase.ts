import { BANNER_KINDS, BANNER_PLACES, LOCALES, type Locale, THEME_POSITIONS } from '@longstrip/core';
import {
  asset,
  banner,
  bannerText,
  pick,
  pickItem,
  pickText,
  theme,
  themeItem,
  themeText,
} from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { findSeriesId, IS_PAGE } from '../../catalogue/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { RefusedChange } from '../../shared/operator.ts';
import {
  CountSchema,
  knownPlatform,
  LineSchema,
  MomentSchema,
  momentMs,
  OptionalLineSchema,
  PlatformIdSchema,
  ReferenceSchema,
  SitePathSchema,
  TextSchema,
} from '../../shared/operator-values.ts';
import type { Applied, ApplyContext } from './apply-document.ts';

/** Picks, themes and banners of an apply document, each identified by its platform and key. */
const keyEntries = {
  platform: PlatformIdSchema,
  key: ReferenceSchema,
  /** Lower comes first. */
  position: v.exactOptional(CountSchema, 0),
  isVisible: v.exactOptional(v.boolean(), true),
} as const;

/** Alias, id, or `<series key>/<language>`. */
const SeriesReferenceSchema = v.union(
  [ReferenceSchema, v.number()],
  'must be an alias, an id, or <series key>/<language>',
);

const SeriesReferencesSchema = v.pipe(v.array(SeriesReferenceSchema), v.minLength(1, 'needs at least one series'));

/** A locale without an entry loses its text. */
function textsOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.record(v.picklist(LOCALES), v.strictObject(entries)),
    v.check((texts) => Object.keys(texts).length > 0, 'needs a text in at least one locale'),
  );
}

const OptionalText = v.exactOptional(OptionalLineSchema, '');

export const PickEntrySchema = v.strictObject({
  ...keyEntries,
  texts: textsOf({ title: LineSchema, description: v.exactOptional(TextSchema, '') }),
  series: SeriesReferencesSchema,
});
type PickEntry = v.InferOutput<typeof PickEntrySchema>;

export const ThemeEntrySchema = v.strictObject({
  ...keyEntries,
  place: v.exactOptional(v.picklist(THEME_POSITIONS), 'MAIN'),
  texts: textsOf({ title: LineSchema }),
  series: SeriesReferencesSchema,
});
type ThemeEntry = v.InferOutput<typeof ThemeEntrySchema>;

/** Id of a stored picture. Null: the art of the series. */
const PictureSchema = v.exactOptional(v.nullable(ReferenceSchema), null);

export const BannerEntrySchema = v.pipe(
  v.strictObject({
    ...keyEntries,
    /** If several popups are open, the first one is shown. */
    place: v.exactOptional(v.picklist(BANNER_PLACES), 'MAIN'),
    /** A series' art is empty on the side where a line begins: the text is shown there, over the picture. */
    kind: v.exactOptional(v.picklist(BANNER_KINDS), 'TEXT_ICON'),
    /** A path of the site; without one the banner leads to the series. */
    path: v.exactOptional(v.nullable(SitePathSchema), null),
    series: v.exactOptional(v.nullable(SeriesReferenceSchema), null),
    phonePicture: PictureSchema,
    desktopPicture: PictureSchema,
    isAdult: v.exactOptional(v.boolean(), false),
    openAt: MomentSchema,
    /** Null: no end. */
    closeAt: v.exactOptional(v.nullable(MomentSchema), null),
    texts: textsOf({ kicker: OptionalText, title: LineSchema, line: OptionalText }),
  }),
  v.check(({ path, series }) => path !== null || series !== null, 'must lead to a path or a series'),
);
type BannerEntry = v.InferOutput<typeof BannerEntrySchema>;

/** Creates or changes a pick with its texts and series. */
export async function applyPick(context: ApplyContext, entry: PickEntry): Promise<Applied> {
  const { tx, operator, nowMs } = context;
  const { platform: platformId, key, position, isVisible } = entry;
  const before = await describePick(context, entry);
  const seriesIds = await seriesIdsOf(context, entry.series);
  const facts = { position, isVisible };
  const [row] = await tx
    .insert(pick)
    .values({ platformId, key, ...facts, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({ target: [pick.platformId, pick.key], set: facts })
    .returning({ id: pick.id });
  if (row === undefined) throw new Error('a pick was not stored');
  const pickId = row.id;
  await tx.delete(pickText).where(eq(pickText.pickId, pickId));
  await tx.insert(pickText).values(textsByLocale(entry.texts).map((text) => ({ pickId, ...text })));
  await tx.delete(pickItem).where(eq(pickItem.pickId, pickId));
  await tx.insert(pickItem).values(seriesIds.map((seriesId, place) => ({ pickId, seriesId, position: place })));

  const after = await describePick(context, entry);
  const change = { action: 'pick.apply', subjectType: 'pick', subjectId: String(pickId) } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, before, after }, nowMs);
  if (hasChanged) await tx.update(pick).set({ updatedAtMs: nowMs }).where(eq(pick.id, pickId));
  return { subject: `pick ${platformId}/${key}`, hasChanged };
}

/** Creates or changes a theme with its texts and series. */
export async function applyTheme(context: ApplyContext, entry: ThemeEntry): Promise<Applied> {
  const { tx, operator, nowMs } = context;
  const { platform: platformId, key, position, isVisible, place: displayPosition } = entry;
  const before = await describeTheme(context, entry);
  const seriesIds = await seriesIdsOf(context, entry.series);
  const facts = { position, isVisible, displayPosition };
  const [row] = await tx
    .insert(theme)
    .values({ platformId, key, ...facts, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({ target: [theme.platformId, theme.key], set: facts })
    .returning({ id: theme.id });
  if (row === undefined) throw new Error('a theme was not stored');
  const themeId = row.id;
  await tx.delete(themeText).where(eq(themeText.themeId, themeId));
  await tx.insert(themeText).values(textsByLocale(entry.texts).map((text) => ({ themeId, ...text })));
  await tx.delete(themeItem).where(eq(themeItem.themeId, themeId));
  await tx.insert(themeItem).values(seriesIds.map((seriesId, place) => ({ themeId, seriesId, position: place })));

  const after = await describeTheme(context, entry);
  const change = { action: 'theme.apply', subjectType: 'theme', subjectId: String(themeId) } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, before, after }, nowMs);
  if (hasChanged) await tx.update(theme).set({ updatedAtMs: nowMs }).where(eq(theme.id, themeId));
  return { subject: `theme ${platformId}/${key}`, hasChanged };
}

/** Ids of the named series, each once, in the order given. */
async function seriesIdsOf({ tx }: ApplyContext, references: readonly (string | number)[]): Promise<number[]> {
  const ids = new Set<number>();
  for (const reference of references) ids.add(await findSeriesId(tx, reference));
  return [...ids];
}

/** The texts of an entry as rows, in the order of `LOCALES`. */
export function textsByLocale<Text extends object>(
  texts: Partial<Record<Locale, Text>>,
): ({ locale: Locale } & Text)[] {
  return LOCALES.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [{ locale, ...text }];
  });
}

async function describePick({ tx }: ApplyContext, { platform: platformId, key }: PickEntry): Promise<unknown> {
  const [row] = await tx
    .select()
    .from(pick)
    .where(and(eq(pick.platformId, platformId), eq(pick.key, key)));
  if (row === undefined) return null;
  const texts = await tx
    .select({ locale: pickText.locale, title: pickText.title, description: pickText.description })
    .from(pickText)
    .where(eq(pickText.pickId, row.id))
    .orderBy(asc(pickText.locale));
  const items = await tx
    .select({ seriesId: pickItem.seriesId })
    .from(pickItem)
    .where(eq(pickItem.pickId, row.id))
    .orderBy(asc(pickItem.position));
  const { position, isVisible } = row;
  return { platformId, key, position, isVisible, texts, series: items.map(({ seriesId }) => seriesId) };
}

async function describeTheme({ tx }: ApplyContext, { platform: platformId, key }: ThemeEntry): Promise<unknown> {
  const [row] = await tx
    .select()
    .from(theme)
    .where(and(eq(theme.platformId, platformId), eq(theme.key, key)));
  if (row === undefined) return null;
  const texts = await tx
    .select({ locale: themeText.locale, title: themeText.title })
    .from(themeText)
    .where(eq(themeText.themeId, row.id))
    .orderBy(asc(themeText.locale));
  const items = await tx
    .select({ seriesId: themeItem.seriesId })
    .from(themeItem)
    .where(eq(themeItem.themeId, row.id))
    .orderBy(asc(themeItem.position));
  const { position, isVisible, displayPosition: place } = row;
  return { platformId, key, position, isVisible, place, texts, series: items.map(({ seriesId }) => seriesId) };
}

/** Creates or changes a banner with its texts. A locale without an entry loses its text. */
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
