import type { BadgeShape, BrandColours, CoverDensity, PlatformTheme } from '@longstrip/core';
import { characterRules, characterTokens } from './character-css.ts';

/** Covers in a row and their distances. The numbers of covers are also `COVERS_A_ROW`. */
const DENSITIES: Readonly<Record<CoverDensity, readonly string[]>> = {
  usual: [
    '--covers: 3;',
    '--covers-desk: 5;',
    '--cover-gap: 8px;',
    '--cover-row-gap: 20px;',
    '--shelf-card: 112px;',
    '--shelf-card-desk: 128px;',
    '--shelf-space: 24px;',
    '--t-card: var(--t-14);',
  ],
  dense: [
    '--covers: 4;',
    '--covers-desk: 6;',
    '--cover-gap: 6px;',
    '--cover-row-gap: 14px;',
    '--shelf-card: 88px;',
    '--shelf-card-desk: 108px;',
    '--shelf-space: 16px;',
    '--t-card: var(--t-13);',
  ],
};

interface BadgeLook {
  radius: string;
  clip?: string;
  padPx: number;
  /** Distance from the cover's upper edge. */
  topPx: number;
  /** Space above the text, for a shape that hangs from the edge. */
  headPx?: number;
  /** Space below the text, for a shape that ends in a notch. */
  footPx?: number;
}

/** No shape is mirrored in a right-to-left page: it is symmetric, or its mirror image would mean the same. */
const BADGES: Readonly<Record<BadgeShape, BadgeLook>> = {
  square: { radius: '3px', padPx: 5, topPx: 6 },
  pill: { radius: '999px', padPx: 7, topPx: 6 },
  cut: {
    radius: '0',
    clip: 'polygon(5px 0, 100% 0, 100% calc(100% - 5px), calc(100% - 5px) 100%, 0 100%, 0 5px)',
    padPx: 6,
    topPx: 6,
  },
  slant: { radius: '0', clip: 'polygon(5px 0, 100% 0, calc(100% - 5px) 100%, 0 100%)', padPx: 8, topPx: 6 },
  ribbon: {
    radius: '0',
    clip: 'polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 5px), 0 100%)',
    padPx: 5,
    topPx: 0,
    headPx: 3,
    footPx: 5,
  },
  tab: { radius: '0 0 6px 6px', padPx: 6, topPx: 0, headPx: 3 },
};

function badgeLines({ radius, clip = 'none', padPx, topPx, headPx = 0, footPx = 0 }: BadgeLook): string[] {
  return [
    `--badge-radius: ${radius};`,
    `--badge-clip: ${clip};`,
    `--badge-pad: ${padPx}px;`,
    `--badge-top: ${topPx}px;`,
    `--badge-head: ${headPx}px;`,
    `--badge-foot: ${footPx}px;`,
  ];
}

function colourLines(colours: BrandColours, indent: string): string {
  return [
    `--primary: ${colours.primary};`,
    `--on-primary: ${colours.onPrimary};`,
    `--primary-text: ${colours.primaryText};`,
    `--primary-soft: ${colours.primarySoft};`,
    `--accent: ${colours.accent};`,
    `--accent-soft: ${colours.accentSoft};`,
  ]
    .map((line) => indent + line)
    .join('\n');
}

/**
 * Writes a platform's theme sheet: the brand block of `tokens.css` with this platform's values. It is loaded after
 * the base sheet and wins by order, not by specificity, so that `data-theme` on a subtree still works.
 *
 * @param platformId given if several platforms share a sheet: the values then apply only below that platform's root
 */
export function themeCss(theme: PlatformTheme, platformId?: string): string {
  const root = platformId === undefined ? ':root' : `:root[data-platform="${platformId}"]`;
  const themed = (name: 'light' | 'dark'): string =>
    platformId === undefined
      ? `[data-theme="${name}"]`
      : `${root}[data-theme="${name}"],\n${root} [data-theme="${name}"]`;
  return `${root},
${themed('light')} {
${colourLines(theme.light, '  ')}
}

${themed('dark')} {
${colourLines(theme.dark, '  ')}
}

@media (prefers-color-scheme: dark) {
  ${root}:not([data-theme]) {
${colourLines(theme.dark, '    ')}
  }
}

${root} {
  --font: ${theme.fonts.body};
  --font-novel: ${theme.fonts.novel};
  --lead-text: ${theme.leading.text};
  --lead-title: ${theme.leading.title};
  --lead-novel: ${theme.leading.novel};
${[...DENSITIES[theme.density], ...badgeLines(BADGES[theme.badges]), ...characterTokens(theme.character)]
  .map((line) => `  ${line}`)
  .join('\n')}
}

${characterRules(theme.character, root)}`;
}
