interface KeptText {
  /** The text as a whole: it changes its size when it is set anew. */
  text: HTMLElement;
  /** From where the window begins to where a part begins and ends, in pixels in the direction of reading. */
  extentOf: (part: Range) => { startPx: number; endPx: number };
  /** Moves the window on in the direction of reading. */
  moveBy: (px: number) => void;
}

interface Line {
  run: Node;
  /** How much of the run is over, from 0 to 1, and how far behind its end the window begins: a picture may stand there. */
  share: number;
  behindPx: number;
}

/**
 * Keeps the line at which the window begins where it is while a text is set anew: in another size, font or spacing, or in
 * a window of another shape. The share of the text that is over would be another line.
 *
 * @returns what notes the line, to be called as the reader moves; and what ends it
 */
export function keepLine({ text, extentOf, moveBy }: KeptText): { note: () => void; stop: () => void } {
  const runs = runsOf(text);
  const range = document.createRange();
  const extentOfRun = (run: Node) => {
    range.selectNodeContents(run);
    return extentOf(range);
  };
  let kept: Line | null = null;
  let size = sizeOf(text);
  const note = () => {
    // Set anew since: the line is the one of before, until it has been found again.
    if (size !== sizeOf(text)) return;
    const run = lastBegun(runs, (each) => extentOfRun(each).startPx);
    kept = run === null ? null : lineIn(run, extentOfRun(run));
  };
  const watcher = new ResizeObserver(() => {
    if (size === sizeOf(text)) return;
    size = sizeOf(text);
    if (kept === null) return;
    const { startPx, endPx } = extentOfRun(kept.run);
    const offPx = startPx + kept.share * (endPx - startPx) + kept.behindPx;
    if (Math.abs(offPx) >= 1) moveBy(offPx);
  });
  watcher.observe(text);
  return { note, stop: () => watcher.disconnect() };
}

/** Runs of letters between two tags, in their order: books mark paragraphs in many ways, or by line breaks alone. */
function runsOf(text: HTMLElement): Node[] {
  const runs: Node[] = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (/\S/.test(walker.currentNode.nodeValue ?? '')) runs.push(walker.currentNode);
  return runs;
}

function sizeOf({ offsetWidth, offsetHeight }: HTMLElement): string {
  return `${offsetWidth} ${offsetHeight}`;
}

function lineIn(run: Node, { startPx, endPx }: ReturnType<KeptText['extentOf']>): Line {
  const share = endPx > startPx ? Math.min(1, -startPx / (endPx - startPx)) : 0;
  return { run, share, behindPx: Math.max(0, -endPx) };
}

/** The last run that begins before the window does, or with it; null where none does. */
function lastBegun(runs: readonly Node[], startPxOf: (run: Node) => number): Node | null {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (run !== undefined && startPxOf(run) <= 0) low = middle + 1;
    else high = middle;
  }
  return runs[low - 1] ?? null;
}
