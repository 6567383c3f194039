import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

/** Most documents are hydrated this long after they have loaded, in milliseconds. */
const IDLE_GUESS_MS = 200;

const HydrationContext = createContext(false);

/**
 * Tells when the whole document is hydrated, including every part behind a Suspense boundary. Those parts hydrate after the
 * rest, and React discards and renders again a part that gets an urgent update before that (React's error 421). The value
 * here changes in a transition, which passes through all parts: React commits it only once they are hydrated.
 */
export function DocumentHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    // Once nothing else is to do: a transition that comes to a part before it is hydrated counts as an error 421 if a key interrupts it.
    const finish = () => whenIdle(() => startTransition(() => setHydrated(true)));
    if (document.readyState === 'complete') {
      finish();
      return;
    }
    // Before the document has loaded, a part may still be streaming, and a waiting transition would block all others.
    window.addEventListener('load', finish);
    return () => window.removeEventListener('load', finish);
  }, []);
  return <HydrationContext.Provider value={isHydrated}>{children}</HydrationContext.Provider>;
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, IDLE_GUESS_MS);
}

/** Whether the whole document is hydrated, so that urgent updates to all of it are safe. */
export function useIsDocumentHydrated(): boolean {
  return useContext(HydrationContext);
}
