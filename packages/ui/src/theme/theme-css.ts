/** The colours one platform sets, for one of the two themes. Every value is a CSS colour. */
export interface BrandColours {
  /** Fill of the one main button, selected tab line, "UP". Never used as text. */
  primary: string;
  /** What stands on `primary`: at least 4.5:1. */
  onPrimary: string;
  /** The same hue as text on page, surface, fill and `primarySoft`: at least 4.5:1. */
  primaryText: string;
  /** A tint behind a chosen card. */
  primarySoft: string;
  /** Wait-free and good-for-the-reader tags, and nothing else. */
  accent: string;
  accentSoft: string;
}

/** What makes a platform look like itself; everything else is shared. */
export interface PlatformTheme {
  light: BrandColours;
  dark: BrandColours;
  fonts: { body: string; novel: string };
  /** Line heights without unit: running text, titles, novels. Thai and Arabic need 1.7, 1.5 and 1.9. */
  leading: { text: number; title: number; novel: number };
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
 * Writes a platform's theme sheet: the brand block of `tokens.css` with this platform's values. Loaded after the base
 * sheet it wins by order, not by weight, so that `data-theme` on a subtree keeps working.
 */
export function themeCss(theme: PlatformTheme): string {
  return `:root,
[data-theme="light"] {
${colourLines(theme.light, '  ')}
}

[data-theme="dark"] {
${colourLines(theme.dark, '  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
${colourLines(theme.dark, '    ')}
  }
}

:root {
  --font: ${theme.fonts.body};
  --font-novel: ${theme.fonts.novel};
  --lead-text: ${theme.leading.text};
  --lead-title: ${theme.leading.title};
  --lead-novel: ${theme.leading.novel};
}
`;
}
