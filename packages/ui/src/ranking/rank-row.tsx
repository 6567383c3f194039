import clsx from 'clsx';
import { Link } from '../link/link.tsx';
import type { PicturePriority } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { OwnText } from '../text/own-text.tsx';
import { Phrases } from '../text/phrases.tsx';
import type { RankedSeries } from './podium.tsx';
import { RankMove } from './rank-move.tsx';

export interface RankRowProps extends RankedSeries {
  /** "Sports", "Romance · Wait for free"; of a work in another language than the page's also its name. */
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
        <OwnText language={language} className="one-line mt-0.5 block text-13 text-fg-3">
          {creators}
        </OwnText>
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
  priorityCount = 0,
}: {
  series: readonly RankRowProps[];
  label: string;
  start?: number;
  /** How many rows are in the first screen, and their covers load at once. */
  priorityCount?: number;
}) {
  return (
    <ol
      aria-label={label}
      start={start}
      className="desk:grid desk:grid-cols-[repeat(2,minmax(0,1fr))] desk:gap-x-2 desk:gap-y-1 desk:px-2"
    >
      {series.map((entry, index) => (
        <li key={entry.href}>
          <RankRow isPriority={index < priorityCount} {...entry} />
        </li>
      ))}
    </ol>
  );
}
