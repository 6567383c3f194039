import { useToast } from '@longstrip/ui';
import { useEffect } from 'react';
import { useReloadSession } from '../session/session-context.tsx';

/**
 * Confirms a change: with a toast, or without script with a line on the page. The parameter is then removed from the
 * address, so that a reload does not show it again.
 * @param address the address without the parameter; by default the path alone
 */
export function ChangeNotice({ notice, address }: { notice: string | null; address?: string }) {
  const toast = useToast();
  const reloadSession = useReloadSession();
  useEffect(() => {
    if (notice === null) return;
    toast({ text: notice, tone: 'positive' });
    history.replaceState(history.state, '', address ?? location.pathname);
    reloadSession();
  }, [notice, address, toast, reloadSession]);
  if (notice === null) return null;
  return (
    <p role="status" className="hidden px-(--size-gutter) pt-4 font-strong noscript:block">
      {notice}
    </p>
  );
}
