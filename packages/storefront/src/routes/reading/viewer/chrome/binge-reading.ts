import { isReadThrough, openParts, type SeenParts, showParts } from '@longstrip/core';
import { sharesShown } from '../shown-share.ts';
import { useViewerStore } from '../viewer-store.ts';

/** What the reader has seen of the open episode; null: none is followed, since binge mode is off. */
let seen: SeenParts | null = null;

/** Follows the reader through the open episode. Returns a function that ends it. */
export function followReading(): () => void {
  let parts = openParts(performance.now());
  const note = () => {
    const { position } = useViewerStore.getState();
    if (position !== null) parts = showParts(parts, sharesShown(position), performance.now());
    seen = parts;
  };
  note();
  const stop = useViewerStore.subscribe((state, before) => {
    if (state.position !== before.position) note();
  });
  return () => {
    stop();
    if (seen === parts) seen = null;
  };
}

/** Whether the reader has gone through the open episode, so that the next one may be paid for without a question. */
export function hasReadThrough(): boolean {
  return seen !== null && isReadThrough(seen, performance.now());
}
