import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { readServerMark } from '../../../i18n/server-mark.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { type PickModel, pickModel } from '../../../parts/picks/pick-model.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { CARD_PICTURES } from '../../../parts/series/api-series.server.ts';
import { listMeta } from '../../../parts/series-lists/list-page.server.ts';
import '../../../server/site-context.ts';

export interface PicksPage {
  meta: PageMeta;
  picks: PickModel[];
}

/** `/home/pick`: the lists that operators curated (D8). */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<PicksPage> {
  site.keeping.declare([]);
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
