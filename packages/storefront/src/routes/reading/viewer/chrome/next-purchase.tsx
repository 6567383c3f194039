import { freeOption, resolveViewerSettings, unaskedOption } from '@longstrip/core';
import { useFetcher, useNavigate } from '@remix-run/react';
import { type MutableRefObject, useCallback, useEffect, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { type FormReply, NO_REPLY } from '../../../../parts/form/site-form.tsx';
import { ProgressBar } from '../../../../parts/navigation/loading-page.tsx';
import { useReachableLoad } from '../../../../parts/navigation/use-reachable-load.ts';
import { readPurchaseChoice } from '../../../../parts/purchase/purchase-choice.ts';
import type { PurchasePanelData } from '../../../../parts/purchase/purchase-model.ts';
import { PurchasePanel } from '../../../../parts/purchase/purchase-panel.tsx';
import { PurchaseSheet } from '../../../../parts/purchase/purchase-sheet.tsx';
import { viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import type { Neighbour, ViewerData, ViewerEpisode } from '../viewer-model.ts';
import { endBinge, useViewerLayers, useViewerStore } from '../viewer-store.ts';
import { askBingeRental, isBingeAllowed } from './binge-allowance.ts';
import { hasReadThrough } from './binge-reading.ts';

export interface NextPurchaseProps {
  data: Pick<ViewerEpisode, 'series' | 'content' | 'layers'>;
  next: Neighbour;
  /** Opens the episode without asking, if the reader has allowed it and has read this one. */
  isScrolledOn: boolean;
  /** Set here, while a purchase runs: it would not survive a new panel. */
  isPaying: MutableRefObject<boolean>;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The purchase panel of the next episode, over the end of this one. If the reader has allowed it and has read on to here, the
 * ticket opens the episode, or it is rented at the price that was shown, and the sheet stays closed. Anything else asks.
 */
export function NextPurchase({ data, next, isScrolledOn, isPaying, isOpen, onClose }: NextPurchaseProps) {
  const layers = useViewerLayers(data);
  const address = `/viewer/${data.series.alias}/${next.alias}`;
  const { load, data: loaded, isUnreachable } = useReachableLoad<ViewerData>();
  const buying = useFetcher<FormReply>();
  const reply = buying.data ?? NO_REPLY;
  const isBusy = buying.state !== 'idle';
  useEffect(() => {
    isPaying.current = isBusy;
  }, [isPaying, isBusy]);
  const panel = loaded?.kind === 'refused' ? loaded.panel : null;
  const text = useText();
  const [asks, setAsks] = useState(() => !isScrolledOn || !hasReadThrough());
  /** What was spent without asking, once that has ended here. A toast is gone sooner than the sheet. */
  const [spentCoins, setSpentCoins] = useState<number | null>(null);
  const end = useCallback(() => {
    const { binge } = useViewerStore.getState();
    if (binge !== null) setSpentCoins(binge.spentCoins);
    endBinge(true);
  }, []);
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
    const unasked = unaskedPurchase(panel, next);
    if (unasked === 'ends') end();
    if (unasked === 'ends' || unasked === 'asks') {
      setAsks(true);
      return;
    }
    const { value, coins } = unasked;
    askBingeRental({ episodeAlias: next.alias, episodeTitle: next.title, coins });
    const { episodeId, requestId, action } = panel;
    submit({ id: String(episodeId), requestId, choice: value, binge: '1' }, { method: 'post', action });
  }, [asks, panel, next, submit, end]);
  const isRefused = reply.code !== null;
  useEffect(() => {
    if (!isRefused) return;
    end();
    setAsks(true);
  }, [isRefused, end]);
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
      {spentCoins !== null && (
        <p role="status" className="pb-3 text-14 text-fg-2">
          {text('viewer.bingeSpent', { coins: text('common.coins', { count: spentCoins }) })}
        </p>
      )}
      <PurchasePanel panel={panel} reply={reply} isBusy={isBusy} fetcher={buying} onRefused={() => load(address)} />
    </PurchaseSheet>
  );
}

/**
 * What may be bought without asking. `asks`: something costs nothing, but the reader uses it themselves; coins stay, and so does
 * the permission. `ends`: nothing is left to buy within it, at the price that was shown and with the coins that are there.
 */
function unaskedPurchase(
  panel: PurchasePanelData,
  next: Neighbour,
): { value: string; coins: number } | 'asks' | 'ends' {
  const options = panel.choices.flatMap(({ value, details }) => {
    const choice = readPurchaseChoice(value);
    if (choice === null) return [];
    const refusal = details.kind === 'buy' ? null : 'COIN_INSUFFICIENT';
    return [{ value, type: choice.type, price: choice.coins, refusal }];
  });
  const option = unaskedOption(options);
  const { binge } = useViewerStore.getState();
  if (option === null) return freeOption(options) === null ? 'ends' : 'asks';
  const { value, price: coins } = option;
  const shownCoins = next.access.kind === 'priced' ? next.access.rentCoins : null;
  const isAsShown = coins === 0 || coins === shownCoins;
  return isAsShown && isBingeAllowed(binge, coins) ? { value, coins } : 'ends';
}
