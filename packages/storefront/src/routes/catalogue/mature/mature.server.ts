import { homeMatureAccess } from '@longstrip/core';
import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { serverText } from '../../../i18n/server-text.server.ts';
import { loadAgeCheck } from '../../../parts/age-check/age-check.server.ts';
import type { AgeCheck } from '../../../parts/age-check/age-check-model.ts';
import { filterCall } from '../../../parts/navigation/filter-query.ts';
import { sortOf } from '../../../parts/navigation/list-query.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';
import { type ListPage, listCards, listMeta } from '../../../parts/series-lists/list-page.server.ts';
import { seriesFilterModel } from '../../../parts/series-lists/series-filters.server.ts';
import '../../../server/site-context.ts';

/** The age check before the list. It contains no title of the list. */
interface AgeCheckPage {
  kind: 'ageCheck';
  meta: ListPage['meta'];
  check: AgeCheck;
}

export type MaturePage = AgeCheckPage | (ListPage & { kind: 'list' });

/** `/home/mature`: adult series. Readers who are not known to be adults get the age check (D8, D24). */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<MaturePage> {
  const { reader, adultRules, nowMs } = site;
  const access = homeMatureAccess(reader, adultRules, nowMs);
  if (access === 'redirect') throw redirect('/home/weekly', 302);
  const text = await serverText(site.locale);
  const meta = (title: string) =>
    listMeta(site, text, { title, about: 'head.mature', path: '/home/mature', isIndexed: false });
  if (access === 'list') {
    const url = new URL(request.url);
    const sort = sortOf(url);
    const filters = seriesFilterModel(site, url);
    const query = { type: 'ALL', ...CARD_PICTURES, sort, ...filterCall(filters.chosen) } as const;
    const reply = await site.api.matureSeries(query);
    const title = text('tab.ADULT');
    // The api decides.
    if (reply.ok) return { kind: 'list', meta: meta(title), title, sort, filters, ...(await listCards(site, reply)) };
  }
  const check = await loadAgeCheck(site, '/home/mature');
  // The site takes the reader for an adult, and the api does not: their account has just changed.
  if (check === null) throw redirect('/home/weekly', 302);
  return { kind: 'ageCheck', meta: meta(text('tab.ADULT')), check };
}
