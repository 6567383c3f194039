import { Link } from '../link/link.tsx';
import { useLook } from '../look/site-look.tsx';
import { type FirstScreen, NOT_IN_FIRST_SCREEN, priorityAt } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { SHELF_SIZES } from '../series/series-cards.tsx';
import { type SectionHeadingProps, Shelf } from '../series/shelf.tsx';
import { OwnText, Phrases } from '../text/text.tsx';
import { RankMove } from './rank-move.tsx';
import type { RankedSeries } from './rank-row.tsx';

export interface RankShelfProps extends SectionHeadingProps {
  series: readonly RankedSeries[];
  /** How many covers are in the first screen and load at once. */
  firstScreen?: FirstScreen | undefined;
}

/** The first places of a ranking as a shelf: the place and its change under each cover. */
export function RankShelf({ series, firstScreen = NOT_IN_FIRST_SCREEN, ...heading }: RankShelfProps) {
  const { density } = useLook();
  return (
    <Shelf {...heading}>
      {series.map((entry, index) => (
        <li key={entry.href} className="shelf-card">
          <Link href={entry.href} className="group/card block rounded-cover">
            <Cover
              picture={entry.cover}
              badges={entry.badges}
              sizes={SHELF_SIZES[density]}
              isPriority={priorityAt(index, firstScreen)}
            />
            <span className="figures mt-2 flex items-center gap-1.5 text-22 leading-none font-heavy tracking-[-0.03em]">
              {entry.place}
              <RankMove change={entry.change} />
            </span>
            <OwnText
              language={entry.language}
              className="mt-1.5 line-clamp-2 text-(length:--t-card) leading-title font-strong"
            >
              <Phrases text={entry.title} breaks={entry.titleBreaks} />
            </OwnText>
            {entry.language && <span className="one-line mt-0.5 block text-12 text-fg-2">{entry.language.name}</span>}
          </Link>
        </li>
      ))}
    </Shelf>
  );
}
