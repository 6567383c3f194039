import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { findWay } from './way-back.ts';

/**
 * After a step to another page inside the site the focus is on its heading: a screen reader says where one is, and
 * the next key goes on from there. After a step back or forward it is where the reader left that page. A document that
 * the browser has just opened is left to the browser. To be rendered after the page, which comes first: what it focuses
 * itself (a field, a panel) keeps the focus.
 */
export function ArrivalWatcher() {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const lastPath = useRef(pathname);
  useEffect(() => {
    // Another order or filter of a list is the same page, where the focus stays on the control.
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!isFocusLeft(document.activeElement)) return;
    if (isReturn && (focusQuietly(findWay(key)) || focusQuietly(findPlaceFurtherDown()))) return;
    focusHeading();
  }, [pathname, key, isReturn]);
  return null;
}

/** Whether the focus is nowhere, or on the very link that led here. An open dialog's link is the dialog's. */
function isFocusLeft(focused: Element | null): boolean {
  if (focused === null || focused === document.body) return true;
  return focused.matches('a[href]') && focused.closest('[role="dialog"], dialog') === null;
}

/**
 * Nothing moves: the place in the page is the router's to restore.
 * @returns whether the element took the focus: one that this window does not show takes none
 */
function focusQuietly(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}

/** The first thing in view to press, on a page that was restored to a place below its heading. */
function findPlaceFurtherDown(): HTMLElement | null {
  const headingPx = document.querySelector('main h1')?.getBoundingClientRect().bottom ?? -1;
  if (window.scrollY === 0 || headingPx > 0) return null;
  const stops = [...document.querySelectorAll<HTMLElement>('main a[href], main button:not(:disabled)')];
  return stops.find((stop) => isWhollyInView(stop.getBoundingClientRect())) ?? null;
}

function isWhollyInView({ top, bottom, height }: DOMRect): boolean {
  return height > 0 && top >= 0 && bottom <= window.innerHeight;
}

function focusHeading(): void {
  const heading = document.querySelector('h1') ?? document.querySelector('main');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  focusQuietly(heading);
}
