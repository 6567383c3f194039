import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * After a step to another page inside the site the focus is on its heading: a screen reader says where one is, and
 * the next key goes on from there. A document that the browser has just opened is left to the browser. To be rendered
 * after the page, which comes first: what it focuses itself (a field, a panel) keeps the focus.
 */
export function ArrivalWatcher() {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    // Another order or filter of a list is the same page, where the focus stays on the control.
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isFocusLeft(document.activeElement)) focusHeading();
  }, [pathname]);
  return null;
}

/** Whether the focus is nowhere, or on the very link that led here. An open dialog's link is the dialog's. */
function isFocusLeft(focused: Element | null): boolean {
  if (focused === null || focused === document.body) return true;
  return focused.matches('a[href]') && focused.closest('[role="dialog"], dialog') === null;
}

/** Nothing moves: the place in the page is the router's to restore. */
function focusHeading(): void {
  const heading = document.querySelector('h1') ?? document.querySelector('main');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
