import { data } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import { seriesCardModel } from '../series/series-card-model.ts';
import type { RefusalPage } from './refusal-page.ts';
import '../../server/site-context.ts';

/** Number of series on the shelf of a page without content. */
const SHELF_LENGTH = 12;

/** What a loader throws when its page does not exist, as the api says or as follows from the address. */
export async function notFound(
  site: AppLoadContext,
  { refusal = null, seriesAlias = null }: Partial<Pick<RefusalPage, 'refusal' | 'seriesAlias'>> = {},
) {
  const [text, shelf] = await Promise.all([serverText(site.locale), loadShelf(site)]);
  const title = `${text('page.notFoundTitle')} · ${site.platform.brand.name}`;
  const page: RefusalPage = { title, shelf, refusal, seriesAlias };
  return data(page, { status: 404 });
}

/** New series, for a page without content. Empty when the api fails. */
export async function loadShelf(site: AppLoadContext): Promise<RefusalPage['shelf']> {
  try {
    const newest = await site.api.newestSeries({
      type: 'ALL',
      contentsThumbnailType: ['VERTICAL'],
      limit: SHELF_LENGTH,
    });
    return newest.ok ? newest.data.map(seriesCardModel(site.locale)) : [];
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no shelf for the 404 page');
    return [];
  }
}
