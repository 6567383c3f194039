import {
  AmountRow,
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
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { BrandPicture } from '../../../parts/shell/brand-picture.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { GuestBenefits } from '../../../parts/sign-in/guest-benefits.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { BenefitModel, BenefitPage, OffersModel } from './benefits.server.ts';

export { loader } from './benefits.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

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
export default function BenefitScreen() {
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

/** Coins for trying offers: the link to the offers, what was credited, and help. */
export function OffersSection({ href, credited, help }: OffersModel) {
  const text = usePageText();
  return (
    <section aria-labelledby="offers" className="pt-5 pb-8">
      <div className="px-(--size-gutter)">
        <h2 id="offers" className="text-18">
          {text('benefit.offers')}
        </h2>
        <p className="mt-1 text-14 text-fg-2">{text('benefit.offersText')}</p>
        <div className="mt-4">
          <ButtonLink look="main" isWide href={href}>
            {text('benefit.seeOffers')}
          </ButtonLink>
        </div>
      </div>
      {credited.length > 0 && (
        <ul aria-label={text('benefit.offersCredited')} className="mt-4 divide-y divide-line">
          {credited.map(({ id, day, dayIso, amount }) => (
            <li key={id}>
              <AmountRow title={text('benefit.offerDone')} date={day} dateIso={dayIso} amount={amount} isGain />
            </li>
          ))}
        </ul>
      )}
      {help !== null && (
        <div className="mt-2 px-(--size-gutter)">
          <ButtonLink look="quiet" isWide href={help}>
            {text('benefit.offersHelp')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
