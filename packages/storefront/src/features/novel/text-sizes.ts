import type { TextStep } from '../viewer/viewer-settings.ts';

/** Sizes of a novel's text in pixels, by step; the style sheet has the same. */
export const TEXT_SIZES_PX: Readonly<Record<TextStep, number>> = { 0: 14, 1: 15, 2: 16, 3: 18, 4: 20, 5: 23, 6: 27 };
