import { useToast } from '@longstrip/ui';
import { useEffect } from 'react';
import { useReloadSession } from '../session/session-context.tsx';

/**
 * Says what has just been changed: as a toast, and without script as a line on the page. The address forgets it, so that a
 * page that is loaded again does not say it again.
 * @param address what is left of it; by default the path alone
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
