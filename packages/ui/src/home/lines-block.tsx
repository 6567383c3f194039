import { Link } from '../link/link.tsx';
import { type FirstScreen, NOT_IN_FIRST_SCREEN, priorityAt } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { CreatorsLine, type SeriesCardProps } from '../series/series-cards.tsx';
import { SectionHeading, type SectionHeadingProps } from '../series/shelf.tsx';
import { OwnText, Phrases } from '../text/text.tsx';

/** A series with the beginning of its text. */
export interface SeriesWithText extends SeriesCardProps {
  /** Empty for none. */
  text: string;
}

export interface LinesBlockProps extends SectionHeadingProps {
  series: readonly SeriesWithText[];
  /** How many covers are in the first screen and load at once. */
  firstScreen?: FirstScreen | undefined;
}

/** A list of titles, each with its first lines beside a small cover: for works that are chosen by their words. */
export function LinesBlock({ series, firstScreen = NOT_IN_FIRST_SCREEN, ...heading }: LinesBlockProps) {
  return (
    <section className="shelf-section">
      <SectionHeading {...heading} />
      <ul aria-label={heading.title} className="divide-y divide-line px-(--size-gutter)">
        {series.map((entry, index) => (
          <li key={entry.href}>
            <Link
              href={entry.href}
              className="group/card grid grid-cols-[minmax(0,1fr)_76px] items-center gap-4 rounded-cover py-4 desk:grid-cols-[minmax(0,1fr)_104px] desk:gap-6"
            >
              <span className="min-w-0">
                <OwnText
                  language={entry.language}
                  className="line-clamp-2 font-display text-18 leading-title font-title wrap-anywhere"
                >
                  <Phrases text={entry.title} breaks={entry.titleBreaks} />
                </OwnText>
                <CreatorsLine creators={entry.creators} language={entry.language} />
                {entry.text !== '' && (
                  <OwnText
                    language={entry.language}
                    className="mt-2 line-clamp-3 font-serif text-14 leading-novel text-fg-2"
                  >
                    {entry.text}
                  </OwnText>
                )}
              </span>
              <Cover
                picture={entry.cover}
                sizes="(min-width: 601px) 104px, 76px"
                isPriority={priorityAt(index, firstScreen)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
