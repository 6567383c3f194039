import type { RoutePlace } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import {
  AppFrame,
  type AppFrameProps,
  BottomBar,
  Link,
  NAVIGATION_ICON,
  ScrollToTop,
  SkipLink,
  TopBar,
  type TopBarProps,
  Wordmark,
} from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { type ReactNode, useContext } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { RememberedMarkup } from '../../root/remembered-markup.tsx';
import { type NavigationEntry, useSite } from '../../root/site-data.ts';
import { useIsLoading } from '../navigation/pending-location.ts';
import { useNewBenefits, useNewNotices } from '../session/session-context.tsx';
import type { CompanyModel } from './company.server.ts';
import { useEntryLabel } from './entry-label.ts';
import { WideFrameContext } from './frame-contexts.ts';
import { useBell, useWalletPill } from './site-headers.tsx';

/** A bar with one entry is not shown. */
const MIN_BAR_ENTRIES = 2;
const TOP_BAR_LOGO_PX = 30;

export interface SiteFrameProps {
  /** The page's own header: the home header or an inner one. */
  header?: ReactNode;
  /** Fixed at the bottom of the column: the phone's navigation, or a bar of the page. */
  foot?: 'navigation' | 'buy-bar';
  /** False on a page that loads more at its end. */
  hasFooter?: boolean;
  /** The second column (`SideColumn`); null if the page has its own parts there. By default what suits every page. */
  side?: ReactNode;
  children: ReactNode;
}

/** The frame of every page except the viewer: the platform's bars around one column. */
export function SiteFrame({ header, foot = 'navigation', hasFooter = true, side, children }: SiteFrameProps) {
  const text = useText();
  const labelOf = useEntryLabel();
  const { navigation, brand, home, routes } = useSite();
  const { pathname } = useLocation();
  const wallet = useWalletPill();
  const bell = useBell();
  const isWaiting = useIsLoading();
  const wide = useContext(WideFrameContext);
  const hasBenefits = useNewBenefits() > 0;
  const hasNotices = useNewNotices() > 0;
  // If the navigation has no entry for the notices, the reader's own page links to them.
  const unreadOf = ({ icon, route }: NavigationEntry) =>
    (hasBenefits && icon === 'benefit') || (hasNotices && (route === 'notice' || route === 'my'))
      ? { unreadLabel: text('nav.fresh') }
      : {};
  const isCurrent = (entry: NavigationEntry) => entry.path === pathname;
  const belongsToHome = pathname.startsWith('/home/') && !navigation.mobile.some(isCurrent);
  const hasBottomBar = foot === 'navigation' && navigation.mobile.length >= MIN_BAR_ENTRIES;
  // The search page has a search field in its own header.
  const search = navigation.desktop.find((entry) => entry.route === 'search' && !isCurrent(entry));
  const links = navigation.desktop.filter((entry) => entry.route !== 'search');
  // No bell if the navigation already has an entry for the same page.
  const hasBell = bell !== null && links.every((entry) => entry.path !== bell.href);
  const topBar: Omit<TopBarProps, 'logo'> = {
    label: text('shell.mainNavigation'),
    home: { href: home, label: brand.name },
    ...(search === undefined ? {} : { search: { href: search.path, label: labelOf(search) } }),
    ...(wallet === null ? {} : { wallet }),
    links: links.map((entry) => ({
      href: entry.path,
      label: labelOf(entry),
      isCurrent: isCurrent(entry),
      ...unreadOf(entry),
    })),
    ...(hasBell ? { bell } : {}),
  };
  const bottomBar = navigation.mobile.map((entry) => ({
    href: entry.path,
    label: labelOf(entry),
    isCurrent: isCurrent(entry),
    holdsCurrent: belongsToHome ? entry.route === 'main' : entry.icon === 'benefit' && pathname.startsWith('/benefit'),
    icon: entry.icon,
    ...unreadOf(entry),
  }));
  return (
    <AppFrame
      {...(wide === null
        ? {}
        : {
            rail: <wide.Rail label={topBar.label} bar={bottomBar} />,
            side: side === undefined ? wide.side : side,
            hasNoSide: !routes.includes('homeRanking'),
          })}
      endSpace={endSpace(foot, hasBottomBar)}
      skipLink={<SkipLink label={text('shell.skipToContent')} />}
      topBar={
        <RememberedMarkup name="top bar" of={topBar}>
          <TopBar {...topBar} logo={<Wordmark word={brand.wordmark} heightPx={TOP_BAR_LOGO_PX} />} />
        </RememberedMarkup>
      }
      bottomBar={
        hasBottomBar ? (
          <RememberedMarkup name="bottom bar" of={bottomBar}>
            <BottomBar
              label={topBar.label}
              items={bottomBar.map(({ icon, ...item }) => ({ ...item, icon: NAVIGATION_ICON[icon] }))}
            />
          </RememberedMarkup>
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

/** The links at the end of every page. */
const PAGES: readonly (RoutePlace & { labelKey: MessageKey })[] = [
  { route: 'policy', href: '/policy', labelKey: 'policy.kindTERMS' },
  { route: 'privacy', href: '/privacy', labelKey: 'policy.kindPRIVACY' },
  { route: 'faq', href: '/faq', labelKey: 'nav.faq' },
  { route: 'notice', href: '/notice', labelKey: 'nav.notice' },
];

/**
 * The footer: legal texts, help, and the company, if the law requires it. On a short page it is at the bottom of the window.
 */
function SiteFooter() {
  const { brand, routes, elsewhere, company } = useSite();
  const labelOf = useEntryLabel();
  const pages = PAGES.filter(({ route }) => routes.includes(route) || elsewhere?.routes.includes(route) === true);
  if (pages.length === 0 && company === null) return null;
  const links = pages.map((page) => ({ href: page.href, label: labelOf(page) }));
  return (
    <RememberedMarkup name="footer" of={[links, company]}>
      <Footer name={brand.name} links={links} company={company} />
    </RememberedMarkup>
  );
}

interface FooterProps {
  name: string;
  links: readonly { href: string; label: string }[];
  company: CompanyModel | null;
}

function Footer({ name, links, company }: FooterProps) {
  const text = useText();
  return (
    <footer className="sticky top-full mt-8 border-t border-line px-(--size-gutter) pt-3 pb-2 text-12 text-fg-3">
      {links.length > 0 && (
        <nav aria-label={text('shell.about')}>
          <ul className="-ms-2.5 flex flex-wrap">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-11 min-w-11 items-center px-2.5 transition-colors hover:text-fg"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {company !== null && (
        <details className="pb-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center transition-colors hover:text-fg">
            {company.title}
          </summary>
          <CompanyRows rows={company.rows} />
        </details>
      )}
      <p className="pb-2">{name}</p>
    </footer>
  );
}

export function CompanyRows({ rows }: Pick<CompanyModel, 'rows'>) {
  return (
    <dl className="grid gap-x-4 gap-y-1.5 pb-3 text-13 desk:grid-cols-[auto_1fr]">
      {rows.map(({ label, value }) => (
        <div key={label} className="desk:contents">
          <dt className="text-fg-3">{label}</dt>
          <dd className="wrap-break-word text-fg-2">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
