import type { BellLinkProps } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { useUnreadAlarms } from '../session/session-context.tsx';

/**
 * The bell of the bars: what the reader is told, with how much of it is not read; for a guest the notices. Null where the
 * site has neither. The number comes from the session in the page's memory, so that pages kept for guests hold none.
 */
export function useBell(): BellLinkProps | null {
  const text = useText();
  const { routes, sessionStatus } = useSite();
  const { pathname } = useLocation();
  const unreadCount = useUnreadAlarms();
  if (sessionStatus === 'authenticated' && routes.includes('alarm')) {
    const name = text('nav.alarm');
    const label = unreadCount > 0 ? `${name}: ${unreadCount}` : name;
    return { href: '/alarm', label, isCurrent: pathname === '/alarm', unreadCount };
  }
  if (!routes.includes('notice')) return null;
  return { href: '/notice', label: text('nav.notice'), isCurrent: pathname === '/notice' };
}
