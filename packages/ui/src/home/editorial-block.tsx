import { Link } from '../link/link.tsx';
import { type FirstScreen, NOT_IN_FIRST_SCREEN, priorityAt } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { CreatorsLine, SeriesCard } from '../series/series-cards.tsx';
import { SectionHeading, type SectionHeadingProps } from '../series/shelf.tsx';
import { OwnText, Phrases } from '../text/text.tsx';
import type { SeriesWithText } from './lines-block.tsx';

export interface EditorialBlockProps extends SectionHeadingProps {
  /** The first is the large card. */
  series: readonly SeriesWithText[];
  /** How many covers are in the first screen and load at once. */
  firstScreen?: FirstScreen | undefined;
}

const SMALL_SIZES = '(min-width: 601px) 148px, 28vw';

/** An editor's choice as a large card with words about it, and others beside and below it as small ones. */
export function EditorialBlock({ series, firstScreen = NOT_IN_FIRST_SCREEN, ...heading }: EditorialBlockProps) {
  const [lead, ...others] = series;
  if (lead === undefined) return null;
  return (
    <section className="shelf-section">
      <SectionHeading {...heading} />
      <ul aria-label={heading.title} className="editorial px-(--size-gutter)">
        <li className="editorial-lead">
          <Link href={lead.href} className="group/card grid h-full content-start rounded-card bg-fill">
            <Cover
              picture={lead.cover}
              badges={lead.badges}
              sizes="(min-width: 601px) 360px, 62vw"
              isPriority={priorityAt(0, firstScreen)}
              className="rounded-card"
              shape="flush"
            />
            <span className="block min-w-0 p-3.5 desk:p-4">
              <OwnText
                language={lead.language}
                className="line-clamp-2 font-display text-22 leading-title font-title wrap-anywhere"
              >
                <Phrases text={lead.title} breaks={lead.titleBreaks} />
              </OwnText>
              <CreatorsLine creators={lead.creators} language={lead.language} />
              {lead.text !== '' && (
                <OwnText language={lead.language} className="mt-2 line-clamp-3 text-13 text-fg-2">
                  {lead.text}
                </OwnText>
              )}
            </span>
          </Link>
        </li>
        {others.map((entry, index) => (
          <li key={entry.href}>
            <SeriesCard sizes={SMALL_SIZES} isPriority={priorityAt(index + 1, firstScreen)} {...entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
