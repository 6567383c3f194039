import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { serverText } from '../../../i18n/server-text.server.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';
import { type SeriesCardModel, seriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import { listMeta, loadAlsoLike } from '../../../parts/series-lists/list-page.server.ts';
import '../../../server/site-context.ts';

export interface CreatorPage {
  meta: PageMeta;
  title: string;
  name: string;
  series: SeriesCardModel[];
  /** What goes below a list that does not fill a screen. */
  alsoLike: SeriesCardModel[];
}

/** `/creator/{id}`: the series of a creator (record 0076). */
export async function loader({ params, context: site }: LoaderFunctionArgs): Promise<CreatorPage> {
  site.caching.declare([]);
  const [text, reply] = await Promise.all([
    serverText(site.locale),
    site.api.creator({ creatorId: params.id ?? '', ...CARD_PICTURES }),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'general', reply);
  const { creatorId, name, contents } = reply.data;
  const meta = listMeta(site, text, { title: name, about: 'head.creator', path: `/creator/${creatorId}` });
  const series = contents.map(seriesCardModel(site.locale));
  return { meta, title: text('recommend.creator'), name, series, alsoLike: await loadAlsoLike(site, series) };
}
