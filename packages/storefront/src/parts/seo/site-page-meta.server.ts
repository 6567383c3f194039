import type { AppLoadContext } from '@remix-run/server-runtime';
import { pageAddresses } from './language-addresses.server.ts';
import type { PageMeta } from './page-meta.ts';
import '../../server/site-context.ts';

/** The metadata of a page of this site: its own texts, and what is the same for every page. */
export function sitePageMeta(
  site: AppLoadContext,
  page: { title: string; description: string; path: string; type?: PageMeta['type']; isIndexed?: boolean },
): PageMeta {
  const { name } = site.platform.brand;
  return {
    title: `${page.title} · ${name}`,
    description: page.description,
    siteName: name,
    ...pageAddresses({ origin: site.publicOrigin, path: page.path, locales: site.platform.locales }, site.locale),
    image: null,
    type: page.type ?? 'website',
    isIndexed: page.isIndexed ?? true,
  };
}
