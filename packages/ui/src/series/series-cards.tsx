import type { CoverDensity } from '@longstrip/core';
import clsx from 'clsx';
import { Link } from '../link/link.tsx';
import { useLook } from '../look/site-look.tsx';
import {
  type FirstScreen,
  NOT_IN_FIRST_SCREEN,
  type PicturePriority,
  type PictureSource,
  priorityAt,
} from '../picture/picture.tsx';
import { type ForeignLanguage, OwnNames, OwnText, Phrases } from '../text/text.tsx';
import { Cover, type CoverBadges } from './cover.tsx';
import { ScrollRow, SectionHeading, type SectionHeadingProps } from './shelf.tsx';

export interface SeriesCardProps {
  href: string;
  title: string;
  /** Where lines of the title may break; see `Phrases`. */
  titleBreaks?: readonly number[] | undefined;
  /** One grey line. */
  creators: string;
  /** Set if the work is not in the page's language. */
  language?: ForeignLanguage | undefined;
  cover: PictureSource;
  badges?: CoverBadges;
  sizes?: string;
  isPriority?: PicturePriority;
  transitionName?: string;
  className?: string;
}

/** How wide a cover is in the grid. */
export const GRID_SIZES: Readonly<Record<CoverDensity, string>> = {
  usual: '(min-width: 601px) 128px, calc((100vw - 48px) / 3)',
  dense: '(min-width: 601px) 108px, calc((100vw - 50px) / 4)',
};

/** A series as a card: cover, title in two lines, creators in one. The whole card is one link. */
export function SeriesCard(props: SeriesCardProps) {
  const { density } = useLook();
  const {
    href,
    title,
    titleBreaks,
    creators,
    language,
    cover,
    badges,
    sizes = GRID_SIZES[density],
    isPriority = false,
    transitionName,
    className,
  } = props;
  return (
    <Link href={href} className={clsx('group/card block rounded-cover', className)}>
      <Cover picture={cover} badges={badges} sizes={sizes} isPriority={isPriority} transitionName={transitionName} />
      <OwnText
        language={language}
        className="card-title mt-2 line-clamp-2 text-(length:--t-card) leading-title font-strong"
      >
        <Phrases text={title} breaks={titleBreaks} />
      </OwnText>
      <CreatorsLine creators={creators} language={language} />
    </Link>
  );
}

export interface SeriesGridProps {
  series: readonly SeriesCardProps[];
  /** Name of the list for screen readers, if it has no heading. */
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

/** How wide a card on a shelf is; the style sheet has the same widths. */
export const SHELF_SIZES: Readonly<Record<CoverDensity, string>> = {
  usual: '(min-width: 601px) 128px, 112px',
  dense: '(min-width: 601px) 108px, 88px',
};

/** How wide a poster is; the style sheet has the same widths. */
const POSTER_SIZES = '(min-width: 386px) 216px, 56vw';

export interface SeriesShelfProps extends SectionHeadingProps {
  series: readonly SeriesCardProps[];
  /** Covers of the usual size, or tall ones of which two or three are visible. */
  covers?: 'usual' | 'poster' | undefined;
  /** How many covers are in the first screen and load at once. */
  firstScreen?: FirstScreen | undefined;
}

/** Cards in a row with a heading. */
export function SeriesShelf({ series, covers, firstScreen, ...heading }: SeriesShelfProps) {
  return (
    <section className="shelf-section">
      <SectionHeading {...heading} />
      <SeriesRail series={series} covers={covers} label={heading.title} firstScreen={firstScreen} />
    </section>
  );
}

/** The row of cards alone, for a section with a heading of its own. */
export function SeriesRail(props: Pick<SeriesShelfProps, 'series' | 'covers' | 'firstScreen'> & { label: string }) {
  const { series, covers = 'usual', label, firstScreen = NOT_IN_FIRST_SCREEN } = props;
  const { density } = useLook();
  const [className, sizes] = covers === 'poster' ? ['poster-card', POSTER_SIZES] : ['shelf-card', SHELF_SIZES[density]];
  return (
    <ScrollRow label={label}>
      {series.map((card, index) => (
        <li key={card.href} className={className}>
          <SeriesCard sizes={sizes} isPriority={priorityAt(index, firstScreen)} {...card} />
        </li>
      ))}
    </ScrollRow>
  );
}

/** The grey line under a title: the creators; before them the language of the work, if it is not the page's. */
export function CreatorsLine({ creators, language }: { creators: string; language?: ForeignLanguage | undefined }) {
  if (language === undefined) return <OwnNames names={creators} className="mt-0.5 text-12 text-fg-3" />;
  return (
    <span className="mt-0.5 flex gap-1.5 text-12 text-fg-3">
      <span className="one-line max-w-full shrink-0 text-fg-2">{language.name}</span>
      <OwnNames names={creators} language={language} className="flex-1" />
    </span>
  );
}
