import { useToast } from '@longstrip/ui';
import { useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { BOUGHT_PARAMETER } from '../navigation/page-addresses.ts';
import { useReloadSession } from '../session/session-context.tsx';

/**
 * Shows once what was bought, and reloads the wallet of this page and of other tabs (D37). The parameter is removed from the
 * address, so that a reload does not show it again.
 */
export function BoughtToast({ notice }: { notice: string }) {
  const toast = useToast();
  const reloadSession = useReloadSession();
  const [, setParameters] = useSearchParams();
  useEffect(() => {
    toast({ text: notice, tone: 'positive' });
    reloadSession();
    setParameters(
      (before) => {
        before.delete(BOUGHT_PARAMETER);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [notice, toast, reloadSession, setParameters]);
  return (
    <noscript>
      <p role="status" className="bg-fill p-3.5 text-center text-fg">
        {notice}
      </p>
    </noscript>
  );
}
