import type { LinkProps } from '@longstrip/ui';
import { useLocation, useNavigate } from '@remix-run/react';
import { forwardRef, useEffect } from 'react';
import { useChunkFailureRecovery } from './chunk-failure-recovery.ts';
import { markPressedCover } from './cover-transition.ts';
import { useIsDocumentHydrated } from './document-hydration.tsx';
import { opensSheet } from './page-addresses.ts';
import { browserHistory, isSeriesBackLink, stepsBackToSeries } from './series-back-link.ts';

/** Whether an address is a page of this site, and not one of its files, its api or another site. */
export function isPageAddress(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/_/') && !href.startsWith('/api/');
}

/**
 * The component for every link that ui renders: a plain link, whose clicks `LinkWatcher` handles. `data-discover` makes the
 * router load the routes of all links of a page in advance, in one request, so that no click waits for that.
 */
export const SiteLink = forwardRef<HTMLAnchorElement, LinkProps>(function SiteLink(props, ref) {
  return <a {...props} data-discover={isPageAddress(props.href) ? 'true' : undefined} ref={ref} />;
});

/**
 * Whether the router opens a link that was clicked: in this window, by the browser's own rules, not as a new document
 * (`data-document`), and no other listener has handled it.
 */
function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const opensElsewhere =
    link.hasAttribute('download') ||
    link.hasAttribute('data-document') ||
    (link.target !== '' && link.target !== '_self');
  return isPlain && !event.defaultPrevented && !opensElsewhere;
}

/**
 * Handles every click on a link: a link to a page of this site goes through the router. One listener is used instead of the
 * router's own link component, since a page has a hundred links and each of those would run eight hooks. Pages are not
 * prefetched: their data is never cached. A link from an episode back to its series goes back in the history, or replaces
 * the episode there, so that "back" on the page of the series does not open the episode again.
 */
export function LinkWatcher() {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const canAnimate = useIsDocumentHydrated();
  useChunkFailureRecovery();
  useEffect(() => {
    // React listens on the document as well, and its listener has run first: `defaultPrevented` is already set by
    // components.
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

/**
 * How a link is found again after its page has been rendered again: its address, and its index among links to that address.
 */
interface RememberedLink {
  readonly href: string;
  readonly index: number;
}

/** By history entry, the link that was followed from it last. It is kept as long as the document. */
const followedLinks = new Map<string, RememberedLink>();

/** @param entryKey the router's key of the history entry on which the link was followed */
export function rememberLink(entryKey: string, link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  followedLinks.set(entryKey, { href, index: linksTo(href).indexOf(link) });
}

/** The link that was followed from a history entry, if its page still has a link to that address. */
export function findRememberedLink(entryKey: string): HTMLElement | null {
  const remembered = followedLinks.get(entryKey);
  if (remembered === undefined) return null;
  const links = linksTo(remembered.href);
  return links[remembered.index] ?? links.at(-1) ?? null;
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);
}
