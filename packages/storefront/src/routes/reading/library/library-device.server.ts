import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts } from '../../../i18n/server-text.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import '../../../server/site-context.ts';

export interface DevicePageData extends PageTitle {
  texts: PackedTexts;
}

/** `/library/device`, for guests too. What is on the device only the browser knows. */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<DevicePageData> {
  const [title, texts] = await Promise.all([
    loadPageTitle(site, 'nav.library', 'library.tabDevice'),
    loadPageTexts(site.locale, ['library', 'device']),
  ]);
  return { ...title, texts };
}
