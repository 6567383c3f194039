import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  STORY_STAMPED,
  STORY_STAMPS,
  STORY_TICKET,
  storyEvent,
  storyEvents,
  storyRefusedEvent,
} from '../../../testing/story-events.ts';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import EventListScreen from './event.route.tsx';
import EventScreen from './event-detail.route.tsx';
import type { EventDetailPage } from './event-detail.server.ts';
import '@longstrip/ui/rich-text.css';

const meta: Meta = { title: 'Storefront/Money/Events', parameters: { frame: 'none' } };
export default meta;

export const List: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/event" data={storyEvents()} component={EventListScreen} />
  ),
};

export const NoEvents: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/event"
      data={storyEvents({ events: [], pageCount: 1 })}
      component={EventListScreen}
    />
  ),
};

function story(data: EventDetailPage, actionData?: object): StoryObj {
  return {
    render: (_args, { globals }) => (
      <StorySite
        globals={globals}
        path="/event/stamps"
        data={data}
        component={EventScreen}
        {...(actionData === undefined ? {} : { actionData })}
      />
    ),
  };
}

export const Stamps: StoryObj = story(storyEvent(STORY_STAMPS));
export const StampedNow: StoryObj = story(storyEvent(STORY_STAMPED));
export const StampsOfAGuest: StoryObj = story(storyEvent(STORY_STAMPS, { isSignedIn: false }));
export const Coupon: StoryObj = story(storyEvent({ kind: 'coupon', needsCode: true, isReceived: false }));
export const Ticket: StoryObj = story(storyEvent(STORY_TICKET));
export const TicketWithAddress: StoryObj = story(
  storyEvent({ ...STORY_TICKET, mine: { number: '12', isWinner: null } }),
  storyReply({ fields: { city: 'Enter a city' }, values: { step: 'address', name: 'Ada Reader' } }),
);
export const Won: StoryObj = story(
  storyEvent(
    { ...STORY_TICKET, isDrawn: true, winners: ['no. 12, yours', '40', '88'], mine: { number: '12', isWinner: true } },
    { state: 'ENDED', stateText: 'Ended' },
  ),
);
export const SoldOut: StoryObj = story(
  storyEvent({ ...STORY_TICKET, isSoldOut: true, remaining: '0 of 300 tickets left' }),
);
export const ForAdults: StoryObj = story(
  storyRefusedEvent({ kind: 'refused', text: 'This event is for adults only.', needsAgeCheck: true }),
);
