import { LOCALES, type Locale } from '@longstrip/core';
import { pick, pickItem, pickText, theme, themeItem, themeText } from '@longstrip/database/schema';
import { and, asc, eq } from 'drizzle-orm';
import { findSeriesId } from '../../catalogue/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Applied, ApplyContext } from './apply-context.ts';
import type { PickEntry, ThemeEntry } from './apply-showcase-document.ts';

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
