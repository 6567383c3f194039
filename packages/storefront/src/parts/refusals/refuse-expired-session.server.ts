import type { AppLoadContext } from '@remix-run/server-runtime';
import { refusedPage } from './refused-page.server.ts';
import '../../server/site-context.ts';

/**
 * Called first by the loaders of pages for signed-in readers: where the request brought a session that has ended, the page
 * says so (D21). A guest never gets here, since the server has led them to the login.
 */
export async function refuseExpiredSession(site: AppLoadContext): Promise<void> {
  if (site.hasSessionExpired) throw await refusedPage(site, 'refresh', { code: 'EXPIRED_REFRESH_TOKEN' });
}
