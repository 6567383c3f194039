import type { EventModel } from './event-model.server.ts';

const TAG = 'rounded-[3px] px-1.5 py-0.5 text-12 font-strong';
const STATE_LOOK = {
  RUNNING: 'bg-accent-soft text-accent',
  SOON: 'bg-fill-strong text-fg-2',
  ENDED: 'bg-fill text-fg-2',
} as const;

/** Whether it runs, and for whom it is. */
export function EventTags({ event: { state, stateText, audience } }: { event: EventModel }) {
  return (
    <p className="flex flex-wrap gap-1.5">
      <span className={`${TAG} ${STATE_LOOK[state]}`}>{stateText}</span>
      {audience !== null && <span className={`${TAG} bg-fill-strong text-fg-2`}>{audience}</span>}
    </p>
  );
}

/** From when until when, and how many days that is away. */
export function EventDates({
  event: { from, until, away },
  className = '',
}: {
  event: Pick<EventModel, 'from' | 'until' | 'away'>;
  className?: string;
}) {
  return (
    <p className={`figures flex flex-wrap gap-x-2 ${className}`}>
      <span>
        <time dateTime={from.iso}>
          <bdi>{from.text}</bdi>
        </time>
        {' – '}
        <time dateTime={until.iso}>
          <bdi>{until.text}</bdi>
        </time>
      </span>
      {away !== null && <span className="font-strong text-fg-2">{away}</span>}
    </p>
  );
}
