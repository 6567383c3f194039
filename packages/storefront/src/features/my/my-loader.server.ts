import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatNumber } from '../../i18n/format.server.ts';
import { serverText } from '../../i18n/server-text.server.ts';
import { hasGuestMoved } from '../../server/auth/sign-in-flags.ts';
import { type AccountPage, loadAccountPage } from '../account/account-page.server.ts';
import { afterChange, changeNotice } from '../account/change-notice.server.ts';
import { withCallback } from '../callback/with-callback.ts';
import '../../server/site-context.ts';

/** What `/my` shows. */
export interface MyPage extends AccountPage {
  /** What the reader has of coins of all kinds, as the locale writes it; null where it is not known. */
  coins: string | null;
  /** Where a guest of an iPhone becomes a member; null for everybody else. */
  memberAddress: string | null;
  /** What has just been changed. */
  notice: string | null;
}

/** `/my`: the reader's own page. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<MyPage> {
  const [page, text, coins] = await Promise.all([
    loadAccountPage(site, 'nav.my'),
    serverText(site.locale),
    site.user === null ? null : loadCoins(site),
  ]);
  const isGuest = site.user?.snsProvider === 'apple_guest';
  return {
    ...page,
    coins,
    memberAddress: isGuest ? withCallback('/user/login', afterChange('moved', '/my')) : null,
    notice: hasGuestMoved(request, site) ? changeNotice(request, text) : null,
  };
}

/** A wallet that cannot be read is not known, and never empty. */
async function loadCoins(site: AppLoadContext): Promise<string | null> {
  try {
    const reply = await site.api.walletBalance();
    if (!reply.ok) return null;
    const { coin, bonusCoin, freeCoin } = reply.data.coinBalance;
    return formatNumber(site.locale, coin + bonusCoin + freeCoin);
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no wallet');
    return null;
  }
}
