import { Link } from '../link/link.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Cover, type CoverBadges } from '../series/cover.tsx';
import { CreatorsLine } from '../series/creators-line.tsx';
import { OwnText } from '../text/own-text.tsx';
import { Phrases } from '../text/phrases.tsx';
import type { ForeignLanguage } from '../text/text-language.ts';
import { type RankChange, RankMove } from './rank-move.tsx';

export interface RankedSeries {
  href: string;
  /** The place as the locale writes it. */
  place: string;
  change: RankChange;
  title: string;
  /** Where lines of the title may break; see `Phrases`. */
  titleBreaks?: readonly number[] | undefined;
  creators: string;
  /** Where the work is not in the page's. */
  language?: ForeignLanguage | undefined;
  cover: PictureSource;
  badges?: CoverBadges;
  transitionName?: string;
}

const SIZES = ['(min-width: 601px) 260px, 40vw', '(min-width: 601px) 198px, 30vw', '(min-width: 601px) 198px, 30vw'];

/**
 * The first three of a ranking, with large covers; the first is the largest. All stand on one line, as on a podium, and
 * their numerals below it.
 */
export function Podium({ series, label }: { series: readonly RankedSeries[]; label: string }) {
  return (
    <ol
      aria-label={label}
      className="grid grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)_minmax(0,1fr)] gap-x-2.5 px-(--size-gutter) pt-2 pb-5 desk:gap-x-4"
    >
      {series.slice(0, 3).map((entry, index) => (
        <li key={entry.href} className="row-span-2 grid grid-rows-subgrid">
          <Link href={entry.href} className="group/card row-span-2 grid grid-rows-subgrid rounded-cover">
            <Cover
              className="self-end"
              picture={entry.cover}
              badges={entry.badges}
              sizes={SIZES[index] ?? '30vw'}
              isPriority
              transitionName={entry.transitionName}
            />
            <span className="block min-w-0">
              <span className="figures mt-2 flex min-h-[2.75rem] items-end gap-2 leading-none font-heavy tracking-[-0.03em]">
                <span className={index === 0 ? 'text-44' : 'text-28'}>{entry.place}</span>
                <RankMove change={entry.change} />
              </span>
              <OwnText language={entry.language} className="mt-1 line-clamp-2 leading-title font-strong">
                <Phrases text={entry.title} breaks={entry.titleBreaks} />
              </OwnText>
              <CreatorsLine creators={entry.creators} language={entry.language} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
