import type { AppLoadContext } from '@remix-run/server-runtime';
import { reachableRoutes } from '../../implemented-routes.ts';
import '../../server/site-context.ts';

/** Whether pages lead to comments: where the site has any, but not a guest of an iPhone, who cannot write. */
export function leadsToComments({ platform, user }: AppLoadContext): boolean {
  return reachableRoutes(platform).includes('comment') && user?.snsProvider !== 'apple_guest';
}
