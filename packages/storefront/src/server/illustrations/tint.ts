import type { Platform } from '@longstrip/core';

/** The colours of a scene: tokens, so that a page that shows it decides on light or dark; the site's light ones without a page. */
export interface Tint {
  /** Behind everything. */
  ground: string;
  main: string;
  /** The main colour as text has it: it stands out from the ground in either theme. */
  deep: string;
  glow: string;
  soft: string;
  paper: string;
  /** Lines on paper. */
  ink: string;
  coin: string;
  coinDeep: string;
}

/** The colours of a platform's scenes. */
export function tintOf({ theme: { light } }: Pick<Platform, 'theme'>): Tint {
  return {
    ground: `var(--primary-soft,${light.primarySoft})`,
    main: `var(--primary,${light.primary})`,
    deep: `var(--primary-text,${light.primaryText})`,
    glow: `var(--accent,${light.accent})`,
    soft: `var(--accent-soft,${light.accentSoft})`,
    paper: 'var(--draw-paper,#fffdf8)',
    ink: 'var(--draw-ink-2,#3a3a44)',
    coin: 'var(--coin-light,#ffc93c)',
    coinDeep: 'var(--coin,#f2a900)',
  };
}

/** Rules that give a page without tokens those that scenes need, for light and for dark. */
export function sceneStyle({ theme }: Pick<Platform, 'theme'>): string {
  const tokens = ({ primary, primaryText, primarySoft, accent, accentSoft }: Platform['theme']['light']) =>
    `:root { --primary: ${primary}; --primary-text: ${primaryText}; --primary-soft: ${primarySoft}; --accent: ${accent}; --accent-soft: ${accentSoft} }`;
  return `    ${tokens(theme.light)}\n    @media (prefers-color-scheme: dark) { ${tokens(theme.dark)} }\n`;
}
