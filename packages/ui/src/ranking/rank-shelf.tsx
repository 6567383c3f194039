import { Link } from '../link/link.tsx';
import { Cover } from '../series/cover.tsx';
import { type SectionHeadingProps, Shelf } from '../series/shelf.tsx';
import type { RankedSeries } from './podium.tsx';
import { RankMove } from './rank-move.tsx';

const SIZES = '(min-width: 601px) 128px, 112px';

/** The first places of a ranking as a shelf: the numeral under the cover, with its change of place. */
export function RankShelf({ series, ...heading }: SectionHeadingProps & { series: readonly RankedSeries[] }) {
  return (
    <Shelf {...heading}>
      {series.map((entry) => (
        <li key={entry.href} className="w-28 desk:w-32">
          <Link href={entry.href} className="group/card block rounded-cover">
            <Cover picture={entry.cover} badges={entry.badges} sizes={SIZES} />
            <span className="figures mt-2 flex items-center gap-1.5 text-22 leading-none font-heavy tracking-[-0.03em]">
              {entry.place}
              <RankMove change={entry.change} />
            </span>
            <span className="mt-1.5 line-clamp-2 text-14 leading-title font-strong">{entry.title}</span>
          </Link>
        </li>
      ))}
    </Shelf>
  );
}
