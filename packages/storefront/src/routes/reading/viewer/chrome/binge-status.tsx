import { BingeChip, useToast } from '@longstrip/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { endBinge, useViewerStore } from '../viewer-store.ts';

/** "Ep. 14 · 3 coins · 7 of 10 left", with the button that stops it. When it has ended, it tells what was spent. */
export function BingeStatus() {
  const text = useText();
  const binge = useViewerStore((state) => state.binge);
  useSumAtTheEnd(binge?.spentCoins ?? 0);
  if (binge === null) return null;
  const { limitCoins, spentCoins, last } = binge;
  const parts = [
    ...(last === null ? [] : [last.episodeTitle, text('common.coins', { count: last.coins })]),
    text('viewer.bingeLeft', { left: limitCoins - spentCoins, limit: limitCoins }),
  ];
  return <BingeChip text={parts.join(' · ')} stop={{ label: text('viewer.bingeStop'), onPress: endBinge }} />;
}

function useSumAtTheEnd(spentCoins: number): void {
  const text = useText();
  const toast = useToast();
  const latest = useRef({ spentCoins, text, toast });
  if (spentCoins > 0) latest.current = { spentCoins, text, toast };
  useEffect(
    () => () => {
      const { spentCoins: count, text: say, toast: show } = latest.current;
      // The next episode draws its own status.
      if (count === 0 || useViewerStore.getState().binge !== null) return;
      show({ text: say('viewer.bingeSpent', { coins: say('common.coins', { count }) }) });
    },
    [],
  );
}
