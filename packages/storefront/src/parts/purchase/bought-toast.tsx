import { useToast } from '@longstrip/ui';
import { useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { BOUGHT_PARAMETER } from '../navigation/page-addresses.ts';
import { useReloadSession } from '../session/session-context.tsx';

/**
 * Says once what was bought, and has the wallet of this page and of other tabs fetched anew (D37). The parameter leaves
 * the address, so that nothing is said again.
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
