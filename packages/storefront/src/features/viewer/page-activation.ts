/** How far outside the window a page begins to load, in pixels (section 9). */
export const PAGE_MARGIN_PX = 200;
/** Pages fetched ahead once one that is near the window is on screen: reading on meets no blank. */
export const READ_AHEAD_PAGES = 2;

/** Tells each page of an episode when it is time to load. */
export interface PageActivation {
  /** Watches a page's place; `activate` is called once, when its picture should load. Returns how to stop. */
  watch(order: number, element: Element, activate: () => void): () => void;
  /** A page's picture is on screen: the next ones may come. */
  shown(order: number): void;
  dispose(): void;
}

/** The part of IntersectionObserver that this needs. */
type Observer = Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>;
type ObserverMaker = (callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) => Observer;

/** Makes the activation of one episode. `makeObserver` watches with a margin of 200 px around its root. */
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
  // Made with the first page: its root is in the document only then.
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
