import { data } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import { seriesCardModel } from '../series/series-card-model.ts';
import type { RefusalPage } from './refusal-page.ts';
import '../../server/site-context.ts';

/** Series on the shelf of a page that has nothing else to show. */
const SHELF_LENGTH = 12;

/** What the 404 page needs: its title and a shelf of new series. Without the api the shelf stays empty. */
export async function loadRefusalPage(site: AppLoadContext): Promise<RefusalPage> {
  const [text, shelf] = await Promise.all([serverText(site.locale), loadShelf(site)]);
  return {
    title: `${text('page.notFoundTitle')} · ${site.platform.brand.name}`,
    shelf,
  };
}

/** The answer of a loader whose page does not exist. To be thrown. */
export async function notFound(site: AppLoadContext) {
  return data(await loadRefusalPage(site), { status: 404 });
}

async function loadShelf(site: AppLoadContext): Promise<RefusalPage['shelf']> {
  try {
    const newest = await site.api.newest('ALL', { thumbnailTypes: ['VERTICAL'], limit: SHELF_LENGTH });
    return newest.ok ? newest.data.map(seriesCardModel) : [];
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no shelf for the 404 page');
    return [];
  }
}
