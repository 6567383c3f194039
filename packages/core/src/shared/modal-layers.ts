import type { ModalStyle } from './enumerations.ts';

/** Section 9: the layers of modals go from 2000 (the backdrop of the first one) to 5000 (above everything). */
export const MODAL_LAYER_MINIMUM = 2000;
export const MODAL_LAYER_MAXIMUM = 5000;

/** The `z-index` of each part of the shell. */
export const LAYERS = {
  bar: 1000,
  scrim: MODAL_LAYER_MINIMUM,
  sheet: 2500,
  modal: 3000,
  mainPopup: 3500,
  fullScreen: 4000,
  toast: MODAL_LAYER_MAXIMUM,
} as const;

/** Number of layers for one style of modal, below those of the next style. */
const LAYER_STEPS = 499;

const LAYER_BY_STYLE: Readonly<Record<ModalStyle, number>> = {
  Default: LAYERS.modal,
  MainPopup: LAYERS.mainPopup,
  Up: LAYERS.sheet,
  Bottom: LAYERS.sheet,
  FullScreen: LAYERS.fullScreen,
};

/**
 * The layer of an open modal.
 * @param depth number of modals of any style that were open before it. In one style, a later modal is above earlier ones.
 */
export function modalLayer(style: ModalStyle, depth: number): number {
  return LAYER_BY_STYLE[style] + Math.min(Math.max(depth, 0), LAYER_STEPS);
}
