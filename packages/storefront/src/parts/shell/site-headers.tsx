import {
  type BellLinkProps,
  HomeHeader,
  InnerHeader,
  type InnerHeaderProps,
  type WalletPillProps,
  Wordmark,
} from '@longstrip/ui';
import { useLocation, useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { numberFormat } from '../../i18n/number-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { canGoBack } from '../navigation/history-entry.ts';
import { useSession, useUnreadAlarms } from '../session/session-context.tsx';

/** The phone's header on top-level pages. */
export function SiteHomeHeader() {
  const { brand, home } = useSite();
  const wallet = useWalletPill();
  const bell = useBell();
  return (
    <HomeHeader
      home={{ href: home, label: brand.name }}
      logo={<Wordmark word={brand.wordmark} />}
      {...(wallet === null ? {} : { wallet })}
      {...(bell === null ? {} : { bell })}
    />
  );
}

export interface SiteInnerHeaderProps {
  title: string;
  action?: ReactNode;
  isOverArt?: boolean;
  /** Shown instead of the title. */
  field?: ReactNode;
  /** Where the back link leads if the page was opened directly; by default the site's home page. */
  parent?: string;
}

/**
 * The header of an inner page. Its back link goes back in the history; if the page was opened directly, it leads to the
 * parent page.
 */
export function SiteInnerHeader({ title, action, isOverArt = false, field, parent }: SiteInnerHeaderProps) {
  const text = useText();
  const { home } = useSite();
  const navigate = useNavigate();
  const back: InnerHeaderProps['back'] = {
    href: parent ?? home,
    label: text('common.back'),
    onClick: (event) => {
      if (!canGoBack()) return;
      event.preventDefault();
      navigate(-1);
    },
  };
  return (
    <InnerHeader
      title={title}
      back={back}
      isOverArt={isOverArt}
      {...(action === undefined ? {} : { action })}
      {...(field === undefined ? {} : { field })}
    />
  );
}

/**
 * The bell of the bars: the reader's alarms, with the number of unread ones; for a guest the notices. Null if the site has
 * neither. The number comes from the session in the page's memory, so that pages cached for guests contain none.
 */
export function useBell(): BellLinkProps | null {
  const text = useText();
  const { routes, sessionStatus } = useSite();
  const { pathname } = useLocation();
  const unreadCount = useUnreadAlarms();
  if (sessionStatus === 'authenticated' && routes.includes('alarm')) {
    const name = text('nav.alarm');
    const label = unreadCount > 0 ? `${name}: ${unreadCount}` : name;
    return { href: '/alarm', label, isCurrent: pathname === '/alarm', unreadCount };
  }
  if (!routes.includes('notice')) return null;
  return { href: '/notice', label: text('nav.notice'), isCurrent: pathname === '/notice' };
}

/**
 * The wallet in a page's frame: coins of every kind, never points. The amount comes from the session in the page's memory
 * (D37); until that is loaded, from the document, which has it only for a signed-in reader. A guest gets a link to the
 * log-in; an unknown balance is never shown as zero. Null on a site without accounts of its own.
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
  const amount = numberFormat(locale, {}).format(coins);
  return { href, amount, label: `${text('shell.wallet')}: ${amount}` };
}
