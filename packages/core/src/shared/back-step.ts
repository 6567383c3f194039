/** State of the page at a back event. */
export interface BackFacts {
  readonly openModals: number;
  readonly isSlideOpen: boolean;
  /** There is no earlier page of the site. */
  readonly isAtRoot: boolean;
}

export type BackStep = 'closeModal' | 'closeSlide' | 'goBack' | 'stay';

/** Section 2: a back event closes a modal, then a slide, then goes back unless at root. One step per event. */
export function nextBackStep({ openModals, isSlideOpen, isAtRoot }: BackFacts): BackStep {
  if (openModals > 0) return 'closeModal';
  if (isSlideOpen) return 'closeSlide';
  return isAtRoot ? 'stay' : 'goBack';
}
