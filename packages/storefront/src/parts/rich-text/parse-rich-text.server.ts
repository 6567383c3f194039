import { matchRoute } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { reachableRoutes } from '../../implemented-routes.ts';
import '../../server/site-context.ts';

export { parseRichText, withHeadings } from '@longstrip/ui/parse-rich-text';

/**
 * Maps the links in operators' texts. An address of the product's own host becomes a page of the app (section 9 of the
 * specification), or no link if this site does not have that page. Other sites and mail addresses stay. Anything that runs
 * or loads something is removed.
 */
export function richLinks(site: Pick<AppLoadContext, 'platform' | 'publicOrigin'>): (href: string) => string | null {
  const { platform, publicOrigin } = site;
  const routes = reachableRoutes(platform);
  const ownHosts = new Set([new URL(publicOrigin).host, ...platform.hosts]);
  return (href) => {
    if (href.startsWith('#') || !URL.canParse(href, publicOrigin)) return null;
    const url = new URL(href, publicOrigin);
    if (url.protocol === 'mailto:') return url.href;
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
    if (!ownHosts.has(url.host)) return url.href;
    const route = matchRoute(url.pathname);
    return route !== null && routes.includes(route) ? `${url.pathname}${url.search}${url.hash}` : null;
  };
}
