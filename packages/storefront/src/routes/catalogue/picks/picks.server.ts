import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { readServerMark, serverText } from '../../../i18n/server-text.server.ts';
import { type PickModel, pickModel } from '../../../parts/picks/pick-model.server.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';
import type { SeriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import { listMeta, loadAlsoLike } from '../../../parts/series-lists/list-page.server.ts';
import '../../../server/site-context.ts';

export interface PicksPage {
  meta: PageMeta;
  picks: PickModel[];
}

/** `/home/pick`: the lists that operators curated (D8). */
export async function loadPicks({ context: site }: LoaderFunctionArgs): Promise<PicksPage> {
  site.caching.declare([]);
  const [text, read, reply] = await Promise.all([
    serverText(site.locale),
    readServerMark(site),
    site.api.picks(CARD_PICTURES),
  ]);
  return {
    meta: listMeta(site, text, { title: text('pick.title'), about: 'head.pick', path: '/home/pick' }),
    picks: reply.ok ? reply.data.map((pick) => pickModel(pick, site.locale, read)) : [],
  };
}

export interface PickPage {
  meta: PageMeta;
  pick: PickModel;
  /** What goes below a list that does not fill a screen. */
  alsoLike: SeriesCardModel[];
}

/** `/home/pick/{id}`: one curated list with all its series. */
export async function loadPick({ params, context: site }: LoaderFunctionArgs): Promise<PickPage> {
  site.caching.declare([]);
  const id = params.id ?? '';
  const [text, read, reply] = await Promise.all([
    serverText(site.locale),
    readServerMark(site),
    site.api.pick({ id, ...CARD_PICTURES }),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'general', reply);
  const pick = pickModel(reply.data, site.locale, read);
  const meta = listMeta(site, text, { title: pick.title, about: 'head.pick', path: `/home/pick/${pick.id}` });
  const alsoLike = await loadAlsoLike(site, pick.series);
  return { meta: pick.description === '' ? meta : { ...meta, description: pick.description }, pick, alsoLike };
}
