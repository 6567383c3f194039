import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import type { PicturePriority } from '../picture/picture.tsx';
import { OwnNames, OwnText, Phrases } from '../text/text.tsx';
import { Cover } from './cover.tsx';
import type { SeriesCardProps } from './series-cards.tsx';

export interface SeriesRowProps
  extends Pick<SeriesCardProps, 'href' | 'title' | 'titleBreaks' | 'creators' | 'language' | 'cover' | 'badges'> {
  /** The title as it is shown, for example with the searched words marked. */
  shownTitle?: ReactNode;
  /** "Romance · 3 free"; for a work in another language than the page's, also the language's name. */
  note: string;
  isPriority?: PicturePriority;
  onOpen?: () => void;
}

/** A series as a row: a small cover, the title in two lines, creators and the note, which begins with what is new: no room on the cover. */
export function SeriesRow(props: SeriesRowProps) {
  const {
    href,
    title,
    titleBreaks,
    shownTitle,
    creators,
    language,
    note,
    cover,
    badges,
    isPriority = false,
    onOpen,
  } = props;
  const fresh = badges?.up ?? badges?.fresh;
  return (
    <Link
      href={href}
      onClick={onOpen}
      className="group/card grid min-h-28 grid-cols-[72px_minmax(0,1fr)] items-center gap-3.5 px-(--size-gutter) py-2 -outline-offset-2 transition-colors hover:bg-fill desk:rounded-card desk:px-2"
    >
      <Cover picture={cover} sizes="72px" isPriority={isPriority} badges={badges && { adult: badges.adult }} />
      <span className="min-w-0">
        <OwnText language={language} className="line-clamp-2 text-16 leading-title font-strong wrap-anywhere">
          {shownTitle ?? <Phrases text={title} breaks={titleBreaks} />}
        </OwnText>
        <OwnNames names={creators} language={language} className="mt-1 text-13 text-fg-3" />
        <span className="one-line mt-0.5 block text-13 text-fg-3">
          {fresh !== undefined && <span className="me-1.5 font-heavy text-primary-text">{fresh}</span>}
          {note}
        </span>
      </span>
    </Link>
  );
}

/** Series in rows: one column on phones, two on desktop. */
export function SeriesRowList({ series, label }: { series: readonly SeriesRowProps[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="desk:grid desk:grid-cols-[repeat(2,minmax(0,1fr))] desk:gap-x-2 desk:gap-y-1 desk:px-2"
    >
      {series.map((row) => (
        <li key={row.href}>
          <SeriesRow {...row} />
        </li>
      ))}
    </ul>
  );
}
