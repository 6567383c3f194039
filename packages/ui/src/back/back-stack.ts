import { nextBackStep } from '@longstrip/core';

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

/** Puts a layer on top; one that is already open keeps its place. */
export function openLayer(layers: readonly BackLayer[], layer: BackLayer): readonly BackLayer[] {
  return layers.some((open) => open.id === layer.id) ? layers : [...layers, layer];
}

/** Removes a layer at any depth. */
export function closeLayer(layers: readonly BackLayer[], id: string): readonly BackLayer[] {
  return layers.filter((layer) => layer.id !== id);
}
