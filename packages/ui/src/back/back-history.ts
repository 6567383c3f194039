import { nextBackStep } from '@longstrip/core';

/** The part of `window` that is used here; a test passes its own. */
export interface HistoryWindow {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;
  addEventListener(type: 'popstate', listener: (event: PopStateEvent) => void): void;
}

export interface BackHistory {
  /** Registers an open layer; "back" calls `close`. Returns a function to call when the layer was closed in another way. */
  open(kind: LayerKind, close: () => void): () => void;
  /** For the native app's back button. Returns what was done; on `leave` the caller goes back itself. */
  back(isRoot: boolean): 'closed' | 'leave' | 'stay';
}

/** Marks the history entries that stand for an open layer. */
const GUARD_KEY = 'longstripLayer';

function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && GUARD_KEY in state;
}

/**
 * Connects open layers to the browser's history: each open layer adds one entry, so that "back" has an entry to
 * remove. The entries carry the router's own state and address. A router that adds its listener later than this gets
 * none of their events. A page that is opened while a layer is open replaces the layer's entry.
 */
export function createBackHistory(window: HistoryWindow): BackHistory {
  let layers: readonly BackLayer[] = [];
  const closers = new Map<string, () => void>();
  let nextId = 0;
  /** Steps back that we make ourselves to remove entries; their events are not presses of "back". */
  let ownSteps = 0;

  const forget = (id: string) => {
    layers = closeLayer(layers, id);
    closers.delete(id);
  };

  const closeTop = (isRoot: boolean): 'closed' | 'leave' | 'stay' => {
    const step = decideBack(layers, isRoot);
    if (step.kind !== 'close') return step.kind;
    const close = closers.get(step.id);
    forget(step.id);
    close?.();
    return 'closed';
  };

  const onPopState = (event: PopStateEvent) => {
    if (ownSteps > 0) {
      ownSteps -= 1;
      event.stopImmediatePropagation();
    } else if (layers.length > 0) {
      event.stopImmediatePropagation();
      closeTop(false);
    } else if (isGuard(event.state)) {
      // The entry of a lower layer, left over after a page replaced the top layer's entry: step over it.
      event.stopImmediatePropagation();
      history.back();
    }
  };
  window.addEventListener('popstate', onPopState);

  const { history } = window;
  const { pushState } = history;
  history.pushState = (state: unknown, unused: string, address?: string | URL | null) => {
    if (!isGuard(history.state) || isGuard(state)) {
      pushState.call(history, state, unused, address);
    } else {
      history.replaceState(state, unused, address);
      // From now on "back" leaves that page, even while a layer is still visible.
      layers = [];
      closers.clear();
    }
  };

  const takeOffEntry = () => {
    // After a navigation the top entry is the new page's, which must stay.
    if (!isGuard(history.state)) return;
    ownSteps += 1;
    history.back();
  };

  return {
    open(kind, close) {
      const id = `layer-${nextId++}`;
      layers = openLayer(layers, { id, kind });
      closers.set(id, close);
      history.pushState({ ...history.state, [GUARD_KEY]: id }, '');
      return () => {
        if (!closers.has(id)) return;
        forget(id);
        takeOffEntry();
      };
    },
    back(isRoot) {
      const done = closeTop(isRoot);
      if (done === 'closed') takeOffEntry();
      return done;
    },
  };
}

/** What can cover a page: a modal (dialog, sheet) or a slide (a panel in the page's place). */
export type LayerKind = 'modal' | 'slide';

export interface BackLayer {
  id: string;
  kind: LayerKind;
}

/** What one press of "back" does to these layers. */
export type BackDecision = { kind: 'close'; id: string } | { kind: 'leave' } | { kind: 'stay' };

/**
 * Decides a press of "back" by core's rule: the modal opened last, then the slide opened last, then the page.
 * `layers` are in the order they were opened.
 */
export function decideBack(layers: readonly BackLayer[], isRoot: boolean): BackDecision {
  const modals = layers.filter((layer) => layer.kind === 'modal');
  const slides = layers.filter((layer) => layer.kind === 'slide');
  const step = nextBackStep({ openModals: modals.length, isSlideOpen: slides.length > 0, isAtRoot: isRoot });
  const top = step === 'closeModal' ? modals.at(-1) : slides.at(-1);
  if (top) return { kind: 'close', id: top.id };
  return { kind: step === 'stay' ? 'stay' : 'leave' };
}

/** Adds a layer on top; one that is open already keeps its place. */
export function openLayer(layers: readonly BackLayer[], layer: BackLayer): readonly BackLayer[] {
  return layers.some((open) => open.id === layer.id) ? layers : [...layers, layer];
}

/** Removes a layer at any depth. */
export function closeLayer(layers: readonly BackLayer[], id: string): readonly BackLayer[] {
  return layers.filter((layer) => layer.id !== id);
}
