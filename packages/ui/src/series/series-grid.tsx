import { type FirstScreen, priorityAt } from '../picture/first-screen.ts';
import { SeriesCard, type SeriesCardProps } from './series-card.tsx';

export interface SeriesGridProps {
  series: readonly SeriesCardProps[];
  /** Name of the list for screen readers, where it has no heading. */
  label?: string;
  /** How many covers are in the first screen and load at once. */
  firstScreen?: FirstScreen;
}

/** Covers three a row on phones, five on desktop. */
export function SeriesGrid({ series, label, firstScreen = { phone: 0, desktop: 0 } }: SeriesGridProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(3,minmax(0,1fr))] gap-x-2 gap-y-5 px-(--size-gutter) desk:grid-cols-[repeat(5,minmax(0,1fr))] desk:gap-x-3 desk:gap-y-6"
    >
      {series.map((card, index) => (
        <li key={card.href}>
          <SeriesCard isPriority={priorityAt(index, firstScreen)} {...card} />
        </li>
      ))}
    </ul>
  );
}
