import { resolveViewerSettings } from '@longstrip/core';
import { useFetcher, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { type FormReply, NO_REPLY } from '../../../../parts/form/site-form.tsx';
import { ProgressBar } from '../../../../parts/navigation/loading-page.tsx';
import { useReachableLoad } from '../../../../parts/navigation/use-reachable-load.ts';
import { readPurchaseChoice } from '../../../../parts/purchase/purchase-choice.ts';
import type { PanelChoice, PurchasePanelData } from '../../../../parts/purchase/purchase-model.ts';
import { PurchasePanel } from '../../../../parts/purchase/purchase-panel.tsx';
import { PurchaseSheet } from '../../../../parts/purchase/purchase-sheet.tsx';
import { viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import type { Neighbour, ViewerData, ViewerEpisode } from '../viewer-model.ts';
import { askBingeRental, endBinge, isBingeAllowed, useViewerLayers, useViewerStore } from '../viewer-store.ts';

export interface NextPurchaseProps {
  data: Pick<ViewerEpisode, 'series' | 'content' | 'layers'>;
  next: Neighbour;
  /** Rents without asking, if the reader has allowed it. */
  isScrolledOn: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The purchase panel of the next episode, over the end of this one. If the reader has allowed it and has scrolled on, the
 * episode is rented at the price that was shown, and the sheet stays closed. Anything else asks.
 */
export function NextPurchase({ data, next, isScrolledOn, isOpen, onClose }: NextPurchaseProps) {
  const layers = useViewerLayers(data);
  const address = `/viewer/${data.series.alias}/${next.alias}`;
  const { load, data: loaded, isUnreachable } = useReachableLoad<ViewerData>();
  const buying = useFetcher<FormReply>();
  const reply = buying.data ?? NO_REPLY;
  const panel = loaded?.kind === 'refused' ? loaded.panel : null;
  const [asks, setAsks] = useState(!isScrolledOn);
  useEffect(() => {
    if (isOpen) load(address);
  }, [isOpen, load, address]);
  const navigate = useNavigate();
  // It can be read after all, or nothing is known of its price: its own page says which.
  const leads = isOpen && loaded !== undefined && panel === null;
  useEffect(() => {
    if (leads) navigate(address);
  }, [leads, navigate, address]);
  const { submit } = buying;
  useEffect(() => {
    if (asks || panel === null) return;
    const rental = allowedRental(panel, next);
    if (rental === null) {
      endBinge();
      setAsks(true);
      return;
    }
    askBingeRental({ episodeAlias: next.alias, episodeTitle: next.title, coins: rental.coins });
    const { episodeId, requestId, action } = panel;
    submit({ id: String(episodeId), requestId, choice: rental.value, binge: '1' }, { method: 'post', action });
  }, [asks, panel, next, submit]);
  const isRefused = reply.code !== null;
  useEffect(() => {
    if (!isRefused) return;
    endBinge();
    setAsks(true);
  }, [isRefused]);
  if (panel === null) return isOpen && !isUnreachable ? <ProgressBar /> : null;
  return (
    <PurchaseSheet
      title={panel.title}
      isOpen={isOpen && (asks || isRefused)}
      onClose={onClose}
      closeHref={`/detail/${data.series.alias}`}
      needsScript
      theme={viewerTheme(data.content.kind === 'novel', resolveViewerSettings(layers))}
    >
      <PurchasePanel
        panel={panel}
        reply={reply}
        isBusy={buying.state !== 'idle'}
        fetcher={buying}
        onRefused={() => load(address)}
      />
    </PurchaseSheet>
  );
}

/** The rental that may be made without asking: within the limit, at the price that was shown, with enough coins. */
function allowedRental(panel: PurchasePanelData, next: Neighbour): { value: string; coins: number } | null {
  const coins = next.access.kind === 'priced' ? next.access.rentCoins : null;
  if (coins === null || !isBingeAllowed(useViewerStore.getState().binge, coins)) return null;
  const isIt = ({ value, details }: PanelChoice) => {
    const choice = readPurchaseChoice(value);
    return choice?.type === 'RENT' && choice.coins === coins && details.kind === 'buy';
  };
  const value = panel.choices.find(isIt)?.value;
  return value === undefined ? null : { value, coins };
}
