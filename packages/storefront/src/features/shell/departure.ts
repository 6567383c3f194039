import { useBrowserLayoutEffect } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';

/** The link that was pressed: its cover flies to the page it leads to. */
let departing: HTMLElement | null = null;

/** Marks a pressed link, and it alone: one page may hold the same series twice. A link with several covers sends none. */
export function markDeparture(link: HTMLElement): void {
  clearDeparture();
  if (link.querySelectorAll('.cover-frame').length !== 1) return;
  departing = link;
  link.dataset.departing = '';
}

function clearDeparture(): void {
  delete departing?.dataset.departing;
  departing = null;
}

/** Takes the mark off as the next page comes, before the browser looks at that page. */
export function DepartureWatcher() {
  const { key } = useLocation();
  useBrowserLayoutEffect(clearDeparture, [key]);
  return null;
}
