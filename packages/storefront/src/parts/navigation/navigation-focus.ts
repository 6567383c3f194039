import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { findRememberedLink } from './site-link.tsx';

/**
 * Moves the focus after a navigation inside the site: to the heading of the new page, so that a screen reader announces
 * where the reader is and the next Tab continues from there; after "back" or "forward", to the link that was followed from
 * that page. When the browser itself has opened a document, its focus stays. Render this after the page: what the page
 * focuses itself (a field, a panel) keeps the focus.
 */
export function NavigationFocus() {
  const { pathname, key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const lastPath = useRef(pathname);
  useEffect(() => {
    // A list in another order or with another filter is the same page: the focus stays on its control.
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!mayMoveFrom(document.activeElement)) return;
    if (isBackOrForward && takesFocus(findRememberedLink(key))) return;
    focusHeading();
  }, [pathname, key, isBackOrForward]);
  return null;
}

/** Whether nothing has the focus, or only the link that was followed. An open dialog keeps the focus. */
function mayMoveFrom(focused: Element | null): boolean {
  if (focused === null || focused === document.body) return true;
  return focused.matches('a[href]') && focused.closest('[role="dialog"], dialog') === null;
}

/**
 * Focuses without scrolling: the router restores the scroll position.
 * @returns whether the element took the focus: a hidden one does not
 */
function takesFocus(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}

function focusHeading(): void {
  const heading = document.querySelector('h1') ?? document.querySelector('main');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  takesFocus(heading);
}
