import type { CoverDensity } from '@longstrip/core';
import { useLook } from '../look/site-look.tsx';
import { type FirstScreen, NOT_IN_FIRST_SCREEN, priorityAt } from '../picture/first-screen.ts';
import { SeriesCard, type SeriesCardProps } from './series-card.tsx';
import { type SectionHeadingProps, Shelf } from './shelf.tsx';

/** How wide a card on a shelf is; the style sheet has the same widths. */
export const SHELF_SIZES: Readonly<Record<CoverDensity, string>> = {
  usual: '(min-width: 601px) 128px, 112px',
  dense: '(min-width: 601px) 108px, 88px',
};

export interface SeriesShelfProps extends SectionHeadingProps {
  series: readonly SeriesCardProps[];
  /** How many covers are in the first screen and load at once. */
  firstScreen?: FirstScreen | undefined;
}

/** A shelf of series. */
export function SeriesShelf({ series, firstScreen = NOT_IN_FIRST_SCREEN, ...heading }: SeriesShelfProps) {
  const { density } = useLook();
  return (
    <Shelf {...heading}>
      {series.map((card, index) => (
        <li key={card.href} className="shelf-card">
          <SeriesCard sizes={SHELF_SIZES[density]} isPriority={priorityAt(index, firstScreen)} {...card} />
        </li>
      ))}
    </Shelf>
  );
}
