import { BingeChip, useToast } from '@longstrip/ui';
import { useEffect, useRef } from 'react';
import { useText, useViewerText } from '../../../../i18n/use-text.ts';
import { endBinge, useViewerStore } from '../viewer-store.ts';
import { followReading } from './binge-reading.ts';

/** Follows the reader through the open episode, and shows what may be spent without asking. */
export function BingeStatus() {
  useEffect(followReading, []);
  const isAllowed = useViewerStore((state) => state.binge !== null);
  return isAllowed ? <AllowedStatus /> : null;
}

/** "Ep. 14 · 3 coins · 7 of 10 left", with the button that stops it. When it has ended, it tells what was spent. */
function AllowedStatus() {
  // The sheet in which it is allowed has loaded the viewer's texts.
  const text = useViewerText();
  const binge = useViewerStore((state) => state.binge);
  useSumAtTheEnd(binge?.spentCoins ?? 0);
  if (binge === null) return null;
  const { limitCoins, spentCoins, last } = binge;
  const parts = [
    ...(last === null
      ? []
      : [
          last.episodeTitle,
          last.coins === 0 ? text('viewerSettings.bingeTicket') : text('common.coins', { count: last.coins }),
        ]),
    text('viewer.bingeLeft', { left: limitCoins - spentCoins, limit: limitCoins }),
  ];
  return <BingeChip text={parts.join(' · ')} stop={{ label: text('viewer.bingeStop'), onPress: () => endBinge() }} />;
}

/** On a page of the viewer without pages to read: leaving the viewer from there tells what was spent, too. */
export function BingeSum() {
  useSumAtTheEnd(useViewerStore(({ binge }) => binge?.spentCoins ?? 0));
  return null;
}

function useSumAtTheEnd(spentCoins: number): void {
  const text = useText();
  const toast = useToast();
  const latest = useRef({ spentCoins, text, toast });
  if (spentCoins > 0) latest.current = { spentCoins, text, toast };
  useEffect(
    () => () => {
      const { spentCoins: count, text: say, toast: show } = latest.current;
      const { binge, isBingeReported } = useViewerStore.getState();
      // The next episode draws its own status.
      if (count === 0 || binge !== null || isBingeReported) return;
      show({ text: say('viewer.bingeSpent', { coins: say('common.coins', { count }) }) });
    },
    [],
  );
}
