import {
  BenefitCard,
  ButtonLink,
  CouponIcon,
  EmptyState,
  EventIcon,
  GiftIcon,
  type IconComponent,
  PointsIcon,
  TicketIcon,
  WheelIcon,
} from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { GuestBenefits } from '../../../parts/benefits/guest-benefits.tsx';
import { BrandPicture } from '../../../parts/shell/brand-picture.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { BenefitModel } from './benefit-cards.server.ts';
import type { BenefitPage } from './benefit-loader.server.ts';
import { OffersSection } from './offers-section.tsx';

const ICONS: Readonly<Record<BenefitModel['kind'], IconComponent>> = {
  tickets: TicketIcon,
  gifts: GiftIcon,
  giftTickets: TicketIcon,
  coupons: CouponIcon,
  spins: WheelIcon,
  events: EventIcon,
  points: PointsIcon,
};

/** `/benefit`: what is free for the reader today. */
export function BenefitScreen() {
  const { texts, cards, offers } = useLoaderData<BenefitPage>();
  return (
    <PageTexts texts={texts}>
      <Content cards={cards} offers={offers} />
    </PageTexts>
  );
}

function Content({ cards, offers }: Pick<BenefitPage, 'cards' | 'offers'>) {
  const text = usePageText();
  return (
    <SiteFrame header={<SiteInnerHeader title={text('benefit.title')} />}>
      {cards === null ? (
        <GuestBenefits />
      ) : cards.length === 0 && offers === null ? (
        <NothingFree />
      ) : (
        <Cards cards={cards} />
      )}
      {offers !== null && <OffersSection {...offers} />}
    </SiteFrame>
  );
}

function Cards({ cards }: { cards: readonly BenefitModel[] }) {
  const text = usePageText();
  return (
    <>
      <h1 className="px-(--size-gutter) pt-5 text-18">{text('benefit.lead')}</h1>
      {cards.length > 0 && (
        <ul className="grid gap-2 p-(--size-gutter) desk:gap-3">
          {cards.map(({ kind, href, title, note }) => (
            <li key={kind}>
              <BenefitCard icon={ICONS[kind]} href={href} title={title} note={note} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NothingFree() {
  const text = usePageText();
  const { home, routes } = useSite();
  const hasFree = routes.includes('homeFree');
  return (
    <EmptyState
      level="h1"
      title={text('benefit.emptyTitle')}
      text={text('benefit.emptyText')}
      art={<BrandPicture />}
      actions={
        <ButtonLink look="main" isWide href={hasFree ? '/home/free' : home}>
          {text(hasFree ? 'benefit.readFree' : 'common.goHome')}
        </ButtonLink>
      }
    />
  );
}
