const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, dt, dd, tr, pre, figure';

interface KeptText {
  /** The text as a whole: it changes its size when it is set anew. */
  text: HTMLElement;
  /** From where the window begins to where an element begins and ends, in pixels in the direction of reading. */
  extentOf: (element: Element) => { startPx: number; endPx: number };
  /** Moves the window on in the direction of reading. */
  moveBy: (px: number) => void;
}

/**
 * Keeps the line at which the window begins where it is while a text is set anew: in another size, font or spacing, or in
 * a window of another shape. The share of the text that is over would be another line.
 *
 * @returns what notes the line, to be called as the reader moves; and what ends it
 */
export function keepLine({ text, extentOf, moveBy }: KeptText): { note: () => void; stop: () => void } {
  const blocks = [...text.querySelectorAll(BLOCKS)];
  let kept: { block: Element; share: number } | null = null;
  let size = sizeOf(text);
  const note = () => {
    // Set anew since: the line is the one of before, until it has been found again.
    if (size !== sizeOf(text)) return;
    const block = lastBegun(blocks, (each) => extentOf(each).startPx);
    if (block === null) {
      kept = null;
      return;
    }
    const { startPx, endPx } = extentOf(block);
    kept = { block, share: endPx > startPx ? Math.min(1, -startPx / (endPx - startPx)) : 0 };
  };
  const watcher = new ResizeObserver(() => {
    if (size === sizeOf(text)) return;
    size = sizeOf(text);
    if (kept === null) return;
    const { startPx, endPx } = extentOf(kept.block);
    const offPx = startPx + kept.share * (endPx - startPx);
    if (Math.abs(offPx) >= 1) moveBy(offPx);
  });
  watcher.observe(text);
  return { note, stop: () => watcher.disconnect() };
}

function sizeOf({ offsetWidth, offsetHeight }: HTMLElement): string {
  return `${offsetWidth} ${offsetHeight}`;
}

/** The last block that begins before the window does, or with it; null where none does. They stand in their order. */
function lastBegun(blocks: readonly Element[], startPxOf: (block: Element) => number): Element | null {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const block = blocks[middle];
    if (block !== undefined && startPxOf(block) <= 0) low = middle + 1;
    else high = middle;
  }
  return blocks[low - 1] ?? null;
}
