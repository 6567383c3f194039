import { useLocation, useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { useFormState } from '../../../parts/form/site-form.tsx';
import { BoughtToast } from '../../../parts/purchase/bought-toast.tsx';
import { PurchasePanel } from '../../../parts/purchase/purchase-panel.tsx';
import { PurchaseSheet } from '../../../parts/purchase/purchase-sheet.tsx';
import type { SeriesPurchase } from './detail.server.ts';

export interface DetailPurchaseProps {
  seriesAlias: string;
  purchase: SeriesPurchase;
}

/**
 * The sheet that the address of a series' page opens: the purchase panel of one episode, or of all. While it is loading, the
 * page's progress line says so. Closing it goes back to where it was opened, at the same place of the page.
 */
export function DetailPurchase({ seriesAlias, purchase }: DetailPurchaseProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { reply, isBusy } = useFormState();
  const { panel, notice } = purchase;
  const [lastPanel, setLastPanel] = useState(panel);
  if (panel !== null && panel !== lastPanel) setLastPanel(panel);
  const page = `/detail/${seriesAlias}`;
  const close = () => {
    if (wasOpenedHere(state)) navigate(-1);
    else navigate(page, { replace: true, preventScrollReset: true });
  };
  // The panel stays visible while the sheet closes.
  const shown = panel ?? lastPanel;
  return (
    <>
      {notice !== null && <BoughtToast notice={notice} />}
      {shown !== null && (
        <PurchaseSheet title={shown.title} isOpen={panel !== null} onClose={close} closeHref={page}>
          <PurchasePanel panel={shown} reply={reply} isBusy={isBusy} />
        </PurchaseSheet>
      )}
    </>
  );
}

/** Whether the page below the sheet is the entry before this one in the history. */
function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSheet' in state;
}
