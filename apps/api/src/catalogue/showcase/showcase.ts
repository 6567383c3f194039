import { PICK_PREVIEW_MAX, type SeriesListItem, type Theme, type Pick as WirePick } from '@longstrip/api-contract';
import {
  type Decision,
  grant,
  type Locale,
  refuse,
  type SeriesThumbnailType,
  type ThemePosition,
} from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { pick, pickItem, pickText, theme, themeItem, themeText } from '@longstrip/database/schema';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { EndpointCall } from '../../http/endpoint.ts';
import { type ListRequest, listFilterOf, listItems } from '../lists/list-items.ts';
import type { ListedSeries } from '../lists/listed-series.ts';
import { findInReadersLanguage } from '../lists/series-list.ts';
import { MAX_ID } from '../series/series.repository.ts';
import type { CatalogueParts } from '../services.ts';
import { inReadersLocale, readerLocales } from '../site-text/reader-texts.ts';

type Parts = Pick<CatalogueParts, 'db' | 'services'>;

interface ShowcaseRequest extends ListRequest {
  readonly thumbnailTypes: readonly SeriesThumbnailType[];
}

/** Maximum number of series in a theme. */
const THEME_MAX = 30;

function showcaseFilter(call: EndpointCall): ShowcaseFilter {
  return { platformId: call.platform.id, locales: readerLocales(call) };
}

/** `GET contents/group`: the picks with series that the reader may see, each with its first series. */
export async function readPicks(parts: Parts, request: ShowcaseRequest, call: EndpointCall): Promise<WirePick[]> {
  const filter = showcaseFilter(call);
  const texts = inReadersLocale(await listPickTexts(parts.db.catalogue, filter), filter.locales);
  const items = await listPickItems(
    parts.db.catalogue,
    texts.map(({ id }) => id),
  );
  const shown = await showItems(parts, items, { ...request, most: PICK_PREVIEW_MAX }, call);
  return texts.flatMap(({ id, title, description }) => {
    const of = shown(id);
    return of.count === 0 ? [] : [{ id, title, description, contentsCount: of.count, contentsInfo: of.items }];
  });
}

/** `GET contents/group/{id}`: a pick with all its series. */
export async function readPick(
  parts: Parts,
  request: ShowcaseRequest & { readonly id: string },
  call: EndpointCall,
): Promise<Decision<WirePick, 'NOT_EXIST'>> {
  const pickId = /^\d{1,10}$/.test(request.id) ? Number(request.id) : 0;
  if (pickId < 1 || pickId > MAX_ID) return refuse('NOT_EXIST');
  const filter = showcaseFilter(call);
  const [text] = inReadersLocale(await listPickTexts(parts.db.catalogue, filter, pickId), filter.locales);
  if (text === undefined) return refuse('NOT_EXIST');
  const items = await listPickItems(parts.db.catalogue, [pickId]);
  const { items: contentsInfo, count } = (await showItems(parts, items, request, call))(pickId);
  return grant({ id: pickId, title: text.title, description: text.description, contentsCount: count, contentsInfo });
}

/** `GET theme`: the themes of a place with series that the reader may see. */
export async function readThemes(
  parts: Parts,
  request: ShowcaseRequest & { readonly displayPosition: ThemePosition },
  call: EndpointCall,
): Promise<Theme[]> {
  const filter = showcaseFilter(call);
  const texts = inReadersLocale(
    await listThemeTexts(parts.db.catalogue, filter, request.displayPosition),
    filter.locales,
  );
  const items = await listThemeItems(
    parts.db.catalogue,
    texts.map(({ id }) => id),
  );
  const shown = await showItems(parts, items, { ...request, most: THEME_MAX }, call);
  return texts.flatMap(({ id, title }) => {
    const { items: contentsInfo } = shown(id);
    return contentsInfo.length === 0 ? [] : [{ id, title, contentsInfo }];
  });
}

/**
 * The series of picks or themes that the reader may see, each work in the reader's language if possible. The number of
 * queries does not depend on the number of picks.
 */
async function showItems(
  parts: Parts,
  items: readonly ShowcaseItem[],
  { most, ...request }: ShowcaseRequest & { readonly most?: number },
  call: EndpointCall,
): Promise<(id: number) => { readonly items: SeriesListItem[]; readonly count: number }> {
  const filter = listFilterOf(request, call);
  const rowOf = await findInReadersLanguage(parts.db.catalogue, filter, [
    ...new Set(items.map(({ seriesId }) => seriesId)),
  ]);
  const groups = new Map<number, ListedSeries[]>();
  for (const { id, seriesId } of items) {
    const row = rowOf.get(seriesId);
    const group = groups.get(id) ?? [];
    if (row === undefined || group.some(({ series }) => series.id === row.series.id)) continue;
    groups.set(id, [...group, row]);
  }
  const chosen = [...groups.values()].flatMap((group) => group.slice(0, most));
  const unique = [...new Map(chosen.map((row) => [row.series.id, row])).values()];
  const shown = await listItems(parts, unique, { filter, thumbnailTypes: request.thumbnailTypes }, call);
  const itemOf = new Map(shown.map((item) => [item.id, item]));
  return (id) => {
    const group = groups.get(id) ?? [];
    return { items: group.slice(0, most).flatMap(({ series }) => itemOf.get(series.id) ?? []), count: group.length };
  };
}

/** Which picks and themes: those of a platform with a text in one of the locales. */
interface ShowcaseFilter {
  readonly platformId: string;
  readonly locales: readonly Locale[];
}

/** A text of a pick or theme, which may have several. */
interface ShowcaseText {
  readonly id: number;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
}

/** The visible picks in order, or the one with an id, with their texts. */
async function listPickTexts(
  executor: CatalogueSource,
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
async function listThemeTexts(
  executor: CatalogueSource,
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
interface ShowcaseItem {
  readonly id: number;
  readonly seriesId: number;
}

/** The series of picks, in order. */
async function listPickItems(executor: CatalogueSource, pickIds: readonly number[]): Promise<ShowcaseItem[]> {
  if (pickIds.length === 0) return [];
  return executor
    .select({ id: pickItem.pickId, seriesId: pickItem.seriesId })
    .from(pickItem)
    .where(inArray(pickItem.pickId, [...pickIds]))
    .orderBy(asc(pickItem.position));
}

/** The series of themes, in order. */
async function listThemeItems(executor: CatalogueSource, themeIds: readonly number[]): Promise<ShowcaseItem[]> {
  if (themeIds.length === 0) return [];
  return executor
    .select({ id: themeItem.themeId, seriesId: themeItem.seriesId })
    .from(themeItem)
    .where(inArray(themeItem.themeId, [...themeIds]))
    .orderBy(asc(themeItem.position));
}
