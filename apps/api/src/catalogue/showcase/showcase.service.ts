import { PICK_PREVIEW_MAX, type SeriesListItem, type Theme, type Pick as WirePick } from '@longstrip/api-contract';
import { type Decision, grant, refuse, type SeriesThumbnailType, type ThemePosition } from '@longstrip/core';
import type { EndpointCall } from '../../http/endpoint.ts';
import { type ListRequest, listFilterOf, listItems } from '../lists/list-items.ts';
import type { ListedSeries } from '../lists/listed-series.ts';
import { findInReadersLanguage } from '../lists/series-list.repository.ts';
import type { CatalogueParts } from '../parts.ts';
import { MAX_ID } from '../series/series.repository.ts';
import { inReadersLocale, readerLocales } from '../site-text/reader-texts.ts';
import {
  listPickItems,
  listPickTexts,
  listThemeItems,
  listThemeTexts,
  type ShowcaseFilter,
  type ShowcaseItem,
} from './showcase.repository.ts';

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
  const texts = inReadersLocale(await listPickTexts(parts.db.orm, filter), filter.locales);
  const items = await listPickItems(
    parts.db.orm,
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
  const [text] = inReadersLocale(await listPickTexts(parts.db.orm, filter, pickId), filter.locales);
  if (text === undefined) return refuse('NOT_EXIST');
  const items = await listPickItems(parts.db.orm, [pickId]);
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
  const texts = inReadersLocale(await listThemeTexts(parts.db.orm, filter, request.displayPosition), filter.locales);
  const items = await listThemeItems(
    parts.db.orm,
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
  const rowOf = await findInReadersLanguage(parts.db.orm, filter, [...new Set(items.map(({ seriesId }) => seriesId))]);
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
