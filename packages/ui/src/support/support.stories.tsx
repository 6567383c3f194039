import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentIcon, GiftIcon, HeartIcon } from '../icon/icons.tsx';
import { sampleCover } from '../samples/sample-art.ts';
import { SAMPLE_SCENES } from '../samples/sample-series.ts';
import { AlarmRow } from './alarm-row.tsx';
import { TicketFold } from './ticket-fold.tsx';

const meta: Meta = { title: 'Store/Support' };
export default meta;

const note = 'Coins and payment · 2026.11.27';

export const Tickets: StoryObj = {
  render: () => (
    <div className="divide-y divide-line border-y border-line">
      <TicketFold
        id="one"
        title="My coins did not arrive"
        note={note}
        status={{ label: 'Waiting', isDone: false }}
        isOpen
      >
        <p>I paid an hour ago.</p>
      </TicketFold>
      <TicketFold
        id="two"
        title={'A very long title that goes on and on '.repeat(3).trim()}
        note={note}
        status={{ label: 'Answered', isDone: true }}
      >
        <p>Thank you.</p>
      </TicketFold>
    </div>
  ),
};

export const Alarms: StoryObj = {
  render: () => (
    <ul className="divide-y divide-line border-y border-line">
      <li>
        <AlarmRow
          href="#answer"
          text="We answered your question “My coins did not arrive”."
          time="21:40"
          timeIso="2026-11-27T21:40:00Z"
          icon={CommentIcon}
          unreadLabel="New"
        />
      </li>
      <li>
        <AlarmRow
          href="#gift"
          text="A gift waits for you: Welcome"
          time="09:05"
          timeIso="2026-11-27T09:05:00Z"
          icon={GiftIcon}
        />
      </li>
      <li>
        <AlarmRow
          href="#episode"
          text="2 new episodes are out: Salt Crown"
          time="08:00"
          timeIso="2026-11-27T08:00:00Z"
          icon={HeartIcon}
          cover={sampleCover(SAMPLE_SCENES.saltCrown, 'Salt Crown')}
          unreadLabel="New"
        />
      </li>
    </ul>
  ),
};
