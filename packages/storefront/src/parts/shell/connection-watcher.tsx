import { preloadStateArt, preloadToasts } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isSavedPath } from '../device/saved-paths.ts';

/** After this time, in milliseconds, a first page has loaded what it needs. */
const PRELOAD_AFTER_MS = 5_000;

/**
 * Shows a message while there is no connection. The page stays open and readable: following a link whose script cannot load
 * would replace it with the browser's error page. The drawing of the offline page and the toasts are preloaded, since they
 * cannot load when they are needed.
 */
export function ConnectionWatcher() {
  const text = useText();
  const isConnected = useIsConnected();
  const wasLinkClicked = useBlockedLinks(!isConnected);
  const { pathname } = useLocation();
  // On a page that is on the device a reader may well be without a connection, and the message would lie over the art.
  const isMessageShown = !isConnected && (wasLinkClicked || !isSavedPath(pathname));
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadStateArt();
      preloadToasts();
    }, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--size-bottom-bar)+env(safe-area-inset-bottom)+12px)] z-(--layer-toast) grid justify-items-center px-4 desk:bottom-6"
    >
      {isMessageShown && (
        <p className="rounded-sheet bg-inverse px-4 py-2 text-center text-13 font-strong text-on-inverse shadow-modal">
          {text('page.offlineTitle')}
          {wasLinkClicked && <span className="block font-text">{text('page.offlineText')}</span>}
        </p>
      )}
    </div>
  );
}

/**
 * Blocks links while `isHolding`.
 * @returns whether one was clicked
 */
function useBlockedLinks(isHolding: boolean): boolean {
  const [wasLinkClicked, setLinkClicked] = useState(false);
  useEffect(() => {
    if (!isHolding) return;
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null || link.getAttribute('href')?.startsWith('#') === true) return;
      event.preventDefault();
      // A page that is on the device opens as a document: the service worker has no data for the router.
      if (link instanceof HTMLAnchorElement && isSavedPath(link.pathname)) {
        event.stopPropagation();
        window.location.assign(link.href);
      } else setLinkClicked(true);
    };
    // In the capture phase: before any other listener of the page.
    window.addEventListener('click', hold, { capture: true });
    return () => {
      window.removeEventListener('click', hold, { capture: true });
      setLinkClicked(false);
    };
  }, [isHolding]);
  return wasLinkClicked;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has a connection. Always true on the server. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls a function when a lost connection is back. */
export function useWhenConnected(resume: () => void): void {
  const latest = useRef(resume);
  latest.current = resume;
  useEffect(() => {
    const listener = () => latest.current();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
