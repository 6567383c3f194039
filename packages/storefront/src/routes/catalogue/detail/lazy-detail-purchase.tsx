import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { DetailPurchaseProps } from './detail-purchase.tsx';

const load = () => import('./detail-purchase.tsx').then(({ DetailPurchase }) => DetailPurchase);
const DetailPurchase = lazy(async () => ({ default: await load() }));

/** On the server the same component, loaded at start: a document has its panel from the first byte. */
let known: ComponentType<DetailPurchaseProps> | null = null;
if (typeof window === 'undefined') {
  void load().then((part) => {
    known = part;
  });
}

/** Buying on the page of a series: its script loads for signed-in readers, after the page. */
export function LazyDetailPurchase(props: DetailPurchaseProps): ReactNode {
  const Part = known ?? DetailPurchase;
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
