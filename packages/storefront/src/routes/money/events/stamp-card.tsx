import { CheckIcon } from '@longstrip/ui';
import { usePageText } from '../../../i18n/page-texts.tsx';
import type { StampPlace } from './event-part.server.ts';

/** A stamp card: a place for each stamp, with what it gives. */
export function StampCard({ places, note }: { places: readonly StampPlace[]; note: string }) {
  const text = usePageText();
  return (
    <div>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 text-16">
        {text('event.stampCard')}
        <span className="figures text-13 font-normal text-fg-2">{note}</span>
      </h2>
      <ol className="mt-3 grid grid-cols-4 gap-x-1 gap-y-3 desk:grid-cols-7">
        {places.map((place) => (
          <li key={place.number} className="grid justify-items-center gap-1.5 text-center">
            <span
              aria-hidden="true"
              className={`figures grid size-12 place-items-center rounded-pill text-16 font-heavy ${
                place.isDone ? 'bg-primary text-on-primary' : 'border-2 border-dashed border-line-strong text-fg-3'
              }`}
            >
              {place.isDone ? <CheckIcon /> : place.number}
            </span>
            <span className="sr-only">
              {text(place.isDone ? 'event.stampDone' : 'event.stampOpen', { number: place.number })}
            </span>
            <span className="min-h-4 text-12 leading-title text-balance text-fg-2 wrap-anywhere">{place.reward}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
