/** What can lie over a page: a modal (dialog, sheet) or a slide (a panel that took the page's place). */
export type LayerKind = 'modal' | 'slide';

export interface BackLayer {
  id: string;
  kind: LayerKind;
}

/**
 * What one press of "back" does: the topmost modal closes first, then the topmost slide, then the page is left unless
 * it is the root (section 2 of the specification).
 */
export type BackStep = { kind: 'close'; id: string } | { kind: 'leave' } | { kind: 'stay' };

/** Decides a press of "back". `layers` are in the order they were opened. */
export function decideBack(layers: readonly BackLayer[], isRoot: boolean): BackStep {
  const top = layers.findLast((layer) => layer.kind === 'modal') ?? layers.at(-1);
  if (top) return { kind: 'close', id: top.id };
  return isRoot ? { kind: 'stay' } : { kind: 'leave' };
}

/** Puts a layer on top; one that is open already keeps its place. */
export function openLayer(layers: readonly BackLayer[], layer: BackLayer): readonly BackLayer[] {
  return layers.some((open) => open.id === layer.id) ? layers : [...layers, layer];
}

/** Takes a layer away, wherever it lies. */
export function closeLayer(layers: readonly BackLayer[], id: string): readonly BackLayer[] {
  return layers.filter((layer) => layer.id !== id);
}
