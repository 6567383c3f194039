import { lazy, Suspense } from 'react';
import { ArtFrame } from './art/art-frame.tsx';
import type { StateDrawingProps } from './art/state-drawing.tsx';

const Nothing = () => <ArtFrame />;
// A drawing that cannot be fetched leaves its place empty: the words beside it say it all.
const load = () =>
  import('./art/state-drawing.tsx').then(
    ({ StateDrawing }) => ({ default: StateDrawing }),
    () => ({ default: Nothing }),
  );
const Drawing = lazy(load);

/** The picture of a state. Few pages show one, so its script is none that a first visit waits for. */
export function StateArt(props: StateDrawingProps) {
  return (
    <Suspense fallback={<Nothing />}>
      <Drawing {...props} />
    </Suspense>
  );
}

/** Fetches the drawings ahead: that of a lost connection can only come while there is one. */
export function preloadStateArt(): void {
  void load();
}
