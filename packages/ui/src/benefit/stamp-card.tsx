import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CheckIcon, GiftIcon } from '../icon/icons.tsx';

/** A place of a stamp card. */
export interface StampPlace {
  number: number;
  /** For screen readers: "Stamp 3: open". */
  label: string;
  isDone: boolean;
  /** It was stamped just now: the stamp comes down on it. */
  isNew?: boolean;
  /** "50 M"; null when there is only the stamp. */
  reward: string | null;
}

export interface StampCardProps {
  title: string;
  /** "3 stamps". */
  note: string;
  places: readonly StampPlace[];
  /** "Next: 1 spin, at stamp 3". */
  next?: string | null;
  level?: 'h2' | 'h3';
  /** The button for today, or what comes after it. */
  children?: ReactNode;
}

/** A stamp card: a place for each stamp, with what it gives, and how far the reader is. */
export function StampCard({ title, note, places, next = null, level: Level = 'h2', children }: StampCardProps) {
  return (
    <section className="grid gap-4 rounded-sheet bg-accent-soft p-4 forced-colors:border">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Level className="text-18 wrap-anywhere">{title}</Level>
          <span className="figures text-13 font-strong text-accent">{note}</span>
        </div>
        {next !== null && <p className="mt-0.5 text-13 text-fg-2">{next}</p>}
      </div>
      {/* The last row is in the middle: seven stamps are four and three on a phone. */}
      <ol className="flex flex-wrap justify-center gap-y-3">
        {places.map((place) => (
          <li
            key={place.number}
            className="grid basis-1/4 content-start justify-items-center gap-1.5 px-0.5 text-center desk:basis-1/7"
          >
            <Place place={place} />
            <span className="sr-only">{place.label}</span>
            <span className="min-h-4 text-12 leading-title font-strong text-balance text-fg-2 wrap-anywhere">
              {place.reward}
            </span>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

function Place({ place: { number, isDone, isNew = false, reward } }: { place: StampPlace }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'figures relative grid size-13 place-items-center rounded-pill text-16 font-heavy',
        isDone ? 'bg-primary text-on-primary' : 'border-2 border-dashed border-accent bg-page text-fg-2',
        isNew && 'animate-stamp',
      )}
    >
      {isDone ? <CheckIcon /> : number}
      {reward !== null && !isDone && (
        <span className="absolute -end-1 -top-1 grid size-6 place-items-center rounded-pill bg-accent text-page">
          <GiftIcon size={16} />
        </span>
      )}
    </span>
  );
}
