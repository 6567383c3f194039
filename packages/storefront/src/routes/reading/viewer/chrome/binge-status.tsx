import { BingeChip } from '@longstrip/ui';
import { useText } from '../../../../i18n/use-text.ts';
import { endBinge, useViewerStore } from '../viewer-store.ts';

/** "Ep. 14 · 3 coins · 7 of 10 left", with the button that stops it. */
export function BingeStatus() {
  const text = useText();
  const binge = useViewerStore((state) => state.binge);
  if (binge === null) return null;
  const { limitCoins, spentCoins, last } = binge;
  const parts = [
    ...(last === null ? [] : [last.episodeTitle, text('common.coins', { count: last.coins })]),
    text('viewer.bingeLeft', { left: limitCoins - spentCoins, limit: limitCoins }),
  ];
  return <BingeChip text={parts.join(' · ')} stop={{ label: text('viewer.bingeStop'), onPress: endBinge }} />;
}
