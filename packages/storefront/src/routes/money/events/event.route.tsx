import { Link, NOT_IN_FIRST_SCREEN, Phrases, Picture, priorityAt } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { ListPager } from '../../../parts/series-lists/list-pager.tsx';
import { BrandPicture } from '../../../parts/shell/brand-picture.tsx';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { EventDates, EventTags } from './event-facts.tsx';
import type { EventListPage } from './event-list.server.ts';
import type { EventModel } from './event-model.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './event-list.server.ts';
export { ErrorScreen as ErrorBoundary };

/** Cards of the list that are on the first screen. */
const FIRST_SCREEN = { ...NOT_IN_FIRST_SCREEN, phone: 2, desktop: 4 };

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
        <EmptyList title={text('event.emptyTitle')} text={text('event.emptyText')} />
      ) : (
        <>
          <ul aria-label={title} className="grid gap-x-3 gap-y-6 p-(--size-gutter) desk:grid-cols-2">
            {events.map((event, index) => (
              <li key={event.id}>
                <EventCard event={event} index={index} />
              </li>
            ))}
          </ul>
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

function EventCard({ event, index }: { event: EventModel; index: number }) {
  const { id, title, titleBreaks, line, lineBreaks, picture, state } = event;
  return (
    <Link href={`/event/${id}`} className="group block">
      <EventPicture
        picture={picture}
        priority={priorityAt(index, FIRST_SCREEN)}
        sizes="(min-width: 601px) 338px, calc(100vw - 32px)"
        className={`rounded-card ${state === 'ENDED' ? 'opacity-60' : ''}`}
      />
      <div className="mt-2.5">
        <EventTags event={event} />
        <h2
          dir="auto"
          className="from-page-start mt-1.5 line-clamp-2 text-18 leading-title font-heavy wrap-anywhere group-hover:underline"
        >
          <Phrases text={title} breaks={titleBreaks} />
        </h2>
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

/** The picture of an event, or the brand's where it has none. */
export function EventPicture({
  picture,
  priority,
  sizes,
  className = '',
}: {
  picture: EventModel['picture'];
  priority: ReturnType<typeof priorityAt>;
  sizes: string;
  className?: string;
}) {
  return (
    <div className={`relative grid aspect-[720/330] place-items-center overflow-hidden bg-fill ${className}`}>
      {picture === null ? <BrandPicture /> : <Picture picture={picture} alt="" sizes={sizes} isPriority={priority} />}
    </div>
  );
}
