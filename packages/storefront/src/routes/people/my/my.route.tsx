import type { RoutePlace } from '@longstrip/core';
import type { ServerKey } from '@longstrip/messages';
import {
  BookmarkIcon,
  ButtonLink,
  ChevronIcon,
  CommentIcon,
  ContinueCard,
  CouponIcon,
  EmptyState,
  GiftIcon,
  type IconComponent,
  Link,
  MailIcon,
  NAVIGATION_ICON,
  PointsIcon,
  SectionHeading,
  TicketIcon,
  UserIcon,
  WalletCard,
} from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { useNamedText, useText } from '../../../i18n/use-text.ts';
import type { AccountModel } from '../../../parts/account/account.server.ts';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { COMMENTS_PATH } from '../../../parts/comments/comments-address.ts';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { seriesInProgress } from '../../../parts/reading/reading-record.ts';
import { useMergedRecord } from '../../../parts/reading/reading-store.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { BLANK_COVER } from '../../../parts/series/blank-cover.ts';
import { useNewNotices } from '../../../parts/session/session-context.tsx';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteHomeHeader } from '../../../parts/shell/site-headers.tsx';
import type { WalletModel } from '../../../parts/wallet/wallet.server.ts';
import { useSite } from '../../../root/site-data.ts';
import type { MyPage } from './my.server.ts';

export { loader } from './my.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** The reader's own page: account, series in progress, and links to everything of theirs. */
export default function MyScreen() {
  const { account, texts, ...page } = useLoaderData<MyPage>();
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      {account === null ? (
        <Guest />
      ) : (
        <PageTexts texts={texts}>
          <ChangeNotice notice={page.notice} />
          <Account account={account} />
          {page.wallet !== null && <Wallet wallet={page.wallet} memberAddress={page.memberAddress} />}
          <Shortcuts />
        </PageTexts>
      )}
      <InProgress places={page.places} />
      <MyLinks isSignedIn={account !== null} ownComments={page.ownComments} />
    </SiteFrame>
  );
}

function Account({ account }: { account: AccountModel }) {
  const text = usePageText();
  const { key, provider } = account.signIn;
  return (
    <section className="flex items-center gap-3.5 p-(--size-gutter)">
      <span className="grid size-14 shrink-0 place-items-center rounded-pill bg-fill-strong text-fg-2">
        <UserIcon />
      </span>
      <div className="min-w-0">
        <h1 className="text-18 wrap-anywhere">{account.name ?? text('account.reader')}</h1>
        {account.email !== null && (
          <p className="mt-0.5 text-13 wrap-anywhere text-fg-2">
            <bdi dir="ltr">{account.email}</bdi>
          </p>
        )}
        <p className="mt-0.5 text-13 text-fg-2">{text(key, { provider })}</p>
      </div>
    </section>
  );
}

/** What the reader has to spend. */
function Wallet({ wallet, memberAddress }: { wallet: WalletModel; memberAddress: string | null }) {
  const text = usePageText();
  const { routes } = useSite();
  return (
    <WalletCard coins={wallet.coins} unit={text('shop.coins')} facts={wallet.facts} warning={wallet.debt}>
      {memberAddress !== null && (
        <>
          <p className="text-14 text-fg-2">{text('account.guestCoins')}</p>
          <ButtonLink look="main" isWide href={memberAddress}>
            {text('account.makeAccount')}
          </ButtonLink>
        </>
      )}
      {routes.includes('shop') && (
        <ButtonLink look={memberAddress === null ? 'main' : 'plain'} isWide href="/shop">
          {text('account.getCoins')}
        </ButtonLink>
      )}
    </WalletCard>
  );
}

const SHORTCUTS: readonly (RoutePlace & { labelKey: ServerKey; icon: IconComponent })[] = [
  { route: 'benefit', href: '/benefit', labelKey: 'benefit.title', icon: TicketIcon },
  { route: 'gift', href: '/gift', labelKey: 'benefit.giftBox', icon: GiftIcon },
  { route: 'coupon', href: '/coupon', labelKey: 'benefit.coupons', icon: CouponIcon },
  { route: 'historyMileage', href: '/history/mileage', labelKey: 'benefit.points', icon: PointsIcon },
];

/** What the reader gets for free, one tap away. */
function Shortcuts() {
  const text = usePageText();
  const { routes } = useSite();
  const shown = SHORTCUTS.filter(({ route }) => routes.includes(route));
  if (shown.length === 0) return null;
  return (
    <ul className="mt-3 grid auto-cols-fr grid-flow-col px-2">
      {shown.map(({ route, href, labelKey, icon: ShortcutIcon }) => (
        <li key={route} className="min-w-0">
          <Link
            href={href}
            className="flex min-h-16 flex-col items-center justify-center gap-1 rounded-card px-1 py-2 text-center text-12 text-fg-2 transition-colors hover:bg-fill"
          >
            <ShortcutIcon />
            <span className="max-w-full wrap-anywhere">{text(labelKey)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Guest() {
  const text = useText();
  const { routes } = useSite();
  return (
    <section className="flex flex-wrap items-center gap-3.5 p-(--size-gutter)">
      <span className="grid size-14 shrink-0 place-items-center rounded-pill bg-fill-strong text-fg-2">
        <UserIcon />
      </span>
      <div className="min-w-0">
        <h1 className="text-18">{text('my.guestTitle')}</h1>
        <p className="mt-0.5 text-13 text-fg-2">{text('my.guestText')}</p>
      </div>
      {routes.includes('userLogin') && (
        <ButtonLink look="main" isWide href={withCallback('/user/login', '/my')}>
          {text('common.logIn')}
        </ButtonLink>
      )}
    </section>
  );
}

/** The links of the page, to those pages that the site has. */
function MyLinks({ isSignedIn, ownComments }: { isSignedIn: boolean; ownComments: string | null }) {
  const named = useNamedText();
  const text = useText();
  const { navigation, routes } = useSite();
  const hasNotices = useNewNotices() > 0;
  if (navigation.my.length === 0) return null;
  const links: { path: string; label: string; icon: IconComponent }[] = navigation.my.map(
    ({ path, labelKey, icon }) => ({ path, label: named(labelKey), icon: NAVIGATION_ICON[icon] }),
  );
  if (routes.includes('libraryMarks')) {
    const library = links.findIndex(({ path }) => path === '/library/my');
    links.splice(library + 1, 0, { path: '/library/marks', label: text('nav.marks'), icon: BookmarkIcon });
  }
  if (ownComments !== null) links.push({ path: COMMENTS_PATH, label: ownComments, icon: CommentIcon });
  if (isSignedIn && routes.includes('qna')) links.push({ path: '/qna', label: text('nav.qna'), icon: MailIcon });
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {links.map(({ path, label, icon: LinkIcon }) => (
        <li key={path}>
          <Link
            href={path}
            className="flex min-h-14 items-center gap-3.5 px-(--size-gutter) -outline-offset-2 transition-colors hover:bg-fill"
          >
            <LinkIcon />
            <span className="flex-1">
              {label}
              {path === '/notice' && hasNotices && (
                <>
                  <span className="ms-2 inline-block size-[7px] rounded-pill bg-primary align-middle" />
                  <span className="sr-only">{text('nav.fresh')}</span>
                </>
              )}
            </span>
            <ChevronIcon size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function InProgress({ places }: Pick<MyPage, 'places'>) {
  const text = useText();
  const inProgress = seriesInProgress(useMergedRecord(places));
  return (
    <section className="pt-6">
      <SectionHeading title={text('home.continueReading')} />
      {inProgress.length === 0 ? (
        <EmptyState
          level="h2"
          title={text('my.emptyTitle')}
          text={text('my.emptyText')}
          art={<Illustration scene="library" />}
        />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(258px,1fr))] gap-3 px-(--size-gutter) *:*:w-full">
          {inProgress.map(({ alias, series, resume }) => (
            <li key={alias}>
              <ContinueCard
                href={`/viewer/${alias}/${resume.episodeAlias}`}
                title={series.title}
                place={resume.episodeTitle}
                cover={series.cover ?? BLANK_COVER}
                readShare={resume.share}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
