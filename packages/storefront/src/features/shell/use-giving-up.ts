import { useBackLayer } from '@longstrip/ui';
import { useLocation, useNavigate } from '@remix-run/react';
import { type MutableRefObject, useEffect } from 'react';
import { useIsSlow, usePendingPath } from './use-pending-path.ts';

/** A place that no page has. For a step to it the router drops what is on its way, and asks for nothing. */
const NOWHERE = '#stay';

/**
 * While a page that a link leads to is slow to come, "back" gives it up, and the reader stays where they are: that page
 * is in the history only once it is there, and "back" would leave the page below it.
 * @param isNewEntry whether the step that began last puts an entry on the history, and takes no other's place
 */
export function useGivingUp(isNewEntry: MutableRefObject<boolean>): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const pending = usePendingPath();
  const isSlow = useIsSlow();
  useEffect(() => {
    if (pending === null) isNewEntry.current = false;
  });
  const isGivenUpByBack =
    isSlow && pending !== null && isNewEntry.current && !isInHistory(pending.key, window.history.state);
  useBackLayer('modal', isGivenUpByBack, () => {
    const address = window.location.href;
    navigate({ pathname, search, hash: NOWHERE }, { replace: true, preventScrollReset: true, state });
    window.history.replaceState(window.history.state, '', address);
  });
}

/** A step back or forward stands at its entry from the beginning. */
function isInHistory(key: string, state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'key' in state && state.key === key;
}
