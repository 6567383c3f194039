import type { MessageKey } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import '../../server/site-context.ts';

/** What a page that only says something needs: its document's title. */
export interface StatePageData {
  title: string;
}

/** Makes the data of such a page. */
export async function statePage(site: AppLoadContext, titleKey: MessageKey): Promise<StatePageData> {
  const text = await serverText(site.locale);
  return { title: `${text(titleKey)} · ${site.platform.brand.name}` };
}
