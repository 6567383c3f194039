import { useBrowserLayoutEffect } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';

/** The clicked link. Its cover moves to the art of the page that it leads to (a view transition). */
let pressedLink: HTMLElement | null = null;

/**
 * Marks the cover of a clicked link, and no other: a page may show the same series twice. In a link with several covers,
 * none moves.
 */
export function markPressedCover(link: HTMLElement): void {
  clearPressedCover();
  if (link.querySelectorAll('.cover-frame').length !== 1) return;
  pressedLink = link;
  link.dataset.pressed = '';
}

function clearPressedCover(): void {
  delete pressedLink?.dataset.pressed;
  pressedLink = null;
}

/** Removes the mark when the next page is rendered, before the browser captures that page. */
export function CoverTransition() {
  const { key } = useLocation();
  useBrowserLayoutEffect(clearPressedCover, [key]);
  return null;
}
