import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useChunkFailureRecovery } from './chunk-failure-recovery.ts';
import { markPressedCover } from './cover-transition.ts';
import { useIsDocumentHydrated } from './document-hydration.tsx';
import { rememberLink } from './link-memory.ts';
import { opensSheet } from './purchase-address.ts';
import { browserHistory, isSeriesBackLink, stepsBackToSeries } from './series-back-link.ts';
import { isPageAddress } from './site-link.tsx';

/** Whether a click opens the link in this window, by the browser's own rules, and no other listener has handled it. */
function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const opensElsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self');
  return isPlain && !event.defaultPrevented && !opensElsewhere;
}

/**
 * Handles every click on a link: one to a page of this site goes through the router. One listener instead of the router's
 * own link component, since a page has a hundred links and each of those would run eight hooks. Pages are not
 * prefetched: their data is never cached. A link from an episode back to its series goes back in the history, or replaces
 * the episode there: "back" on the page of the series does not open the episode again.
 */
export function LinkWatcher() {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const canAnimate = useIsDocumentHydrated();
  useChunkFailureRecovery();
  useEffect(() => {
    // React listens on the document as well, and did so first: `defaultPrevented` is already set by components.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !opensHere(event, link)) return;
      const href = link.getAttribute('href') ?? '';
      if (!isPageAddress(href)) return;
      event.preventDefault();
      const isBackLink = isSeriesBackLink(pathname, href);
      const steps = isBackLink ? stepsBackToSeries(browserHistory(), href) : null;
      if (steps !== null) {
        navigate(-steps);
        return;
      }
      if (opensSheet(pathname, href)) {
        navigate(href, { preventScrollReset: true, state: { isSheet: true } });
        return;
      }
      markPressedCover(link);
      rememberLink(key, link);
      // As in the browser: a link to the current page adds no history entry.
      const replace = isBackLink || href === `${pathname}${search}`;
      navigate(href, { viewTransition: canAnimate, replace });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, pathname, search, key, canAnimate]);
  return null;
}
