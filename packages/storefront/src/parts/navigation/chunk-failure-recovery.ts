import { createPath } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Opens the requested page as a document when its script cannot be loaded, because the site was deployed again since this
 * document was opened. Without this, the router reloads the current document, and the reader has to follow the link again.
 * That is what happens in a browser without the Navigation API.
 */
export function useChunkFailureRecovery(): void {
  useEffect(() => {
    const navigation = 'navigation' in window && window.navigation instanceof EventTarget ? window.navigation : null;
    if (navigation === null) return;
    // Read from the router itself: a script can fail before React has rendered that a page is loading.
    let pendingPath: string | null = null;
    const unsubscribe = window.__remixRouter.subscribe((router) => {
      pendingPath = router.navigation.state === 'loading' ? createPath(router.navigation.location) : null;
    });
    const openInstead = (event: Event) => {
      if (pendingPath === null || !isReloadByScript(event)) return;
      event.preventDefault();
      window.location.assign(pendingPath);
    };
    navigation.addEventListener('navigate', openInstead);
    return () => {
      unsubscribe();
      navigation.removeEventListener('navigate', openInstead);
    };
  }, []);
}

/** Whether the document is reloaded by a script, not by the reader. */
function isReloadByScript(event: Event): boolean {
  return (
    'navigationType' in event &&
    event.navigationType === 'reload' &&
    'userInitiated' in event &&
    event.userInitiated === false
  );
}
