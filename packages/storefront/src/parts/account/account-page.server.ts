import type { MessageKey, Messages } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { loadPageTexts } from '../../i18n/page-texts.server.ts';
import { loadPageTitle, type PageTitle } from '../seo/page-title.server.ts';
import { type AccountModel, accountModel } from './account-model.ts';
import '../../server/site-context.ts';

/** A page that shows whose it is. */
export interface AccountPage extends PageTitle {
  texts: Messages;
  /** Null for a guest. */
  account: AccountModel | null;
  /** For the form that logs out; null for a guest, who has none. */
  csrfToken: string | null;
}

/** @param namespaces of the texts that the page shows; by default a guest's has none of them */
export async function loadAccountPage(
  site: AppLoadContext,
  titleKey: MessageKey,
  namespaces: readonly string[] = site.user === null ? [] : ['account'],
): Promise<AccountPage> {
  const [title, texts] = await Promise.all([loadPageTitle(site, titleKey), loadPageTexts(site.locale, namespaces)]);
  return {
    ...title,
    texts,
    account: accountModel(site.user),
    csrfToken: site.user === null ? null : site.door.csrfToken(),
  };
}
