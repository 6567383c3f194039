import type { ReadingDirection } from '@longstrip/core';

/** Where a page lies along the reading direction, in pixels from the beginning of all pages. */
export interface PageExtent {
  startPx: number;
  endPx: number;
}

interface FlowListener {
  /** The reader has scrolled: at most once a frame. */
  onMove?(): void;
  /** Pages have another size or place than before, or the window has: before the next paint. */
  onLayout?(): void;
}

/**
 * The pages of an episode in what scrolls them. Places are measured once per layout: scrolling reads nothing but the scroll
 * position.
 */
export interface PageFlow {
  /** Length of what is seen at once. */
  lengthPx(): number;
  /** How far it has scrolled. */
  positionPx(): number;
  extentOf(element: Element): PageExtent;
  /** Measures again now, not before the next paint, what has been given another size. */
  layOut(): void;
  /** Whether readers scroll past many pages at once; pages that are turned follow one by one. */
  canFly: boolean;
  /** Listeners are called in the order in which they came. Returns a function that stops. */
  listen(listener: FlowListener): () => void;
}

interface FlowParts {
  /** What scrolls; null until it is in the document. */
  scroller: () => Window | Element | null;
  /** Whose size tells of another layout. */
  boxes: () => readonly Element[];
  /** The sizes on which the length of pages depends. */
  sizes: () => string;
  lengthPx: () => number;
  positionPx: () => number;
  canFly: boolean;
  /** Where a box is now, from the beginning of what is seen. */
  extentOf: (box: DOMRect) => PageExtent;
}

/** Makes the flow of one reader component. It listens while a part of the viewer listens to it: one observer and one frame for all. */
export function createPageFlow({
  scroller,
  boxes,
  sizes,
  lengthPx,
  positionPx,
  canFly,
  extentOf,
}: FlowParts): PageFlow {
  const listeners = new Set<FlowListener>();
  let extents = new Map<Element, PageExtent>();
  let stop: (() => void) | null = null;
  let isLaidOut = true;
  let knownSizes = '';
  const layOut = () => {
    knownSizes = sizes();
    isLaidOut = true;
    extents = new Map();
    for (const { onLayout } of [...listeners]) onLayout?.();
  };

  const start = () => {
    const target = scroller();
    if (target === null) return null;
    let frame = 0;
    let hasMoved = false;
    isLaidOut = true;
    knownSizes = sizes();
    const onFrame = () => {
      frame = 0;
      // Pages of another size have moved by themselves: that is no movement of the reader.
      if (hasMoved && sizes() === knownSizes) for (const { onMove } of [...listeners]) onMove?.();
      hasMoved = false;
      if (!isLaidOut) layOut();
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(onFrame);
    };
    const onScroll = () => {
      hasMoved = true;
      soon();
    };
    const onResize = () => {
      isLaidOut = false;
      soon();
    };
    const observer = new ResizeObserver(layOut);
    for (const box of boxes()) observer.observe(box);
    target.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    // Letters of another font may move lines without changing the size of their box.
    document.fonts?.addEventListener('loadingdone', layOut);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      target.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
      document.fonts?.removeEventListener('loadingdone', layOut);
    };
  };

  return {
    lengthPx,
    positionPx,
    canFly,
    layOut,
    extentOf(element) {
      const known = extents.get(element);
      if (known !== undefined) return known;
      const { startPx, endPx } = extentOf(element.getBoundingClientRect());
      const movedPx = positionPx();
      const extent = { startPx: startPx + movedPx, endPx: endPx + movedPx };
      extents.set(element, extent);
      return extent;
    },
    listen(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

interface Held<Value> {
  readonly current: Value | null;
}

/** Pages that follow each other downwards, scrolled by the window. */
export function downwardFlow(pages: Held<Element>): PageFlow {
  return createPageFlow({
    scroller: () => window,
    boxes: () => (pages.current === null ? [] : [pages.current]),
    // Not the window's height, which changes on phones while the reader scrolls.
    sizes: () => `${document.documentElement.clientWidth} ${pages.current?.clientHeight}`,
    lengthPx: () => window.innerHeight,
    positionPx: () => window.scrollY,
    canFly: true,
    extentOf: ({ top, bottom }) => ({ startPx: top, endPx: bottom }),
  });
}

/** Pages, or vertical lines, that follow each other sideways in an element that scrolls. */
export function sidewaysFlow(
  row: Held<HTMLElement>,
  direction: ReadingDirection,
  pages: Held<Element> = row,
): PageFlow {
  return createPageFlow({
    scroller: () => row.current,
    boxes: () => [row.current, pages.current].flatMap((box) => box ?? []),
    sizes: () => `${row.current?.clientWidth} ${row.current?.clientHeight} ${pages.current?.clientWidth}`,
    lengthPx: () => row.current?.clientWidth ?? 0,
    positionPx: () => Math.abs(row.current?.scrollLeft ?? 0),
    canFly: false,
    extentOf: ({ left, right }) => {
      const edges = row.current?.getBoundingClientRect() ?? { left: 0, right: 0 };
      return direction === 'RTL'
        ? { startPx: edges.right - right, endPx: edges.right - left }
        : { startPx: left - edges.left, endPx: right - edges.left };
    },
  });
}
