import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { BackIcon, ForwardIcon } from '../icon/icons.tsx';
import { useLook } from '../look/site-look.tsx';

/** How far a press goes, as a share of the visible part of the row. */
const STEP = 0.85;
/** Rounding of positions, in pixels. */
const NEAR_PX = 2;

export interface RowPlace {
  /** Whether there is more of the row before and after its visible part. */
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

/** Where a row is scrolled to. In a right-to-left page `scrollLeft` is negative. */
export function rowPlace(row: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): RowPlace {
  const donePx = Math.abs(row.scrollLeft);
  return { hasBefore: donePx > NEAR_PX, hasAfter: donePx + row.clientWidth < row.scrollWidth - NEAR_PX };
}

const ARROW =
  'absolute top-[42%] z-2 grid size-10 -translate-y-1/2 place-items-center rounded-pill border border-line bg-surface text-fg opacity-0 shadow-float transition-opacity duration-150 group-hover/row:opacity-100 hover:bg-fill focus-visible:opacity-100 aria-disabled:pointer-events-none aria-disabled:opacity-0! aria-disabled:focus-visible:opacity-60!';

export interface RowArrowsProps {
  rowRef: RefObject<HTMLElement>;
  title: string;
}

/** Buttons that scroll a row sideways, for rows that are longer than their column. */
export function RowArrows({ rowRef, title }: RowArrowsProps) {
  const { rowTexts } = useLook();
  const place = useRowPlace(rowRef);
  if (place === null || rowTexts === undefined || !(place.hasBefore || place.hasAfter)) return null;
  const scroll = (steps: 1 | -1) => {
    const row = rowRef.current;
    if (row === null) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const side = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollBy({ left: steps * side * row.clientWidth * STEP, behavior: isCalm ? 'auto' : 'smooth' });
  };
  return (
    <>
      <ArrowButton
        label={rowTexts.back(title)}
        isOff={!place.hasBefore}
        onPress={() => scroll(-1)}
        className="start-1.5"
      >
        <BackIcon size={20} />
      </ArrowButton>
      <ArrowButton label={rowTexts.on(title)} isOff={!place.hasAfter} onPress={() => scroll(1)} className="end-1.5">
        <ForwardIcon size={20} />
      </ArrowButton>
    </>
  );
}

/** At the end of the row it keeps the focus, so that the keyboard goes on from there, but is no stop of Tab. */
function ArrowButton(props: {
  label: string;
  isOff: boolean;
  onPress: () => void;
  className: string;
  children: ReactNode;
}) {
  const { label, isOff, onPress, className, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      tabIndex={isOff ? -1 : 0}
      onClick={onPress}
      className={clsx(ARROW, className)}
    >
      {children}
    </button>
  );
}

/** Null until the row is measured. */
function useRowPlace(rowRef: RefObject<HTMLElement>): RowPlace | null {
  const [place, setPlace] = useState<RowPlace | null>(null);
  useEffect(() => {
    const row = rowRef.current;
    if (row === null) return;
    const measure = () => {
      const now = rowPlace(row);
      setPlace((last) => (last?.hasBefore === now.hasBefore && last.hasAfter === now.hasAfter ? last : now));
    };
    row.addEventListener('scroll', measure, { passive: true });
    const watcher = new ResizeObserver(measure);
    watcher.observe(row);
    return () => {
      row.removeEventListener('scroll', measure);
      watcher.disconnect();
    };
  }, [rowRef]);
  return place;
}
