import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import type { SiteData } from '../../root/site-data.ts';
import { readRefusalPage } from '../refusals/refusal-page.ts';
import { sharedImageTags } from './shared-image.ts';

interface RefusalMetaArgs {
  error?: unknown;
  /** The root's comes first. Its data is there whatever failed below. */
  matches?: readonly { data: unknown }[];
}

/** The metadata of a page that was refused or failed: its title, or that of the site, and hidden from search engines. */
export function refusalMeta({ error, matches = [] }: RefusalMetaArgs): MetaDescriptor[] {
  const page = isRouteErrorResponse(error) ? readRefusalPage(error.data) : null;
  const title = page?.title ?? siteOf(matches)?.brand.name;
  return [
    ...(title === undefined ? [] : [{ title }]),
    { name: 'robots', content: 'noindex' },
    ...brandImageTags(matches),
  ];
}

/** A link to such a page shows the brand. */
export function brandImageTags(matches: RefusalMetaArgs['matches']): MetaDescriptor[] {
  const site = siteOf(matches);
  return site ? sharedImageTags({ image: null, siteName: site.brand.name, origin: site.origin }) : [];
}

function siteOf(matches: RefusalMetaArgs['matches'] = []): SiteData | null | undefined {
  return matches[0]?.data as SiteData | null | undefined;
}
