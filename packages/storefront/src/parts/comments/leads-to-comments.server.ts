import type { AppLoadContext } from '@remix-run/server-runtime';
import { reachableRoutes } from '../../implemented-routes.ts';
import '../../server/site-context.ts';

/** Whether pages link to comments: if the site has comments, but not for an Apple guest, who cannot write any. */
export function leadsToComments(site: AppLoadContext): boolean {
  if (!reachableRoutes(site.platform).includes('comment')) return false;
  // A page that is cached for guests must not read an account.
  return !site.isSignedIn || site.user?.snsProvider !== 'apple_guest';
}
