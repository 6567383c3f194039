import { useLocation, useNavigate } from '@remix-run/react';
import { isCurrentEntry } from './history-entry.ts';
import { usePendingLocation } from './pending-location.ts';

/** An anchor that no page has. For a step to an anchor the router cancels the load in progress, and loads nothing itself. */
const NO_ANCHOR = '#stay';

/**
 * Cancels the load in progress and stays on the current page, as the browser's stop button does for a document.
 * A step back or forward is at its history entry already: cancelling it goes back from there.
 */
export function useCancelLoading(): () => void {
  const { pathname, search, state } = useLocation();
  const pending = usePendingLocation();
  const navigate = useNavigate();
  return () => {
    if (pending !== null && isCurrentEntry(pending.key)) {
      window.history.back();
      return;
    }
    const address = window.location.href;
    navigate({ pathname, search, hash: NO_ANCHOR }, { replace: true, preventScrollReset: true, state });
    window.history.replaceState(window.history.state, '', address);
  };
}
