import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { serverText } from '../../../i18n/server-text.server.ts';
import { type AccountPage, afterChange, changeNotice, loadAccountPage } from '../../../parts/account/account.server.ts';
import { leadsToComments } from '../../../parts/comments/leads-to-comments.server.ts';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import type { ServerPlace } from '../../../parts/reading/reading-record.ts';
import { loadServerPlaces } from '../../../parts/reading/server-places.server.ts';
import type { WalletModel } from '../../../parts/wallet/wallet.server.ts';
import { loadWallet } from '../../../parts/wallet/wallet.server.ts';
import { hasGuestMoved } from '../../../server/auth/sign-in-flags.ts';
import '../../../server/site-context.ts';

/** What `/my` shows. */
export interface MyPage extends AccountPage {
  /** What the reader has; null for a guest. */
  wallet: WalletModel | null;
  /** Where a guest of an iPhone becomes a member; null for all others. */
  memberAddress: string | null;
  /** The label of the link to the reader's own comments; null when there is no such page for them. */
  ownComments: string | null;
  /** Where a signed-in reader stopped, on any device. */
  places: ServerPlace[];
  /** What has just been changed. */
  notice: string | null;
}

/** `/my`: the reader's own page. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<MyPage> {
  const [page, text, wallet, places] = await Promise.all([
    loadAccountPage(site, 'nav.my', site.user === null ? [] : ['account', 'benefit', 'shop']),
    serverText(site.locale),
    site.user === null ? null : loadWallet(site),
    loadServerPlaces(site),
  ]);
  const isGuest = site.user?.snsProvider === 'apple_guest';
  return {
    ...page,
    wallet,
    places,
    ownComments: site.user !== null && leadsToComments(site) ? text('comment.mine') : null,
    memberAddress: isGuest ? withCallback('/user/login', afterChange('moved', '/my')) : null,
    notice: hasGuestMoved(request, site) ? changeNotice(request, text) : null,
  };
}
