import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

/** Scrolls a row sideways so that `element` stands in its middle. The page itself does not move. */
export function scrollToCentre(row: HTMLElement, element: HTMLElement): void {
  const rowBox = row.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  row.scrollLeft += box.left + box.width / 2 - (rowBox.left + rowBox.width / 2);
}

/**
 * Keeps the chosen entry of a row in view: each time `key` changes, the child that matches `selector` is brought to
 * the middle, before the browser paints.
 */
export function useCentredSelection<T extends HTMLElement>(key: unknown, selector: string): RefObject<T> {
  const rowRef = useRef<T>(null);
  useBrowserLayoutEffect(() => {
    const row = rowRef.current;
    const chosen = row?.querySelector<HTMLElement>(selector);
    if (row && chosen) scrollToCentre(row, chosen);
  }, [key, selector]);
  return rowRef;
}
