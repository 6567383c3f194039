import type { ReaderPosition } from '../reading-geometry.ts';
import { sharesShown } from '../shown-share.ts';
import { useViewerStore } from '../viewer-store.ts';

/** How long the place before a jump is offered again, in milliseconds. */
export const OFFERED_MS = 8_000;
/** A jump is longer than so many screens: the next screen is no place to come back from. */
const FAR_SCREENS = 1.5;
/** The button with the offer, while the reader is about to press it. */
const HELD = '[data-jump-back]:is(:hover, :focus-within)';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Goes to another place of the episode at the reader's wish, who may have let go of the progress line by mistake: for a while
 * they can go back. Of several jumps in that time it is the place before the first.
 */
export function jump(go: () => void): void {
  useViewerStore.setState(({ position, jumpedFrom }) => ({ jumpedFrom: jumpedFrom ?? position }));
  clearTimeout(timer);
  timer = setTimeout(expire, OFFERED_MS);
  go();
}

function expire(): void {
  if (document.querySelector(HELD) === null) endJump();
  else timer = setTimeout(expire, OFFERED_MS);
}

export function endJump(): void {
  clearTimeout(timer);
  useViewerStore.setState({ jumpedFrom: null });
}

/** Whether two positions are more than a screen or so apart. */
export function areFarApart(one: ReaderPosition, other: ReaderPosition): boolean {
  const [before, after] = [sharesShown(one), sharesShown(other)];
  const screen = Math.max(before.to - before.from, after.to - after.from);
  return Math.abs(before.from - after.from) > FAR_SCREENS * screen;
}
