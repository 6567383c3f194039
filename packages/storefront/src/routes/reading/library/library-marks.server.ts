import type { MarkItem } from '@longstrip/api-contract';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts } from '../../../i18n/server-text.server.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import { readLibraryPlace } from './library-address.ts';
import '../../../server/site-context.ts';

/** Marks of a page: some screens on a phone. */
const PAGE_SIZE = 50;

/** One page of marks. */
export interface MarkRows {
  rows: MarkItem[];
  /** The number of the next page; null at the end. */
  next: number | null;
}

export interface MarksPageData extends PageTitle, MarkRows {
  texts: PackedTexts;
  /** A guest's marks are in the browser, and `rows` is empty. */
  isGuest: boolean;
}

/** `/library/marks`, for guests too. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<MarksPageData> {
  if (site.isSignedIn) await refuseExpiredSession(site);
  const { page } = readLibraryPlace(new URL(request.url), 'my');
  const [title, texts, rows] = await Promise.all([
    loadPageTitle(site, 'nav.library', 'nav.marks'),
    loadPageTexts(site.locale, ['library']),
    site.isSignedIn ? loadMarkRows(site, page) : { rows: [], next: null },
  ]);
  return { ...title, texts, isGuest: !site.isSignedIn, ...rows };
}

/** One page of a signed-in reader's marks, the last changed first. */
export async function loadMarkRows(site: AppLoadContext, page: number): Promise<MarkRows> {
  const reply = await site.api.ownMarks({ page, size: PAGE_SIZE });
  if (!reply.ok) throw await refusedPage(site, 'refresh', reply);
  const { content, number, last } = reply.data;
  return { rows: content, next: last ? null : number + 1 };
}
