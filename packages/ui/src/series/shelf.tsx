import clsx from 'clsx';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useBrowserLayoutEffect } from '../control/react-workarounds.ts';
import { ChevronIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import type { RowArrowsProps } from './row-arrows.tsx';

export interface SectionHeadingProps {
  title: string;
  note?: string | undefined;
  more?: { href: string; label: string } | undefined;
  /** A control instead of a link, such as the order of a list. */
  action?: ReactNode;
  level?: 'h1' | 'h2';
}

/** A section's heading, its note and the link to all of it. */
export function SectionHeading({ title, note, more, action, level: Level = 'h2' }: SectionHeadingProps) {
  return (
    <div className="section-head mb-0.5 flex min-h-11 flex-wrap items-center gap-x-3 px-(--size-gutter)">
      <div className="min-w-0 flex-1 basis-[8rem]">
        <Level className="section-title">{title}</Level>
        {note && <p className="mt-0.5 text-13 leading-title text-fg-3">{note}</p>}
      </div>
      {more && (
        <Link
          href={more.href}
          className="inline-flex min-h-11 min-w-11 items-center gap-0.5 whitespace-nowrap text-13 text-fg-2"
        >
          {more.label}
          <span className="sr-only">: {title}</span>
          <ChevronIcon size={16} />
        </Link>
      )}
      {action}
    </div>
  );
}

/**
 * A row that scrolls sideways and snaps to each child. The keyboard reaches off-screen items through their links. When a
 * reader returns to the page, the row has the position in which they left it; its label is the key.
 */
export function ScrollRow({ children, label, className }: { children: ReactNode; label?: string; className?: string }) {
  const rowRef = useSidewaysPlace<HTMLUListElement>(label);
  return (
    <div className="group/row relative">
      <ul
        ref={rowRef}
        aria-label={label}
        className={clsx(
          // `relative`: text for screen readers lies outside the flow and would widen the page instead of the row.
          'scroll-row relative flex snap-x snap-proximity scroll-px-4 gap-(--cover-gap) px-(--size-gutter) *:flex-none *:snap-start desk:gap-[calc(var(--cover-gap)+4px)]',
          className,
        )}
      >
        {children}
      </ul>
      {label !== undefined && <Arrows rowRef={rowRef} title={label} />}
    </div>
  );
}

let loadedArrows: ComponentType<RowArrowsProps> | null = null;

/** The buttons of a row, whose script loads where there is a mouse: a finger swipes. */
function Arrows(props: RowArrowsProps) {
  const [RowArrows, setArrows] = useState(() => loadedArrows);
  useEffect(() => {
    if (loadedArrows !== null || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    // Without a connection the row scrolls as on a phone.
    void import('./row-arrows.tsx').then(
      (module) => {
        loadedArrows = module.RowArrows;
        setArrows(() => loadedArrows);
      },
      () => undefined,
    );
  }, []);
  return RowArrows === null ? null : <RowArrows {...props} />;
}

export interface ShelfProps extends SectionHeadingProps {
  /** List items: `<li>` elements of any width. */
  children: ReactNode;
}

/** A heading and a row of cards under it. */
export function Shelf({ children, ...heading }: ShelfProps) {
  return (
    <section className="shelf-section">
      <SectionHeading {...heading} />
      <ScrollRow label={heading.title}>{children}</ScrollRow>
    </section>
  );
}

/** How far each row of a page is scrolled sideways, by the row's label. Negative in right-to-left pages. */
type Places = Map<string, number>;

const PlacesContext = createContext<Places | null>(null);

/** One entry per visit of a page: a few kilobytes for an hour of reading. */
const placesByVisit = new Map<string, Places>();

/**
 * Remembers to where the rows of each visited page were scrolled, until the document is left.
 * @param visit id of a page's entry in the history: a new visit of the same page starts without positions
 */
export function SidewaysPlaces({ visit, children }: { visit: string; children: ReactNode }) {
  let places = placesByVisit.get(visit);
  if (places === undefined) {
    places = new Map();
    // Not on a server: it has no history, and serves many readers.
    if (typeof document !== 'undefined') placesByVisit.set(visit, places);
  }
  return <PlacesContext.Provider value={places}>{children}</PlacesContext.Provider>;
}

/** Before the browser paints, scrolls a row to its position at the time when the page was left. */
function useSidewaysPlace<T extends HTMLElement>(label: string | undefined): RefObject<T> {
  const places = useContext(PlacesContext);
  const rowRef = useRef<T>(null);
  useBrowserLayoutEffect(() => {
    const row = rowRef.current;
    if (row === null || places === null || label === undefined) return;
    const place = places.get(label);
    if (place !== undefined) row.scrollLeft = place;
    return () => {
      // A row that is hidden at that moment has no position.
      if (row.getClientRects().length > 0) places.set(label, row.scrollLeft);
    };
  }, [places, label]);
  return rowRef;
}
