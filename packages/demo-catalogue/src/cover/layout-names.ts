/** Ways of composing key art. */
export const COVER_LAYOUTS = [
  'duo',
  'hero',
  'ensemble',
  'halo',
  'journey',
  'eyes',
  'window',
  'shadow',
  'split',
  'portrait',
  'expose',
  'still',
  'duel',
] as const;

export type CoverLayout = (typeof COVER_LAYOUTS)[number];
