import type { ReactNode } from 'react';
import { ProgressLine } from '../control/progress-line.tsx';
import { Link } from '../link/link.tsx';
import { useLook } from '../look/site-look.tsx';
import type { PicturePriority, PictureSource } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { GRID_SIZES } from '../series/series-cards.tsx';
import { numbers, SkeletonBlock, type SkeletonProps, SkeletonRegion } from '../state/skeletons.tsx';
import type { ForeignLanguage } from '../text/text.tsx';
import { OwnText, Phrases } from '../text/text.tsx';

export interface LibraryRowProps {
  /** Address at which the reader continues. */
  href: string;
  title: string;
  titleBreaks?: readonly number[];
  language?: ForeignLanguage;
  cover: PictureSource;
  /** "9 owned · 1 new". */
  note: string;
  /** What ends, and when: "Rented, 41 h left". */
  ending?: string;
  /** The episode that was read last: "Ep. 12 · 40%". */
  place?: string;
  /** How far into that episode, 0 to 1. */
  readShare?: number;
  isPriority?: PicturePriority;
}

/** A series in the reader's library: what they have of it, what ends, and where they stopped reading. */
export function LibraryRow(props: LibraryRowProps) {
  const { href, title, titleBreaks = [], language, cover, note, ending, place, readShare, isPriority = false } = props;
  return (
    <Link
      href={href}
      className="grid min-h-25 grid-cols-[60px_minmax(0,1fr)] items-center gap-3.5 px-(--size-gutter) py-2 -outline-offset-2 transition-colors hover:bg-fill desk:rounded-card desk:px-2"
    >
      <Cover picture={cover} sizes="60px" isPriority={isPriority} />
      <span className="min-w-0">
        <OwnText language={language} className="line-clamp-2 leading-title font-strong wrap-anywhere">
          <Phrases text={title} breaks={titleBreaks} />
        </OwnText>
        <span className="mt-0.5 block text-13 text-fg-2">{note}</span>
        {ending !== undefined && <span className="block text-13 text-fg-2">{ending}</span>}
        {place !== undefined && <span className="one-line block text-13 text-fg-3">{place}</span>}
        {readShare !== undefined && <ProgressLine share={readShare} className="mt-1.5 max-w-60" />}
      </span>
    </Link>
  );
}

/** A series in the reader's library as a cover, with how far the reader is and what is left. */
function LibraryCover({
  href,
  title,
  titleBreaks = [],
  language,
  cover,
  note,
  ending,
  place,
  readShare,
  isPriority = false,
}: LibraryRowProps) {
  const { density } = useLook();
  return (
    <Link href={href} className="group/card block rounded-cover">
      <Cover picture={cover} sizes={GRID_SIZES[density]} isPriority={isPriority} />
      {readShare !== undefined && <ProgressLine share={readShare} className="mt-1.5" />}
      <OwnText language={language} className="mt-1.5 line-clamp-2 text-(length:--t-card) leading-title font-strong">
        <Phrases text={title} breaks={titleBreaks} />
      </OwnText>
      <span className="one-line mt-0.5 block text-12 text-fg-3">{ending ?? place ?? note}</span>
    </Link>
  );
}

/** Rows of the library: one column on phones, two on desktop; or covers. `foot` follows the last of them. */
export function LibraryList({
  rows,
  label,
  view = 'LIST',
  foot,
}: {
  rows: readonly LibraryRowProps[];
  label: string;
  view?: 'LIST' | 'GRID';
  foot?: ReactNode;
}) {
  return (
    <>
      <ul
        aria-label={label}
        className={
          view === 'GRID'
            ? 'cover-grid px-(--size-gutter) pt-1'
            : 'desk:grid desk:grid-cols-[repeat(2,minmax(0,1fr))] desk:gap-x-2 desk:gap-y-1 desk:px-2'
        }
      >
        {rows.map((row) => (
          <li key={row.href}>{view === 'GRID' ? <LibraryCover {...row} /> : <LibraryRow {...row} />}</li>
        ))}
      </ul>
      {foot}
    </>
  );
}

/** Skeleton of the library's rows. */
export function LibrarySkeleton({ label, count = 6 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label} className="desk:px-2">
      {numbers(count).map((index) => (
        <div key={index} className="flex min-h-25 items-center gap-3.5 px-(--size-gutter) py-2 desk:px-2">
          <SkeletonBlock className="aspect-3/4 w-15 flex-none" />
          <div className="flex-1">
            <SkeletonBlock className="h-3.5 w-3/5" />
            <SkeletonBlock className="mt-2 h-3 w-2/5" />
            <SkeletonBlock className="mt-2.5 h-[3px] max-w-60" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
