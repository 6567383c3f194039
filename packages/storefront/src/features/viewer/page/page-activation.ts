/** How near to the window a page starts to load, in pixels (section 9). */
export const PAGE_MARGIN_PX = 200;
/** Number of pages loaded ahead, once a page near to the window is loaded. */
export const READ_AHEAD_PAGES = 2;

/** Decides when each page of an episode loads. */
export interface PageActivation {
  /**
   * Watches the element of a page. Calls `activate` once, when its picture should load. Returns a function that stops
   * watching.
   */
  watch(order: number, element: Element, activate: () => void): () => void;
  /** A page's picture is loaded: the next ones may load. */
  shown(order: number): void;
  dispose(): void;
}

/** The part of IntersectionObserver that this needs. */
type Observer = Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>;
type ObserverMaker = (callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) => Observer;

/** Makes the activation of one episode. `makeObserver` observes with a margin of 200 px around its root. */
export function createPageActivation(makeObserver: ObserverMaker): PageActivation {
  const waiting = new Map<number, () => void>();
  const orders = new Map<Element, number>();
  const near = new Set<number>();
  const shown = new Set<number>();

  const activate = (order: number) => {
    waiting.get(order)?.();
    waiting.delete(order);
  };
  const readAhead = (order: number) => {
    if (!near.has(order) || !shown.has(order)) return;
    for (let ahead = 1; ahead <= READ_AHEAD_PAGES; ahead += 1) activate(order + ahead);
  };
  let made: Observer | null = null;
  // Made with the first page: only then its root is in the document.
  const observer = () => {
    made ??= makeObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const order = orders.get(target);
        if (order === undefined || !isIntersecting) continue;
        made?.unobserve(target);
        near.add(order);
        activate(order);
        readAhead(order);
      }
    });
    return made;
  };
  return {
    watch(order, element, callback) {
      orders.set(element, order);
      waiting.set(order, callback);
      observer().observe(element);
      return () => {
        made?.unobserve(element);
        orders.delete(element);
        if (waiting.get(order) === callback) waiting.delete(order);
      };
    },
    shown(order) {
      shown.add(order);
      readAhead(order);
    },
    dispose() {
      made?.disconnect();
      made = null;
    },
  };
}
