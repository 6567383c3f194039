import { ChevronIcon, HelpIcon, Link, OwnText } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { ListPager } from '../../../parts/series-lists/list-pager.tsx';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { NextStep } from '../../../parts/shell/next-step.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { NoticeEntry, NoticeListPage } from './notices.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loadNotices as loader } from './notices.server.ts';
export { ErrorScreen as ErrorBoundary };

/** The operators' notices, page by page. */
export default function NoticeListScreen() {
  const { notices, page, pageCount } = useLoaderData<NoticeListPage>();
  const text = useText();
  const title = text('nav.notice');
  return (
    <SiteFrame header={<SiteInnerHeader title={title} />}>
      <h1 className="sr-only">{title}</h1>
      {notices.length === 0 ? (
        <EmptyList scene="alarms" title={text('notice.emptyTitle')} text={text('notice.emptyText')} />
      ) : (
        <>
          <ul aria-label={title} className="divide-y divide-line border-b border-line">
            {notices.map((notice) => (
              <NoticeLink key={notice.id} {...notice} />
            ))}
          </ul>
          <ListPager path="/notice" page={page} pageCount={pageCount} label={text('notice.pages')} />
          <HelpLink />
        </>
      )}
    </SiteFrame>
  );
}

function NoticeLink({ id, title, date, dateIso, isPinned }: NoticeEntry) {
  const text = useText();
  return (
    <li>
      <Link
        href={`/notice/detail/${id}`}
        className="flex min-h-18 items-center gap-3 px-(--size-gutter) py-3.5 -outline-offset-2 transition-colors hover:bg-fill"
      >
        <span className="min-w-0 flex-1">
          <OwnText className="line-clamp-2 text-16 leading-title font-strong">{title}</OwnText>
          <span className="mt-1.5 flex items-center gap-2 text-13 text-fg-3">
            {isPinned && (
              <span className="rounded-[3px] bg-fill-strong px-1.5 text-12 font-strong text-fg-2">
                {text('notice.pinned')}
              </span>
            )}
            <time dateTime={dateIso} className="figures">
              {date}
            </time>
          </span>
        </span>
        <ChevronIcon size={16} className="text-fg-3" />
      </Link>
    </li>
  );
}

/** A link to the FAQ, for what no notice answers. */
function HelpLink() {
  const text = useText();
  const { routes } = useSite();
  if (!routes.includes('faq')) return null;
  return <NextStep href="/faq" icon={HelpIcon} title={text('nav.faq')} text={text('faq.lead')} />;
}
