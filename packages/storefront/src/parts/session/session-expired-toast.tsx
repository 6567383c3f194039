import { useToast } from '@longstrip/ui';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';

/** Tells the reader of a page for everybody that they are a guest now, since their session has expired. */
export function SessionExpiredToast() {
  const text = useText();
  const toast = useToast();
  const { hasSessionExpired } = useSite();
  const message = text('page.accessDeniedTitle');
  useEffect(() => {
    if (hasSessionExpired) toast({ text: message, tone: 'warning' });
  }, [hasSessionExpired, message, toast]);
  return null;
}
