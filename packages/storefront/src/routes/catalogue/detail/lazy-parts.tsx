import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { DetailRefusal } from './detail.server.ts';
import type { DetailPurchaseProps } from './detail-purchase.tsx';

const loadAdultOnlyScreen = () => import('./adult-only-screen.tsx').then(({ AdultOnlyScreen }) => AdultOnlyScreen);
const loadDetailPurchase = () => import('./detail-purchase.tsx').then(({ DetailPurchase }) => DetailPurchase);

const AdultOnlyScreen = lazy(async () => ({ default: await loadAdultOnlyScreen() }));
const DetailPurchase = lazy(async () => ({ default: await loadDetailPurchase() }));

/**
 * On the server the same components, loaded at start: a document has them from the first byte. Empty in the browser.
 */
const known: {
  adultOnly?: ComponentType<DetailRefusal>;
  purchase?: ComponentType<DetailPurchaseProps>;
} = {};
if (typeof window === 'undefined') {
  void Promise.all([loadAdultOnlyScreen(), loadDetailPurchase()]).then(([adultOnly, purchase]) => {
    Object.assign(known, { adultOnly, purchase });
  });
}

/** The screen in place of an adult series. Only readers who see it load its script. */
export function LazyAdultOnlyScreen(props: DetailRefusal): ReactNode {
  const Screen = known.adultOnly ?? AdultOnlyScreen;
  return (
    <Suspense fallback={null}>
      <Screen {...props} />
    </Suspense>
  );
}

/** Buying on the page of a series: its script loads for signed-in readers, after the page. */
export function LazyDetailPurchase(props: DetailPurchaseProps): ReactNode {
  const Part = known.purchase ?? DetailPurchase;
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
