import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { markDeparture } from './departure.ts';
import { useLostStep } from './lost-step.ts';
import { isPageAddress } from './site-link.tsx';
import { useGivingUp } from './use-giving-up.ts';
import { noteWay } from './way-back.ts';
import { historyHere, isWayUp, stepsUp } from './way-up.ts';

/** Whether the click means this window and page, by the rules of the browser itself, and nobody else has taken it. */
function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const opensElsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self');
  return isPlain && !event.defaultPrevented && !opensElsewhere;
}

/**
 * Hears every click on a link: one that opens a page of the site here goes through the router. A page has a hundred links
 * and more; each of the router's own has eight hooks to do the same. Pages are not fetched ahead: a page's data is never
 * kept. Out of an episode to its series the way is a step up, not on: “back” from there does not lead into it again.
 */
export function LinkWatcher() {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const isNewEntry = useRef(false);
  useGivingUp(isNewEntry);
  useLostStep();
  useEffect(() => {
    const here = `${pathname}${search}${hash}`;
    // React listens at the document, too, and did so first: what it was told not to do is known here.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !opensHere(event, link)) return;
      const href = link.getAttribute('href') ?? '';
      if (!isPageAddress(href)) return;
      event.preventDefault();
      const isUp = isWayUp(pathname, href);
      const steps = isUp ? stepsUp(historyHere(), href) : null;
      if (steps !== null) {
        isNewEntry.current = false;
        navigate(-steps);
        return;
      }
      markDeparture(link);
      noteWay(key, link);
      // As the browser has it: a link to where one is already leaves no second entry behind.
      const replace = isUp || href === here;
      isNewEntry.current = !replace;
      navigate(href, { viewTransition: true, replace });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, pathname, search, hash, key]);
  return null;
}
