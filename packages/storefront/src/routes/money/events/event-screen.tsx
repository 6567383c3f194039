import { ButtonLink, EmptyState, Phrases, SeriesShelf } from '@longstrip/ui';
import { useLoaderData, useLocation } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { withCallback } from '../../../parts/navigation/with-callback.ts';
import { RichText } from '../../../parts/rich-text/rich-text.tsx';
import { useSeriesCards } from '../../../parts/series/use-series-cards.ts';
import { BrandPicture } from '../../../parts/shell/brand-picture.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import { EventDates, EventTags } from './event-facts.tsx';
import { EventPicture } from './event-list-screen.tsx';
import type { EventDetailPage, RefusedEvent, ShownEvent } from './event-loader.server.ts';
import { TakePart } from './take-part.tsx';
import { useStateChange } from './use-state-change.ts';

/** `/event/{id}`: one event, what one does in it, and the series that it is about. */
export function EventScreen() {
  const { texts, event } = useLoaderData<EventDetailPage>();
  return (
    <PageTexts texts={texts}>{event.kind === 'shown' ? <Shown event={event} /> : <Refused event={event} />}</PageTexts>
  );
}

function Shown({ event }: { event: ShownEvent }) {
  const text = usePageText();
  const cards = useSeriesCards(event.series);
  useStateChange(event.changesInMs);
  return (
    <SiteFrame header={<SiteInnerHeader title={text('event.title')} parent="/event" />}>
      <ChangeNotice notice={event.notice} />
      <article>
        <EventPicture
          picture={event.picture}
          priority="largest"
          sizes="(min-width: 720px) 720px, 100vw"
          className={event.state === 'ENDED' ? 'opacity-60' : ''}
        />
        <div className="px-(--size-gutter) pt-4">
          <EventTags event={event} />
          <h1 dir="auto" className="from-page-start mt-2 text-22 text-balance wrap-anywhere">
            <Phrases text={event.title} breaks={event.titleBreaks} />
          </h1>
          {event.line !== '' && (
            <p dir="auto" className="from-page-start mt-1.5 text-16 text-pretty text-fg-2">
              <Phrases text={event.line} breaks={event.lineBreaks} />
            </p>
          )}
          <EventDates event={event} className="mt-2 text-13 text-fg-3" />
          <TakePart event={event} />
          {event.body.length > 0 && <RichText nodes={event.body} className="max-w-[40em] pt-5 text-16" />}
        </div>
        {cards.length > 0 && <SeriesShelf title={text('event.series')} series={cards} />}
        <div className="px-(--size-gutter) pt-7 pb-8">
          <ButtonLink look="outlined" href="/event">
            {text('event.all')}
          </ButtonLink>
        </div>
      </article>
    </SiteFrame>
  );
}

/** Why this reader does not see the event, and the way to see it or another. */
function Refused({ event }: { event: RefusedEvent }) {
  const text = usePageText();
  const { routes } = useSite();
  const { pathname } = useLocation();
  const canCheckAge = event.needsAgeCheck && routes.includes('userAdult');
  return (
    <SiteFrame header={<SiteInnerHeader title={text('event.title')} parent="/event" />}>
      <EmptyState
        level="h1"
        title={text('event.refusedTitle')}
        text={event.text}
        art={<BrandPicture />}
        actions={
          <>
            {canCheckAge && (
              <ButtonLink look="main" isWide href={withCallback('/user/adult', pathname)}>
                {text('event.confirmAge')}
              </ButtonLink>
            )}
            <ButtonLink look={canCheckAge ? 'quiet' : 'main'} isWide href="/event">
              {text('event.all')}
            </ButtonLink>
          </>
        }
      />
    </SiteFrame>
  );
}
