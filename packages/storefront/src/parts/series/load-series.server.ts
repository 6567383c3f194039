import {
  type ApiResult,
  type RelatedSeries,
  type Series,
  type SeriesRights,
  withRights,
} from '@longstrip/api-contract';
import { GENRES, type ThemePosition } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { readServerMark, type ServerText, serverText } from '../../i18n/server-text.server.ts';
import { type SeriesCardModel, seriesCardModel, type ThemeModel } from './series-card-model.server.ts';
import '../../server/site-context.ts';

/**
 * A series as its reader sees it, by alias or numeric id. The part that all readers of a view share comes from the data
 * cache; the rights of a signed-in reader come from a small call of their own and are merged into it (record 0057). A series
 * that is no longer offered opens for readers who own a part of it.
 */
export async function loadSeries(
  site: Pick<AppLoadContext, 'api' | 'isSignedIn'>,
  aliasOrId: string,
): Promise<ApiResult<Series>> {
  if (!site.isSignedIn) return site.api.series({ alias: aliasOrId });
  const [shared, rights] = await Promise.all([
    site.api.series({ alias: aliasOrId }),
    site.api.seriesRights({ alias: aliasOrId }),
  ]);
  return withOwnRights(site, aliasOrId, shared, rights.ok ? rights.data : null);
}

/** What all readers of a view see of a series, with what this one owns laid over it. */
export function withOwnRights(
  site: Pick<AppLoadContext, 'api'>,
  alias: string,
  shared: ApiResult<Series>,
  rights: SeriesRights | null,
): ApiResult<Series> | Promise<ApiResult<Series>> {
  if (rights === null || rights.episodes.length === 0) return shared;
  return shared.ok ? { ...shared, data: withRights(shared.data, rights) } : site.api.ownSeries({ alias });
}

/** The pictures that a list requests: the cover that this reader may see. */
export const CARD_PICTURES = { contentsThumbnailType: ['VERTICAL'] } as const;

/** A deferred part of a page. If it fails, it is empty, and the log has the error. */
export async function withoutFail<Data, Model>(
  site: AppLoadContext,
  what: string,
  call: Promise<ApiResult<Data[]>>,
  model: (item: Data) => Model,
): Promise<Model[]> {
  try {
    const reply = await call;
    return reply.ok ? reply.data.map(model) : [];
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, `no ${what}`);
    return [];
  }
}

/** Series that are related to a series. The page works without them. */
export function loadRelatedSeries(site: AppLoadContext, alias: string, count: number): Promise<SeriesCardModel[]> {
  const related = site.api.relatedSeries({ alias, ...CARD_PICTURES, limit: count });
  return withoutFail(site, 'related series', related, seriesCardModel(site.locale));
}

/** A series to read next, and why, in one line. */
export interface RecommendedSeries {
  series: SeriesCardModel;
  reason: string;
}

/** The series that are related most to a series, each with the reason. The page works without them. */
export async function loadRecommendedSeries(
  site: AppLoadContext,
  { alias, title }: { alias: string; title: string },
  count: number,
): Promise<RecommendedSeries[]> {
  const text = await serverText(site.locale);
  const related = site.api.relatedSeries({ alias, ...CARD_PICTURES, limit: count, withReason: true });
  const cardOf = seriesCardModel(site.locale);
  return withoutFail(site, 'recommendations', related, (item) => ({
    series: cardOf(item),
    reason: item.reason === null ? '' : reasonText(item.reason, title, text),
  }));
}

function reasonText({ kind, name }: NonNullable<RelatedSeries['reason']>, title: string, text: ServerText): string {
  switch (kind) {
    case 'CO_READ':
      return text('recommend.reasonCoRead', { title });
    case 'CREATOR':
      return text('recommend.reasonCreator', { name: name ?? '' });
    case 'GENRE': {
      const genre = GENRES.find((each) => each === name);
      return text('recommend.reasonGenre', { name: genre === undefined ? (name ?? '') : text(`genre.${genre}`) });
    }
    case 'TAG':
      return text('recommend.reasonTag', { name: name ?? '' });
    case 'NEW':
      return text('recommend.reasonNew');
  }
}

/** The themes at this position that have series for this reader; none if they cannot be loaded. */
export async function loadThemes(site: AppLoadContext, displayPosition: ThemePosition): Promise<ThemeModel[]> {
  const [read, themes] = await Promise.all([
    readServerMark(site),
    withoutFail(
      site,
      `themes of ${displayPosition}`,
      site.api.themes({ ...CARD_PICTURES, displayPosition }),
      (theme) => theme,
    ),
  ]);
  return themes.map(({ id, title, contentsInfo }) => ({
    id,
    title: read(title),
    series: contentsInfo.map(seriesCardModel(site.locale)),
  }));
}
