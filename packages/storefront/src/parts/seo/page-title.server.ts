import type { MessageKey, ServerKey } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import '../../server/site-context.ts';

/** The data of a page that needs nothing but a title. */
export interface PageTitle {
  title: string;
}

/**
 * The title of such a page, with the name of the site.
 * @param partKey where a page is one of several under one heading: which of them it is, so that tabs and history tell them apart
 */
export async function loadPageTitle(
  site: AppLoadContext,
  titleKey: MessageKey | ServerKey,
  partKey: MessageKey | ServerKey | null = null,
): Promise<PageTitle> {
  const text = await serverText(site.locale);
  const keys = partKey === null ? [titleKey] : [partKey, titleKey];
  return { title: [...keys.map((key) => text(key)), site.platform.brand.name].join(' · ') };
}
