import type { BrandColours, PlatformTheme } from '@longstrip/core';

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
 * Writes a platform's theme sheet: the brand block of `tokens.css` with this platform's values. Loaded after the base
 * sheet it wins by order, not by weight, so that `data-theme` on a subtree keeps working.
 *
 * @param platformId given where several platforms share a sheet: the values then hold only below that platform's root
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
}
`;
}
