import {
  AppFrame,
  type AppFrameProps,
  BottomBar,
  NAVIGATION_ICON,
  ScrollToTop,
  SkipLink,
  TopBar,
  Wordmark,
} from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { type NavigationEntry, useSite } from '../../root/site-data.ts';
import { useIsLoading } from '../navigation/pending-location.ts';
import { useNewBenefits, useNewNotices } from '../session/session-context.tsx';
import { useWalletPill } from '../wallet/use-wallet-pill.ts';
import { SiteFooter } from './site-footer.tsx';
import { useBell } from './use-bell.ts';
import { useEntryLabel } from './use-entry-label.ts';

/** A bar with one entry is not shown. */
const MIN_BAR_ENTRIES = 2;
const TOP_BAR_LOGO_PX = 30;

export interface SiteFrameProps {
  /** The page's own header: the home header or an inner one. */
  header?: ReactNode;
  /** What is fixed over the end of the column: the phone's navigation, or a bar of the page. */
  foot?: 'navigation' | 'buy-bar';
  /** False on a page that loads more at its end. */
  hasFooter?: boolean;
  children: ReactNode;
}

/** The frame of every page except the viewer: the platform's bars around one column. */
export function SiteFrame({ header, foot = 'navigation', hasFooter = true, children }: SiteFrameProps) {
  const text = useText();
  const labelOf = useEntryLabel();
  const { navigation, brand, home } = useSite();
  const { pathname } = useLocation();
  const wallet = useWalletPill();
  const bell = useBell();
  const isWaiting = useIsLoading();
  const hasBenefits = useNewBenefits() > 0;
  const hasNotices = useNewNotices() > 0;
  // Where the navigation has no entry for the notices, their reader's own page leads to them.
  const unreadOf = ({ icon, route }: NavigationEntry) =>
    (hasBenefits && icon === 'benefit') || (hasNotices && (route === 'notice' || route === 'my'))
      ? { unreadLabel: text('nav.fresh') }
      : {};
  const isCurrent = (entry: NavigationEntry) => entry.path === pathname;
  const belongsToHome = pathname.startsWith('/home/') && !navigation.mobile.some(isCurrent);
  const hasBottomBar = foot === 'navigation' && navigation.mobile.length >= MIN_BAR_ENTRIES;
  // The search page has its field in its own header.
  const search = navigation.desktop.find((entry) => entry.route === 'search' && !isCurrent(entry));
  const links = navigation.desktop.filter((entry) => entry.route !== 'search');
  // Where the navigation has an entry for what the bell leads to, that would be a second one.
  const hasBell = bell !== null && links.every((entry) => entry.path !== bell.href);
  return (
    <AppFrame
      endSpace={endSpace(foot, hasBottomBar)}
      skipLink={<SkipLink label={text('shell.skipToContent')} />}
      topBar={
        <TopBar
          label={text('shell.mainNavigation')}
          home={{ href: home, label: brand.name }}
          logo={<Wordmark word={brand.wordmark} heightPx={TOP_BAR_LOGO_PX} />}
          {...(search === undefined ? {} : { search: { href: search.path, label: labelOf(search) } })}
          {...(wallet === null ? {} : { wallet })}
          links={links.map((entry) => ({
            href: entry.path,
            label: labelOf(entry),
            isCurrent: isCurrent(entry),
            ...unreadOf(entry),
          }))}
          {...(hasBell ? { bell } : {})}
        />
      }
      bottomBar={
        hasBottomBar ? (
          <BottomBar
            label={text('shell.mainNavigation')}
            items={navigation.mobile.map((entry) => ({
              href: entry.path,
              label: labelOf(entry),
              isCurrent: isCurrent(entry),
              holdsCurrent: belongsToHome && entry.route === 'main',
              icon: NAVIGATION_ICON[entry.icon],
              ...unreadOf(entry),
            }))}
          />
        ) : undefined
      }
    >
      {header}
      <main id="main" tabIndex={-1} aria-busy={isWaiting || undefined} className="outline-none">
        {children}
      </main>
      {foot === 'navigation' && hasFooter && <SiteFooter />}
      <ScrollToTop label={text('shell.scrollToTop')} above={foot === 'buy-bar' ? 'buy-bar' : 'bottom-bar'} />
    </AppFrame>
  );
}

function endSpace(foot: SiteFrameProps['foot'], hasBottomBar: boolean): NonNullable<AppFrameProps['endSpace']> {
  if (foot === 'buy-bar') return 'buy-bar';
  return hasBottomBar ? 'bottom-bar' : 'none';
}
