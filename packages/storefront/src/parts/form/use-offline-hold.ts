import { type FormEvent, useState } from 'react';
import { useIsConnected } from '../shell/connection-watcher.tsx';

/**
 * Holds back a form that is sent without a connection: the router, or the browser, would replace the page by an error, and what was
 * entered would be lost.
 */
export function useOfflineHold(): { isHeld: boolean; onSubmit: (event: FormEvent) => void } {
  const isConnected = useIsConnected();
  const [wasHeld, setHeld] = useState(false);
  const onSubmit = (event: FormEvent) => {
    setHeld(!navigator.onLine);
    if (!navigator.onLine) event.preventDefault();
  };
  return { isHeld: wasHeld && !isConnected, onSubmit };
}
