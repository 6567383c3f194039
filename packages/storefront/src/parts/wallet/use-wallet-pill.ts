import type { WalletPillProps } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { useSession } from '../session/session-context.tsx';

/**
 * The wallet in a page's frame: coins of every kind and never points, from the session in the page's memory (D37), and until that is
 * there from the document, which only a signed-in reader's has. A guest is offered the log-in; a balance that is not known is no zero.
 * Null on a site without accounts of its own.
 */
export function useWalletPill(): WalletPillProps | null {
  const text = useText();
  const { locale, routes, sessionStatus, walletCoins } = useSite();
  const coin = useSession().state?.coin ?? null;
  if (!routes.includes('my') || !routes.includes('userLogin')) return null;
  if (sessionStatus !== 'authenticated') {
    return { href: '/user/login', amount: text('common.logIn'), label: text('common.logIn'), isGuest: true };
  }
  const href = routes.includes('shop') ? '/shop' : '/my';
  const coins = coin === null ? walletCoins : coin.coin + coin.freeCoin + coin.bonusCoin;
  if (coins === null) return { href, amount: '–', label: text('shell.wallet') };
  const amount = new Intl.NumberFormat(`${locale}-u-nu-latn`).format(coins);
  return { href, amount, label: `${text('shell.wallet')}: ${amount}` };
}
