import { preloadStateArt } from '@longstrip/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useIsConnected } from './use-connection.ts';

/** By then a first page has what it needs, in milliseconds. */
const DRAW_AHEAD_MS = 5_000;

/**
 * Says so while the connection is lost: what is on the screen stays readable, and stays, since a page whose script
 * cannot be fetched would be given up for the browser's own. Nothing of this may be fetched when it is needed: the page
 * that says it is drawn ahead, once the first one is there.
 */
export function ConnectionWatcher() {
  const text = useText();
  const isConnected = useIsConnected();
  const wasHeld = useHeldLinks(!isConnected);
  useEffect(() => {
    const timer = setTimeout(preloadStateArt, DRAW_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--size-bottom-bar)+env(safe-area-inset-bottom)+12px)] z-(--layer-toast) grid justify-items-center px-4 desk:bottom-6"
    >
      {!isConnected && (
        <p className="rounded-sheet bg-inverse px-4 py-2 text-center text-13 font-strong text-on-inverse shadow-modal">
          {text('page.offlineTitle')}
          {wasHeld && <span className="block font-text">{text('page.offlineText')}</span>}
        </p>
      )}
    </div>
  );
}

/** Lets no link lead away meanwhile; tells whether one was pressed. */
function useHeldLinks(isHolding: boolean): boolean {
  const [wasHeld, setWasHeld] = useState(false);
  useEffect(() => {
    if (!isHolding) return;
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null || link.getAttribute('href')?.startsWith('#') === true) return;
      event.preventDefault();
      setWasHeld(true);
    };
    // Before anything of the page hears of it.
    window.addEventListener('click', hold, { capture: true });
    return () => {
      window.removeEventListener('click', hold, { capture: true });
      setWasHeld(false);
    };
  }, [isHolding]);
  return wasHeld;
}
