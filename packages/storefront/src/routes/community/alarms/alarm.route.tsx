import type { AlarmKind } from '@longstrip/core';
import {
  AlarmRow,
  ClockIcon,
  CommentIcon,
  CouponIcon,
  GiftIcon,
  HeartIcon,
  type IconComponent,
  TicketIcon,
  WheelIcon,
} from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { ListPager } from '../../../parts/series-lists/list-pager.tsx';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import type { AlarmPage } from './alarm.server.ts';

export { loader } from './alarm.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

const ICONS: Readonly<Record<AlarmKind, IconComponent>> = {
  TICKET_ANSWERED: CommentIcon,
  GIFT_OFFERED: GiftIcon,
  COUPON_GIVEN: CouponIcon,
  NEW_EPISODE: HeartIcon,
  NEW_ADULT_EPISODE: HeartIcon,
  FREE_TICKET_READY: TicketIcon,
  ADULT_FREE_TICKET_READY: TicketIcon,
  COINS_END_SOON: ClockIcon,
  GIFT_ENDS_SOON: GiftIcon,
  COUPON_ENDS_SOON: CouponIcon,
  SPINS_END_SOON: WheelIcon,
};

/** `/alarm`: the reader's alarms, day by day. */
export default function AlarmScreen() {
  const page = useLoaderData<AlarmPage>();
  return (
    <PageTexts texts={page.texts}>
      <Content page={page} />
    </PageTexts>
  );
}

function Content({ page: { days, retentionDays, page, pageCount } }: { page: AlarmPage }) {
  const text = usePageText();
  const title = text('nav.alarm');
  return (
    <SiteFrame header={<SiteInnerHeader title={title} parent="/my" />}>
      <h1 className="sr-only">{title}</h1>
      {days.length === 0 ? (
        <EmptyList scene="alarms" title={text('alarm.emptyTitle')} text={text('alarm.emptyText')} look="outlined" />
      ) : (
        <>
          {days.map(({ day, alarms }) => (
            <section key={day}>
              <h2 className="figures px-(--size-gutter) pt-5 pb-2 text-14 text-fg-2">{day}</h2>
              <ul className="divide-y divide-line border-y border-line">
                {alarms.map(({ id, kind, isUnread, ...alarm }) => (
                  <li key={id}>
                    <AlarmRow {...alarm} icon={ICONS[kind]} {...(isUnread ? { unreadLabel: text('nav.fresh') } : {})} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <ListPager path="/alarm" page={page} pageCount={pageCount} label={text('alarm.pages')} />
          {page === pageCount && (
            <p className="px-(--size-gutter) pt-4 text-center text-13 text-fg-3">
              {text('alarm.kept', { days: retentionDays })}
            </p>
          )}
        </>
      )}
    </SiteFrame>
  );
}
