import clsx from 'clsx';
import { Link } from '../link/link.tsx';
import {
  type FirstScreen,
  NOT_IN_FIRST_SCREEN,
  type PicturePriority,
  type PictureSource,
  priorityAt,
} from '../picture/picture.tsx';
import { Cover, type CoverBadges } from '../series/cover.tsx';
import { CreatorsLine } from '../series/series-cards.tsx';
import { type ForeignLanguage, OwnNames, OwnText, Phrases } from '../text/text.tsx';
import { type RankChange, RankMove } from './rank-move.tsx';

export interface RankRowProps extends RankedSeries {
  /** "Sports", "Romance · Wait for free"; for a work in another language than the page's, also the language's name. */
  genre: string;
  /** "1.2M reads"; empty for none. */
  reads?: string;
  isPriority?: PicturePriority;
}

/** One row of a ranking, 96 high (120 on desktop): place and its change, cover, title, creators, genre, reads. */
export function RankRow(props: RankRowProps) {
  const {
    href,
    place,
    change,
    title,
    titleBreaks,
    creators,
    language,
    genre,
    reads = '',
    cover,
    isPriority = false,
  } = props;
  return (
    <Link
      href={href}
      className="group/card grid min-h-24 grid-cols-[2.25rem_60px_minmax(0,1fr)] items-center gap-3 py-2 ps-2 pe-4 -outline-offset-2 transition-colors hover:bg-fill desk:min-h-30 desk:grid-cols-[2.5rem_84px_minmax(0,1fr)] desk:rounded-card desk:pe-3"
    >
      <span
        className={clsx(
          'figures text-center leading-[1.1] font-heavy whitespace-nowrap',
          place.length > 2 ? 'text-18' : 'text-22 desk:text-28',
        )}
      >
        {place}
        <span className={clsx('flex justify-center', change.kind !== 'same' && 'mt-1.5')}>
          <RankMove change={change} />
        </span>
      </span>
      <Cover picture={cover} sizes="(min-width: 601px) 84px, 60px" isPriority={isPriority} />
      <span className="min-w-0">
        <OwnText language={language} className="line-clamp-2 text-16 leading-title font-strong">
          <Phrases text={title} breaks={titleBreaks} />
        </OwnText>
        <OwnNames names={creators} language={language} className="mt-0.5 text-13 text-fg-3" />
        <span className="one-line block text-13 text-fg-3">{genre}</span>
        {reads !== '' && <span className="one-line figures block text-12 text-fg-3 max-desk:hidden">{reads}</span>}
      </span>
    </Link>
  );
}

/** The ranks below the podium: one column on phones, two on desktop. */
export function RankList({
  series,
  label,
  start = 4,
  firstScreen = NOT_IN_FIRST_SCREEN,
}: {
  series: readonly RankRowProps[];
  label: string;
  start?: number;
  /** How many rows are in the first screen; their covers load at once. */
  firstScreen?: FirstScreen;
}) {
  return (
    <ol
      aria-label={label}
      start={start}
      className="desk:grid desk:grid-cols-[repeat(2,minmax(0,1fr))] desk:gap-x-2 desk:gap-y-1 desk:px-2"
    >
      {series.map((entry, index) => (
        <li key={entry.href}>
          <RankRow isPriority={priorityAt(index, firstScreen)} {...entry} />
        </li>
      ))}
    </ol>
  );
}

export interface RankedSeries {
  href: string;
  /** The place as the locale writes it. */
  place: string;
  change: RankChange;
  title: string;
  /** Where lines of the title may break; see `Phrases`. */
  titleBreaks?: readonly number[] | undefined;
  creators: string;
  /** Set if the work is not in the page's language. */
  language?: ForeignLanguage | undefined;
  cover: PictureSource;
  badges?: CoverBadges;
  transitionName?: string;
}

const SIZES = ['(min-width: 601px) 260px, 40vw', '(min-width: 601px) 198px, 30vw', '(min-width: 601px) 198px, 30vw'];

/**
 * The first three of a ranking, with large covers; the first is the largest. All covers stand on one line, as on a podium, with
 * the numbers below it.
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
