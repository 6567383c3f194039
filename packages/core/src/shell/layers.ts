import type { ModalStyle } from '../enumerations.ts';

/** Section 9: modals are layered from 2000 (the veil behind the first) to 5000 (what lies over everything). */
export const MODAL_LAYER_MINIMUM = 2000;
export const MODAL_LAYER_MAXIMUM = 5000;

/** Where each part of the shell lies, from the page upwards (`z-index`). */
export const LAYERS = {
  bar: 1000,
  scrim: MODAL_LAYER_MINIMUM,
  sheet: 2500,
  modal: 3000,
  mainPopup: 3500,
  fullScreen: 4000,
  toast: MODAL_LAYER_MAXIMUM,
} as const;

/** Steps that one style of modal may use before it would reach the next style's layer. */
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
 * @param depth how many modals of any style were open before it (0 for the first); a later one lies over an earlier
 * one of the same style.
 */
export function modalLayer(style: ModalStyle, depth: number): number {
  return LAYER_BY_STYLE[style] + Math.min(Math.max(depth, 0), LAYER_STEPS);
}
