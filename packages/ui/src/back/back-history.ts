import { type BackLayer, closeLayer, decideBack, type LayerKind, openLayer } from './back-stack.ts';

/** The part of `window` that this needs; a test gives its own. */
export interface HistoryWindow {
  history: Pick<History, 'state' | 'pushState' | 'back'>;
  addEventListener(type: 'popstate', listener: (event: PopStateEvent) => void, options: { capture: true }): void;
  removeEventListener(type: 'popstate', listener: (event: PopStateEvent) => void, options: { capture: true }): void;
}

export interface BackHistory {
  /** Registers an open layer; "back" calls `close`. Returns what to call when it has closed by other means. */
  open(kind: LayerKind, close: () => void): () => void;
  /** For the native app's back button. Says what was done; on `leave` the caller goes back itself. */
  back(isRoot: boolean): 'closed' | 'leave' | 'stay';
  /** Stops listening. */
  dispose(): void;
}

/** Marks the history entries that stand for an open layer. */
const GUARD_KEY = 'longstripLayer';

function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && GUARD_KEY in state;
}

/**
 * Ties open layers to the browser's history: each open layer puts one entry on it, so that "back" has something to
 * take off. The entries carry the router's own state and address, and their events never reach the router: to it
 * nothing has happened.
 */
export function createBackHistory(window: HistoryWindow): BackHistory {
  let layers: readonly BackLayer[] = [];
  const closers = new Map<string, () => void>();
  let nextId = 0;
  /** Entries that we take off ourselves; their events are not presses of "back". */
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
      // An entry left behind by a layer that ended in a navigation: step over it.
      event.stopImmediatePropagation();
      window.history.back();
    }
  };
  window.addEventListener('popstate', onPopState, { capture: true });

  const takeOffEntry = () => {
    // After a navigation the top entry is the new page's, which must stay.
    if (!isGuard(window.history.state)) return;
    ownSteps += 1;
    window.history.back();
  };

  return {
    open(kind, close) {
      const id = `layer-${nextId++}`;
      layers = openLayer(layers, { id, kind });
      closers.set(id, close);
      window.history.pushState({ ...window.history.state, [GUARD_KEY]: id }, '');
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
    dispose() {
      window.removeEventListener('popstate', onPopState, { capture: true });
    },
  };
}
