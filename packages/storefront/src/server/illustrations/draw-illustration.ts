import type { Platform } from '@longstrip/core';
import { SCENES } from './scenes.ts';

/** A platform's illustration as SVG, in its colours. */
export function drawIllustration({ brand, theme }: Pick<Platform, 'brand' | 'theme'>): string {
  const { light, dark } = theme;
  return SCENES[brand.illustration]({
    night: dark.primarySoft,
    main: light.primary,
    bright: dark.primaryText,
    glow: dark.accent,
    paper: light.primarySoft,
  });
}
