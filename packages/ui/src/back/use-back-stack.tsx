import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type BackHistory, createBackHistory } from './back-history.ts';
import type { LayerKind } from './back-stack.ts';

const BackContext = createContext<{ current: BackHistory | undefined }>({ current: undefined });

/** Holds the page's open layers. One for the whole app, above everything that can open a modal. */
export function BackStackProvider({ children }: { children: ReactNode }) {
  const [holder] = useState<{ current: BackHistory | undefined }>(() => ({ current: undefined }));
  useEffect(() => {
    const backHistory = createBackHistory(window);
    holder.current = backHistory;
    return () => {
      holder.current = undefined;
      backHistory.dispose();
    };
  }, [holder]);
  return <BackContext.Provider value={holder}>{children}</BackContext.Provider>;
}

/** While `isOpen`, "back" calls `close` instead of leaving the page. Without a provider it does nothing. */
export function useBackLayer(kind: LayerKind, isOpen: boolean, close: () => void): void {
  const holder = useContext(BackContext);
  const closeRef = useRef(close);
  useEffect(() => {
    closeRef.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    return holder.current?.open(kind, () => closeRef.current());
  }, [holder, isOpen, kind]);
}

/**
 * The native app's back button: closes a modal, then a slide; `leave` asks the caller to go back, `stay` means the
 * page is the root and nothing is open.
 */
export function useBackStack(): { back: (isRoot: boolean) => 'closed' | 'leave' | 'stay' } {
  const holder = useContext(BackContext);
  return { back: (isRoot) => holder.current?.back(isRoot) ?? (isRoot ? 'stay' : 'leave') };
}
