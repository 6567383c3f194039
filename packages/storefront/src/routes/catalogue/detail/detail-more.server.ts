import type { Series } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { CARD_PICTURES, loadRelatedSeries, loadThemes, withoutFail } from '../../../parts/series/load-series.server.ts';
import {
  type SeriesCardModel,
  seriesCardModel,
  type ThemeModel,
} from '../../../parts/series/series-card-model.server.ts';
import '../../../server/site-context.ts';

/** Number of series on a shelf below the episodes. */
const MORE_LENGTH = 12;

/** Themes that operators placed there and more by the creator, then related series that are in none of these. */
export interface MoreSeries {
  themes: ThemeModel[];
  series: SeriesCardModel[];
}

/** The series below the episodes. */
export async function loadMore(site: AppLoadContext, series: Series, text: ServerText): Promise<MoreSeries> {
  const [placed, byCreator, related] = await Promise.all([
    loadThemes(site, 'DETAIL'),
    loadOtherWorks(site, series, text),
    loadRelatedSeries(site, series.alias, MORE_LENGTH),
  ]);
  const shelves = [...placed, ...byCreator];
  const onShelves = new Set(shelves.flatMap((shelf) => shelf.series.map(({ alias }) => alias)));
  return {
    themes: shelves.map((shelf) => ({ ...shelf, series: shelf.series.filter(({ alias }) => alias !== series.alias) })),
    series: related.filter(({ alias }) => !onShelves.has(alias)),
  };
}

/** What else the first named creator has made, as a shelf; none if there is nothing else. */
async function loadOtherWorks(site: AppLoadContext, { creators }: Series, text: ServerText): Promise<ThemeModel[]> {
  const [creator] = creators;
  if (creator === undefined) return [];
  const { creatorId, name } = creator;
  const works = site.api
    .creator({ creatorId: String(creatorId), ...CARD_PICTURES })
    .then((reply) => (reply.ok ? { ...reply, data: reply.data.contents } : reply));
  const series = await withoutFail(site, 'works of a creator', works, seriesCardModel(site.locale));
  // Themes of operators have positive ids.
  return [{ id: -creatorId, title: text('recommend.moreBy', { name }), series: series.slice(0, MORE_LENGTH) }];
}
