import { AmountRow, ButtonLink, EmptyState } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { GuestBenefits } from '../../../parts/sign-in/guest-benefits.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { BenefitPage, OffersModel } from './benefits.server.ts';
import { EventRow, isNothingFree, Today } from './today.tsx';

export { loader } from './benefits.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/benefit`: what is free for the reader today. */
export default function BenefitScreen() {
  const page = useLoaderData<BenefitPage>();
  return (
    <PageTexts texts={page.texts}>
      <Content page={page} />
    </PageTexts>
  );
}

function Content({ page: { today, events, offers } }: { page: BenefitPage }) {
  const text = usePageText();
  const isEmpty = today !== null && isNothingFree(today) && events.length === 0 && offers === null;
  return (
    <SiteFrame header={<SiteInnerHeader title={text('benefit.title')} />}>
      {today === null ? <GuestBenefits /> : isEmpty ? <NothingFree /> : <Today today={today} />}
      {events.length > 0 && <EventRow events={events} />}
      {offers !== null && <OffersSection {...offers} />}
      <div className="h-8" />
    </SiteFrame>
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
      art={<Illustration scene="gifts" />}
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
    <section aria-labelledby="offers" className="pt-(--shelf-space)">
      <div className="px-(--size-gutter)">
        <h2 id="offers" className="text-18">
          {text('benefit.offers')}
        </h2>
        <p className="mt-1 text-14 text-fg-2">{text('benefit.offersText')}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonLink look="outlined" href={href}>
            {text('benefit.seeOffers')}
          </ButtonLink>
          {help !== null && (
            <ButtonLink look="quiet" href={help}>
              {text('benefit.offersHelp')}
            </ButtonLink>
          )}
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
    </section>
  );
}
