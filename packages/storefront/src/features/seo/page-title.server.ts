import type { MessageKey, ServerKey } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import '../../server/site-context.ts';

/** The data of a page that needs nothing but a title. */
export interface PageTitle {
  title: string;
}

/** The title of such a page, with the name of the site. */
export async function loadPageTitle(site: AppLoadContext, titleKey: MessageKey | ServerKey): Promise<PageTitle> {
  const text = await serverText(site.locale);
  return { title: `${text(titleKey)} · ${site.platform.brand.name}` };
}
