import { SAMPLE_SCENES, sampleWide } from '@longstrip/ui/samples';
import { NO_TEXTS } from '../i18n/packed-texts.ts';
import type { EventModel } from '../parts/events/event-model.server.ts';
import type { StampCardModel } from '../parts/events/stamp-places.server.ts';
import type {
  EventDetailPage,
  EventPart,
  RefusedEvent,
  ShownEvent,
} from '../routes/money/events/event-detail.server.ts';
import type { EventListPage } from '../routes/money/events/event-list.server.ts';
import { STORY_META } from './story-data.ts';

export const STORY_EVENT: EventModel = {
  id: 'stamps',
  title: 'Seven stamps',
  titleBreaks: [],
  line: 'Look in each day. Points, a spin and coins are waiting.',
  lineBreaks: [],
  state: 'RUNNING',
  stateText: 'On now',
  audience: null,
  from: { text: '2026.11.21', iso: '2026-11-21T08:00:00.000Z' },
  until: { text: '2026.11.27 23:59', iso: '2026-11-28T07:59:00.000Z' },
  away: '3 days left',
  motif: 'stamps',
  picture: sampleWide(SAMPLE_SCENES.saltCrown),
};

export function storyEvents(more: Partial<EventListPage> = {}): EventListPage {
  return {
    meta: STORY_META,
    texts: NO_TEXTS,
    events: [
      STORY_EVENT,
      {
        ...STORY_EVENT,
        id: 'young',
        title: 'A spin for younger readers',
        audience: 'Younger readers only',
        away: null,
      },
      {
        ...STORY_EVENT,
        ...{ id: 'long', title: 'An event whose name is so long that it takes two lines and then some', picture: null },
        ...{ state: 'SOON', stateText: 'Coming soon', away: 'Starts in 12 days' },
      },
      { ...STORY_EVENT, id: 'over', title: 'Readers’ favourites', state: 'ENDED', stateText: 'Ended', away: null },
    ],
    page: 1,
    pageCount: 2,
    ...more,
  };
}

export const STORY_CARD: StampCardModel = {
  title: 'Stamp card',
  note: '2 stamps',
  next: 'Next: 1 spin, at stamp 3',
  isFull: false,
  places: Array.from({ length: 7 }, (_, index) => ({
    number: index + 1,
    label: `Stamp ${index + 1}`,
    isDone: index < 2,
    reward: { 0: '50 M', 2: '1 spin', 4: '200 M', 6: '5 free coins' }[index] ?? null,
  })),
};

export const STORY_STAMPS: Extract<EventPart, { kind: 'stamps' }> = {
  ...{ kind: 'stamps', card: STORY_CARD, isStampedToday: false, now: null },
};

/** The stamp of the day, as it comes. */
export const STORY_STAMPED: EventPart = {
  ...{ ...STORY_STAMPS, isStampedToday: true },
  card: {
    ...STORY_CARD,
    places: STORY_CARD.places.map((place, index) => (index === 1 ? { ...place, isNew: true } : place)),
  },
  now: {
    title: 'Stamp 2 is yours.',
    gift: { text: 'You got: 1 spin', href: '/roulette', label: 'Spin the wheel' },
  },
};

export const STORY_TICKET: Extract<EventPart, { kind: 'ticket' }> = {
  ...{ kind: 'ticket', mode: 'DRAW', remaining: '37 of 300 tickets left', isSoldOut: false, winnerCount: 10 },
  ...{ reward: null, isDrawn: false, winners: [], mine: null, address: { given: null } },
};

export function storyEvent(part: EventPart, more: Partial<ShownEvent> = {}): EventDetailPage {
  const event: ShownEvent = {
    ...STORY_EVENT,
    ...{ kind: 'shown', body: ['One a reader.'], series: [], part, isSignedIn: true, changesInMs: null },
    ...{ requestId: 'story-request', notice: null },
    ...more,
  };
  return { meta: STORY_META, texts: NO_TEXTS, event };
}

export function storyRefusedEvent(event: RefusedEvent): EventDetailPage {
  return { meta: STORY_META, texts: NO_TEXTS, event };
}
