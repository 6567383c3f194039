import { EVENT_STATES } from '@longstrip/core';
import { Link, NOT_IN_FIRST_SCREEN, Phrases, priorityAt } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { EventDates, EventTags } from '../../../parts/events/event-facts.tsx';
import type { EventModel } from '../../../parts/events/event-model.server.ts';
import { EventPicture } from '../../../parts/events/event-picture.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { ListPager } from '../../../parts/series-lists/list-pager.tsx';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import type { EventListPage } from './event-list.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './event-list.server.ts';
export { ErrorScreen as ErrorBoundary };

/** Cards of the list that are on the first screen. */
const FIRST_SCREEN = { ...NOT_IN_FIRST_SCREEN, phone: 2, desktop: 4 };

/** Far below the first screen. */
const NOT_FIRST = 99;

/** `/event`: the events that run, those to come, and the last that ended. */
export default function EventListScreen() {
  const { texts, ...page } = useLoaderData<EventListPage>();
  return (
    <PageTexts texts={texts}>
      <Content {...page} />
    </PageTexts>
  );
}

function Content({ events, page, pageCount }: Pick<EventListPage, 'events' | 'page' | 'pageCount'>) {
  const text = usePageText();
  const title = text('event.title');
  return (
    <SiteFrame header={<SiteInnerHeader title={title} />}>
      <h1 className="sr-only">{title}</h1>
      {events.length === 0 ? (
        <EmptyList scene="events" title={text('event.emptyTitle')} text={text('event.emptyText')} />
      ) : (
        <>
          {EVENT_STATES.map((state) => (
            <EventSection key={state} events={events.filter((event) => event.state === state)} />
          ))}
          <ListPager
            path="/event"
            page={page}
            pageCount={pageCount}
            label={text('event.pages')}
            previous={text('event.previous')}
            next={text('event.next')}
          />
        </>
      )}
    </SiteFrame>
  );
}

/** The events of one state, under its name; the first of those that run is the largest. */
function EventSection({ events }: { events: readonly EventModel[] }) {
  const [first] = events;
  if (first === undefined) return null;
  const isRunning = first.state === 'RUNNING';
  return (
    <section className="pt-5">
      <h2 className="px-(--size-gutter) text-18">{first.stateText}</h2>
      <ul aria-label={first.stateText} className="grid gap-x-3 gap-y-6 p-(--size-gutter) pt-3 desk:grid-cols-2">
        {events.map((event, index) => (
          <li key={event.id} className={isRunning && index === 0 ? 'desk:col-span-2' : ''}>
            <EventCard event={event} index={isRunning ? index : NOT_FIRST} isLarge={isRunning && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EventCard({ event, index, isLarge }: { event: EventModel; index: number; isLarge: boolean }) {
  const { id, title, titleBreaks, line, lineBreaks, state } = event;
  return (
    <Link href={`/event/${id}`} className="group block">
      <EventPicture
        event={event}
        priority={priorityAt(index, FIRST_SCREEN)}
        sizes={
          isLarge ? '(min-width: 720px) 688px, calc(100vw - 32px)' : '(min-width: 601px) 338px, calc(100vw - 32px)'
        }
        className={`rounded-card ${state === 'ENDED' ? 'opacity-60' : ''}`}
      />
      <div className="mt-2.5">
        <EventTags event={event} />
        <h3
          dir="auto"
          className="from-page-start mt-1.5 line-clamp-2 text-18 leading-title font-heavy wrap-anywhere group-hover:underline"
        >
          <Phrases text={title} breaks={titleBreaks} />
        </h3>
        {line !== '' && (
          <p dir="auto" className="from-page-start mt-1 line-clamp-2 text-14 text-fg-2">
            <Phrases text={line} breaks={lineBreaks} />
          </p>
        )}
        <EventDates event={event} className="mt-1.5 text-13 text-fg-3" />
      </div>
    </Link>
  );
}
