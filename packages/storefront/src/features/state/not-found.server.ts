import { data } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import { seriesCardModel } from '../series/series-card-model.ts';
import type { RefusalPage } from './refusal-page.ts';
import '../../server/site-context.ts';

/** Series on the shelf of a page that has nothing else to show. */
const SHELF_LENGTH = 12;

/** The answer of a loader whose page does not exist, by the api's word or by the address alone. To be thrown. */
export async function notFound(
  site: AppLoadContext,
  { refusal = null, seriesAlias = null }: Partial<Pick<RefusalPage, 'refusal' | 'seriesAlias'>> = {},
) {
  const [text, shelf] = await Promise.all([serverText(site.locale), loadShelf(site)]);
  const title = `${text('page.notFoundTitle')} · ${site.platform.brand.name}`;
  const page: RefusalPage = { title, shelf, refusal, seriesAlias };
  return data(page, { status: 404 });
}

/** New series for a page that has nothing else to show. Without the api the shelf stays empty. */
export async function loadShelf(site: AppLoadContext): Promise<RefusalPage['shelf']> {
  try {
    const newest = await site.api.newest('ALL', { thumbnailTypes: ['VERTICAL'], limit: SHELF_LENGTH });
    return newest.ok ? newest.data.map(seriesCardModel) : [];
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no shelf for the 404 page');
    return [];
  }
}
