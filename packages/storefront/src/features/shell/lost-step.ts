import { createPath } from '@remix-run/react';
import { useEffect } from 'react';
import { isPageAddress } from './site-link.tsx';

const KEY = 'longstrip.lostStep';
/** A document that comes back later than this was not the router's to load anew. */
const FRESH_MS = 60_000;

/**
 * When a page's script cannot be fetched (the site has been deployed anew since this document came), the router loads the
 * document again, at the address of the page that the reader is leaving. Here that leads on to where they tapped: at
 * once where the browser lets a page speak before it is left, else by a note to the document that comes. It hears the
 * router itself: a script may fail before React has drawn anything of the step.
 */
export function useLostStep(): void {
  useEffect(() => {
    let wanted: string | null = null;
    const unsubscribe = window.__remixRouter.subscribe(({ navigation }) => {
      wanted = navigation.state === 'loading' ? createPath(navigation.location) : null;
    });
    const leadOn = (event: Event) => {
      if (wanted === null || !isOwnReload(event)) return;
      event.preventDefault();
      // As a document, which needs no script to be there.
      window.location.assign(wanted);
    };
    const note = () => {
      if (wanted !== null) noteLostStep(window, wanted);
    };
    const navigation = 'navigation' in window && window.navigation instanceof EventTarget ? window.navigation : null;
    navigation?.addEventListener('navigate', leadOn);
    window.addEventListener('pagehide', note);
    return () => {
      unsubscribe();
      navigation?.removeEventListener('navigate', leadOn);
      window.removeEventListener('pagehide', note);
    };
  }, []);
}

/** Whether a script loads the document anew, and not the reader. */
function isOwnReload(event: Event): boolean {
  return (
    'navigationType' in event &&
    event.navigationType === 'reload' &&
    'userInitiated' in event &&
    event.userInitiated === false
  );
}

/** The part of `window` that a note needs. */
interface NoteWindow {
  readonly location: Pick<Location, 'href'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly performance: Pick<Performance, 'getEntriesByType'>;
}

/** Notes where the reader of this document is headed, as it is left. */
export function noteLostStep(window: NoteWindow, wanted: string, nowMs = Date.now()): void {
  try {
    window.sessionStorage.setItem(KEY, [window.location.href, wanted, nowMs].join('\n'));
  } catch {
    // A browser that keeps nothing: the page before is better than none.
  }
}

/**
 * Where the document before this one was headed, if this is that document loaded anew. Says it once: whatever happens
 * there, nobody is sent twice.
 */
export function takeLostStep(window: NoteWindow, nowMs = Date.now()): string | null {
  try {
    const note = window.sessionStorage.getItem(KEY);
    if (note === null) return null;
    window.sessionStorage.removeItem(KEY);
    const [address, wanted = '', notedAtMs] = note.split('\n');
    const [entry] = window.performance.getEntriesByType('navigation');
    const isSame =
      entry !== undefined && 'type' in entry && entry.type === 'reload' && address === window.location.href;
    return isSame && nowMs - Number(notedAtMs) < FRESH_MS && isPageAddress(wanted) ? wanted : null;
  } catch {
    return null;
  }
}
