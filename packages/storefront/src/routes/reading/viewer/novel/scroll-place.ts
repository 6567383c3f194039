import { useEffect } from 'react';

interface KeepTopLineOptions {
  /** The element of the whole text. Its size changes when the text is laid out again. */
  text: HTMLElement;
  /** Distance from the start of the window to the start and end of a range, in pixels in reading direction. */
  extentOf: (part: Range) => { startPx: number; endPx: number };
  /** Scrolls in reading direction. */
  moveBy: (px: number) => void;
}

interface Line {
  run: Node;
  /**
   * How much of the text node is before the window, 0 to 1, and how far after the node's end the window starts: there
   * may be a picture.
   */
  share: number;
  behindPx: number;
}

/**
 * Keeps the first visible line where it is when a text is laid out again: in another size, font or spacing, or in
 * another window. The same share of the text would be another line.
 * @returns `note`, to be called when the reader scrolls, and `stop`
 */
export function keepTopLine({ text, extentOf, moveBy }: KeepTopLineOptions): { note: () => void; stop: () => void } {
  const runs = runsOf(text);
  const range = document.createRange();
  const extentOfRun = (run: Node) => {
    range.selectNodeContents(run);
    return extentOf(range);
  };
  let noted: Line | null = null;
  let size = sizeOf(text);
  const note = () => {
    // Laid out again since: the noted line stays until it has been scrolled back to.
    if (size !== sizeOf(text)) return;
    const run = lastStartedBefore(runs, (each) => extentOfRun(each).startPx);
    noted = run === null ? null : lineIn(run, extentOfRun(run));
  };
  const watcher = new ResizeObserver(() => {
    if (size === sizeOf(text)) return;
    size = sizeOf(text);
    if (noted === null) return;
    const { startPx, endPx } = extentOfRun(noted.run);
    const offPx = startPx + noted.share * (endPx - startPx) + noted.behindPx;
    if (Math.abs(offPx) >= 1) moveBy(offPx);
  });
  watcher.observe(text);
  return { note, stop: () => watcher.disconnect() };
}

/** The text nodes, in order. Not paragraphs: books mark those differently, or only by line breaks. */
function runsOf(text: HTMLElement): Node[] {
  const runs: Node[] = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (/\S/.test(walker.currentNode.nodeValue ?? '')) runs.push(walker.currentNode);
  return runs;
}

function sizeOf({ offsetWidth, offsetHeight }: HTMLElement): string {
  return `${offsetWidth} ${offsetHeight}`;
}

function lineIn(run: Node, { startPx, endPx }: ReturnType<KeepTopLineOptions['extentOf']>): Line {
  const share = endPx > startPx ? Math.min(1, -startPx / (endPx - startPx)) : 0;
  return { run, share, behindPx: Math.max(0, -endPx) };
}

/** The last text node that starts before the window or with it; null when none does. */
function lastStartedBefore(runs: readonly Node[], startPxOf: (run: Node) => number): Node | null {
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

/** Events by which readers scroll. */
const SCROLL_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Opens a text at the element that a link points to. Fonts that load later move it: the text scrolls to it again,
 * unless the reader has scrolled meanwhile.
 * @param place the element's id; for null, or an id that the text no longer has, nothing happens
 */
export function useScrollToPlace(place: string | null, goTo: (place: Element) => void): void {
  useEffect(() => {
    const element = place === null ? null : document.getElementById(place);
    if (element === null) return;
    goTo(element);
    const moved = new AbortController();
    for (const name of SCROLL_EVENTS) window.addEventListener(name, () => moved.abort(), { signal: moved.signal });
    document.fonts.addEventListener('loadingdone', () => goTo(element), { signal: moved.signal });
    return () => moved.abort();
  }, [place, goTo]);
}
