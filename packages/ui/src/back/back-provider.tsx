import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { type BackHistory, createBackHistory, type LayerKind } from './back-history.ts';

/**
 * The history of the window, made when this module is loaded. It must get an event before the router does, and Chromium
 * calls the listeners of a window in the order in which they were added, whatever their phase.
 */
const windowHistory = typeof window === 'undefined' ? null : createBackHistory(window);

const BackContext = createContext<BackHistory | null>(null);

/** Lets "back" close the layers over the page. One for the whole app, above everything that can open a modal. */
export function BackStackProvider({ children }: { children: ReactNode }) {
  return <BackContext.Provider value={windowHistory}>{children}</BackContext.Provider>;
}

/** While `isOpen`, "back" calls `close` instead of leaving the page. Without a provider it does nothing. */
export function useBackLayer(kind: LayerKind, isOpen: boolean, close: () => void): void {
  const history = useContext(BackContext);
  const closeRef = useRef(close);
  useEffect(() => {
    closeRef.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    return history?.open(kind, () => closeRef.current());
  }, [history, isOpen, kind]);
}

/**
 * The native app's back button: closes a modal, then a slide; `leave` asks the caller to go back, `stay` means the
 * page is the root and nothing is open.
 */
export function useBackStack(): { back: (isRoot: boolean) => 'closed' | 'leave' | 'stay' } {
  const history = useContext(BackContext);
  return { back: (isRoot) => history?.back(isRoot) ?? (isRoot ? 'stay' : 'leave') };
}
