import type { Locale, ThemePosition } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { pick, pickItem, pickText, theme, themeItem, themeText } from '@longstrip/database/schema';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';

/** Which picks and themes: those of a platform with a text in one of the locales. */
export interface ShowcaseFilter {
  readonly platformId: string;
  readonly locales: readonly Locale[];
}

/** A text of a pick or theme, which may have several. */
export interface ShowcaseText {
  readonly id: number;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
}

/** The visible picks in order, or the one with an id, with their texts. */
export async function listPickTexts(
  executor: Executor,
  { platformId, locales }: ShowcaseFilter,
  pickId?: number,
): Promise<ShowcaseText[]> {
  return executor
    .select({ id: pick.id, locale: pickText.locale, title: pickText.title, description: pickText.description })
    .from(pick)
    .innerJoin(pickText, and(eq(pickText.pickId, pick.id), inArray(pickText.locale, [...locales])))
    .where(
      and(
        eq(pick.platformId, platformId),
        eq(pick.isVisible, true),
        pickId === undefined ? undefined : eq(pick.id, pickId),
      ),
    )
    .orderBy(asc(pick.position), desc(pick.id));
}

/** The visible themes of a place in order, with their texts. */
export async function listThemeTexts(
  executor: Executor,
  { platformId, locales }: ShowcaseFilter,
  displayPosition: ThemePosition,
): Promise<Omit<ShowcaseText, 'description'>[]> {
  return executor
    .select({ id: theme.id, locale: themeText.locale, title: themeText.title })
    .from(theme)
    .innerJoin(themeText, and(eq(themeText.themeId, theme.id), inArray(themeText.locale, [...locales])))
    .where(and(eq(theme.platformId, platformId), eq(theme.isVisible, true), eq(theme.displayPosition, displayPosition)))
    .orderBy(asc(theme.position), desc(theme.id));
}

/** A series of a pick or theme. */
export interface ShowcaseItem {
  readonly id: number;
  readonly seriesId: number;
}

/** The series of picks, in order. */
export async function listPickItems(executor: Executor, pickIds: readonly number[]): Promise<ShowcaseItem[]> {
  if (pickIds.length === 0) return [];
  return executor
    .select({ id: pickItem.pickId, seriesId: pickItem.seriesId })
    .from(pickItem)
    .where(inArray(pickItem.pickId, [...pickIds]))
    .orderBy(asc(pickItem.position));
}

/** The series of themes, in order. */
export async function listThemeItems(executor: Executor, themeIds: readonly number[]): Promise<ShowcaseItem[]> {
  if (themeIds.length === 0) return [];
  return executor
    .select({ id: themeItem.themeId, seriesId: themeItem.seriesId })
    .from(themeItem)
    .where(inArray(themeItem.themeId, [...themeIds]))
    .orderBy(asc(themeItem.position));
}
