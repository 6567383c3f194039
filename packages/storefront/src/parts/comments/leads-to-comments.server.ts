import type { AppLoadContext } from '@remix-run/server-runtime';
import { reachableRoutes } from '../../implemented-routes.ts';
import '../../server/site-context.ts';

/** Whether pages lead to comments: where the site has any, but not a guest of an iPhone, who cannot write. */
export function leadsToComments(site: AppLoadContext): boolean {
  if (!reachableRoutes(site.platform).includes('comment')) return false;
  // A page that is cached for guests reads nothing of an account.
  return !site.isSignedIn || site.user?.snsProvider !== 'apple_guest';
}
