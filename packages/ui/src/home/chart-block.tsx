import clsx from 'clsx';
import { Link } from '../link/link.tsx';
import { type FirstScreen, NOT_IN_FIRST_SCREEN, priorityAt } from '../picture/picture.tsx';
import { RankMove } from '../ranking/rank-move.tsx';
import type { RankedSeries } from '../ranking/rank-row.tsx';
import { Cover } from '../series/cover.tsx';
import { CreatorsLine } from '../series/series-cards.tsx';
import { SectionHeading, type SectionHeadingProps } from '../series/shelf.tsx';
import { OwnText, Phrases } from '../text/text.tsx';

export interface ChartBlockProps extends SectionHeadingProps {
  series: readonly RankedSeries[];
  /** How many covers are in the first screen and load at once. */
  firstScreen?: FirstScreen | undefined;
}

/** How the first three places stand to each other: number one takes two rows. */
const HIGH = 3;
const SIZES = ['(min-width: 601px) 264px, 46vw', '(min-width: 601px) 150px, 27vw', '72px'] as const;

/** A numbered chart: the first place large beside the second and third, the others as lines. */
export function ChartBlock({ series, firstScreen = NOT_IN_FIRST_SCREEN, ...heading }: ChartBlockProps) {
  return (
    <section className="shelf-section">
      <SectionHeading {...heading} />
      <ol aria-label={heading.title} className="chart px-(--size-gutter)">
        {series.map((entry, index) => (
          <li key={entry.href} className={index < HIGH ? `chart-high chart-${index + 1}` : 'chart-line'}>
            <Link href={entry.href} className="group/card chart-link rounded-cover">
              <span className={clsx('chart-place figures', entry.place.length > 1 && 'chart-place-long')}>
                {entry.place}
              </span>
              <Cover
                picture={entry.cover}
                badges={index < HIGH ? entry.badges : undefined}
                sizes={SIZES[index === 0 ? 0 : index < HIGH ? 1 : 2]}
                isPriority={priorityAt(index, firstScreen)}
                className="chart-cover"
              />
              <span className="chart-words">
                <OwnText language={entry.language} className="line-clamp-2 leading-title font-strong">
                  <Phrases text={entry.title} breaks={entry.titleBreaks} />
                </OwnText>
                <CreatorsLine creators={entry.creators} language={entry.language} />
              </span>
              <span className="chart-move">
                <RankMove change={entry.change} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
