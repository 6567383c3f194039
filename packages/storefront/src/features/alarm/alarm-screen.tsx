import type { AlarmKind } from '@longstrip/core';
import {
  AlarmRow,
  ButtonLink,
  ClockIcon,
  CommentIcon,
  CouponIcon,
  EmptyState,
  GiftIcon,
  HeartIcon,
  type IconComponent,
  Pager,
  TicketIcon,
  WheelIcon,
} from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../i18n/page-texts.tsx';
import { useSite } from '../../root/site-data.ts';
import { listAddress } from '../lists/list-query.ts';
import { BrandPicture } from '../shell/brand-picture.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteInnerHeader } from '../shell/site-headers.tsx';
import type { AlarmPage } from './alarm-loader.server.ts';

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

/** `/alarm`: what the reader is told, day by day. */
export function AlarmScreen() {
  const page = useLoaderData<AlarmPage>();
  return (
    <PageTexts texts={page.texts}>
      <Content page={page} />
    </PageTexts>
  );
}

function Content({ page: { days, keptDays, page, pageCount } }: { page: AlarmPage }) {
  const text = usePageText();
  const title = text('nav.alarm');
  const addressOf = (number: number) => listAddress('/alarm', { page: number === 1 ? null : String(number) });
  return (
    <SiteFrame header={<SiteInnerHeader title={title} parent="/my" />}>
      <h1 className="sr-only">{title}</h1>
      {days.length === 0 ? (
        <NoAlarms />
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
          <Pager
            label={text('alarm.pages')}
            place={text('notice.page', { page, pages: pageCount })}
            {...(page > 1 ? { previous: { href: addressOf(page - 1), label: text('notice.newer') } } : {})}
            {...(page < pageCount ? { next: { href: addressOf(page + 1), label: text('notice.older') } } : {})}
          />
          {page === pageCount && (
            <p className="px-(--size-gutter) pt-4 text-center text-13 text-fg-3">
              {text('alarm.kept', { days: keptDays })}
            </p>
          )}
        </>
      )}
    </SiteFrame>
  );
}

function NoAlarms() {
  const text = usePageText();
  const { home } = useSite();
  return (
    <EmptyState
      title={text('alarm.emptyTitle')}
      text={text('alarm.emptyText')}
      art={<BrandPicture />}
      actions={
        <ButtonLink look="outlined" isWide href={home}>
          {text('common.goHome')}
        </ButtonLink>
      }
    />
  );
}
