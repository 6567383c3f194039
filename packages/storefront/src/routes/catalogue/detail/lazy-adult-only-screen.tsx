import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { DetailRefusal } from './detail.server.ts';

const load = () => import('./adult-only-screen.tsx').then(({ AdultOnlyScreen }) => AdultOnlyScreen);
const AdultOnlyScreen = lazy(async () => ({ default: await load() }));

/** On the server the same component, loaded at start: a document has it from the first byte. Null in the browser. */
let known: ComponentType<DetailRefusal> | null = null;
if (typeof window === 'undefined') {
  void load().then((screen) => {
    known = screen;
  });
}

/** The screen in place of an adult series, whose script only those load who see it. */
export function LazyAdultOnlyScreen(props: DetailRefusal): ReactNode {
  const Screen = known ?? AdultOnlyScreen;
  return (
    <Suspense fallback={null}>
      <Screen {...props} />
    </Suspense>
  );
}
