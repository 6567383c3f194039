import { ButtonLink, EmptyState, Phrases, RichText, SeriesShelf } from '@longstrip/ui';
import { useLoaderData, useLocation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { EventDates, EventTags } from '../../../parts/events/event-facts.tsx';
import { EventPicture } from '../../../parts/events/event-picture.tsx';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { useSeriesCards } from '../../../parts/series/series-cards.tsx';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { EventDetailPage, RefusedEvent, ShownEvent } from './event-detail.server.ts';
import { TakePart } from './take-part.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { action } from './event-action.server.ts';
export { loader } from './event-detail.server.ts';
export { ErrorScreen as ErrorBoundary };

/** `/event/{id}`: one event, how to take part in it, and the series that it is about. */
export default function EventScreen() {
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
          event={event}
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

/** Why this reader does not see the event, with links to the age check and to the other events. */
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
        art={<Illustration scene="events" />}
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

/** The longest that a browser's timer can wait, in milliseconds. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** Loads the page's data again when the event begins or ends; null after its end. */
export function useStateChange(changesInMs: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (changesInMs === null || changesInMs > LONGEST_WAIT_MS) return;
    const timer = setTimeout(revalidate, changesInMs);
    return () => clearTimeout(timer);
  }, [changesInMs, revalidate]);
}
