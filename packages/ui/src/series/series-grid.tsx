import { type FirstScreen, NOT_IN_FIRST_SCREEN, priorityAt } from '../picture/first-screen.ts';
import { SeriesCard, type SeriesCardProps } from './series-card.tsx';

export interface SeriesGridProps {
  series: readonly SeriesCardProps[];
  /** Name of the list for screen readers, where it has no heading. */
  label?: string;
  /** How many covers are in the first screen and load at once. */
  firstScreen?: FirstScreen;
}

/** Covers, three or four a row on phones and five or six on desktop, by the site's density. */
export function SeriesGrid({ series, label, firstScreen = NOT_IN_FIRST_SCREEN }: SeriesGridProps) {
  return (
    <ul aria-label={label} className="cover-grid px-(--size-gutter)">
      {series.map((card, index) => (
        <li key={card.href}>
          <SeriesCard isPriority={priorityAt(index, firstScreen)} {...card} />
        </li>
      ))}
    </ul>
  );
}
