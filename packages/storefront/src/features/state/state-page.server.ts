import type { MessageKey } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import '../../server/site-context.ts';

/** What a page that only says something needs: its document's title and the number support would ask for. */
export interface StatePageData {
  title: string;
  requestId: string;
}

/** Makes the data of such a page. */
export async function statePage(site: AppLoadContext, titleKey: MessageKey): Promise<StatePageData> {
  const text = await serverText(site.locale);
  return { title: `${text(titleKey)} · ${site.platform.brand.name}`, requestId: site.requestId };
}
