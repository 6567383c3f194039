import {
  BenefitTile,
  Button,
  ButtonLink,
  CouponIcon,
  GiftIcon,
  type IconComponent,
  Link,
  NOT_IN_FIRST_SCREEN,
  Phrases,
  PointsCard,
  priorityAt,
  ScrollRow,
  SectionHeading,
  SeriesShelf,
  StampCard,
  TicketIcon,
  WheelIcon,
} from '@longstrip/ui';
import { usePageText } from '../../../i18n/page-texts.tsx';
import type { EventModel } from '../../../parts/events/event-model.server.ts';
import { EventPicture } from '../../../parts/events/event-picture.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { useSeriesCards } from '../../../parts/series/series-cards.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { TileModel, TodayModel } from './today-model.server.ts';

const ICONS: Readonly<Record<TileModel['kind'], IconComponent>> = {
  spins: WheelIcon,
  gifts: GiftIcon,
  giftTickets: TicketIcon,
  coupons: CouponIcon,
};

/** Whether there is nothing at all that a reader could take or do now. */
export function isNothingFree({ stamps, tickets, tiles, points }: TodayModel): boolean {
  return stamps === null && tickets === null && points === null && tiles.every(({ isReady }) => !isReady);
}

/** Everything that is free for a reader today, in one place. */
export function Today({ today: { stamps, tickets, tiles, points } }: { today: TodayModel }) {
  const text = usePageText();
  return (
    <>
      <h1 className="px-(--size-gutter) pt-5 text-22">{text('benefit.lead')}</h1>
      {stamps !== null && <StampsToday stamps={stamps} />}
      {tickets !== null && <Tickets tickets={tickets} />}
      {tiles.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 px-(--size-gutter) pt-5 desk:auto-cols-fr desk:grid-flow-col desk:grid-cols-none desk:gap-3">
          {tiles.map(({ kind, route: _route, ...tile }) => (
            <li key={kind} className="last:odd:col-span-2 desk:last:odd:col-auto">
              <BenefitTile icon={ICONS[kind]} {...tile} />
            </li>
          ))}
        </ul>
      )}
      {points !== null && <Points points={points} />}
    </>
  );
}

/** The card of the attendance check, with today's stamp. The page of the event then shows what was given. */
function StampsToday({ stamps }: { stamps: NonNullable<TodayModel['stamps']> }) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  const { href, isStampedToday, isFull, event, checkIn, requestId, ...card } = stamps;
  return (
    <div className="px-(--size-gutter) pt-4">
      <StampCard {...card} title={event}>
        {isStampedToday ? (
          <ButtonLink look="outlined" isWide href={href}>
            {text(isFull ? 'benefit.stampsFull' : 'benefit.stampedToday')}
          </ButtonLink>
        ) : (
          <SiteForm reply={reply} action={href} hidden={{ step: 'attend' }} requestId={requestId}>
            <Button type="submit" look="main" isWide isBusy={isBusy}>
              {checkIn}
            </Button>
          </SiteForm>
        )}
      </StampCard>
    </div>
  );
}

function Tickets({ tickets: { series, note } }: { tickets: NonNullable<TodayModel['tickets']> }) {
  const text = usePageText();
  const { routes } = useSite();
  const cards = useSeriesCards(series);
  const more = routes.includes('homeFree') ? { href: '/home/free', label: text('benefit.seeAll') } : undefined;
  const title = text('benefit.tickets');
  if (cards.length > 0) return <SeriesShelf title={title} series={cards} note={note ?? undefined} more={more} />;
  return (
    <section className="pt-(--shelf-space)">
      <SectionHeading title={title} note={note ?? text('benefit.noTickets')} more={more} />
    </section>
  );
}

function Points({ points }: { points: NonNullable<TodayModel['points']> }) {
  const text = usePageText();
  return (
    <div className="px-(--size-gutter) pt-3">
      <PointsCard
        {...points}
        title={text('benefit.points')}
        action={
          <ButtonLink look="outlined" href="/history/mileage">
            {text(points.share === null ? 'benefit.exchange' : 'benefit.seePoints')}
          </ButtonLink>
        }
      />
    </div>
  );
}

const FIRST_SCREEN = { ...NOT_IN_FIRST_SCREEN, desktop: 2 };

/** The events that run, as a row. */
export function EventRow({ events }: { events: readonly EventModel[] }) {
  const text = usePageText();
  const title = text('benefit.events');
  return (
    <section className="pt-(--shelf-space)">
      <SectionHeading title={title} more={{ href: '/event', label: text('benefit.seeAll') }} />
      <ScrollRow label={title}>
        {events.map((event, index) => (
          <li key={event.id} className="w-[min(280px,78vw)]">
            <Link href={`/event/${event.id}`} className="group block">
              <EventPicture
                event={event}
                priority={priorityAt(index, FIRST_SCREEN)}
                sizes="280px"
                className="rounded-card"
              />
              <span
                dir="auto"
                className="from-page-start mt-2 line-clamp-2 block text-16 leading-title font-strong wrap-anywhere group-hover:underline"
              >
                <Phrases text={event.title} breaks={event.titleBreaks} />
              </span>
              {event.away !== null && <span className="figures mt-0.5 block text-13 text-fg-2">{event.away}</span>}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
