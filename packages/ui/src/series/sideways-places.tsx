import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import { useBrowserLayoutEffect } from '../shell/use-browser-layout-effect.ts';

/** How far each row of a page is scrolled sideways, by the row's label. Negative in right-to-left pages. */
type Places = Map<string, number>;

const PlacesContext = createContext<Places | null>(null);

/** One entry per visit of a page: an hour's reading is a few kilobytes. */
const placesByVisit = new Map<string, Places>();

/**
 * Remembers, as long as the document lives, where the rows of each visited page were scrolled to.
 * @param visit names a page's entry in the history: the same page opened anew begins anew
 */
export function SidewaysPlaces({ visit, children }: { visit: string; children: ReactNode }) {
  let places = placesByVisit.get(visit);
  if (places === undefined) {
    places = new Map();
    // A server has no history, and serves many readers.
    if (typeof document !== 'undefined') placesByVisit.set(visit, places);
  }
  return <PlacesContext.Provider value={places}>{children}</PlacesContext.Provider>;
}

/** Scrolls a row to where it was when its page was left, before the browser paints. */
export function useSidewaysPlace<T extends HTMLElement>(label: string | undefined): RefObject<T> {
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
