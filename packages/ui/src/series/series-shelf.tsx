import { SeriesCard, type SeriesCardProps } from './series-card.tsx';
import { type SectionHeadingProps, Shelf } from './shelf.tsx';

const SHELF_SIZES = '(min-width: 601px) 128px, 112px';

/** A shelf of series, 112 px a card on phones and 128 on desktop. */
export function SeriesShelf({ series, ...heading }: SectionHeadingProps & { series: readonly SeriesCardProps[] }) {
  return (
    <Shelf {...heading}>
      {series.map((card) => (
        <li key={card.href} className="w-28 desk:w-32">
          <SeriesCard sizes={SHELF_SIZES} {...card} />
        </li>
      ))}
    </Shelf>
  );
}
