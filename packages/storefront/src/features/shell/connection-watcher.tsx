import { useToast } from '@longstrip/ui';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useIsConnected } from './use-connection.ts';

/** Says so when the connection is lost: what is on the screen stays readable, what is asked for will not come. */
export function ConnectionWatcher() {
  const text = useText();
  const toast = useToast();
  const isConnected = useIsConnected();
  // Only a change is told; texts and toast are taken as they are at that moment.
  useEffect(() => {
    if (!isConnected) toast({ text: text('page.offlineTitle'), tone: 'warning' });
  }, [isConnected]);
  return null;
}
